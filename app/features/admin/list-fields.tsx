import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, TEXT_LINK } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/field.tsx";

const BOX =
  "block min-h-12 w-full rounded-xs border border-edge bg-paper px-3.5 text-base text-ink transition-colors hover:border-ink";

/** What a list is searched for, with the button that does so where scripts do not. */
export function SearchField({ label, ...input }: ComponentProps<"input"> & { label: string }) {
  const { t } = useTranslation("admin");
  return (
    <div className="flex grow basis-full items-end gap-2 sm:max-w-md sm:basis-64">
      <label className="min-w-0 grow text-sm text-mist">
        {/* Zero width, so that a long label may run on above the button. */}
        <span className="mb-1.5 block w-0 whitespace-nowrap">{label}</span>
        <input type="search" name="q" maxLength={100} className={BOX} {...input} />
      </label>
      <Button type="submit" look="quiet" className="px-5">
        {t("search")}
      </Button>
    </div>
  );
}

const NARROW = "min-w-0 grow basis-32 text-sm text-mist sm:grow-0 sm:basis-auto";

/** A day that a list begins or ends with. */
export function DayField({ label, ...input }: ComponentProps<"input"> & { label: string }) {
  return (
    <label className={NARROW}>
      <span className="mb-1.5 block">{label}</span>
      <input type="date" className={BOX} {...input} />
    </label>
  );
}

/** What a list is narrowed down to. */
export function ChoiceField({ label, ...select }: ComponentProps<"select"> & { label: string }) {
  return <SelectField label={label} className={NARROW} {...select} />;
}

/** Further fields, behind a press on a phone: there the list comes first. */
export function Narrower({ open: first, children }: { open: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(first);
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={`${TEXT_LINK} -my-2 sm:hidden noscript:hidden`}
      >
        {t("filters")}
      </button>
      <div id={id} className={`flex-wrap items-end gap-4 noscript:flex sm:flex ${open ? "flex" : "hidden"}`}>
        {children}
      </div>
    </>
  );
}
