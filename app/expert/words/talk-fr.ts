import type { Talk } from "./talk.ts";

/** Français, vouvoiement : ce qui se dit dans une conversation. La conseillère parle au féminin. */
export const fr: Talk = {
  relations: {
    baby: "votre bébé",
    child: "votre enfant",
    daughter: "votre fille",
    son: "votre fils",
    granddaughter: "votre petite-fille",
    grandson: "votre petit-fils",
    niece: "votre nièce",
    nephew: "votre neveu",
    partner: "la personne qui partage votre vie",
    girlfriend: "votre compagne",
    boyfriend: "votre compagnon",
    wife: "votre femme",
    husband: "votre mari",
    mother: "votre mère",
    father: "votre père",
    sister: "votre sœur",
    brother: "votre frère",
    grandmother: "votre grand-mère",
    grandfather: "votre grand-père",
    friend: "une personne proche",
    relative: "cette personne",
  },
  conditions: {
    whom: "pour {0}",
    pregnant: "pendant la grossesse",
    trying: "pendant un projet de bébé",
    breastfeeding: "pendant l’allaitement",
    age: "à {0} ans",
    months: "à {0} mois",
    medicine: "en plus d’un traitement sur ordonnance",
    allergy: "en tenant compte de l’allergie",
    avoidance: "sans {0}",
    avoided: {
      fragrance: "parfum",
      acids: "acide",
      retinoids: "rétinoïde",
      oils: "huile",
      alcohol: "alcool",
    },
    budget: "dans votre budget",
    event: "avec une date si proche",
    sensitive: "sur une peau qui réagit",
  },
  heads: [
    "Pour {0}{1}, voici ce que je choisirais, et pourquoi.",
    "Avec {0}{1}, je ferais ainsi.",
    "Pour {0}{1}, voici par quoi commencer.",
    "Avec {0}{1}, voici ce que je mettrais ensemble.",
  ],
  headsOne: ["Pour {0}{1}, voici mon choix.", "Avec {0}{1}, je prendrais ceci."],
  headsAny: ["D’après ce que vous me dites{0}, un bon début :", "Pour commencer{0} :"],
  notFor: {
    forbidden: "il contient ce qu’aucun cosmétique ne doit contenir",
    infant: "rien chez nous n’est fait pour un bébé de moins de six mois",
    child: "une peau d’enfant veut un nettoyant doux, une crème et une protection solaire, rien de plus",
    teen: "c’est trop fort avant dix-huit ans",
    pregnant: "il ne convient pas pendant la grossesse",
    trying: "on s’en passe pendant un projet de bébé",
    breastfeeding: "on s’en passe pendant l’allaitement",
    allergy: "sa liste contient {0}",
    allergy_unnamed: "avec une allergie qui n’a pas encore de nom, je reste aux listes les plus simples",
    second_retinoid:
      "avec celui que vous avez, ce serait un second rétinoïde, et un seul suffit à toute peau",
    medicine: "c’est trop, en plus d’un traitement sur ordonnance",
    skin_cancer:
      "après un cancer de la peau, rien qui exfolie, éclaircisse ou renouvelle sans l’accord de votre dermatologue",
    alarm: "une peau dans cet état ne veut rien d’actif",
    treated: "une peau qui sort d’un soin intensif ne veut que du confort",
    avoidance: "sa liste contient {0}, que vous écartez",
    vegan: "sa liste cite un ingrédient d’origine animale",
    reef_safe: "ses filtres ne sont pas les filtres minéraux que vous demandez",
    place: "sa notice ne cite pas cette zone",
    shaved: "ce n’est pas pour une peau qui vient d’être rasée ou qui est abîmée",
    event: "si près de la date, je ne commencerais rien qui puisse contrarier la peau",
    sensitive: "c’est trop pour une peau qui réagit vite",
    concern: "cela peut aggraver les choses",
    opposite_skin: "c’est pensé pour la peau contraire",
    unasked: "cela se choisit après une question ou deux",
    gift: "c’est trop personnel pour être offert sans demander",
    texture: "c’est la texture que vous ne voulez pas",
    time: "c’est pour un autre moment de la journée",
    price: "cela dépasse votre budget",
    out_of_stock: "c’est épuisé",
  },
  unsuitable: [
    "Non, pas {0} dans votre cas : {1}.",
    "Je ne prendrais pas {0} : {1}.",
    "Pas {0} cette fois : {1}.",
  ],
  unsuitableNothing:
    "Rien d’autre chez nous n’en fait autant pour vous ; mieux vaut rien qu’un mauvais choix.",
  labelSays: "Sa notice le dit : « {0} »",
  instead: [
    "Le plus proche qui vous aille : {0}.",
    "Au plus près, et sans réserve pour vous : {0}.",
    "Prenez plutôt {0}.",
  ],
  unresolved:
    "Je n’ai pas pu vérifier ceci dans nos listes : {0}. Comparez la liste complète sur l’emballage, ou demandez à un pharmacien, avant d’utiliser quoi que ce soit.",
  change: {
    owned: "Alors sans {0} : vous avez déjà de quoi.",
    out: "Alors pas {0} : {1}.",
    stays: "Le reste ne change pas.",
    instead: "À la place :",
    nothing: "C’est noté. Ce que j’ai cité va aussi avec cela.",
    noneLeft: "Alors il ne reste rien de ce que j’avais cité.",
    left: "D’après ce que vous m’avez dit, ceux-ci vont : {0}.",
    added: "En tenant compte de cela, j’ajouterais :",
    noted: "C’est noté{0}.",
    milder: "Pour commencer, {0} : des deux, c’est ce qui demande le moins à la peau.",
    between: "Alors, des deux, {0}.",
    withinSum: "Avec {0}, cela fait {1} : dans votre budget.",
    checked: "J’ai vérifié pour {0} : rien dans la liste ne s’y oppose.",
  },
  first:
    "Commencez par {0} : c’est ce qui compte le plus pour {1}. Laissez-lui deux semaines, puis ajoutez la suite, une étape à la fois.",
  firstAlone: "Commencez par {0}, et laissez-lui deux semaines avant d’en juger.",
  onlyOne: "S’il n’en faut qu’un : {0} ({1}), c’est ce qui compte le plus pour {2}. Le reste peut attendre.",
  total: "{0} : {1} en tout.",
  shippingAdds: "La livraison coûte {0} par commande ; les prix comprennent les taxes.",
  noTable: "Je n’ai encore rien cité. Dites-moi ce qui vous gêne, et je choisirai.",
  whichProduct: "De quel produit parlez-vous ? Son nom, ou ce que c’est, suffit.",
  notStated: "Je n’ai rien là-dessus pour {0}, et je préfère ne pas deviner.",
  write: "Écrivez à {0} : une personne vous le dira.",
  label: [
    "Pour {0} : « {1} »",
    "La notice le dit, pour {0} : « {1} »",
    "Voici ce qu’en dit la notice de {0} : « {1} »",
  ],
  yes: "Oui.",
  mayUse: "Oui, {0} va avec ce que vous m’avez dit.",
  smellNo: "Pas de parfum : rien dans la liste de {0} n’est là pour l’odeur.",
  smellYes: "Oui, il y a du parfum dans {0} ; sa liste cite {1}.",
  stingNo:
    "Normalement non : ni acide fort, ni rétinoïde, ni parfum dans {0}. Si cela brûle tout de même plus de dix minutes, rincez et arrêtez.",
  stingYes:
    "Un peu au début, comme souvent avec {0} ({1}). Un picotement qui passe est normal ; si cela brûle plus de dix minutes, rincez et arrêtez.",
  purgeNo:
    "Non : rien dans {0} ne provoque cela. De nouveaux boutons voudraient dire que cela ne vous convient pas : arrêtez et voyez s’ils partent.",
  purgeYes:
    "C’est possible : avec {1} dans {0}, quelques boutons de plus les premières semaines. Au-delà de six semaines, ou si cela fait mal, arrêtez.",
  makeupYes: "Oui : laissez {0} pénétrer quelques minutes, puis maquillez-vous.",
  makeupEvening:
    "C’est un soin du soir, {0} : les deux ne se croisent pas. Le matin, maquillez-vous comme d’habitude.",
  makeupCleanser: "Cela se rince, {0} : le maquillage vient bien après.",
  sunStrong: "Oui, mais avec un SPF chaque matin : {0} rend la peau plus sensible au soleil.",
  sunFine: "Oui : rien dans {0} ne rend la peau plus sensible au soleil. Un SPF le jour reste de mise.",
  placeYes: "Oui, {0} peut aller sur {1}.",
  placeNo: "Non, {0} n’est pas pour {1} : sa notice ne le cite pas.",
  places: {
    face: "le visage",
    eyes: "le contour des yeux",
    eyelids: "les paupières",
    lips: "les lèvres",
    neck: "le cou",
    hands: "les mains",
    body: "le corps",
    scalp: "le cuir chevelu",
    feet: "les pieds",
    nappy: "les fesses de bébé",
    intimate: "les parties intimes",
  },
  veganNo: "Non : la liste de {0} cite {1}, d’origine animale.",
  veganUnknown:
    "La liste de {0} ne cite rien d’origine animale, mais elle ne dit pas d’où vient chaque ingrédient : je ne peux pas le promettre.",
  pregnancyNo: {
    pregnant: "Pendant la grossesse, non : {0} est à écarter.",
    trying: "Pendant un projet de bébé, non : {0} est à écarter.",
    breastfeeding: "Pendant l’allaitement, non : mieux vaut garder {0} pour plus tard.",
  },
  nursingYes:
    "Rien dans la liste de {0} n’est à écarter pendant l’allaitement. Rien sur le sein lui-même, et votre pharmacien en cas de doute.",
  pregnancyYes:
    "Rien dans la liste de {0} n’est à écarter pendant la grossesse. Montrez-la tout de même à votre sage-femme ou à votre pharmacien.",
  ageNo: "Pas avant dix-huit ans : {0} est trop fort.",
  ageYes: "Rien dans la liste de {0} ne s’y oppose à cet âge ; une peau jeune a besoin de peu.",
  lasts:
    "Je n’ai pas de durée exacte pour {0} ({1}) ; une fois ouvert, regardez le symbole du pot ouvert sur l’emballage.",
  pairs: {
    avoid: "{0} et {1} : pas ensemble. Choisissez l’un des deux.",
    alternate: "{0} et {1} : oui, mais pas le même soir.",
    caution: "{0} et {1} : possible, de préférence l’un le matin et l’autre le soir.",
    fine: "{0} et {1} vont ensemble : rien ne se contrarie dans leurs listes.",
  },
  order: {
    later: "Pas le matin : {0} ; c’est pour le soir.",
    first: "D’abord {0}.",
    next: ", puis ",
    rule: "Du plus fluide au plus riche, et la protection solaire toujours en dernier, le matin.",
    evening: "Le rétinoïde se met le soir, sans protection solaire par-dessus.",
    kinds: {
      cleanser: "le nettoyant",
      toner: "la lotion tonique",
      acid: "l’acide",
      vitaminC: "la vitamine C",
      serum: "le sérum",
      eyes: "le contour des yeux",
      retinoid: "le rétinoïde",
      cream: "la crème hydratante",
      oil: "l’huile",
      sunscreen: "la protection solaire",
      makeup: "le maquillage",
    },
  },
  medical: {
    findAllergen:
      "Seuls des tests cutanés chez un dermatologue ou un allergologue le diront : de petites quantités des suspects habituels, posées sur le dos et lues après deux jours. D’ici là, laissez de côté ce que vous soupçonnez, gardez les emballages, et notez ce que vous avez utilisé et quand. Chez vous, on peut seulement essayer si un produit passe : un peu dans le pli du coude, deux jours de suite. Cela ne dit pas quel ingrédient était en cause.",
    myMedicine:
      "Un médicament, c’est l’affaire de votre pharmacien ou de votre médecin : montrez-lui la liste du produit avant de commencer. Dites-lui surtout si votre peau est devenue fine, marque facilement ou brûle vite au soleil ; une telle peau se porte mieux sans acide ni rétinoïde.",
    cure: "Non, et rien dans nos rayons ne le prétend : un cosmétique agit sur l’aspect et le confort de la peau, tant qu’on l’utilise. Ce qu’il y a derrière, et ce qui dure, relève d’un médecin.",
    prescriber:
      "Une peau qui pèle, rougit ou pique, c’est connu avec ce genre de traitement. Dites-le à la personne qui l’a prescrit, ou à votre pharmacien, et demandez s’il faut espacer ou faire une pause ; ne changez pas la dose de vous-même. Tout acide, gommage ou second rétinoïde à côté s’arrête aujourd’hui.",
    prescriberToday:
      "Une peau à vif, gonflée, qui cloque ou qui suinte sous un traitement, cela n’attend pas : appelez aujourd’hui la personne qui l’a prescrit, ou demandez à un pharmacien avant la prochaine application. D’ici là, rien d’autre dessus.",
    meanwhile: "D’ici là, seulement ce qui apaise :",
    burned:
      "Arrêtez tout acide, gommage, rétinoïde et vitamine C : une peau qui brûle ou suinte après cela en a trop eu. Rincez à l’eau fraîche, puis laissez-la tranquille ; quand elle ne suinte plus, une crème simple sans parfum suffit, et de l’ombre. Si elle suinte, cloque, gonfle ou fait mal, voyez un médecin ou un pharmacien aujourd’hui ; de même si rien n’est plus calme dans un jour ou deux. Il n’y a rien à acheter pour cela.",
    upset:
      "Arrêtez, la peau en a assez ; à laisser de côté pour l’instant : {0}. Pendant une à deux semaines, seulement de l’eau tiède ou un nettoyant doux, une crème simple sans parfum, de l’ombre ou un SPF ; ni acide, ni rétinoïde, ni vitamine C, ni gommage. Quand plus rien ne pique depuis une semaine, une chose à la fois, une fois par semaine, par-dessus la crème. Si cela gonfle, cloque, suinte ou s’étend, ou si rien n’est plus calme dans deux ou trois jours, montrez-le à un médecin ou à un pharmacien.",
    stillEarly:
      "Alors laissez-la encore tranquille : ni acide, ni rétinoïde, ni vitamine C, ni gommage tant que quelque chose est rouge, pique ou pèle, souvent deux à quatre semaines. Un nettoyant doux, une crème simple et de l’ombre suffisent. Si rien n’est plus calme après deux ou trois jours, ou si cela gonfle, suinte, cloque ou fait mal, montrez-la à un médecin, à un pharmacien ou à la personne qui vous a traitée.",
    calmMakeup:
      "Mieux vaut aucun maquillage tant que ça pique ou brûle : ce qu’il faut étaler puis retirer l’entretient. S’il le faut, un peu, sur peau intacte seulement, par-dessus la crème simple, et retiré avec un lait doux, sans frotter.",
    calmTime:
      "Attendez que plus rien ne pique, ne pèle ni ne suinte, puis encore une à deux semaines. Ensuite une chose à la fois, à deux semaines d’écart, la plus douce d’abord ; ce qui a été prescrit, seulement comme le dit la personne qui l’a prescrit.",
    retinoidUsed: {
      pregnant:
        "Arrêtez dès aujourd’hui {0} : on s’en passe pendant la grossesse. Très peu d’un cosmétique traverse la peau ; l’avoir utilisé sans savoir n’est pas une raison de paniquer. Dites-le à votre sage-femme ou à votre médecin au prochain rendez-vous.",
      trying:
        "Arrêtez maintenant {0} : on s’en passe dès que l’on essaie d’avoir un enfant, pas seulement une fois enceinte. Ce que vous avez mis jusqu’ici n’a rien d’inquiétant : très peu d’un cosmétique traverse la peau.",
      breastfeeding:
        "Laissez de côté {0} tant que vous allaitez, comme le demande la notice. Ce que vous avez mis jusqu’ici n’est pas une raison de paniquer ; parlez-en à votre médecin ou à votre pharmacien.",
    },
    isotretinoin:
      "{0} ne se prend pas pendant la grossesse, ni quand on essaie d’avoir un enfant ou qu’on allaite : n’en prenez plus, et appelez aujourd’hui qui l’a prescrit, ou un médecin.",
    retinoidMedicine:
      "Un rétinoïde sur ordonnance ({0}) ne s’utilise pas pendant la grossesse, ni quand on essaie d’avoir un enfant ou qu’on allaite, sauf avis de votre médecin. Demandez à votre médecin ou à votre sage-femme ce que vous pouvez mettre à la place ; si vous en avez mis depuis, dites-le.",
    keepExpecting:
      "Ce qui est simple peut rester : un nettoyant doux, une crème, un SPF. Laissez de côté tout ce qui contient du rétinol, du rétinal ou un peeling fort, de quelque maison que ce soit, et montrez les autres listes à votre sage-femme, médecin ou pharmacien.",
    retinoidInstead: "En attendant, {0} peut prendre sa place.",
    spoiled:
      "Quand la couleur, l’odeur ou la texture a changé, un produit a fait son temps : ne l’utilisez plus. S’il est encore neuf, écrivez à {0} avec une photo.",
    hydroquinone:
      "L’hydroquinone relève d’une ordonnance ; en boutique elle est interdite, et nous n’en vendons pas. Les crèmes qui la promettent au marché en cachent trop, ou des corticoïdes : n’y touchez pas. Sans elle, unifier l’aspect du teint prend des semaines, avec une protection solaire avant tout.",
    loss: "Je suis profondément désolée pour votre perte.",
    placeNone:
      "Rien chez nous n’est fait pour {0}. Un pharmacien vous montrera ce qui l’est ; si cela fait mal, saigne ou revient sans cesse, montrez-le à un médecin.",
  },
  layersGeneral:
    "Nettoyer, puis la texture la plus fine, puis la crème, et le SPF en dernier le matin. Le soir, une seule étape forte.",
  alarm: {
    ofAnother:
      "Je suis désolée : ce que vous dites de {0} compte plus que n’importe quel soin. Demandez doucement, sans reproche, si c’est volontaire ; restez à ses côtés et parlez-en aujourd’hui à un médecin. Pour en parler à toute heure : {crisis}. En cas de danger, appelez le numéro d’urgence ({emergency}). La peau attendra.",
    later: {
      mental_health: [
        "J’ai bien entendu, et cela passe avant toute crème. Que personne ne reste seul avec cela : {crisis} répond à toute heure ; en cas de danger, {emergency}.",
        "Je suis toujours là. Ce qui aide maintenant, c’est quelqu’un, pas un produit : {crisis}, un médecin, un proche. Ensuite, je m’occuperai volontiers de la peau.",
      ],
      emergency: [
        "N’attendez pas ma réponse : appelez maintenant {emergency}.",
        "{emergency}, tout de suite : rien de ce que je sais ne remplace cela.",
      ],
      same_day: [
        "Cela reste pour un médecin ou un pharmacien, aujourd’hui ; d’ici là, de l’eau fraîche et rien de chez nous dessus. Une fois la peau vue, je vous aide volontiers pour la suite.",
        "Je n’ai rien de mieux à dire : montrez-la à un médecin aujourd’hui, puis revenez vers moi.",
      ],
      see_doctor_soon: [
        "Cet endroit-là est pour un médecin, dans les jours qui viennent ; n’y mettez rien. Pour le reste de votre peau, je peux vous aider.",
        "Rien de chez nous à cet endroit avant qu’un médecin l’ait vu. Pour le reste, je suis là.",
      ],
      see_doctor: [
        "Un médecin d’abord. D’ici là, une crème simple et une protection solaire, rien de fort.",
        "Cela reste l’affaire d’un médecin. Pour ce qui est doux et simple, je suis là.",
      ],
    },
    meanwhile:
      "Tant qu’un médecin ne l’a pas vu : rien qui éclaircit, rien de fort. Ce qui fait du bien en attendant : une protection solaire teintée, {0}, et une crème simple, {1}.",
    spreads:
      "Alors n’attendez pas : un gonflement, ou une rougeur qui gagne du terrain, doit être vu par un médecin aujourd’hui. De l’eau fraîche seulement, et rien dessus, rien de chez nous non plus. Si les lèvres, la langue ou la gorge gonflent, ou si respirer ou avaler devient difficile, appelez tout de suite {emergency}.",
    waterAlone:
      "De l’eau seule, fraîche ou tiède, puis tamponnez sans frotter : ni nettoyant, ni crème, ni rien de chez nous tant qu’un médecin ou un pharmacien ne l’a pas vue aujourd’hui.",
    over: {
      seen: "Je suis soulagée qu’on vous ait examinée. Ce qu’on vous a dit là-bas passe avant tout ce que je sais. Désormais, laissez {0} de côté, et rien de nouveau sur la peau tant qu’un allergologue ou votre médecin n’a pas trouvé la cause : de l’eau ou le nettoyant doux et la crème simple que vous supportez depuis longtemps, et de l’ombre. Gardez l’emballage et sa liste pour les leur montrer. Si les lèvres, la langue ou la gorge gonflent à nouveau, ou si vous respirez mal, appelez tout de suite {emergency}.",
      better:
        "Tant mieux si cela se calme. Une telle réaction peut revenir en quelques heures : montrez-vous quand même à un médecin aujourd’hui, et ne restez pas seule d’ici là. Laissez {0} de côté, rien de nouveau sur la peau, et gardez l’emballage pour le montrer. Si les lèvres, la langue ou la gorge gonflent à nouveau, ou si vous respirez mal, appelez tout de suite {emergency}.",
      otherwise:
        "Je suis soulagée qu’on s’en soit occupé. Ce qu’on vous a dit là-bas passe avant tout ce que je sais ; si cela revient ou s’aggrave, appelez tout de suite {emergency}. Dès qu’on vous dit que la peau peut retrouver ses soins, je vous aide volontiers.",
      after:
        "Rien de nouveau pour l’instant, surtout pas d’acide : après une telle réaction, un allergologue ou votre médecin cherche d’abord ce que c’était, et beaucoup de produits partagent leurs ingrédients. D’ici là, ce que vous supportez depuis longtemps, un nettoyant doux et une crème simple sans parfum. Ce n’est pas forcément pour toujours : dites-moi ce que c’était dès que vous le savez, et j’écarte ce qui en contient.",
      cause: "ce qui l’a déclenchée",
    },
    notAgainBefore:
      "Pas avant qu’un médecin ou un pharmacien ait vu cela et dit ce que c’était : ce peut être une allergie, et ce qui a donné une réaction une fois peut faire pire la deuxième. Gardez l’emballage et sa liste pour les leur montrer.",
    deepBurn:
      "Une peau blanche, cartonnée ou qui ne fait plus mal est brûlée en profondeur : allez aux urgences maintenant, ou appelez {emergency}. Rien dessus, sinon un linge propre.",
  },
  plainBeside:
    "S’il ne vous faut à côté qu’une crème simple : {0}, sans acide, sans rétinoïde et sans parfum ; demandez là-bas si elle va avec votre ordonnance.",
  scentDiffers: "Du parfum dans {0}, aucun dans {1}.",
  notThis: "Pas de {0} : {1}.",
  leftOut: "c’est ce que vous écartez",
  common: "C’est fréquent, et en soi rien d’inquiétant.",
  whyNotFine: "Rien ne s’oppose à {0}. Pour {1}, je lui préfère seulement {2}, qui en fait davantage.",
  brand: "Je connais nos listes, pas celles de cette marque : je ne la jugerai pas.",
  brandNearest: "Pour {0}, le plus proche chez nous : {1} ({2}).",
  evidence: {
    A: "{0} : parmi les mieux étudiés, plusieurs bonnes études sur des personnes vont dans le même sens.",
    B: "{0} : de bonnes études sur des personnes, mais moins nombreuses.",
    C: "{0} : de premières petites études, prometteuses, rien de tranché.",
    D: "{0} : peu de preuves à ce jour, plus d’habitude que de science.",
  },
  evidenceOfIt: {
    A: "Parmi les mieux étudiés : plusieurs bonnes études sur des personnes vont dans le même sens.",
    B: "De bonnes études sur des personnes, mais moins nombreuses.",
    C: "De premières petites études, prometteuses, rien de tranché.",
    D: "Peu de preuves à ce jour, plus d’habitude que de science.",
  },
  cart: "Je n’ai pas accès à votre panier, mais le bouton à côté de chaque produit le fait.",
  samples: "Nous n’avons ni échantillons ni formats de voyage. Le plus petit essai, c’est {0} ({1}, {2}).",
  notSold:
    "Nous n’en vendons pas ; nos rayons : nettoyants, sérums, crèmes, protections solaires et soins ciblés pour la peau.",
  notUnderstood: "Je n’ai pas bien compris. Peut-être l’une de ces questions ?",
  understood: "Ce que j’ai retenu : {0}.",
  noPerson:
    "C’est un conseil automatique qui répond ici, pas une personne ; une personne répond à {0} ou au {1}.",
  offTopic: "Cela, je ne le connais pas. Votre peau, nos produits et votre commande, je peux vous y aider.",
  shop: {
    money:
      "Rien n’est débité dans la boutique : votre commande est notée en attente, et la maison vous écrit pour convenir du paiement. Les prix comprennent les taxes.",
    payChoice:
      "Il n’y a pas de moyen de paiement à choisir ici. Rien n’est débité dans la boutique : votre commande est notée en attente, et la maison vous écrit pour convenir du paiement ; demandez alors celui que vous préférez.",
    payWhen:
      "Rien n’est débité dans la boutique. Après la commande, la maison vous écrit pour convenir du paiement, et le colis part une fois le paiement fait.",
    orderNone:
      "Je ne vois que les commandes du compte connecté, et je n’en trouve pas. Connectez-vous : la liste est dans votre profil, à l’historique des commandes.",
    orderPending:
      "« En attente » veut dire qu’elle nous est parvenue et que la maison vous écrira pour convenir du paiement ; elle ne part pas avant.",
    delay:
      "Je suis désolée que cela prenne si longtemps. Écrivez à {0} avec votre numéro de commande : une personne regarde où elle en est.",
    deliveryTo:
      "Nous livrons dans les pays de la liste proposée au moment de commander : regardez avant si votre pays y figure, et en cas de doute écrivez à {0}.",
    deliveryCost: "La livraison coûte {0} par commande, quel que soit son contenu.",
    deliveryNotFree: "Non, elle n’est pas offerte.",
    deliveryTime:
      "Le colis part une fois la commande payée. La suite dépend de la poste : écrivez à {0}, une personne vous indiquera le délai à prévoir.",
    returns:
      "Pour un retour, écrivez à {0} avec votre numéro de commande ; la maison vous dit comment faire.",
    refund: "Pour un remboursement, écrivez à {0} avec votre numéro de commande ; une personne s’en occupe.",
    exchange:
      "Pour un échange, écrivez à {0} avec votre numéro de commande et ce que vous aimeriez à la place.",
    broken:
      "Je suis désolée que cela soit arrivé ainsi. Envoyez une photo et votre numéro de commande à {0}, la maison arrangera cela. En attendant, ne l’utilisez pas.",
    wrongItem:
      "Je suis désolée, l’erreur vient de nous. Écrivez à {0} avec votre numéro de commande et le contenu du colis, la maison arrangera cela.",
    cancel:
      "Pour annuler, écrivez vite à {0} avec le numéro de commande ; une fois le colis parti, il se renvoie.",
    changeAddress:
      "Pour une commande déjà passée, écrivez à {0} avec son numéro et la bonne adresse. Pour la suivante, changez-la dans votre profil.",
    changeOrder: "Une commande passée ne se modifie qu’avec une personne : écrivez à {0} avec son numéro.",
    cardRefused:
      "La boutique ne prend pas de carte, aucune ne peut donc être refusée ici : rien n’est débité, et la maison écrit pour convenir du paiement. Si une page vous a demandé votre carte, ne la donnez pas et écrivez à {0}.",
    doubleCharge:
      "La boutique elle-même ne débite rien : un double débit doit être vu tout de suite par une personne. Écrivez à {0} avec votre numéro de commande, ou appelez le {1}.",
    codeField: "Un code se met dans le champ prévu au moment de commander ; je n’en ai pas à donner.",
    returnInProfile:
      "Cela se demande dans la commande elle-même, dans votre profil ; la maison répond par e-mail avant que vous n’envoyiez quoi que ce soit.",
    code: "Il n’y a pas de champ pour un code, et je n’en ai pas à donner : les prix sont ceux affichés.",
    storeCredit:
      "Votre crédit et votre code de parrainage sont dans votre profil, à la rubrique Parrainage et avoir.",
    giftCard: "Nous ne vendons pas de cartes cadeaux.",
    giftWrap:
      "Il n’y a pas d’emballage cadeau à cocher ; écrivez à {0} avec le numéro de commande pour le demander.",
    invoice:
      "Pour une facture, écrivez à {0} avec votre numéro de commande ; la commande elle-même est dans votre profil.",
    tax: "Les prix comprennent les taxes. À l’étranger, d’éventuels droits de douane restent à la charge du destinataire ; s’il y en a, et combien, je ne le sais pas. {0} vous en dira plus.",
    deleteAccount:
      "Vous le faites vous-même : dans votre profil, sous « Vos données », il y a « Supprimer mon compte ». Profil, panier et liste d’envies disparaissent aussitôt ; les commandes restent dans nos livres sans votre nom, votre e-mail ni votre rue. Si cela ne marche pas, écrivez à {0} depuis l’adresse du compte.",
    data: "C’est une IA qui répond ici, pas une personne, et la boutique ne garde pas la conversation. Les images de la caméra sont analysées en temps réel et ne sont pas conservées. Ce qui est gardé sur vous se télécharge ou se supprime dans votre profil, sous « Vos données » ; pour le reste, écrivez à {0}.",
    howToOrder:
      "Mettez dans le panier ce qui vous plaît, ouvrez-le, et donnez votre adresse au moment de commander. Rien n’y est débité ; la maison vous écrit pour convenir du paiement.",
  },
};
