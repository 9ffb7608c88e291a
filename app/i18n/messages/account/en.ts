/** English words of an account's own business; they come along with the two pages that need them. */
const en = {
  signInHelp: "Your cart, your wishlist and your orders are here.",
  accepting: "By signing up you accept:",
  signUpHelp: "Keep a cart and a wishlist, follow your orders, and get advice for your skin.",
  forgotPassword: "Forgot your password?",
  forgotTitle: "A new password",
  forgotHelp: "Enter your email. We send you a link to choose a new password.",
  sendLink: "Send the link",
  linkSent:
    "If there is an account with this address, a mail is on its way. Its link works once, for one hour.",
  backToSignIn: "Back to sign in",
  resetTitle: "Choose a new password",
  resetHelp: "You will be signed out on every device.",
  newPassword: "New password",
  currentPassword: "Current password",
  saveNewPassword: "Save new password",
  askAgain: "Ask for a new link",
  changePassword: "Change password",
  googleOnly: "You sign in with Google.",
  choosePassword: "Choose a password too",
  confirmed: "Email confirmed",
  notConfirmed: "Email not confirmed yet",
  sendConfirmation: "Send the confirmation again",
  devices: "Signed-in devices",
  unknownDevice: "Unknown device",
  thisDevice: "This one",
  allDevices: "All {{count}} devices",
  seen: "Last seen {{date}}",
  signOutEverywhere: "Sign out everywhere",
  ownData: "Your data",
  ownDataHelp: "All that we keep of you: profile, address, orders, wishlist, devices.",
  download: "Download as JSON",
  deleteAccount: "Delete my account",
  deleteHelp:
    "Your profile, cart, wishlist and sign-in are deleted at once and cannot be brought back. Your orders stay in our books without your name, email and street. An order on its way is still sent; one that is not yet arranged cannot be.",
  deleteFresh: "You sign in with Google: this works within ten minutes of signing in.",
  deleteForGood: "Delete for good",

  // An order's way
  orderSteps: "What happened so far",
  stepPlaced: "Ordered",
  partlyRefunded: "Refunded in part: {{amount}}",
  parcelBy: "With {{carrier}}",
  parcelNumber: "Tracking number {{number}}",
  followParcel: "Follow the parcel",
  payOpen_one: "This order is not paid yet. We keep the products for you for {{count}} more minute.",
  payOpen_other: "This order is not paid yet. We keep the products for you for {{count}} more minutes.",
  payNow: "Pay now",
  payGiveUp: "Cancel this order",
  payGiveUpHint: "What you chose goes back to your cart.",
  payConfirming: "Thank you. Your payment is being confirmed; this takes a moment.",
  payLookAgain: "Look again",
  payProcessing:
    "Your bank is sending the money, which can take a few days. We write to you when it is here.",
  payQuestion: "We have a question about your payment, and will write to you.",
  payEnded:
    "It was not paid, so it is cancelled. Nothing was charged, and what you chose is back in your cart.",
  next_paid: "Paid, thank you. We pack it next, and write to you when it leaves.",
  next_shipped: "It is on its way to you.",
  next_delivered: "It was delivered. If it is not with you, please write to us.",
  next_cancelled: "It is cancelled. Nothing more will happen.",
  next_owed: "It is cancelled. The {{amount}} that you paid goes back to you.",
  next_refunded: "What you paid was paid back. Your bank may take a few days to show it.",
} as const;

/** What every language must have: the same keys, its own words. */
export type AccountMessages = { [Key in keyof typeof en]: string };
export default en;
