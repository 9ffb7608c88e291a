import type { MailMessages } from "./en.ts";

const sp = {
  orderSubject: "Tu pedido {{id}}",
  orderPreview: "{{units}}, {{total}}. No se ha cobrado nada.",
  unit_one: "{{count}} producto",
  unit_other: "{{count}} productos",
  orderOpening: "Tenemos tu pedido y los productos están reservados para ti.",
  address: "Va a: {{address}}",
  orderNext: "Escribiremos a {{email}} para acordar el pago. Una vez pagado, lo preparamos y lo enviamos.",
  orderFooter: "Recibes este mensaje porque hiciste un pedido en {{shop}}.",
  questions: "¿Alguna pregunta? Escribe a {{email}}.",
  restockSubject: "{{name}} ha vuelto",
  restockPreview: "Nos pediste que te escribiéramos a su regreso.",
  restockOpening: "{{name}} vuelve a estar disponible. Querías saberlo, y aquí estamos.",
  restockHonest: "Escribimos una sola vez. No queda reservado, así que puede volver a agotarse.",
  restockAction: "Verlo en la tienda",
  restockFooter: "Recibes este mensaje una sola vez, porque lo pediste en {{shop}}.",
} satisfies MailMessages;
export default sp;
