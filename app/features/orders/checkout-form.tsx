import type { ComponentProps, ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { GiftNoteField } from "./gift-note-field.tsx";

/** The form's id: its buttons are elsewhere on the page. */
export const CHECKOUT_FORM = "checkout";

interface Props extends Pick<ComponentProps<"form">, "onSubmit" | "onInput"> {
  ref: RefObject<HTMLFormElement | null>;
  idempotencyKey: string;
  /** Integer cents: what the page shows as the total. */
  shownTotal: number;
  /** Integer cents: what the page shows as left to pay, where store credit pays a part. */
  shownDue?: number;
  shownLines: string;
  /** Whose form it is; see typed-address.server.ts. */
  person: string;
  /** Whether the box is ticked that keeps the address. */
  keepAddress: boolean;
  giftNote: string;
  children: ReactNode;
}

/**
 * The shipping form. What the shopper saw goes along, so that the server can tell when it changed. The browser does not
 * check the required fields itself: it would complain in its own language.
 */
export function CheckoutForm({
  idempotencyKey,
  shownTotal,
  shownDue,
  shownLines,
  person,
  keepAddress,
  giftNote,
  children,
  ...form
}: Props) {
  const { t } = useTranslation();
  return (
    <Form
      {...form}
      method="post"
      id={CHECKOUT_FORM}
      noValidate
      aria-labelledby="shipping-address"
      className="grid grid-cols-1 content-start gap-6 max-lg:order-2"
    >
      <h2 id="shipping-address" className="display-text text-2xl lg:flex lg:min-h-16 lg:items-center lg:pt-6">
        {t("shippingAddress")}
      </h2>
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <input type="hidden" name="shownTotal" value={shownTotal} />
      {shownDue !== undefined && <input type="hidden" name="shownDue" value={shownDue} />}
      <input type="hidden" name="shownLines" value={shownLines} />
      <input type="hidden" name="person" value={person} />
      {children}
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input type="checkbox" name="keepAddress" defaultChecked={keepAddress} className="tick" />
        {t("keepAddress")}
      </label>
      <GiftNoteField note={giftNote} />
    </Form>
  );
}
