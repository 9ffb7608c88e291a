import type { MailMessages } from "./en.ts";

const sp = {
  orderSubject: "Tu pedido {{id}}",
  orderPreview: "{{units}}, {{total}}. No se ha cobrado nada.",
  unit_one: "{{count}} producto",
  unit_other: "{{count}} productos",
  orderHeading: "Gracias por tu pedido.",
  orderOpening: "Tenemos tu pedido y los productos están reservados para ti.",
  address: "Se enviará a: {{address}}",
  giftNote: "En el paquete va tu nota, sin precios: «{{note}}»",
  orderNext: "Escribiremos a {{email}} para acordar el pago. Una vez pagado, lo preparamos y lo enviamos.",
  orderFooter: "Recibes este mensaje porque hiciste un pedido en {{shop}}.",
  questions: "¿Alguna pregunta? Escribe a {{email}}.",
  // The mails of an order's steps, laid out by step-letter.server.ts
  paidSubject: "Tu pedido {{id}} está pagado",
  paidOpening:
    "Tu pago de {{amount}} ha llegado, gracias. Ahora preparamos tu pedido y te escribiremos cuando salga.",
  shippedSubject: "Tu pedido {{id}} está en camino",
  shippedOpening: "Tu paquete ha salido.",
  deliveredSubject: "Tu pedido {{id}} se ha entregado",
  deliveredOpening: "Tu paquete se ha entregado. Si no lo tienes, escribe a {{email}}.",
  cancelledSubject: "Tu pedido {{id}} está cancelado",
  cancelledOpening: "Tu pedido está cancelado. No se ha cobrado nada.",
  cancelledPaid: "Tu pedido está cancelado. Te devolvemos los {{amount}} que pagaste.",
  refundedSubject: "Un reembolso de tu pedido {{id}}",
  refundedOpening: "Te hemos devuelto {{amount}}. Tu banco puede tardar unos días en mostrarlo.",
  refundedCredit: "Hemos añadido {{amount}} a tu saldo en la tienda. Puedes usarlo en tu próximo pedido.",
  returnedSubject: "Ha llegado lo que devolviste del pedido {{id}}",
  returnedOpening:
    "Ha llegado, gracias. Te hemos devuelto {{amount}}; tu banco puede tardar unos días en mostrarlo.",
  returnedCredit: "Ha llegado, gracias. Hemos añadido {{amount}} a tu saldo en la tienda.",
  returnedPlain: "Ha llegado, gracias.",
  cancelledCredit: "Los {{amount}} de saldo que usó vuelven a ser tuyos.",
  refundedPart: "El resto de tu pedido sigue igual.",
  orderPreviewPaid: "{{units}}, {{total}}. Pagado, gracias.",
  orderNextPaid:
    "Tu pago ha llegado, gracias. Ahora preparamos tu pedido y escribimos a {{email}} cuando salga.",
  cancelledUnpaid:
    "Tu pedido no se pagó a tiempo, así que está cancelado. No se ha cobrado nada y lo que elegiste está de nuevo en tu carrito.",
  paymentSubject: "Un pago del pedido {{id}} necesita tu atención",
  "payment_wrong-amount":
    "Han llegado {{amount}} para este pedido, que no es su importe. No cuenta como pagado. Mira el pago en tu proveedor: devuélvelo allí o marca el pedido como pagado.",
  "payment_after-cancelled":
    "Han llegado {{amount}} para este pedido después de cancelarse. Se devuelven solos; no hay nada que hacer.",
  "payment_paid-twice":
    "Han llegado {{amount}} para este pedido, que ya estaba pagado. Se devuelven solos; no hay nada que hacer.",
  "payment_refund-failed":
    "El reembolso de {{amount}} no llegó: el banco lo devolvió. Acuerda otra forma con el cliente.",
  payment_disputed:
    "El banco del cliente reclama {{amount}} de este pedido. Responde en el panel de tu proveedor antes de que acabe el plazo, con la prueba de que el paquete salió. No se puede reembolsar nada hasta que se decida.",
  "payment_dispute-won":
    "Los {{amount}} que el banco había reclamado vuelven a ser tuyos; no hay nada que hacer.",
  "payment_dispute-lost":
    "{{amount}} de este pedido volvieron definitivamente al banco del cliente. El pedido los cuenta como reembolsados.",
  paymentFooter: "Recibes esto porque los pedidos de {{shop}} se pagan en un proveedor de pagos.",
  deliveryTimes_one:
    "Preparado en {{count}} día laborable tras el pago y luego de {{from}} a {{to}} días laborables de camino.",
  deliveryTimes_other:
    "Preparado en {{count}} días laborables tras el pago y luego de {{from}} a {{to}} días laborables de camino.",
  deliveryTo: "{{place}}: {{times}}",
  shippingFee: "{{place}}: {{fee}}.",
  shippingFreeFrom: "{{place}}: {{fee}}, gratis desde {{sum}}.",
  shippingFree: "{{place}}: gratis.",
  shippingGlance: "Envío – {{price}}",
  otherCountries: "Otros países",
  deliveryNotTo: "No enviamos a: {{places}}.",
  deliveryBetween: "En tu casa entre el {{from}} y el {{to}}.",
  receiptTitle: "Recibo {{number}}",
  receiptIssued: "Emitido el {{day}}",
  receiptOrder: "Pedido {{id}} del {{day}}",
  receiptFor: "Para",
  receiptTax: "{{percent}} % de {{name}} incluido en el total",
  receiptPaid: "Pagado el {{day}}",
  receiptRefunded: "Devuelto el {{day}}",
  receiptCredit: "Pagado con saldo",
  receiptAsCredit: "Devuelto como saldo el {{day}}",
  returnsDays_one: "Se puede devolver hasta {{count}} día después de la llegada.",
  returnsDays_other: "Se puede devolver hasta {{count}} días después de la llegada.",
  returnsOneOpened: "Los productos deben estar sin abrir, salvo uno por pedido, que puedes haber probado.",
  returnsClosed: "Los productos deben estar sin abrir.",
  returnAskedSubject: "Se pide una devolución del pedido {{id}}",
  returnAsked: "El cliente quiere devolver esto. Contesta en la vista del pedido.",
  returnAnswerSubject: "Tu devolución del pedido {{id}}",
  returnAccepted: "Puedes devolver esto. Te devolvemos lo que pagaste cuando llegue.",
  returnDeclined: "Lo sentimos: no podemos aceptar esta devolución.",
  returnTo: "Envíalo a: {{address}}",
  returnAskWhere: "Si aún no sabes adónde enviarlo, pregúntanos antes: {{email}}",
  returnOpenedUnits: "× {{quantity}}, uno abierto",
  returnFooter: "Recibes esto porque los clientes de {{shop}} pueden devolver productos.",
  carrier: "Transportista",
  trackingNumber: "Número de seguimiento",
  track: "Seguir el paquete",
  creditSubject: "{{amount}} de saldo para ti",
  creditOpening:
    "Hemos añadido {{amount}} a tu saldo en la tienda, que ahora es de {{balance}}. Puedes usarlo al hacer un pedido.",
  creditFooter: "Recibes este mensaje porque tienes una cuenta en {{shop}}.",
  resetSubject: "Elige una contraseña nueva",
  resetPreview: "El enlace funciona durante una hora.",
  resetOpening: "Alguien, esperamos que tú, pidió una contraseña nueva para tu cuenta de Nacre.",
  resetHonest:
    "El enlace sirve una vez, durante una hora, y cierra todas tus sesiones. Si no fuiste tú, no hay nada que hacer: tu contraseña sigue igual.",
  resetAction: "Elegir una contraseña",
  resetFooter: "Recibes este mensaje porque tu correo se escribió en {{shop}}.",
  deviceSubject: "Alguien intenta adivinar tu contraseña",
  deviceOpening:
    "Se han probado tantas contraseñas erróneas en tu cuenta que los dispositivos desconocidos quedan fuera durante una hora. Alguien, esperamos que tú, acaba de intentar iniciar sesión en uno de ellos.",
  deviceHonest:
    "Si fuiste tú, abre este enlace en ese dispositivo y después inicia sesión como siempre. Funciona durante una hora. Si no fuiste tú, no hay nada que hacer: nadie ha entrado.",
  deviceAction: "Es mi dispositivo",
  deviceFooter: "Recibes este correo porque alguien intentó iniciar sesión en {{shop}}.",
  firstPasswordSubject: "Elige tu contraseña",
  firstPasswordOpening:
    "Alguien, esperamos que tú, ha empezado una cuenta en Nacre con esta dirección. Elige una contraseña y será tuya.",
  firstPasswordHonest:
    "El enlace funciona una vez, durante una hora. Si no fuiste tú, no hay nada que hacer: sin el enlace nadie puede usarla.",
  confirmSubject: "¿Es este tu correo?",
  confirmPreview: "Un toque, y sabremos que nuestros mensajes te llegan.",
  confirmOpening: "Se creó una cuenta de Nacre con esta dirección. Confirma que es tuya, por favor.",
  confirmHonest: "El enlace funciona durante un día. También puedes comprar sin él.",
  confirmAction: "Confirmar mi correo",
  confirmFooter: "Recibes este mensaje porque tu correo se escribió en {{shop}}. Si no fuiste tú, ignóralo.",
  restockSubject: "{{name}}, de vuelta en la tienda",
  restockPreview: "Nos pediste que te escribiéramos a su regreso.",
  restockOpening: "El producto vuelve a estar disponible. Querías saberlo, y aquí estamos.",
  restockHonest: "Escribimos una sola vez. No queda reservado, así que puede volver a agotarse.",
  refillSubject: "Puede que {{name}} se acabe pronto",
  refillPreview: "Nos pediste que te escribiéramos por estas fechas.",
  refillOpening:
    "Nos pediste que te escribiéramos por estas fechas: usado como indica el envase, queda para una semana más o menos.",
  refillHonest: "Escribimos una sola vez. Si aún te queda bastante, no hagas nada.",
  unsubscribe: "No recibir más correos sobre existencias ni recordatorios",
  unsubscribed:
    "{{email}} no recibirá más correos sobre productos que vuelven a estar disponibles, ni recordatorios.",
  restockAction: "Verlo en la tienda",
  restockFooter: "Recibes este mensaje una sola vez, porque lo pediste en {{shop}}.",
} satisfies MailMessages;
export default sp;
