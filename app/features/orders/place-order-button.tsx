import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { CHECKOUT_FORM } from "./checkout-form.tsx";

interface Props {
  busy: boolean;
  disabled: boolean;
  /** Who takes the payment, on a page of theirs; without one the house writes. */
  payment?: string;
  /** Store credit or a code pays for all of it. */
  settled?: boolean;
}

/** Sends the checkout's form, from under its total. */
export function PlaceOrderButton({ busy, disabled, payment, settled = false }: Props) {
  const { t } = useTranslation();
  const toPay = payment ? t("payNext", { provider: payment }) : t("nothingToPayNow");
  return (
    <>
      <p className="mt-5 text-sm">{settled ? t("creditPaysAll") : toPay}</p>
      <Button type="submit" form={CHECKOUT_FORM} disabled={busy || disabled} className="mt-3 w-full">
        {t(busy ? "placingOrder" : "completeOrder")}
      </Button>
    </>
  );
}

/**
 * Enter in a field presses the form's first button in the order of the page, which would be one of a line's. First on the
 * page, this one takes its place.
 */
export function EnterPlacesOrder({ busy, disabled }: Pick<Props, "busy" | "disabled">) {
  return <button type="submit" form={CHECKOUT_FORM} disabled={busy || disabled} hidden tabIndex={-1} />;
}
