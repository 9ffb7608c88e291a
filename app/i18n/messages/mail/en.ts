/** English words of the mails; no page downloads them. */
const en = {
  // The order mail, laid out by order-letter.server.ts
  orderSubject: "Your order {{id}}",
  orderPreview: "{{units}}, {{total}}. Nothing has been charged.",
  unit_one: "{{count}} product",
  unit_other: "{{count}} products",
  orderHeading: "Thank you for your order.",
  orderOpening: "We have your order, and the products are set aside for you.",
  address: "It will be sent to: {{address}}",
  giftNote: "We put your note in the parcel, and no prices: “{{note}}”",
  orderNext: "We will write to {{email}} to arrange payment. Once it is paid, we pack it and send it.",
  orderFooter: "You receive this because you ordered at {{shop}}.",
  questions: "A question? Write to {{email}}.",
  // The mails of an order's steps, laid out by step-letter.server.ts
  paidSubject: "Your order {{id}} is paid",
  paidOpening:
    "Your payment of {{amount}} has arrived, thank you. We pack your order next, and write again when it leaves.",
  shippedSubject: "Your order {{id}} is on its way",
  shippedOpening: "Your parcel has left us.",
  deliveredSubject: "Your order {{id}} was delivered",
  deliveredOpening: "Your parcel was delivered. If it is not with you, please write to {{email}}.",
  cancelledSubject: "Your order {{id}} is cancelled",
  cancelledOpening: "Your order is cancelled. Nothing was charged.",
  cancelledPaid: "Your order is cancelled. The {{amount}} that you paid goes back to you.",
  refundedSubject: "A refund for your order {{id}}",
  refundedOpening: "We have paid back {{amount}}. Your bank may take a few days to show it.",
  refundedCredit: "We have added {{amount}} to your store credit. You can use it at the checkout.",
  returnedSubject: "What you sent back from order {{id}} has arrived",
  returnedOpening:
    "It has arrived, thank you. We have paid back {{amount}}; your bank may take a few days to show it.",
  returnedCredit: "It has arrived, thank you. We have added {{amount}} to your store credit.",
  returnedPlain: "It has arrived, thank you.",
  cancelledCredit: "The {{amount}} of store credit that it used are yours again.",
  refundedPart: "The rest of your order stays as it is.",
  orderPreviewPaid: "{{units}}, {{total}}. Paid, thank you.",
  orderNextPaid:
    "Your payment has arrived, thank you. We pack your order next, and write to {{email}} when it leaves.",
  cancelledUnpaid:
    "Your order was not paid in time, so it is cancelled. Nothing was charged, and what you chose is back in your cart.",
  paymentSubject: "A payment for order {{id}} needs a look",
  "payment_wrong-amount":
    "{{amount}} came for this order, which is not what it comes to. It does not count as paid. Please look at the payment in your provider’s dashboard, and pay it back there or mark the order as paid.",
  "payment_after-cancelled":
    "{{amount}} came for this order after it had been cancelled. It goes back by itself; there is nothing to do.",
  "payment_paid-twice":
    "{{amount}} came for this order, which was paid already. It goes back by itself; there is nothing to do.",
  "payment_refund-failed":
    "The refund of {{amount}} did not reach the shopper: their bank sent it back. Please arrange it with them another way.",
  payment_disputed:
    "Their bank is calling {{amount}} of this order back. Please answer in your provider’s dashboard before its time is up, with the proof that the parcel left. No refund can be made until it is decided.",
  "payment_dispute-won":
    "The {{amount}} that their bank had called back are yours again; there is nothing to do.",
  "payment_dispute-lost":
    "{{amount}} of this order went back to the shopper’s bank for good. The order counts them as paid back.",
  paymentFooter: "You receive this because orders at {{shop}} are paid at a payment provider.",
  deliveryTimes_one:
    "Packed within {{count}} working day of payment, then {{from}} to {{to}} working days on the way.",
  deliveryTimes_other:
    "Packed within {{count}} working days of payment, then {{from}} to {{to}} working days on the way.",
  deliveryTo: "{{place}}: {{times}}",
  shippingFee: "{{place}}: {{fee}}.",
  shippingFreeFrom: "{{place}}: {{fee}}, free from {{sum}}.",
  shippingFree: "{{place}}: free.",
  shippingGlance: "Shipping – {{price}}",
  otherCountries: "Other countries",
  deliveryNotTo: "We do not send to: {{places}}.",
  deliveryBetween: "With you between {{from}} and {{to}}.",
  receiptTitle: "Receipt {{number}}",
  receiptIssued: "Issued on {{day}}",
  receiptOrder: "Order {{id}} of {{day}}",
  receiptFor: "For",
  receiptTax: "{{percent}} % {{name}} included in the total",
  receiptPaid: "Paid on {{day}}",
  receiptRefunded: "Paid back on {{day}}",
  receiptCredit: "Paid with store credit",
  receiptAsCredit: "Given as store credit on {{day}}",
  returnsDays_one: "Things may come back within {{count}} day of their arrival.",
  returnsDays_other: "Things may come back within {{count}} days of their arrival.",
  returnsOneOpened: "They must be unopened, but for one product of an order that you may have tried.",
  returnsClosed: "They must be unopened.",
  returnAskedSubject: "A return of order {{id}} is asked for",
  returnAsked: "The shopper would like to send this back. Please answer in the order’s view.",
  returnAnswerSubject: "Your return of order {{id}}",
  returnAccepted: "You may send this back. What you paid for it goes back to you once it is here.",
  returnDeclined: "We are sorry: we cannot take this back.",
  returnTo: "Please send it to: {{address}}",
  returnAskWhere: "If you have not been told where to send it, please ask us first: {{email}}",
  returnOpenedUnits: "× {{quantity}}, one opened",
  returnFooter: "You receive this because shoppers at {{shop}} may send things back.",
  carrier: "Carrier",
  trackingNumber: "Tracking number",
  track: "Follow the parcel",
  creditSubject: "{{amount}} of store credit for you",
  creditOpening:
    "We have added {{amount}} to your store credit, which is {{balance}} now. You can use it at the checkout.",
  creditFooter: "You receive this because you have an account at {{shop}}.",
  resetSubject: "Choose a new password",
  resetPreview: "The link works for one hour.",
  resetOpening: "Someone, you we hope, asked for a new password for your Nacre account.",
  resetHonest:
    "The link works once, for one hour, and signs you out everywhere. If it was not you, there is nothing to do: your password stays as it is.",
  resetAction: "Choose a new password",
  resetFooter: "You receive this because your email was entered at {{shop}}.",
  deviceSubject: "Somebody guesses at your password",
  deviceOpening:
    "So many wrong passwords were tried for your account that devices we do not know are kept out for an hour. Someone, you we hope, has just tried to sign in on one of them.",
  deviceHonest:
    "If it was you, open this link on that device, then sign in as always. It works for one hour. If it was not you, there is nothing to do: nobody got in.",
  deviceAction: "This is my device",
  deviceFooter: "You receive this because somebody tried to sign in at {{shop}}.",
  firstPasswordSubject: "Choose your password",
  firstPasswordOpening:
    "Someone, you we hope, began an account at Nacre with this address. Choose a password, and it is yours.",
  firstPasswordHonest:
    "The link works once, for one hour. If it was not you, there is nothing to do: without the link nobody can use it.",
  confirmSubject: "Is this your email?",
  confirmPreview: "One press, and we know that our mail reaches you.",
  confirmOpening: "An account at Nacre was made with this address. Please confirm that it is yours.",
  confirmHonest: "The link works for a day. You can shop without it, too.",
  confirmAction: "Confirm my email",
  confirmFooter: "You receive this because your email was entered at {{shop}}. If it was not you, ignore it.",
  restockSubject: "{{name}}, back in stock",
  restockPreview: "You asked us to write when it is in stock again.",
  restockOpening: "It is in stock again. You asked us to tell you, so here we are.",
  restockHonest: "We write once. It is not set aside, so it may sell out again.",
  refillSubject: "{{name}} may soon run out",
  refillPreview: "You asked us to write about now.",
  refillOpening: "You asked us to write about now: used as the pack says, it lasts about a week more.",
  refillHonest: "We write once. If there is still enough, leave it be.",
  unsubscribe: "No more mails about stock, nor reminders",
  unsubscribed: "{{email}} gets no more mails about products that are back in stock, and no reminders.",
  restockAction: "See it in the shop",
  restockFooter: "You receive this once, because you asked for it at {{shop}}.",
} as const;

/** What every language must have: the same keys, its own words. */
export type MailMessages = { [Key in keyof typeof en]: string };
export default en;
