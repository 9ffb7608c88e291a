import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { formatMoney } from "#app/ui/price.tsx";
import { CHECKOUT_FORM } from "./checkout-form.tsx";
import type { CodeProblem, Discount } from "./discount.ts";

/** What the server said of a code. */
export interface CodeAnswer {
  /** The code that counts by now; null where none does. */
  discount?: Discount | null;
  /** What was typed that does not, and why; `leastSum` in integer cents. */
  refused?: { code: string; problem: CodeProblem; leastSum: number };
}

/** The code that counts: what was last said of it; an answer that is lost says nothing. */
export function useDiscount(answer: CodeAnswer | undefined): Discount | undefined {
  const said = answer?.discount;
  const [kept, keep] = useState(said ?? null);
  if (said !== undefined && said?.code !== kept?.code) keep(said);
  return (said === undefined ? kept : said) ?? undefined;
}

interface Props {
  discount: Discount | undefined;
  /** Integer cents that it takes off what is in the cart now. */
  cents: number;
  refused: CodeAnswer["refused"];
  busy: boolean;
}

/** Where a code is written, or the one that counts; part of the checkout's form. */
export function CodeField({ discount, cents, refused, busy }: Props) {
  const { t } = useTranslation();
  const apply = useRef<HTMLButtonElement>(null);
  if (discount) {
    const { code } = discount;
    return (
      <div className="mt-5 border-t pt-4 text-sm">
        <input type="hidden" name="code" value={code} form={CHECKOUT_FORM} />
        <p role="status" className={cents > 0 ? "" : "text-coral"}>
          {cents > 0
            ? t("codeTaken", { code })
            : t("code_least-sum", { sum: formatMoney(discount.leastSum) })}
        </p>
        <button
          type="submit"
          form={CHECKOUT_FORM}
          name="intent"
          value="no-code"
          disabled={busy}
          className="min-h-11 underline decoration-edge underline-offset-4 hover:decoration-ink"
        >
          {t("removeCode", { code })}
        </button>
      </div>
    );
  }
  // Enter would press the form's first button, which orders.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    apply.current?.click();
  };
  return (
    <div className="mt-5 flex items-start gap-2 border-t pt-4">
      <Field
        label={t("haveCode")}
        name="code"
        form={CHECKOUT_FORM}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={refused?.code}
        error={refused && t(`code_${refused.problem}`, { sum: formatMoney(refused.leastSum) })}
        onKeyDown={onKeyDown}
        className="min-w-0 grow"
      />
      <Button
        ref={apply}
        type="submit"
        look="quiet"
        form={CHECKOUT_FORM}
        name="intent"
        value="code"
        disabled={busy}
        className="mt-[calc(1lh+0.375rem)] px-5"
      >
        {t("apply")}
      </Button>
    </div>
  );
}

/** Whether store credit is used; `balance` in integer cents. */
export function CreditChoice({
  balance,
  used,
  onChange,
}: {
  balance: number;
  used: boolean;
  onChange: (used: boolean) => void;
}) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <p className="mt-4 border-t pt-3">
      <label htmlFor={id} className="flex min-h-11 items-center gap-3 text-sm">
        <input
          id={id}
          type="checkbox"
          name="useCredit"
          form={CHECKOUT_FORM}
          checked={used}
          onChange={(event) => onChange(event.target.checked)}
          className="tick"
        />
        {t("useCredit", { amount: formatMoney(balance) })}
      </label>
    </p>
  );
}
