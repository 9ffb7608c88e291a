import { useId } from "react";
import { useTranslation } from "react-i18next";

/** What follows an order, step by step; said before it is placed, and after. */
export function WhatHappensNext({ email, className = "" }: { email: string; className?: string }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section aria-labelledby={id} className={`border-t pt-6 ${className}`}>
      <h2 id={id} className="mb-3 text-sm text-mist">
        {t("nextTitle")}
      </h2>
      <ol className="grid list-decimal gap-y-3 pl-5">
        <li className="text-pretty break-words">{t("nextWrite", { email })}</li>
        <li>{t("nextPending")}</li>
        <li>{t("nextShip")}</li>
      </ol>
    </section>
  );
}
