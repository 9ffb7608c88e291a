import type { MailMessages } from "./en.ts";

const fr = {
  orderSubject: "Votre commande {{id}}",
  orderPreview: "{{units}}, {{total}}. Rien n’a été débité.",
  unit_one: "{{count}} produit",
  unit_other: "{{count}} produits",
  orderOpening: "Nous avons votre commande, et les produits vous sont réservés.",
  address: "Elle part à : {{address}}",
  orderNext:
    "Nous écrirons à {{email}} pour convenir du paiement. Une fois réglée, nous la préparons et l’envoyons.",
  orderFooter: "Vous recevez ce message parce que vous avez commandé sur {{shop}}.",
  questions: "Une question ? Écrivez à {{email}}.",
  restockSubject: "{{name}} est de retour",
  restockPreview: "Vous nous aviez demandé de vous écrire à son retour.",
  restockOpening: "{{name}} est de nouveau en stock. Vous souhaitiez être au courant, voilà qui est fait.",
  restockHonest: "Nous n’écrivons qu’une fois. Le produit n’est pas réservé : il peut s’épuiser de nouveau.",
  restockAction: "Voir le produit",
  restockFooter: "Vous recevez ce message une seule fois, parce que vous l’avez demandé sur {{shop}}.",
} satisfies MailMessages;
export default fr;
