import type { AccountMessages } from "./en.ts";

const fr = {
  signInHelp: "Votre panier, votre liste d’envies et vos commandes vous attendent.",
  accepting: "En vous inscrivant, vous acceptez :",
  signUpHelp:
    "Gardez un panier et une liste d’envies, suivez vos commandes, recevez des conseils pour votre peau.",
  forgotPassword: "Mot de passe oublié ?",
  forgotTitle: "Un nouveau mot de passe",
  forgotHelp: "Saisissez votre adresse. Nous vous envoyons un lien pour choisir un nouveau mot de passe.",
  sendLink: "Envoyer le lien",
  linkSent:
    "S’il existe un compte avec cette adresse, un message est en route. Son lien sert une fois, pendant une heure.",
  backToSignIn: "Retour à la connexion",
  resetTitle: "Choisissez un nouveau mot de passe",
  resetHelp: "Tous vos appareils seront déconnectés.",
  newPassword: "Nouveau mot de passe",
  currentPassword: "Mot de passe actuel",
  saveNewPassword: "Enregistrer le mot de passe",
  askAgain: "Demander un nouveau lien",
  changePassword: "Changer de mot de passe",
  googleOnly: "Vous vous connectez avec Google.",
  choosePassword: "Choisir aussi un mot de passe",
  confirmed: "E-mail confirmé",
  notConfirmed: "E-mail pas encore confirmé",
  sendConfirmation: "Renvoyer la confirmation",
  devices: "Appareils connectés",
  unknownDevice: "Appareil inconnu",
  thisDevice: "Celui-ci",
  allDevices: "Les {{count}} appareils",
  seen: "Vu le {{date}}",
  signOutEverywhere: "Tout déconnecter",
  ownData: "Vos données",
  ownDataHelp: "Tout ce que nous gardons de vous : profil, adresse, commandes, liste d’envies, appareils.",
  download: "Télécharger en JSON",
  deleteAccount: "Supprimer mon compte",
  deleteHelp:
    "Votre profil, votre panier, votre liste d’envies et votre accès sont supprimés aussitôt, sans retour possible. Vos commandes restent dans nos livres sans votre nom, votre adresse e-mail ni votre rue. Une commande en route arrivera ; celle qui n’est pas encore convenue ne pourra pas partir.",
  deleteFresh:
    "Vous vous connectez avec Google : cela se fait dans les dix minutes qui suivent la connexion.",
  deleteForGood: "Supprimer définitivement",

  // An order's way
  orderSteps: "Ce qui s’est passé",
  stepPlaced: "Commandée",
  partlyRefunded: "Remboursée en partie : {{amount}}",
  parcelBy: "Par {{carrier}}",
  parcelNumber: "Numéro de suivi {{number}}",
  followParcel: "Suivre le colis",
  payOpen_one:
    "Cette commande n’est pas encore réglée. Nous vous gardons les produits encore {{count}} minute.",
  payOpen_other:
    "Cette commande n’est pas encore réglée. Nous vous gardons les produits encore {{count}} minutes.",
  payNow: "Payer maintenant",
  payGiveUp: "Annuler la commande",
  payGiveUpHint: "Vos produits retournent dans votre panier.",
  payConfirming: "Merci. Votre paiement est en cours de confirmation ; cela prend un instant.",
  payLookAgain: "Regarder de nouveau",
  payProcessing:
    "Votre banque envoie l’argent, ce qui peut prendre quelques jours. Nous vous écrivons dès qu’il est là.",
  payQuestion: "Nous avons une question sur votre paiement et allons vous écrire.",
  payEnded:
    "Elle n’a pas été réglée : elle est annulée. Rien n’a été débité, et vos produits sont de nouveau dans votre panier.",
  receipt: "Reçu (PDF)",
  asCredit: "en avoir",
  creditHelp: "Vous pouvez l’utiliser au moment de commander.",
  creditHistory: "D’où il vient",
  credit_granted: "De la maison",
  credit_taken: "Repris par la maison",
  credit_used: "Utilisé pour la commande {{id}}",
  credit_back: "Rendu pour la commande {{id}}",
  next_paid: "Payée, merci. Nous la préparons et vous écrirons à son départ.",
  next_shipped: "Elle est en route vers vous.",
  next_delivered: "Elle a été livrée. Si elle n’est pas chez vous, écrivez-nous.",
  next_cancelled: "Elle est annulée. Il ne se passera plus rien.",
  next_owed: "Elle est annulée. Les {{amount}} que vous avez payés vous sont rendus.",
  next_refunded:
    "Ce que vous avez payé a été remboursé. Votre banque peut mettre quelques jours à l’afficher.",
} satisfies AccountMessages;
export default fr;
