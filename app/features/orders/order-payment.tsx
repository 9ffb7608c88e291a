import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Form, href, useNavigation, useRevalidator } from "react-router";
import { Button, TextLink } from "#app/ui/button.tsx";
import type { OrderView } from "./order.ts";

/** Milliseconds between looks whether a payment is confirmed, and how many of them. */
const LOOK_EVERY = 3000;
const MOST_LOOKS = 20;

/** How an order is paid that has not been yet, for who ordered it. `returned`: they have just come back from paying. */
export function OrderPayment({ order, returned }: { order: OrderView; returned: boolean }) {
  const { t } = useTranslation("account");
  const { payment } = order;
  if (payment?.state === "processing") return <p className="text-pretty">{t("payProcessing")}</p>;
  if (payment?.state === "wrong-amount") return <p className="text-pretty">{t("payQuestion")}</p>;
  if (payment?.state !== "open") return null;
  return returned ? <Confirming order={order} /> : <Open order={order} minutes={payment.minutesLeft} />;
}

function Confirming({ order }: { order: OrderView }) {
  const { t } = useTranslation("account");
  useLooks();
  return (
    <div role="status">
      <p className="text-pretty">{t("payConfirming")}</p>
      <p className="mt-2">
        <TextLink to={`${href("/profile")}?${new URLSearchParams({ order: order.id, paid: "1" })}`}>
          {t("payLookAgain")}
        </TextLink>
      </p>
    </div>
  );
}

/** Looks again every few seconds, for a minute: the provider's news may come at any moment. */
function useLooks(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      if (looks >= MOST_LOOKS) clearInterval(timer);
      void revalidate();
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [revalidate]);
}

function Open({ order, minutes }: { order: OrderView; minutes: number }) {
  const { t } = useTranslation("account");
  const busy = useNavigation().formAction === href("/payment");
  return (
    <div className="grid gap-4">
      <p className="text-pretty">{t("payOpen", { count: minutes })}</p>
      <Form method="post" action={href("/payment")} className="grid gap-3 print:hidden">
        <input type="hidden" name="order" value={order.id} />
        <Button type="submit" disabled={busy}>
          {t("payNow")}
        </Button>
        <div className="text-center">
          <Button type="submit" name="intent" value="give-up" look="quiet" disabled={busy} className="w-full">
            {t("payGiveUp")}
          </Button>
          <p className="mt-2 text-xs text-mist">{t("payGiveUpHint")}</p>
        </div>
      </Form>
    </div>
  );
}
