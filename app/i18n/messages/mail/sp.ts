import type { MailMessages } from "./en.ts";

const sp = {
  orderSubject: "Tu pedido {{id}}",
  orderPreview: "{{units}}, {{total}}. No se ha cobrado nada.",
  unit_one: "{{count}} producto",
  unit_other: "{{count}} productos",
  orderOpening: "Tenemos tu pedido y los productos están reservados para ti.",
  address: "Se enviará a: {{address}}",
  orderNext: "Escribiremos a {{email}} para acordar el pago. Una vez pagado, lo preparamos y lo enviamos.",
  orderFooter: "Recibes este mensaje porque hiciste un pedido en {{shop}}.",
  questions: "¿Alguna pregunta? Escribe a {{email}}.",
  resetSubject: "Elige una contraseña nueva",
  resetPreview: "El enlace funciona durante una hora.",
  resetOpening: "Alguien, esperamos que tú, pidió una contraseña nueva para tu cuenta de Nacre.",
  resetHonest:
    "El enlace sirve una vez, durante una hora, y cierra todas tus sesiones. Si no fuiste tú, no hay nada que hacer: tu contraseña sigue igual.",
  resetAction: "Elegir una contraseña",
  resetFooter: "Recibes este mensaje porque tu correo se escribió en {{shop}}.",
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
  restockAction: "Verlo en la tienda",
  restockFooter: "Recibes este mensaje una sola vez, porque lo pediste en {{shop}}.",
} satisfies MailMessages;
export default sp;
