/** English words of the mails; no page downloads them. */
const en = {
  orderSubject: "Your order {{id}}",
  orderPreview: "{{units}}, {{total}}. Nothing has been charged.",
  unit_one: "{{count}} product",
  unit_other: "{{count}} products",
  orderOpening: "We have your order, and the products are set aside for you.",
  address: "It goes to: {{address}}",
  orderNext: "We will write to {{email}} to arrange payment. Once it is paid, we pack it and send it.",
  orderFooter: "You receive this because you ordered at {{shop}}.",
  questions: "A question? Write to {{email}}.",
  restockSubject: "{{name}} is back",
  restockPreview: "You asked us to write when it is in stock again.",
  restockOpening: "{{name}} is in stock again. You asked us to tell you, so here we are.",
  restockHonest: "We write once. It is not set aside, so it may sell out again.",
  restockAction: "See it in the shop",
  restockFooter: "You receive this once, because you asked for it at {{shop}}.",
} as const;

/** What every language must have: the same keys, its own words. */
export type MailMessages = { [Key in keyof typeof en]: string };
export default en;
