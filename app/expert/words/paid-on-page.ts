import type { Language } from "#app/i18n/language.ts";
import type { Talk } from "./talk.ts";

type Sentence =
  | "money"
  | "payChoice"
  | "payWhen"
  | "orderPending"
  | "cancel"
  | "cardRefused"
  | "doubleCharge"
  | "howToOrder";

/** What is said of paying instead, where a provider's page follows the checkout. `{0}` and `{1}` as in what they replace. */
export const PAID_ON_PAGE: Record<Language, { shop: Pick<Talk["shop"], Sentence>; card: string }> = {
  en: {
    shop: {
      money:
        "You pay on the secure page of our payment provider, which follows Complete Order; your card never comes to us. Prices include taxes.",
      payChoice:
        "The payment page that follows Complete Order shows the ways to pay that work for you: cards, and on many devices the wallet of your phone. Your card never comes to us.",
      payWhen:
        "You pay right after Complete Order, on the secure page of our payment provider. Until it is paid, what you chose is set aside for you for 30 minutes; the parcel leaves once it is paid.",
      orderPending:
        "“Pending” means that it is not paid yet, or that the payment is still being confirmed; it is not shipped before. You can pay or cancel it in your profile.",
      cancel:
        "An order that is not paid yet you can cancel in your profile, and nothing is charged. For one that is paid, write to {0} with the order number as soon as you can.",
      cardRefused:
        "Your bank or the payment page has refused it then, and nothing was charged. Open the order in your profile and try once more, or with another card; if it goes on, write to {0}. Nobody of ours asks for a card by mail or in this chat.",
      doubleCharge:
        "A double charge needs a person: write to {0} with your order number, or call {1}. What comes twice for one order goes back.",
      howToOrder:
        "Put what you like in the cart, open it, give your address at checkout, and pay on the secure page that follows.",
    },
    card: "Then nothing was charged. Try another card or another way from your order in your profile; if that does not work either, write to {0}.",
  },
  fr: {
    shop: {
      money:
        "Vous payez sur la page sécurisée de notre prestataire de paiement, qui suit la confirmation de la commande ; votre carte ne passe jamais par nous. Les prix comprennent les taxes.",
      payChoice:
        "La page de paiement qui suit la confirmation montre les moyens possibles : cartes et, sur beaucoup d’appareils, le portefeuille du téléphone. Votre carte ne passe jamais par nous.",
      payWhen:
        "Vous payez juste après avoir confirmé la commande, sur la page sécurisée de notre prestataire. Jusque-là, vos produits sont réservés pendant 30 minutes ; le colis part une fois la commande réglée.",
      orderPending:
        "« En attente » veut dire qu’elle n’est pas encore réglée, ou que le paiement est en cours de confirmation ; elle ne part pas avant. Vous pouvez la payer ou l’annuler dans votre profil.",
      cancel:
        "Une commande qui n’est pas réglée s’annule dans votre profil, et rien n’est débité. Pour une commande réglée, écrivez à {0} avec son numéro dès que possible.",
      cardRefused:
        "Votre banque ou la page de paiement l’a donc refusée, et rien n’a été débité. Ouvrez la commande dans votre profil et réessayez, ou avec une autre carte ; si cela continue, écrivez à {0}. Personne chez nous ne demande de carte par e-mail ni dans cette conversation.",
      doubleCharge:
        "Un double débit demande une personne : écrivez à {0} avec votre numéro de commande, ou appelez le {1}. Ce qui arrive deux fois pour une commande est rendu.",
      howToOrder:
        "Mettez dans le panier ce qui vous plaît, ouvrez-le, donnez votre adresse, et payez sur la page sécurisée qui suit.",
    },
    card: "Alors rien n’a été débité. Essayez une autre carte ou un autre moyen depuis la commande dans votre profil ; si cela ne marche pas non plus, écrivez à {0}.",
  },
  sp: {
    shop: {
      money:
        "Pagas en la página segura de nuestro proveedor de pagos, que sigue a la confirmación del pedido; tu tarjeta nunca pasa por nosotros. Los precios incluyen impuestos.",
      payChoice:
        "La página de pago que sigue a la confirmación muestra las formas posibles: tarjetas y, en muchos dispositivos, la cartera del teléfono. Tu tarjeta nunca pasa por nosotros.",
      payWhen:
        "Pagas justo después de confirmar el pedido, en la página segura de nuestro proveedor. Hasta entonces lo que elegiste queda reservado durante 30 minutos; el paquete sale cuando está pagado.",
      orderPending:
        "«Pendiente» quiere decir que aún no está pagado, o que el pago se está confirmando; antes no sale. Puedes pagarlo o cancelarlo en tu perfil.",
      cancel:
        "Un pedido sin pagar lo cancelas en tu perfil y no se cobra nada. Para uno pagado, escribe a {0} con el número de pedido cuanto antes.",
      cardRefused:
        "Entonces la ha rechazado tu banco o la página de pago, y no se ha cobrado nada. Abre el pedido en tu perfil e inténtalo otra vez, o con otra tarjeta; si sigue igual, escribe a {0}. Nadie de la casa pide una tarjeta por correo ni en este chat.",
      doubleCharge:
        "Un cobro doble necesita a una persona: escribe a {0} con tu número de pedido o llama al {1}. Lo que llega dos veces por un pedido se devuelve.",
      howToOrder:
        "Pon en el carrito lo que quieras, ábrelo, da tu dirección y paga en la página segura que sigue.",
    },
    card: "Entonces no se ha cobrado nada. Prueba con otra tarjeta u otra forma desde el pedido en tu perfil; si tampoco funciona, escribe a {0}.",
  },
};
