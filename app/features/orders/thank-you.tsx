import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { href } from "react-router";
import type { Language } from "#app/i18n/language.ts";
import { TextLink } from "#app/ui/button.tsx";
import { PictureView } from "#app/ui/picture-view.tsx";
import { type OrderView, shortOrderId } from "./order.ts";
import { OrderProgress } from "./order-progress.tsx";
import { OrderSheet } from "./order-sheet.tsx";
import { PrintButton } from "./print-button.tsx";
import { forgetThanks } from "./thanks.ts";
import { WhatHappensNext } from "./what-happens-next.tsx";

interface Props {
  order: OrderView;
  email: string;
  language: Language;
}

/** The moment after an order: its number, what was ordered, where to, and what happens next. It is over once it is left. */
export function ThankYou({ order, email, language }: Props) {
  const { t } = useTranslation();
  const [firstName = ""] = order.shippingAddress.fullName.split(" ");
  const picture = order.items[0]?.picture;
  useEffect(() => {
    window.addEventListener("pagehide", forgetThanks);
    return () => {
      window.removeEventListener("pagehide", forgetThanks);
      forgetThanks();
    };
  }, []);
  return (
    <section
      aria-labelledby="thank-you"
      data-print-sheet
      className="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]"
    >
      {picture && (
        <PictureView
          picture={{ ...picture, alt: "" }}
          sizes="(min-width: 1024px) 40vw, 100vw"
          className="w-full object-cover max-lg:aspect-5/4 max-sm:-mx-5 max-sm:-mt-10 max-sm:aspect-square max-sm:w-dvw max-sm:max-w-none max-lg:object-[50%_15%] lg:sticky lg:top-24 lg:h-full lg:max-h-[46rem] lg:self-start print:hidden"
        />
      )}
      <div>
        <h1 id="thank-you" className="display-text text-4xl text-wrap sm:text-6xl">
          {t("thankYou", { name: firstName })}
        </h1>
        <p translate="no" className="figures mt-3 text-mist">
          {t("orderNumber", { id: shortOrderId(order.id) })}
        </p>
        <div className="mt-8">
          <OrderSheet order={order} headingLevel="h2">
            {order.status === "pending" ? (
              <WhatHappensNext email={email} />
            ) : (
              <OrderProgress order={order} language={language} />
            )}
          </OrderSheet>
        </div>
        <p className="mt-8 flex flex-wrap items-center gap-x-8 print:hidden">
          <TextLink to={href("/shop")}>{t("continueShopping")}</TextLink>
          <PrintButton />
        </p>
      </div>
    </section>
  );
}
