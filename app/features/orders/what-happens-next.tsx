import { useId } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  email: string;
  /** Who takes the payment; without one the house writes. */
  payment?: string;
  /** What the house takes back. */
  returns?: string | undefined;
  className?: string;
}

/** What follows an order, step by step; said before it is placed, and after. */
export function WhatHappensNext({ email, payment, returns, className = "" }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section aria-labelledby={id} className={`border-t pt-6 ${className}`}>
      <h2 id={id} className="mb-3 text-sm text-mist">
        {t("nextTitle")}
      </h2>
      <ol className="grid list-decimal gap-y-3 pl-5">
        <li className="text-pretty wrap-anywhere">
          {payment ? t("payNext", { provider: payment }) : t("nextWrite", { email })}
        </li>
        <li>{t(payment ? "payHeld" : "nextPending")}</li>
        <li>{t("nextShip")}</li>
      </ol>
      {returns && <p className="mt-4 text-sm text-pretty">{returns}</p>}
    </section>
  );
}
