import type { Copy } from "./copy.ts";

const help = (several: boolean): string => (several ? "aident" : "aide");

/** "de" before a list: "d'acide salicylique", "de rétinol". */
const de = (list: string): string => (/^[aeiouhâéèêîô]/i.test(list) ? `d’${list}` : `de ${list}`);

/** Français, vouvoiement : court, exact, chaleureux ; promesses cosmétiques seulement. */
export const fr: Copy = {
  andTo: "et à",
  and: "et",
  concerns: {
    acne: { effect: "réduire l’apparence des imperfections", about: "une peau sujette aux imperfections" },
    blackheads: { effect: "désincruster les pores", about: "des points noirs" },
    hormonal_acne: {
      effect: "réduire l’apparence des imperfections du cycle",
      about: "des imperfections qui suivent le cycle",
    },
    acne_scars: { effect: "lisser l’apparence du relief", about: "des marques en creux" },
    pih: {
      effect: "unifier l’apparence du teint",
      about: "des marques brunes laissées par les boutons",
    },
    pie: {
      effect: "adoucir l’apparence des marques rouges",
      about: "des marques rouges laissées par les boutons",
    },
    oiliness: { effect: "modérer les brillances", about: "une peau qui brille vite" },
    pores: { effect: "affiner l’apparence des pores", about: "des pores visibles" },
    dryness: { effect: "nourrir la peau sans tiraillements", about: "une peau sèche" },
    dehydration: { effect: "retenir l’eau en surface", about: "une peau qui a soif" },
    barrier: { effect: "rendre du confort", about: "une peau malmenée" },
    sensitivity: { effect: "apaiser la peau", about: "une peau sensible" },
    redness: { effect: "atténuer l’apparence des rougeurs", about: "une peau sujette aux rougeurs" },
    rosacea: {
      effect: "apaiser l’apparence des rougeurs",
      about: "une peau qui rougit vite",
    },
    sun_spots: { effect: "unifier l’apparence du teint", about: "des taches" },
    melasma: { effect: "estomper les zones de teint irrégulier", about: "des plaques de teint irrégulier" },
    dullness: { effect: "rendre de l’éclat au teint", about: "un teint terne" },
    texture: { effect: "lisser l’apparence du grain de peau", about: "un grain de peau irrégulier" },
    fine_lines: { effect: "adoucir l’apparence des ridules", about: "des ridules" },
    wrinkles: { effect: "réduire l’apparence des rides", about: "des rides" },
    firmness: { effect: "laisser la peau plus tonique", about: "une peau qui perd de sa fermeté" },
    dark_circles: { effect: "illuminer le contour des yeux", about: "des cernes" },
    puffiness: { effect: "atténuer l’apparence des poches", about: "des yeux gonflés au réveil" },
    photoprotection: { effect: "protéger du soleil", about: "une protection solaire de chaque jour" },
    eczema: { effect: "nourrir et assouplir la peau", about: "une peau très sèche qui démange" },
    seb_derm: { effect: "éliminer les petites peaux", about: "des zones qui pèlent et brillent" },
    kp: { effect: "adoucir une peau rugueuse", about: "des bras et des jambes granuleux" },
    razor_bumps: { effect: "garder lisse une peau rasée", about: "une peau irritée par le rasage" },
    fungal_acne: {
      effect: "équilibrer la peau sans huiles lourdes",
      about: "de petits grains identiques qui démangent",
    },
    perioral_derm: {
      effect: "nettoyer en douceur et laisser la zone en paix",
      about: "le tour de la bouche",
    },
    milia: { effect: "lisser l’apparence des petits grains durs", about: "de petits grains blancs" },
    lips: { effect: "nourrir et assouplir", about: "des lèvres sèches" },
    menopause_skin: {
      effect: "apporter du confort à une peau devenue plus sèche",
      about: "une peau qui change avec les années",
    },
  },
  skinTypes: { normal: "normale", dry: "sèche", oily: "grasse", combination: "mixte", sensitive: "sensible" },
  categories: {
    Cleanser: "nettoyant",
    Serum: "sérum",
    Moisturizer: "soin hydratant",
    Treatment: "soin ciblé",
  },
  reasons: [
    ({ actives, several, effect }) => `Dans sa formule : ${actives}, qui ${help(several)} à ${effect}.`,
    ({ actives, effect, about }) => `Pour ${about} : ${actives}, afin ${de(effect)}.`,
    ({ actives, effect }) => `Une formule (${actives}) pensée pour ${effect}.`,
    ({ actives, effect }) => `De quoi ${effect}, avec ${actives}.`,
    ({ actives, several, effect }) => `Un soin avec ${actives}, qui ${help(several)} à ${effect}.`,
    ({ actives, several, effect }) =>
      `Jour après jour, de quoi ${effect}, ${several ? "grâce à ces ingrédients" : "grâce à ceci"} : ${actives}.`,
    ({ actives, effect }) => `Son rôle ici : ${effect}, avec ${actives}.`,
    ({ actives, effect }) => `Ce que cette formule apporte : ${effect}, avec ${actives}.`,
    ({ actives, effect }) => `Ici, pour ${effect} : ${actives}.`,
    ({ actives, effect }) => `Ce que j’en attends : ${effect}, avec ${actives}.`,
  ],
  cleansers: [
    ({ actives, about }) => `Le bon nettoyage pour ${about}, avec ${actives} dans la formule.`,
    ({ actives, effect }) => `Le premier geste : un nettoyant avec ${actives}, déjà de quoi ${effect}.`,
    ({ actives }) => `Un nettoyage sans brusquer, avec ${actives} dans la formule.`,
    ({ actives, about }) => `L’étape du nettoyage pour ${about}, autour de ces ingrédients : ${actives}.`,
    ({ actives }) => `Pour nettoyer, de la douceur : sa liste compte ${actives}.`,
    ({ actives, effect }) => `Le nettoyage fait déjà une part du travail : ${actives}, pour ${effect}.`,
    ({ actives }) => `Net sans tirailler, avec ${actives} dans la formule.`,
    ({ actives, about }) => `Bien nettoyer, c’est déjà la moitié du soin pour ${about} ; ici, ${actives}.`,
  ],
  sunscreens: [
    ({ spf, actives }) => `Le jour, un SPF ${spf} (${actives}).`,
    ({ spf, actives }) => `Pour finir la matinée : ${actives}, en SPF ${spf}.`,
    ({ spf, actives }) => `Une protection quotidienne, SPF ${spf}, avec ${actives}.`,
    ({ spf, actives }) => `La dernière couche du matin : SPF ${spf}, avec ${actives}.`,
    ({ spf, actives }) => `SPF ${spf} (${actives}), pour chaque jour dehors.`,
    ({ spf, actives }) => `Contre le soleil : SPF ${spf}, avec ${actives}.`,
  ],
  use: {
    retinoid: "Un ou deux soirs par semaine pour commencer, sur peau sèche, avec un SPF chaque matin.",
    exfoliant:
      "Deux ou trois soirs par semaine au plus, jamais le même soir qu’un rétinoïde ou un autre acide ; un SPF le jour.",
    peel: "Un soir par semaine pendant deux semaines, puis deux ou trois au plus, jamais le même soir qu’un rétinoïde ou un autre acide ; un SPF le jour.",
    shaving:
      "Deux ou trois soirs par semaine au plus ; après le rasage ou l’épilation, attendez le lendemain soir. Un SPF le jour.",
    vitaminC: "Le matin, avant la crème et le SPF.",
    sunscreen: "Dernière étape du matin, deux longueurs de doigt pour le visage et le cou.",
    cleanser: "Sur peau humide, puis rincez à l’eau tiède.",
    enzyme: "Deux ou trois matins par semaine, hors des jours d’acide ou de rétinoïde.",
    serum: "Après le nettoyage, avant la crème.",
    oil: "Le soir, trois gouttes pressées par-dessus la crème.",
    morningCream: "Le matin seulement, quand le soir porte un acide ou un rétinoïde.",
    azelaic:
      "Un soir sur deux pendant deux semaines, sans autre actif nouveau, puis chaque soir ; SPF le jour.",
    cream: "Matin et soir, sur peau encore un peu humide.",
    eyes: "Une quantité infime, tapotée sur l’os sous chaque œil.",
    lips: "Aussi souvent que vous voulez, en couche épaisse le soir.",
    body: "Sur peau sèche et intacte, jamais juste après le rasage ou l’épilation : deux ou trois soirs par semaine pour commencer. Un SPF le jour, là où le soleil se pose.",
    care: "Une fine couche suffit.",
  },
  notes: {
    unscented: "Formule sans parfum.",
    withoutAllergens: "Sa liste ne contient aucun des allergènes que vous avez nommés.",
    pregnancy: "Rien dans sa liste n’est à écarter pendant la grossesse.",
    breastfeeding: "Rien dans sa liste n’est à écarter pendant l’allaitement.",
    gentleWithPrescription:
      "Ni acide exfoliant ni rétinoïde : de quoi accompagner votre ordonnance sans la gêner.",
    tinted: "Ses oxydes de fer le teintent, ce qui limite les traces blanches.",
    light: "Sa texture reste légère.",
    sunFor: "{0} le demande, de jour.",
    withoutRefused: "Rien dans sa liste de ce que vous écartez.",
    cheapest: "Le moins cher chez nous de ceux qui font le plus pour cela.",
    expecting: "Pas pendant la grossesse, un projet de bébé ou l’allaitement.",
    deepens: "La lumière fait revenir les taches : sans cela, rien ne les estompe longtemps.",
    ages: "Contre les rides, aucune crème n’en fait autant.",
    alsoFor: "Utile aussi pour {0}.",
    scentedAsWished: "Avec du parfum, comme souhaité.",
    notSameEvening: "Sur la même peau, jamais le même soir que {0}.",
    scented: "Seule réserve : il y a du parfum.",
    strong: "À savoir : cela peut picoter au début, allez-y doucement.",
    lighter: "Une texture plus légère que celle de {0}.",
    gentler: "Une formule plus douce que celle de {0}.",
  },
  flags: {
    emergency_allergy:
      "Des lèvres, une langue ou une gorge qui gonflent, ou du mal à respirer : c’est une urgence. Appelez maintenant votre numéro d’urgence ({emergency}). Je ne propose aucun produit.",
    contact_reaction:
      "Cela ressemble à une réaction à un produit. Arrêtez-le, rincez à grande eau fraîche, n’appliquez rien de nouveau et voyez un médecin aujourd’hui, ou un pharmacien si c’est léger. Si le gonflement s’étend ou si la respiration change, appelez votre numéro d’urgence ({emergency}).",
    infection:
      "Une peau chaude, gonflée, une rougeur qui s’étend ou de la fièvre : il faut un médecin aujourd’hui, pas une crème.",
    severe_acne:
      "Des boutons profonds et douloureux méritent un rendez-vous médical : une ordonnance peut éviter les marques. D’ici là, uniquement des soins doux.",
    acne_fulminans:
      "Une poussée brutale avec fièvre ou douleurs articulaires : voyez un médecin aujourd’hui, sans rien appliquer avant.",
    mole_change:
      "Un grain de beauté ou une tache qui change, saigne ou démange doit être montré rapidement à un médecin. Aucune crème ne convient, je n’en propose donc pas.",
    non_healing:
      "Une plaie ou un bouton qui ne se referme pas après environ quatre semaines doit être vu par un médecin. Je ne propose pas de produit pour cela.",
    blistering:
      "Des cloques étendues, une peau qui se détache ou des plaies dans la bouche : c’est une urgence. Appelez maintenant votre numéro d’urgence ({emergency}).",
    shingles_eye:
      "Des cloques qui font mal demandent un médecin aujourd’hui, surtout d’un seul côté ; près de l’œil, allez aux urgences ophtalmologiques. Si elles sont venues après un produit, arrêtez-le et rincez à grande eau.",
    eye: "Rincez l’œil à l’eau claire pendant 15 minutes, puis consultez en urgence aujourd’hui. Aucun produit près de l’œil pour l’instant.",
    chemical_burn:
      "Rincez 20 minutes à l’eau fraîche, n’appliquez rien d’autre et faites-vous examiner aujourd’hui par un médecin. Une brûlure qui cloque, ou plus grande qu’une main, est l’affaire d’un médecin.",
    swallowed:
      "Si une partie a été avalée, appelez maintenant le centre antipoison ({poison}), l’emballage en main : on vous dira quoi faire. Ne faites pas vomir. En cas de gêne pour respirer ou de somnolence, appelez le numéro d’urgence local ({emergency}).",
    illegal_lightener:
      "Les crèmes à l’hydroquinone, au mercure ou aux corticoïdes cachés sont interdites à la vente, à raison. Voyez un médecin avant d’arrêter ou de continuer ; je ne proposerai pas de produit éclaircissant.",
    steroid_face:
      "Une crème à la cortisone utilisée longtemps sur le visage ne s’arrête pas seul du jour au lendemain. Voyez bientôt un médecin ; d’ici là, uniquement des soins très doux.",
    skin_cancer_history:
      "Avec cet antécédent, demandez l’avis de votre dermatologue avant toute nouveauté. Je m’en tiens à des soins doux et à une protection de chaque jour : SPF 50 si possible, renouvelé toutes les deux heures dehors, avec de l’ombre et un chapeau.",
    systemic_rash:
      "Une éruption avec fièvre, douleurs articulaires, ou qui reste visible quand on appuie dessus : voyez un médecin aujourd’hui.",
    mental_health:
      "Je suis désolée que ce soit si lourd. Vous méritez du soutien tout de suite. En cas de danger, appelez votre numéro d’urgence. Pour parler à quelqu’un : {crisis}. Dites-le aujourd’hui à une personne de confiance.",
    severe_sunburn:
      "Des cloques, de la fièvre ou un malaise après le soleil : demandez un avis médical aujourd’hui. En attendant, eau fraîche, ombre, boissons, et aucun actif.",
    pregnancy_itch:
      "De fortes démangeaisons pendant la grossesse, surtout aux paumes et aux plantes : appelez votre sage-femme ou la maternité aujourd’hui.",
    jaundice: "Une peau ou des yeux jaunes : voyez un médecin aujourd’hui. Aucun produit n’est la réponse.",
    stroke:
      "Un visage qui tombe d’un côté ou une parole confuse : c’est une urgence. Appelez maintenant votre numéro d’urgence ({emergency}).",
    contagious:
      "Cela peut se transmettre d’une peau à l’autre : un anneau qui s’agrandit est souvent un champignon ; des démangeaisons la nuit, entre les doigts ou chez plusieurs personnes du foyer peuvent venir d’acariens. Toutes les personnes atteintes devraient voir un médecin ou un pharmacien avant toute crème, sans partager ni serviettes ni draps d’ici là ; après une piqûre de tique, un médecin aujourd’hui. Je ne propose aucun produit.",
    bruising:
      "Des bleus nouveaux sous anticoagulant se montrent aujourd’hui à qui suit votre traitement, ou à un pharmacien. Après un coup à la tête, si un saignement ne s’arrête pas ou s’il y a du sang là où il n’y en a jamais, allez aux urgences. Ne changez pas la dose vous-même ; aucune crème ne convient ici.",
    persistent_no_change:
      "Après des mois sans changement, un dermatologue vous aidera plus qu’une crème de plus. D’ici là, gardez une routine simple.",
  },
  notices: {
    oldBurn:
      "Après quelques jours, il n’est plus temps de rincer une brûlure. Gardez-la propre et couverte sans serrer, rien de chez nous dessus, ni acide, ni gommage, ni rétinoïde à côté ; montrez-la aujourd’hui à un médecin si elle cloque, suinte, fait mal ou dépasse une main, sinon à un pharmacien.",
    unresolved:
      "Je n’ai pas pu vérifier {0} dans nos listes. Lisez la liste complète sur l’emballage avant de choisir.",
    hiddenSource:
      "Une liste ne nomme pas toujours la plante ou l’animal d’où vient un ingrédient ; en cas d’allergie, demandez au fabricant avant d’acheter.",
    veganSource:
      "Une liste ne dit pas d’où viennent la glycérine, le squalane ou le cholestérol ; là où elle nomme un animal, j’ai écarté le produit.",
    gift: "Pour offrir : des soins doux, qui conviennent à presque toutes les peaux. Dites-moi pour qui, quel type de peau et quel budget, et je choisirai mieux.",
    giftSkin:
      "Pour un cadeau : doux, sans parfum, et bien pour presque toute peau. Si vous savez comment est la peau, dites-le-moi, je choisirai de plus près.",
    giftScented:
      "Pour offrir : de la douceur, et un parfum qui fait plaisir. Si vous savez comment est la peau, dites-le-moi, et je choisirai au plus près.",
    giftTold:
      "Pour offrir, ce sont des valeurs sûres : de la douceur, sans parfum, rien qui demande d’explication.",
    notSold:
      "Nous n’en vendons pas ; nos rayons : nettoyants, sérums, crèmes, protections solaires et soins ciblés pour la peau.",
    pharmacist: "Cela relève d’un pharmacien ou d’un médecin ; je ne propose pas de produit pour cela.",
    infant:
      "Pour un bébé, demandez d’abord à un pharmacien ou à un pédiatre ; je ne propose aucun produit. Contre le soleil : l’ombre et des vêtements.",
    shop: "Cela ressemble à une question sur une commande ou la boutique : l’assistance par chat peut y répondre.",
    nothingFits:
      "Rien dans nos rayons ne convient à ce que vous décrivez, et je préfère ne rien proposer plutôt qu’une erreur. Un pharmacien ou un dermatologue peut vous aider.",
    pregnancy: "Demandez l’avis de votre sage-femme, médecin ou pharmacien avant toute nouveauté.",
    breastfeeding:
      "Pendant l’allaitement, n’appliquez rien sur le sein et demandez à votre pharmacien en cas de doute.",
    child:
      "Pour la peau d’un enfant, demandez d’abord à un pharmacien ou un pédiatre ; je ne cite que des soins simples et doux.",
    teen: "À cet âge, peu suffit : un nettoyant doux, une crème légère, un SPF. Parlez-en avec un parent.",
    teenOfParent: "À cet âge, peu suffit : un nettoyant doux, une crème légère, un SPF.",
    prescription:
      "Avec un rétinoïde sur ordonnance : ni acide exfoliant, ni second rétinoïde, et un SPF le jour. Les questions sur le médicament sont pour votre médecin.",
    allergy:
      "Lisez la liste complète sur l’emballage et essayez d’abord dans le pli du coude pendant deux jours ; une liste en ligne peut changer.",
    persistent: "Si rien n’a changé après 12 semaines, un dermatologue est l’étape suivante.",
    doctorFirst:
      "Une éruption autour de la bouche relève d’un médecin ; d’ici là, utilisez le moins de produits possible.",
    yeast:
      "De petits grains identiques qui démangent se montrent d’abord à un pharmacien ou un médecin ; en attendant, des soins légers.",
    flushes:
      "La chaleur, le vin et le soleil entretiennent ces rougeurs : un SPF chaque matin. Si cela dure des mois, pique ou gagne les yeux, montrez-le à un médecin.",
    unsure:
      "Je ne suis pas sûre d’avoir compris. Voici l’essentiel pour la plupart des peaux ; dites-m’en plus pour mieux choisir.",
    gentleOnly: "Je m’en suis tenue aux soins doux.",
    downhearted: "Cela peut peser sur le moral, et cela compte. S’il reste bas, parlez-en à un médecin.",
  },
  chat: {
    noMore: "Rien d’autre chez nous ne convient aussi bien.",
    fine: "Très bien. Je reste là si besoin.",
    sorry:
      "Je suis désolée de ne pas avoir aidé. Dites-moi ce qui n’a pas été, ou écrivez à {0} : une personne vous répondra.",
    fits: "Pour {0}, oui.",
    fitsNot: "{0} n’apporte pas grand-chose pour {1}. Mieux : {2}.",
    size: "{0} : {1}.",
    hello: "Bonjour. Je suis la conseillère peau de Nacre, une IA. Qu’aimeriez-vous changer à votre peau ?",
    helloSupport:
      "Bonjour. Je suis l’assistante de Nacre, une IA. Je peux aider pour une commande, la livraison, un retour, ou pour votre peau.",
    thanks: "Avec plaisir. Je reste là si autre chose vous vient.",
    whoAreYou:
      "Je suis une IA qui connaît les ingrédients de soin et les produits de cette boutique. Je ne suis pas médecin et je ne pose pas de diagnostic.",
    diagnosis:
      "Je ne peux pas dire ce que c’est : seul un médecin qui le voit le peut. Je peux aider à choisir des soins confortables en attendant.",
    medicine:
      "Les doses et les ordonnances sont l’affaire de votre médecin ou pharmacien. Je peux aider pour les soins autour.",
    askConcern: "Dites-m’en un peu plus : qu’est-ce qui vous gêne, et à quel endroit ?",
    askType:
      "Une question pour bien choisir : votre peau est-elle plutôt sèche, grasse, les deux par endroits, ou vite irritée ?",
    routineAny: "Une routine simple :",
    overBudget: "Rien de ce qui vous convient n’est à ce prix ; le plus proche : {0}, à {1}.",
    pickLine: "{0} ({1}). {2}",
    askAfter: "Êtes-vous enceinte, allaitez-vous, avez-vous une allergie ou une crème sur ordonnance ?",
    offerRoutine: "Voulez-vous que je les range en routine du matin et du soir ?",
    routine: "Une routine simple pour {0} :",
    morning: "Matin :",
    evening: "Soir :",
    step: "{0}. {1}{2}",
    routineEnd:
      "Un seul actif nouveau à la fois, à deux semaines d’écart, et un SPF chaque matin. Si cela brûle plus de dix minutes, arrêtez tout et gardez une crème simple.",
    twiceWeekly: "deux soirs par semaine pour commencer",
    onceWeekly: "un soir par semaine pour commencer, deux ou trois au plus",
    ingredient: "{0} : un ingrédient qui aide à {1}.",
    ingredientNoBenefit:
      "{0} : là pour le parfum ou la texture plus que pour le soin ; une peau vite contrariée s’en passe.",
    ingredientUse: { AM: "Plutôt le matin.", PM: "Plutôt le soir.", both: "Matin ou soir." },
    ingredientPregnancy: {
      ok: "Rien n’oblige à l’éviter pendant la grossesse.",
      limit: "Pendant la grossesse, de petites zones, à faible dose, et après avis.",
      ask: "Pendant la grossesse, demandez d’abord à votre médecin ou pharmacien.",
      avoid: "Pas pendant la grossesse ni si vous essayez d’avoir un enfant.",
    },
    ingredientNursing: {
      ok: "Rien n’oblige à l’éviter pendant l’allaitement ; pas sur le sein.",
      ask: "Pendant l’allaitement, demandez d’abord à votre médecin ou pharmacien.",
      avoid: "Pas pendant l’allaitement.",
    },
    ingredientSun: "Avec un SPF chaque matin.",
    ingredientProducts: "Vous le trouvez dans {0}.",
    ingredientNoProducts: "Aucun de nos produits en stock n’en contient.",
    ingredientHard: "Commencez doucement : il peut picoter au début.",
    together: {
      avoid: "{0} et {1} : mieux vaut ne pas les associer. Choisissez-en un.",
      alternate: "{0} et {1} : oui, mais pas le même soir, car ensemble ils peuvent irriter.",
      caution: "{0} et {1} : possible, de préférence l’un le matin et l’autre le soir.",
      myth: "{0} et {1} vont bien ensemble ; leur incompatibilité est une légende.",
      fine: "{0} et {1} s’entendent : rien ne s’oppose à les utiliser dans une même routine.",
    },
    duplicates: "{0} et {1} font le même travail : un seul suffit.",
    compareLine: "{0} ({1}, {2}) : {3}.",
    compareActives: "avec {0}",
    comparePrice: "{0} coûte {1} de moins.",
    comparePick: "Pour {0}, je prendrais {1}.",
    compareEqual: "Dites-moi ce qui compte le plus pour vous et je pourrai trancher.",
    product: "{0} est un {1} à {2}.",
    productActives: "L’essentiel de sa formule : {0}.",
    productStock: "Il est en stock.",
    productSoldOut: "Il est en rupture pour le moment.",
    productFew: "Il n’en reste que {0}.",
    price: "{0} coûte {1}.",
    cheaper: "Oui : {0} coûte {1}, contre {2} pour {3}.",
    cheapest: "{0}, à {1}, est déjà le moins cher qui vous convienne.",
    containsYes: "Oui, {0} contient ceci : {1}.",
    containsNo: "Non, rien de tel ({0}) dans la liste de {1}.",
    weeks: "Patience : comptez {0} semaines avant d’en juger.",
    none: "Je n’ai aucun produit en stock qui convienne vraiment, je préfère donc n’en citer aucun.",
  },
  support: {
    tracking: "Vous pouvez suivre vos commandes dans votre profil, à l’historique des commandes.",
    lastOrder: "Votre dernière commande, {0}, du {1} ({2}), en est à : {3}.",
    othersOrder: "Je ne peux parler que de votre propre dernière commande.",
    account:
      "Votre nom et votre adresse sont dans votre profil, où vous pouvez les changer. Pour le reste du compte, écrivez à {0}.",
    password:
      "Sur la page de connexion, « Mot de passe oublié ? » vous envoie un lien valable une fois, pendant une heure. Si rien n’arrive, regardez les indésirables et vérifiez l’adresse de votre inscription ; si cela ne marche toujours pas, écrivez à {0}.",
    contact: "Vous joignez une personne à {0} ou au {1}.",
    soldOut: "{0} est en rupture pour le moment ; je ne connais pas la date de son retour.",
    status: {
      pending: "reçue",
      processing: "en préparation",
      shipped: "en route",
      delivered: "livrée",
      cancelled: "annulée",
      paid: "payée",
      refunded: "remboursée",
    },
  },
};
