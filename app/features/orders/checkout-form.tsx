import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";

interface Props {
  busy: boolean;
  idempotencyKey: string;
  /** Integer cents: what the page shows as the total. */
  shownTotal: number;
  shownLines: string;
  addressFields: ReactNode;
}

/** The shipping form. What the shopper saw goes along, so that the server can tell when it changed. */
export function CheckoutForm({ busy, idempotencyKey, shownTotal, shownLines, addressFields }: Props) {
  const { t } = useTranslation();
  return (
    <Form method="post" id="checkout" aria-labelledby="shipping-address" className="grid gap-6">
      <h2 id="shipping-address" className="display-text text-2xl">
        {t("shippingAddress")}
      </h2>
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <input type="hidden" name="shownTotal" value={shownTotal} />
      <input type="hidden" name="shownLines" value={shownLines} />
      {addressFields}
      <div>
        <Button type="submit" disabled={busy} className="w-full sm:w-auto sm:min-w-64">
          {t(busy ? "placingOrder" : "completeOrder")}
        </Button>
        <p className="mt-3 text-xs text-mist">{t("paymentNote")}</p>
      </div>
    </Form>
  );
}
