/** The mails that the panel shows, each by the kind that sends it. */
export const MAILS = {
  order: "order-mail",
  paid: "step-mail",
  shipped: "step-mail",
  delivered: "step-mail",
  cancelled: "step-mail",
  refunded: "step-mail",
  returned: "step-mail",
  "return-accepted": "return-mail",
  "return-declined": "return-mail",
  credit: "credit-mail",
  restock: "restock-mail",
  refill: "refill-mail",
  confirm: "confirm-mail",
  reset: "reset-mail",
  "first-password": "reset-mail",
  device: "device-mail",
  "return-asked": "return-mail",
  payment: "payment-mail",
} as const;
export type Mail = keyof typeof MAILS;
export const MAIL_NAMES = Object.keys(MAILS) as Mail[];

/** A mail as the panel shows it. */
export interface ShownMail {
  subject: string;
  to: string;
  text: string;
}
