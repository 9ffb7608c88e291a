import type { Dialogue } from "./dialogue.ts";

/** Français, vouvoiement : ce qui tient une conversation. La conseillère parle au féminin. */
export const fr: Dialogue = {
  matter: {
    more: [
      "Merci, c’est utile. Dites-le aussi dans votre message à {0} : la personne qui le lira peut voir votre commande, moi non.",
      "Je vois. Ajoutez-le quand vous écrirez à {0}, pour qu’on n’ait pas à vous le redemander.",
      "Bien compris. Cela a sa place dans le message à {0} ; une personne prendra la suite.",
    ],
    number:
      "Merci. D’ici, je ne peux pas ouvrir une commande par son numéro : envoyez-le à {0} en disant ce qui s’est passé, et une personne s’en occupera.",
    howLong:
      "Combien de temps cela prendra, je ne peux pas vous le dire, et je préfère ne pas deviner : la personne qui vous répond à {0} le saura.",
    product:
      "Je suis désolée pour {0}. Écrivez à {1} avec votre numéro de commande en précisant qu’il s’agit de ce produit ; la maison arrangera cela.",
    country:
      "D’ici, je ne peux rien promettre pour votre pays : écrivez à {0} avant de commander, une personne vous le confirmera. La livraison coûte {1} par commande.",
    card: "Dans ce cas, n’essayez plus : la boutique ne prend aucune carte, quelle qu’elle soit, et rien n’est débité. La maison vous écrit pour convenir du paiement ; si une page vous demande tout de même une carte, signalez-le à {0}.",
    further: "D’ici, je n’en sais pas davantage. Une personne le saura : {0}, ou le {1}.",
    cannotDo:
      "D’ici, je ne peux pas le faire : je ne modifie aucune commande et n’en vois aucune, sauf votre dernière. Une personne le peut : {0}, ou le {1}.",
    noNumber:
      "Alors écrivez à {0} sans lui : le nom et l’e-mail de la commande, et le jour, suffisent pour qu’une personne cherche. Il figure aussi dans le profil de qui a commandé, sous l’historique.",
    dontUse:
      "Mieux vaut pas : ce qui arrive ouvert ou abîmé ne s’utilise pas. Dites-le à {0}, avec une photo, une personne arrangera cela.",
    noPhoto:
      "Alors décrivez-le avec des mots, et gardez les morceaux ou le carton jusqu’à la réponse d’une personne.",
    next: "Écrivez maintenant à {0} : votre nom, le numéro de commande si vous l’avez, ce qui s’est passé, et une photo si cela se voit. Une personne vous y répond ; si cela ne peut pas attendre, appelez le {1}.",
    shipped:
      "Une fois le colis parti, personne ne peut l’arrêter d’ici : écrivez tout de même à {0}, et une personne vous dira comment le renvoyer.",
  },
  returnOpened:
    "Je ne peux pas promettre qu’un produit ouvert soit repris, car ce qui était scellé peut être exclu pour des raisons d’hygiène : dites-le en écrivant à {0} avec votre numéro de commande, une personne vous répondra.",
  returnClosed:
    "Non ouvert, c’est le plus simple : écrivez à {0} avec votre numéro de commande en précisant qu’il est encore fermé, une personne vous dira comment le renvoyer.",
  returnReaction:
    "Je suis désolée que votre peau l’ait mal pris. Arrêtez de l’utiliser, et parlez de cette réaction dans votre message.",
  returnSwelling:
    "Un visage qui gonfle doit être vu aujourd’hui par un médecin ou un pharmacien ; si la respiration ou la déglutition change, appelez aussitôt votre numéro d’urgence.",
  dislike:
    "Qu’il soit repris dans ce cas, je ne peux pas le promettre : posez la question à {0} avant de commander, ou avant de l’ouvrir.",
  returnTime:
    "Là où la loi vous permet de vous rétracter, comme dans l’Union européenne et au Royaume-Uni, c’est 14 jours à partir du jour où le colis arrive. Ailleurs, je ne le sais pas et préfère ne pas deviner : écrivez vite à {0}, et laissez-le fermé jusqu’à la réponse d’une personne.",
  ownMistake:
    "Cela arrive. Tant que rien n’est parti, cela peut encore se changer : écrivez tout de suite à {0} avec le numéro de commande et ce que vous vouliez. Si le colis est arrivé, laissez le produit fermé, une personne vous dira comment l’échanger.",
  refundOrNew:
    "Ce n’est pas à moi d’en décider : dites dans votre message à {0} ce que vous préférez, une personne vous répondra.",
  returnCost:
    "Qui paie les frais de retour, je ne le sais pas : posez la question dans le même message à {0}, avant de renvoyer quoi que ce soit.",
  orderNoneHelp:
    "Si elle tarde ou si quelque chose ne va pas, écrivez à {0} avec le numéro de commande : une personne regardera.",
  houseVegan:
    "Pas dans son ensemble : je lis les listes, et certaines citent des ingrédients d’origine animale. Une liste ne dit pas non plus d’où vient chaque ingrédient, et je ne peux pas me porter garante du reste. Nommez-moi un produit et je regarderai, ou écrivez à {0}.",
  houseCruelty:
    "Nos étiquettes ne portent aucun label à ce sujet, et je préfère ne pas deviner : écrivez à {0}, une personne vous dira ce que fait la maison.",
  smallTalk: {
    itself:
      "Je suis une IA : ni sommeil, ni déjeuner, rien que la peau. Quand vous voulez, nous reprenons où nous en étions.",
    kind: "C’est gentil, merci. Je ne suis qu’une IA, contente de vous aider ; quand vous voulez, nous continuons.",
    joke: "J’en connais une : que dit la crème solaire le matin ? « La dernière, comme toujours. » Quand vous voulez, on continue.",
    laugh: "Ravie de vous faire sourire. Quand vous voulez, nous continuons.",
    sleep:
      "Pour le sommeil, je n’ai rien, même si une bonne nuit fait plus pour la peau que bien des pots. Quand vous voulez, revenons à la vôtre.",
  },
  goOn: {
    nothing:
      "Alors on en reste là pour {0} : sans ce que vous écartez, rien de chez nous ne le fait vraiment, et je ne vous vendrais pas à côté.",
    sun: "Ce qui fait du bien dans tous les cas, c’est une protection solaire quotidienne : {0}.",
  },
  aboveSum:
    "Un nettoyant, une crème et un SPF coûtent ensemble au moins {0} ; pour cette somme, j’ai gardé l’essentiel.",
  howAreYou: "Très bien, merci. Et votre peau ?",
  thanksBack: "Avec plaisir, et à vous aussi.",
  startAge:
    "Il n’y a pas d’âge obligatoire. La protection solaire vaut la peine à tout âge ; la vitamine C ou un sérum léger vers 25 ans si l’envie est là ; le rétinol vers 30 ans ou plus tard, doucement. On ne perd rien à attendre.",
  favorite: "Si j’avais une peau, {0} serait près de mon miroir.",
  soldOut:
    "Rupture de stock pour {0}, et je ne connais pas la date de retour : écrivez à {1}, une personne vous la dira.",
  meanwhile: "En attendant, le plus proche : {0}.",
  worth: "Ce que paient les {1} de {0} : {2}. Que cela les vaille dépend de ce que vous en attendez.",
  worthPlain: "{0}, à {1}, est l’une des formules les plus simples de la maison, et son prix le dit.",
  worthLess:
    "Si c’est le prix qui vous retient : {0}, à {1}, fait une bonne part du travail de tous les jours.",
  wound:
    "Rien de ce que nous vendons ne va sur une peau ouverte. Gardez-la propre et couverte, et montrez-la aujourd’hui à un pharmacien ou à un médecin.",
  lastsAbout: {
    months: "environ {0} à {1} mois",
    weeks: "environ {0} à {1} semaines",
    text: "La notice ne donne pas de durée. {0} contient {1} : à la dose habituelle, cela fait {2}, plus ou moins selon votre main.",
  },
  noSunLeft:
    "Non, avec ce que vous m’avez dit, aucune de nos protections solaires n’est pour vous, et rien d’autre ici ne la remplace. L’ombre, un chapeau et des vêtements couvrants vous protègent ; un pharmacien peut vous montrer une protection qui convienne.",
  noneOfThat: "Rien de ce genre chez nous ne convient à ce que vous me dites. Voici autre chose.",
  stands:
    "Ce que vous m’avez dit plus tôt passe d’abord : un médecin doit le voir, et rien de chez nous dessus. Voici pour le reste de la peau.",
  mayComeFrom:
    "La liste de {0} cite ceci : {1}, souvent tiré de : {2} ; une liste ne dit pas la source. En cas d’allergie, demandez-nous avant.",
  signHolds: [
    "Cela ne change pas : rien dessus avant qu’un dermatologue ou un médecin l’ait vu. Pour le reste de la peau, dites-moi ce qui vous gêne.",
    "Je n’y mettrais rien avant l’avis d’un dermatologue ou un médecin, ce produit compris. Pour le reste de la peau, je vous réponds volontiers.",
  ],
  woundClosed:
    "Une fois refermée, et si votre médecin est d’accord : une protection solaire dessus le jour, et quelque chose de simple, par exemple {0}. Ni acide ni rétinol à cet endroit.",
  keepOwn: "Si votre peau l’aime, gardez ce soin : aucune raison de quitter ce qui vous fait du bien.",
  keepOwnBeside: "De notre côté, ceci pourrait s’y joindre : {0}. Une seule nouveauté à la fois.",
  qualities: {
    stronger: "Le plus fort des deux : {0}. Plus doux : {1}.",
    gentler: "Le plus doux des deux : {0}. Plus actif, et plus exigeant : {1}.",
    dearer: "Le plus cher : {0}, à {2} ; {1} coûte {3}.",
    cheaper: "Le moins cher : {0}, à {2}, contre {3} pour {1}.",
    lighter: "Le plus léger : {0}. Plus riche : {1}.",
    richer: "Le plus riche : {0}. Plus léger : {1}.",
    unseen: "{0} : sa teinte est là contre le voile pâle. Sans teinte, et parfois un peu blanc : {1}.",
    both: "{0}, à égalité.",
    alike: "Sur ce point, {0} et {1} se valent ; je laisserais décider la texture que vous préférez.",
    equal: "Sur ce point, ils se valent ; je laisserais décider la texture que vous préférez.",
    strongerHead: "Alors ceci, doucement au début :",
    strongest:
      "Pour cela, le plus fort chez nous est déjà nommé : {0}. Pour aller plus loin, voyez un dermatologue.",
    noneStronger:
      "Rien chez nous n’est plus fort et vous convient encore. Pour aller plus loin, voyez un dermatologue.",
  },
  combining: {
    around:
      "Autour : {1}. La crème après {0}, le SPF en dernier le matin, et pas de second soin fort le même soir.",
    eveningsApart:
      "{0} ne vont pas le même soir : un soir chacun, si possible un soir simple entre eux, et un SPF chaque matin. Plus à la fois brûle au lieu d’aider.",
    notAtOnce: "Non, pas en même temps, même si la peau peut se reposer ensuite.",
    notSameEvening:
      "Non, pas le même soir, et attendre entre les deux n’y change rien : {0} un soir, {1} un autre.",
    byTime: "Oui, à des moments différents. Le matin : {0}. Le soir : {1}.",
    sunscreen: "Oui : d’abord {0}, puis votre écran par-dessus, en tout dernier. S’il vous plaît, gardez-le.",
    sunscreenLater:
      "Oui : {0}, c’est pour le soir ; votre écran vient en dernier le matin. S’il vous plaît, gardez-le.",
  },
  beside: {
    cream: "Non : {0}, c’est déjà la crème. Le jour, seule une protection solaire vient par-dessus.",
    oil: "Sur une peau sèche, oui : {0} retient l’hydratation mais n’en apporte pas. D’abord une crème, par exemple {1}, puis quelques gouttes par-dessus.",
    serum:
      "Si la peau tire, oui : {0} hydrate, et une crème par-dessus, par exemple {1}, retient cette hydratation. Si la peau est à l’aise, cela peut suffire.",
    sunscreen:
      "Sous {0}, si la peau est sèche ou tire, oui : d’abord une fine couche de crème, par exemple {1}, quelques minutes d’attente, puis la protection solaire en dernier. Sinon cela suffit.",
    cleanser: "Oui : {0} se rince. Une crème vient ensuite, par exemple {1}.",
    active:
      "Oui, en règle générale : {0} peut dessécher un peu, et une crème simple ensuite, par exemple {1}, garde la peau à l’aise.",
    any: "une crème simple que vous avez déjà",
  },
  clogs: {
    rich: "Aucun test ne garantit que non, je ne le promets donc pas : {0}, c’est une formule riche en huiles, et pour une peau qui se bouche vite je ne commencerais pas par là.",
    light:
      "Aucun test ne garantit que non, je ne le promets donc pas ; {0}, ce n’est pas une formule lourde pour autant. Si de petits boutons viennent en deux ou trois semaines, arrêtez.",
    rinsed:
      "Guère : {0} se rince et laisse peu de chose. Aucun test ne garantit que non, je ne promets pas davantage.",
  },
  removes: {
    waterproof: "Elle ne promet rien pour un mascara waterproof : essayez d’abord.",
    unsaid: "L’étiquette ne dit pas de {0} que cela démaquille.",
    none: "Aucun de nos nettoyants qui vous vont ne le dit de lui-même ; gardez alors un démaquillant à vous.",
    eyes: "Près des yeux, allez-y doucement et rincez bien.",
  },
  shops:
    "Je ne connais pas de boutique où entrer : nous vendons sur ces pages. Écrivez à {0} si vous souhaitez voir quelque chose avant.",
  water: "Rien sur la notice ne promet que {0} résiste à l’eau.",
  smells: "Oui, {0} contient du parfum.",
  cast: {
    mineral:
      "C’est possible : {0} a des filtres minéraux et aucune teinte, un léger voile pâle peut donc se voir, surtout sur peau foncée.",
    tinted: "À peine : {0} a une teinte contre cela.",
    none: "Non : {0} ne contient aucun filtre solaire qui en laisserait.",
    instead: "Avec une teinte, si cela compte pour vous : {0}.",
  },
  times: {
    morning: "Le matin : {0}.",
    noMorning: "Rien de cela n’est pour le matin.",
    evening: "Le soir : {0}.",
    noEvening: "Rien de cela n’est pour le soir.",
    sunLater: "{0} reste pour le matin.",
    notMorning:
      "{0}, c’est pour le soir. Le matin : un nettoyant doux ou de l’eau, votre crème, et le SPF en dernier.",
    notEvening: "{0}, c’est pour le matin. Le soir, on s’en passe : nettoyer, puis votre crème.",
  },
  notExpecting: "C’est noté : rien n’est donc à écarter pour cela, et ce que j’ai cité tient.",
  swapped: "Alors {0} à la place.",
  together: "Avec {0}, cela fait {1}.",
  ingredients: {
    apart: "Le matin : {0} ; le soir : {1}. Ainsi, l’un n’a pas à passer avant l’autre.",
    order: "Dans cet ordre : {0}.",
    even: "Avec {0}, l’ordre compte peu : la texture la plus fluide d’abord.",
    holds: "{1} : {0}.",
    all: "{0} les réunit en une seule étape.",
    together: "Oui, l’ensemble va bien : {0}, dans cet ordre, du plus fluide au plus riche.",
    both: "Oui : {1} sont réunis dans {0}.",
    noneBoth: "Aucun de nos soins qui vous conviennent ne réunit {0}.",
    closest: "{0} : nous n’en avons pas. Au plus près, pour le même usage : {1} ({2}).",
    atAge: "À cet âge, rien ne s’y oppose ; une peau jeune a besoin de peu.",
  },
  beginner: {
    strong: "Oui, à condition de commencer {0} doucement, sans autre nouveauté, et avec un SPF le jour.",
    mild: "Oui : rien dans {0} ne demande d’accoutumance.",
  },
  opened:
    "La notice ne donne pas de durée pour {0} ; le petit pot ouvert sur l’emballage compte les mois. En règle générale : bien fermé, au frais, à l’abri du soleil, et plus du tout si la couleur, l’odeur ou la texture change.",
  fattyAlcohol:
    "Pas d’alcool qui dessèche : {1}, dans {0}, est un alcool gras, une cire douce qui assouplit la peau.",
  akin: "Le mot « {2} » n’y figure pas ; mais {0} contient {1}, qui peut déclencher cette allergie tout de même.",
  feel: {
    light: "Non : {0} reste d’une texture légère sur la peau.",
    rich: "{0}, c’est plutôt riche : une couche fine, pressée, en laisse moins sur la peau.",
    rinsed: "{0}, cela se rince : il en reste peu sur la peau.",
  },
  pills:
    "Aucune notice ne promet que cela ne peluche jamais : peu de produit, pressé sans frotter, quelques minutes entre les couches, et une couche de moins si cela continue.",
  kept: {
    taken: "Alors {0}.",
    fits: "Je les ai repris un par un, {0} : rien dans leurs listes ne s’y oppose.",
    recalled: "Pour cela, j’avais cité {0}.",
    cheaper: "Pour moins, au total : {0} : {1} au lieu de {2}.",
    cheapest: "Parmi ceux qui vous conviennent, ce sont déjà les moins chers : {0}, {1} en tout.",
    sunLast: "En dernier, une protection solaire, par exemple {0}, si vous n’en avez pas.",
    choice: "Un de chaque suffit ; l’autre choix serait {0}.",
    eachKind: "Alors un de chaque :",
  },
  limits: {
    words: {
      refused: "Alors pas de {0} :",
      gelStays: "Alors pas de crème ; un gel hydratant léger reste possible :",
      only: "Alors seulement ceci, côté {0} :",
      count: "Alors seulement ceci :",
      budget: "Pour cette somme, je prendrais :",
      scented: "Alors quelque chose de parfumé :",
      unscented: "Alors sans aucun parfum :",
      tinted: "Alors avec une teinte :",
      untinted: "Alors sans teinte :",
      light: "Alors quelque chose de léger :",
    },
    kinds: {
      cleanser: "nettoyant",
      serum: "sérum",
      cream: "crème",
      oil: "huile",
      balm: "baume",
      gel: "gel",
      foam: "mousse",
      powder: "poudre",
    },
    none: "Avec cela, il ne reste rien chez nous qui vous aille ; mieux vaut rien qu’un mauvais choix. Dites-moi lequel de vos souhaits compte le moins et je chercherai de nouveau.",
  },
};
