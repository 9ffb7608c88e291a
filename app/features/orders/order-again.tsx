import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { OrderView } from "./order.ts";

/** Puts an order's products into the cart again; names beforehand what is not available today. */
export function OrderAgain({ order }: { order: OrderView }) {
  const { t } = useTranslation("account");
  const busy = useNavigation().formAction === "/cart/fill";
  const missing = order.items.filter(({ inStock }) => !inStock).map(({ name }) => name);
  const isOver = missing.length === order.items.length;
  return (
    <Form method="post" action="/cart/fill" preventScrollReset className="print:hidden">
      <input type="hidden" name="order" value={order.id} />
      {!isOver && (
        <Button type="submit" look="quiet" disabled={busy} className="max-sm:w-full">
          {t("orderAgain")}
        </Button>
      )}
      {missing.length > 0 && (
        <p className="mt-2 text-sm text-pretty text-mist">
          {isOver ? t("orderAgainNothing") : t("orderAgainWithout", { names: missing.join(", ") })}
        </p>
      )}
    </Form>
  );
}
