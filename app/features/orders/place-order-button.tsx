import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { CHECKOUT_FORM } from "./checkout-form.tsx";

/** Sends the checkout's form, from under its total. */
export function PlaceOrderButton({ busy, disabled }: { busy: boolean; disabled: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <p className="mt-5 text-sm">{t("nothingToPayNow")}</p>
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
export function EnterPlacesOrder({ busy, disabled }: { busy: boolean; disabled: boolean }) {
  return <button type="submit" form={CHECKOUT_FORM} disabled={busy || disabled} hidden tabIndex={-1} />;
}
