import type { AdviceMessages } from "./en.ts";

const fr: AdviceMessages = {
  // All surfaces
  aiNote: "Vous parlez à une IA, pas à un médecin. Elle connaît les cosmétiques et ne pose aucun diagnostic.",
  advisorErrorGeneral: "Une erreur est survenue. Veuillez réessayer plus tard.",
  send: "Envoyer",
  needsScript:
    "La caméra et la discussion ont besoin de JavaScript. Tout le reste de la boutique s’en passe.",

  // Advisor dialog
  advisorTitle: "Que demande votre peau ?",
  advisorIntro:
    "Décrivez-la comme à une amie. Votre type de peau, vos allergies et votre budget nous aident à choisir.",
  advisorLabel: "Ce qui vous préoccupe",
  advisorPlaceholder: "Par exemple : ça tiraille après le nettoyage, rougeurs autour du nez…",
  advisorExamples: "Ou partez d’un exemple",
  advisorExampleDry: "L’hiver, mes joues tiraillent et pèlent",
  advisorExampleShiny: "Mon front brille dès midi et mes pores se voient",
  advisorExampleSensitive: "Peau sensible qui rougit vite, et j’évite le parfum",
  advisorExampleDull: "Teint terne et irrégulier ; je suis enceinte",
  advisorAsk: "Demander conseil",
  advisorBusy: "Lecture des listes d’ingrédients pour vous",
  advisorResults: "Choisis pour vous",
  advisorAnswer: "Notre réponse",
  advisorNothing: "Rien dans la boutique ne convient assez bien pour vous être recommandé.",
  advisorAskAgain: "Poser une autre question",
  advisorErrorEmpty: "Veuillez décrire ce qui préoccupe votre peau.",
  advisorErrorUnexpected: "La réponse reçue n’est pas celle attendue. Veuillez réessayer.",

  // Chats
  chatLog: "Conversation",
  chatInput: "Votre message",
  chatPlaceholder: "Écrivez un message",
  chatTyping: "En train d’écrire",
  chatYou: "Vous avez dit :",
  chatAi: "L’IA a dit :",
  expertTitle: "Experte en soins",
  expertWelcome:
    "Bonjour. Je suis l’experte IA de Nacre. Parlez-moi de votre peau, ou demandez-moi ce que fait un ingrédient.",
  expertFollowUp: "Voulez-vous que nous le parcourions ensemble, ou que je vous compose une routine ?",
  supportTitle: "Assistance",
  supportWelcome:
    "Bonjour. Je suis l’assistante IA de Nacre. Une commande, la livraison, un produit : que puis-je faire pour vous ?",

  // Live skin analysis
  skinTitle: "Analyse de peau en direct",
  skinIntro: "Un regard à travers votre caméra, mesuré zone par zone au sein de votre propre visage.",
  skinTip: "La lumière du jour, de face, convient le mieux. Retirez vos lunettes et dégagez vos cheveux.",
  privacyNote: "Les images sont analysées en temps réel et ne sont pas conservées.",
  enableCamera: "Activer la caméra",
  askingCamera: "En attente de votre autorisation",
  tryAgain: "Réessayer",
  turnOffCamera: "Éteindre la caméra",
  cameraView: "Aperçu de la caméra",
  scan: "Analyser",
  scanning: "Analyse de votre peau en cours",
  scanAgain: "Refaire une analyse",
  cameraPaused: "La caméra s’est éteinte, car vous avez quitté cette page.",
  cameraDenied:
    "L’accès à la caméra est nécessaire. Veuillez l’autoriser dans les réglages de votre navigateur.",
  cameraMissing: "Aucune caméra trouvée. Branchez-en une, ou ouvrez cette page sur votre téléphone.",
  cameraTaken: "Une autre application utilise la caméra. Fermez-la, puis réessayez.",
  cameraLost: "La caméra a été débranchée. Vérifiez-la, puis réessayez.",
  cameraFailed: "La caméra n’a pas pu démarrer. Réessayez, ou utilisez un autre navigateur.",
  captureFailed: "L’image n’a pas pu être prise",
  analysisFailed: "Nous n’avons pas pu analyser votre peau. Veuillez réessayer avec un meilleur éclairage.",

  // Live guidance, and what a refused picture lacked
  guideLooking: "Recherche de votre visage",
  guideReady: "Parfait. Ne bougez plus et lancez l’analyse.",
  guideHoldStill: "Ne bougez plus",
  "guide-no-face": "Placez votre visage dans l’ovale",
  "guide-several-faces": "Un seul visage, s’il vous plaît",
  "guide-too-far": "Approchez-vous",
  "guide-too-close": "Reculez un peu",
  "guide-off-center": "Placez-vous au milieu de l’ovale",
  "guide-too-dark": "Plus de lumière, s’il vous plaît",
  "guide-too-bright": "Moins de lumière, s’il vous plaît",
  "guide-uneven-light": "Tournez-vous jusqu’à ce que les deux joues soient éclairées de la même façon",
  "guide-blurred": "Ne bougez plus, le temps que l’image soit nette",
  "guide-skin-not-found": "Montrez votre peau : cheveux dégagés, sans lunettes",

  // Result
  resultTitle: "Ce que montre cette image",
  mapTitle: "Zone par zone",
  mapHelp: "Vu comme dans un miroir. L’intensité est comparée au sein de votre propre visage.",
  mapAspect: "Montrer sur le visage",
  confidence: "Fiabilité {{percent}}",
  cannotTell: "Impossible à dire",
  "cannot-tell-covered": "Impossible à dire : zone couverte",
  "cannot-tell-glare": "Impossible à dire : trop de reflets",
  "cannot-tell-too-small": "Impossible à dire : trop peu de pixels",
  "cannot-tell-too-noisy": "Impossible à dire : image trop granuleuse",
  "cannot-tell-no-comparison": "Impossible à dire : rien à comparer",
  "tier-low": "Faible",
  "tier-medium": "Moyen",
  "tier-high": "Élevé",
  wholeFace: "Visage entier",
  zone: "Zone",
  "zone-forehead": "Front",
  "zone-nose": "Nez",
  // The picture’s left is the person’s right.
  "zone-left-cheek": "Joue droite",
  "zone-right-cheek": "Joue gauche",
  "zone-chin": "Menton",
  "zone-under-eyes": "Sous les yeux",
  "aspect-redness": "Rougeurs",
  "aspect-shine": "Brillance",
  "aspect-texture": "Grain",
  "aspect-spots": "Taches",
  "aspect-evenness": "Uniformité",
  "aspect-under-eye-darkness": "Cernes",
};

export default fr;
