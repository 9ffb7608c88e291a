import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Select } from "#app/ui/field.tsx";
import type { ShopConcern } from "./product.ts";
import type { DraftField as FieldName, ProductDraft } from "./product-draft.ts";
import type { ProductForm } from "./use-product-form.ts";

const BOX =
  "block min-h-12 w-full rounded-xs border border-edge bg-paper px-3.5 text-base text-ink transition-colors duration-200 hover:border-ink aria-invalid:border-coral";

type TextName = Exclude<FieldName, "featured" | "category" | "state" | "concerns">;

interface Props {
  form: ProductForm;
  field: TextName;
  label: string;
  hint?: string;
  required?: boolean;
  /** Lines of a text area; a single line without it. */
  rows?: number;
  inputMode?: "decimal" | "numeric" | "url";
  /** The language it is written in, where that is not the page's. */
  lang?: string;
  className?: string;
}

/** A text of the product form, with what is wrong with it, and what somebody else wrote there, beside it. */
export function DraftField({ form, field, label, hint, required, rows, inputMode, lang, className }: Props) {
  const id = useId();
  const { draft, set, problems } = form;
  const shared = {
    id,
    name: field,
    lang,
    required,
    "aria-invalid": problems[field] ? true : undefined,
    "aria-describedby": `${id}-notes`,
    value: draft[field],
  };
  return (
    <div className={className}>
      <Label htmlFor={id} required={required}>
        {label}
      </Label>
      {rows ? (
        <textarea
          {...shared}
          rows={rows}
          onChange={(event) => set(field, event.target.value)}
          className={`${BOX} field-sizing-content max-h-80 py-3`}
        />
      ) : (
        <input
          {...shared}
          inputMode={inputMode}
          autoComplete="off"
          onChange={(event) => set(field, event.target.value)}
          className={BOX}
        />
      )}
      <Notes id={`${id}-notes`} form={form} field={field} hint={hint} />
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  form: ProductForm;
  label: string;
  options: readonly (readonly [Value, string])[];
}

interface SelectProps<Field extends "category" | "state"> extends ChoiceProps<ProductDraft[Field]> {
  field: Field;
  hint?: string;
}

/** One of a few, in the product form. */
export function SelectField<Field extends "category" | "state">(props: SelectProps<Field>) {
  const { form, field, label, options, hint } = props;
  const id = useId();
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Select
        id={id}
        name={field}
        aria-describedby={`${id}-notes`}
        value={form.draft[field]}
        onChange={(event) => {
          const chosen = options.find(([value]) => value === event.target.value);
          if (chosen) form.set(field, chosen[0]);
        }}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
      <Notes id={`${id}-notes`} form={form} field={field} hint={hint} />
    </div>
  );
}

/** Whether the product stands on the home page. */
export function FeaturedField({ form, label }: { form: ProductForm; label: string }) {
  const id = useId();
  return (
    <div>
      <label className="inline-flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          name="featured"
          checked={form.draft.featured}
          aria-describedby={id}
          onChange={(event) => form.set("featured", event.target.checked)}
          className="tick"
        />
        {label}
      </label>
      <Notes id={id} form={form} field="featured" />
    </div>
  );
}

/** What the product is recommended for. */
export function ConcernsField({ form, label, options }: ChoiceProps<ShopConcern>) {
  const id = useId();
  const ticked = form.draft.concerns.split(",").filter(Boolean);
  const toggle = (concern: ShopConcern) => {
    const wanted = options
      .map(([value]) => value)
      .filter((value) => (value === concern) !== ticked.includes(value));
    form.set("concerns", wanted.join(","));
  };
  return (
    <fieldset aria-describedby={id} className="sm:col-span-2">
      <legend className="mb-1 text-sm text-mist">{label}</legend>
      <div className="grid grid-cols-2 gap-x-5 sm:grid-cols-3">
        {options.map(([value, text]) => (
          <label key={value} className="inline-flex min-h-11 items-center gap-3 py-1 text-sm leading-snug">
            <input
              type="checkbox"
              checked={ticked.includes(value)}
              onChange={() => toggle(value)}
              className="tick"
            />
            {text}
          </label>
        ))}
      </div>
      <Notes id={id} form={form} field="concerns" />
    </fieldset>
  );
}

function Label(props: { htmlFor: string; required?: boolean; children: ReactNode }) {
  return (
    <label htmlFor={props.htmlFor} className="mb-1.5 block text-sm text-mist">
      {props.children}
      {props.required && <span aria-hidden> *</span>}
    </label>
  );
}

function Notes({
  id,
  form,
  field,
  hint,
}: {
  id: string;
  form: ProductForm;
  field: FieldName;
  hint?: string;
}) {
  const { t } = useTranslation("admin");
  const problem = form.problems[field];
  const theirs = form.theirs[field];
  const spoken = typeof theirs === "boolean" ? t(theirs ? "yes" : "no") : theirs;
  return (
    <div id={id} className="text-xs">
      {problem && <p className="mt-1.5 text-coral">{t(`problem_${problem}`)}</p>}
      {spoken !== undefined && (
        <p className="mt-1.5 break-words text-coral">
          {spoken === "" ? t("theirsEmpty") : t("theirs", { value: spoken })}
        </p>
      )}
      {hint && <p className="mt-1.5 text-mist">{hint}</p>}
    </div>
  );
}
