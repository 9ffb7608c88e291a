import { NumberField } from "@base-ui/react/number-field";
import { Minus, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";

const STEP =
  "inline-flex size-12 items-center justify-center transition-colors hover:bg-shell disabled:opacity-40";

/** Whole numbers from 1 to the stock, as a form field named `quantity`. */
export function QuantityInput({ max }: { max: number }) {
  const { t } = useTranslation();
  return (
    <NumberField.Root
      defaultValue={1}
      min={1}
      max={Math.max(1, max)}
      step={1}
      format={{ maximumFractionDigits: 0, useGrouping: false }}
      disabled={max === 0}
      allowOutOfRange={false}
    >
      <NumberField.Group className="flex min-h-12 items-stretch rounded-xs border border-edge">
        <NumberField.Decrement aria-label={t("decrease")} className={STEP}>
          <Minus aria-hidden className="size-4" />
        </NumberField.Decrement>
        {/* The name is here and not on the hidden input: what is typed counts without JavaScript too. */}
        <NumberField.Input
          name="quantity"
          aria-label={t("quantity")}
          aria-roledescription={t("numberField")}
          className="figures w-11 bg-transparent text-center text-base text-ink"
        />
        <NumberField.Increment aria-label={t("increase")} className={STEP}>
          <Plus aria-hidden className="size-4" />
        </NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  );
}
