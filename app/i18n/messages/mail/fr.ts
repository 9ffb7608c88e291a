import type { MailMessages } from "./en.ts";

const fr = {
  orderSubject: "Votre commande {{id}}",
  orderPreview: "{{units}}, {{total}}. Rien n’a été débité.",
  unit_one: "{{count}} produit",
  unit_other: "{{count}} produits",
  orderHeading: "Merci de votre commande.",
  orderOpening: "Nous avons votre commande, et les produits vous sont réservés.",
  address: "Elle sera envoyée à : {{address}}",
  giftNote: "Votre mot sera dans le colis, sans aucun prix : « {{note}} »",
  orderNext:
    "Nous écrirons à {{email}} pour convenir du paiement. Dès qu’elle est réglée, nous la préparons et l’envoyons.",
  orderFooter: "Vous recevez ce message parce que vous avez commandé sur {{shop}}.",
  questions: "Une question ? Écrivez à {{email}}.",
  // The mails of an order's steps, laid out by step-letter.server.ts
  paidSubject: "Votre commande {{id}} est payée",
  paidOpening:
    "Votre paiement de {{amount}} nous est parvenu, merci. Nous préparons votre commande et vous écrirons à son départ.",
  shippedSubject: "Votre commande {{id}} est en route",
  shippedOpening: "Votre colis est parti.",
  deliveredSubject: "Votre commande {{id}} a été livrée",
  deliveredOpening: "Votre colis a été livré. S’il n’est pas chez vous, écrivez à {{email}}.",
  cancelledSubject: "Votre commande {{id}} est annulée",
  cancelledOpening: "Votre commande est annulée. Rien n’a été débité.",
  cancelledPaid: "Votre commande est annulée. Les {{amount}} que vous avez payés vous sont rendus.",
  refundedSubject: "Un remboursement pour votre commande {{id}}",
  refundedOpening:
    "Nous vous avons remboursé {{amount}}. Votre banque peut mettre quelques jours à l’afficher.",
  refundedCredit:
    "Nous avons ajouté {{amount}} à votre avoir. Vous pouvez l’utiliser au moment de commander.",
  returnedSubject: "Votre retour de la commande {{id}} est arrivé",
  returnedOpening:
    "Il est arrivé, merci. Nous vous avons remboursé {{amount}} ; votre banque peut mettre quelques jours à l’afficher.",
  returnedCredit: "Il est arrivé, merci. Nous avons ajouté {{amount}} à votre avoir.",
  returnedPlain: "Il est arrivé, merci.",
  cancelledCredit: "Les {{amount}} d’avoir qu’elle avait utilisés sont de nouveau à vous.",
  refundedPart: "Le reste de votre commande ne change pas.",
  orderPreviewPaid: "{{units}}, {{total}}. Payé, merci.",
  orderNextPaid:
    "Votre paiement nous est parvenu, merci. Nous préparons votre commande et écrivons à {{email}} à son départ.",
  cancelledUnpaid:
    "Votre commande n’a pas été réglée à temps : elle est annulée. Rien n’a été débité, et vos produits sont de nouveau dans votre panier.",
  paymentSubject: "Un paiement de la commande {{id}} est à vérifier",
  "payment_wrong-amount":
    "{{amount}} sont arrivés pour cette commande, ce qui n’est pas son montant. Elle ne compte pas comme payée. Regardez le paiement chez votre prestataire : remboursez-le là, ou marquez la commande comme payée.",
  "payment_after-cancelled":
    "{{amount}} sont arrivés pour cette commande après son annulation. Ils repartent d’eux-mêmes ; il n’y a rien à faire.",
  "payment_paid-twice":
    "{{amount}} sont arrivés pour cette commande, déjà payée. Ils repartent d’eux-mêmes ; il n’y a rien à faire.",
  "payment_refund-failed":
    "Le remboursement de {{amount}} n’a pas abouti : la banque l’a renvoyé. Convenez d’un autre moyen avec le client.",
  payment_disputed:
    "La banque du client réclame {{amount}} de cette commande. Veuillez répondre dans le tableau de bord de votre prestataire avant l’échéance, avec la preuve du départ du colis. Aucun remboursement n’est possible avant la décision.",
  "payment_dispute-won":
    "Les {{amount}} que la banque avait réclamés sont de nouveau à vous ; il n’y a rien à faire.",
  "payment_dispute-lost":
    "{{amount}} de cette commande sont repartis définitivement à la banque du client. La commande les compte comme remboursés.",
  paymentFooter: "Vous recevez ceci parce que les commandes de {{shop}} se paient chez un prestataire.",
  deliveryTimes_one:
    "Préparée sous {{count}} jour ouvré après le paiement, puis {{from}} à {{to}} jours ouvrés de trajet.",
  deliveryTimes_other:
    "Préparée sous {{count}} jours ouvrés après le paiement, puis {{from}} à {{to}} jours ouvrés de trajet.",
  deliveryTo: "{{place}} : {{times}}",
  shippingFee: "{{place}} : {{fee}}.",
  shippingFreeFrom: "{{place}} : {{fee}}, offerte à partir de {{sum}}.",
  shippingFree: "{{place}} : offerte.",
  shippingGlance: "Livraison – {{price}}",
  otherCountries: "Autres pays",
  deliveryNotTo: "Nous n’envoyons pas vers : {{places}}.",
  deliveryBetween: "Chez vous entre le {{from}} et le {{to}}.",
  receiptTitle: "Reçu {{number}}",
  receiptIssued: "Émis le {{day}}",
  receiptOrder: "Commande {{id}} du {{day}}",
  receiptFor: "Pour",
  receiptTax: "{{name}} {{percent}} % comprise dans le total",
  receiptPaid: "Payé le {{day}}",
  receiptRefunded: "Remboursé le {{day}}",
  receiptCredit: "Payé par avoir",
  receiptAsCredit: "Rendu en avoir le {{day}}",
  returnsDays_one: "Un retour est possible dans le jour qui suit l’arrivée.",
  returnsDays_other: "Un retour est possible dans les {{count}} jours qui suivent l’arrivée.",
  returnsOneOpened: "Les produits doivent être fermés, sauf un par commande, que vous pouvez avoir essayé.",
  returnsClosed: "Les produits doivent être fermés.",
  returnAskedSubject: "Un retour de la commande {{id}} est demandé",
  returnAsked: "Le client souhaite retourner ceci. Veuillez répondre dans la vue de la commande.",
  returnAnswerSubject: "Votre retour de la commande {{id}}",
  returnAccepted: "Vous pouvez retourner ceci. Ce que vous avez payé vous sera rendu à l’arrivée.",
  returnDeclined: "Nous sommes désolés : nous ne pouvons pas reprendre ceci.",
  returnTo: "Adresse d’envoi : {{address}}",
  returnAskWhere: "Si vous ne savez pas encore où l’envoyer, demandez-le-nous d’abord : {{email}}",
  returnOpenedUnits: "× {{quantity}}, dont un ouvert",
  returnFooter: "Vous recevez ceci parce que les clients de {{shop}} peuvent retourner des produits.",
  carrier: "Transporteur",
  trackingNumber: "Numéro de suivi",
  track: "Suivre le colis",
  creditSubject: "{{amount}} d’avoir pour vous",
  creditOpening:
    "Nous avons ajouté {{amount}} à votre avoir, qui est maintenant de {{balance}}. Vous pouvez l’utiliser au moment de commander.",
  creditFooter: "Vous recevez ce message parce que vous avez un compte sur {{shop}}.",
  resetSubject: "Choisissez un nouveau mot de passe",
  resetPreview: "Le lien est valable une heure.",
  resetOpening: "Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour votre compte Nacre.",
  resetHonest:
    "Le lien sert une fois, pendant une heure, et ferme toutes vos sessions. Si ce n’était pas vous, il n’y a rien à faire : votre mot de passe ne change pas.",
  resetAction: "Choisir un mot de passe",
  resetFooter: "Vous recevez ce message parce que votre adresse a été saisie sur {{shop}}.",
  deviceSubject: "Quelqu’un cherche à deviner votre mot de passe",
  deviceOpening:
    "Tant de mots de passe erronés ont été essayés pour votre compte que les appareils inconnus en sont tenus à l’écart pendant une heure. Quelqu’un, vous nous l’espérons, vient d’essayer de se connecter sur l’un d’eux.",
  deviceHonest:
    "Si c’était vous, ouvrez ce lien sur cet appareil, puis connectez-vous comme toujours. Il est valable une heure. Si ce n’était pas vous, il n’y a rien à faire : personne n’est entré.",
  deviceAction: "C’est mon appareil",
  deviceFooter: "Vous recevez ce message parce que quelqu’un a essayé de se connecter sur {{shop}}.",
  firstPasswordSubject: "Choisissez votre mot de passe",
  firstPasswordOpening:
    "Quelqu’un, vous nous l’espérons, a commencé un compte chez Nacre avec cette adresse. Choisissez un mot de passe, et il est à vous.",
  firstPasswordHonest:
    "Le lien fonctionne une fois, pendant une heure. Si ce n’était pas vous, il n’y a rien à faire : sans le lien, personne ne peut s’en servir.",
  confirmSubject: "Est-ce bien votre adresse ?",
  confirmPreview: "Un geste, et nous savons que nos messages vous parviennent.",
  confirmOpening: "Un compte Nacre a été créé avec cette adresse. Merci de confirmer qu’elle est la vôtre.",
  confirmHonest: "Le lien est valable un jour. Vous pouvez aussi commander sans lui.",
  confirmAction: "Confirmer mon adresse",
  confirmFooter:
    "Vous recevez ce message parce que votre adresse a été saisie sur {{shop}}. Si ce n’était pas vous, ignorez-le.",
  restockSubject: "{{name}}, de retour en stock",
  restockPreview: "Vous nous aviez demandé de vous écrire à son retour.",
  restockOpening: "Le produit est de nouveau en stock. Vous souhaitiez être au courant, voilà qui est fait.",
  restockHonest: "Nous n’écrivons qu’une fois. Le produit n’est pas réservé : il peut s’épuiser de nouveau.",
  refillSubject: "{{name}} touche peut-être à sa fin",
  refillPreview: "Vous nous avez demandé de vous écrire à ce moment.",
  refillOpening:
    "Vous nous avez demandé de vous écrire à ce moment : utilisé comme indiqué, il en reste pour une semaine environ.",
  refillHonest: "Nous n’écrivons qu’une fois. S’il en reste assez, ne faites rien.",
  unsubscribe: "Ne plus recevoir de messages sur les stocks ni de rappels",
  unsubscribed: "{{email}} ne recevra plus de messages sur les retours en stock ni de rappels.",
  restockAction: "Voir le produit",
  restockFooter: "Vous recevez ce message une seule fois, parce que vous l’avez demandé sur {{shop}}.",
} satisfies MailMessages;
export default fr;
