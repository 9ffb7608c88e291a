import { Minus, Plus } from "#app/ui/icons.tsx";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";

const STEP =
  "inline-flex h-12 w-11 items-center justify-center transition-colors hover:bg-shell disabled:opacity-40 lg:w-12";

/**
 * Whole numbers from 1 to the stock, as a form field named `quantity`. What is typed counts without JavaScript too. Own
 * lines, and not a library's number field: that one weighed more than the rest of the product page.
 */
export function QuantityInput({ max }: { max: number }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("1");
  const within = (wanted: number) => Math.min(Math.max(1, max), Math.max(1, Math.trunc(wanted) || 1));
  const quantity = within(Number(typed));
  const step = (by: number) => setTyped(String(within(quantity + by)));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    step(event.key === "ArrowUp" ? 1 : -1);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has borders and a legend; this is one control in three parts
    <div role="group" className="flex min-h-12 items-stretch rounded-xs border border-edge">
      <button
        type="button"
        aria-label={t("decrease")}
        disabled={quantity <= 1}
        onClick={() => step(-1)}
        className={STEP}
      >
        <Minus aria-hidden className="size-4" />
      </button>
      <input
        name="quantity"
        aria-label={t("quantity")}
        aria-roledescription={t("numberField")}
        inputMode="numeric"
        autoComplete="off"
        disabled={max === 0}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTyped(String(quantity))}
        onKeyDown={onKeyDown}
        className="figures w-9 bg-transparent text-center text-base text-ink lg:w-11"
      />
      <button
        type="button"
        aria-label={t("increase")}
        disabled={quantity >= max}
        onClick={() => step(1)}
        className={STEP}
      >
        <Plus aria-hidden className="size-4" />
      </button>
    </div>
  );
}
