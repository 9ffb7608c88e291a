import type { Turns } from "./turns.ts";

export const fr: Turns = {
  week: {
    morning: "Chaque matin : {0}.",
    evenings: "{0}, le soir : {1}.",
    others: "Les autres soirs : {0}.",
    rest: "Les autres soirs : un nettoyant doux et une crème simple, rien de fort.",
    apart:
      "{0}, par exemple : des soirs espacés, pour que la peau se repose entre eux, et un SPF chaque matin.",
    once: "{0}, par exemple : un soir par semaine pour commencer, et un SPF chaque matin.",
    keptForMorning: "{0} reste pour le matin quand le soir porte un actif fort.",
  },
  summary: {
    told: "Ce que je sais : {0}.",
    stands: "Ce que je prendrais : {0}.",
    sum: "{0} en tout.",
    owned: "Vous avez déjà : {0}.",
    out: "Écarté : {0}.",
  },
  few: "Alors {0} : {1} en tout. C’est ce qui fait le plus pour ce que vous m’avez dit ; le reste peut attendre.",
  theOne: {
    best: "{0} : de tout cela, c’est ce qui fait le plus pour {1}.",
    only: "{0} : c’est ce que je prendrais pour vous.",
    alone:
      "Laissez-lui deux semaines à lui seul ; n’ajoutez autre chose que s’il manque encore quelque chose.",
  },
  neither: {
    stays: "Si, il reste {0}.",
    out: "Seul ceci est écarté : {0}.",
  },
  drops: {
    none: "Rien à enlever : tout cela va avec ce que vous m’avez dit, {0}.",
    changesNone: "Rien ne change : tout cela va avec ce que vous m’avez dit, {0}.",
    stays: "Ceci reste : {0}.",
  },
  forYou: "pour vous",
  forWhom: "{0} : {1}.",
  under: {
    bare: "Rien d’obligatoire sous {0} : sur une peau propre, encore un peu humide, cela suffit.",
    aSerum: "Si vous voulez une étape dessous, un sérum :",
    one: "Sous {0} : {1}, sur peau propre, puis la crème par-dessus.",
  },
  missing: {
    bare: "À côté de ce que vous avez, il manque :",
    steps: "À côté de {0}, il manque :",
    none: "Il ne manque rien : avec {0}, vous avez un nettoyant, une crème et une protection solaire. Dites-moi ce qui vous gêne, et je ne chercherai que cela.",
  },
  late: {
    sunStands:
      "C’est bon à savoir : {0} compte alors plus que tout. Deux longueurs de doigt le matin, à renouveler toutes les deux heures dehors et après la transpiration, avec un chapeau et de l’ombre si possible.",
    sunJoins:
      "C’est bon à savoir : avec autant de temps dehors, il faut une protection solaire, à renouveler toutes les deux heures et après la transpiration.",
    glass:
      "C’est bon à savoir : une vitre arrête ce qui brûle, pas toute la lumière qui vieillit et fonce la peau. Un SPF le matin ces jours-là aussi, et de nouveau à midi si vous êtes au soleil.",
    deepSkin:
      "C’est bon à savoir : une peau foncée garde plus longtemps une marque là où elle a été irritée. Donc rien qui pique, et un SPF chaque matin.",
    deepSlow:
      "Commencez lentement {0}, un soir par semaine, et arrêtez si cela pique plus de quelques minutes.",
    deepTint: "{0} est teinté, contre le voile blanc.",
    stands: "Ce que j’ai cité tient toujours : {0}.",
    taken: [
      "C’est noté ; cela ne change rien à ce que j’ai cité : {0}.",
      "Je garde cela en tête. Ce que j’ai cité reste tel quel : {0}.",
    ],
    long: "Depuis si longtemps : laissez alors à ce que j’ai cité tout son temps, et si rien n’a changé d’ici là, montrez-le à un dermatologue.",
    health:
      "Cela, c’est plutôt à un médecin ou à un pharmacien de l’entendre : montrez-le ou parlez-en, et demandez avant de mettre quoi que ce soit de nouveau ou de fort.",
    plainStays: "D’ici là, seulement ce qui est simple : {0}.",
    brought:
      "C’est alors la première chose à laisser de côté : trois ou quatre semaines sans, pour voir si la peau se calme. Sinon, montrez-la à un médecin.",
    itches:
      "C’est bon à savoir. Une peau qui gratte ou pique par moments est souvent trop sèche ou malmenée : de l’eau tiède, ni acide ni parfum, et une crème simple plus souvent, sur peau humide. Si cela dure des semaines, réveille la nuit ou forme des plaques, montrez-la à un médecin.",
    longUpset:
      "Une peau qui gratte, pique ou reste rouge depuis des semaines doit être vue : montrez-la à un médecin ou à un dermatologue, qui dira ce que c’est. D’ici là, un nettoyant doux et une crème simple, rien avec des acides, du rétinol ou du parfum.",
  },
  stillNeeds:
    "Si, en règle générale : {0} ne la remplace pas. Une crème simple, par exemple {1}, vient ensuite.",
  needsNoOther:
    "En effet, pas d’autre : {0}, c’est déjà la crème. Le jour, seule une protection solaire vient par-dessus.",
  notBoth:
    "Non, ni le même soir ni en alternance : {0}, c’est à laisser de côté avec votre ordonnance. En faire plus irrite et n’accélère rien ; la crème prescrite seule, un nettoyant doux et une crème simple, c’est le plus rapide.",
  tooStrong: {
    rinsed:
      "Non : {0} se rince, il en reste peu sur la peau. Une fois par jour, le soir, suffit pour commencer, et moins si la peau se dessèche.",
    strong:
      "C’est fort, donc pas pour commencer : {0} s’utilise lentement, un soir par semaine au début, et s’arrête si cela pique plus de quelques minutes.",
    mild: "Non : rien de fort dans {0}.",
  },
  everyOther: "Oui, c’est une façon douce de commencer.",
  acidTwice:
    "Gardez alors {1} pour le matin : les soirs où vous mettez {0}, un nettoyant doux ou de l’eau seule, car deux acides le même soir, c’est trop.",
  stopIt:
    "Oui, pour l’instant : laissez {0} de côté jusqu’à ce que plus rien ne pèle, ne pique ni ne gratte. De l’eau tiède ou un nettoyant doux, une crème simple et un SPF suffisent d’ici là ; ensuite une chose à la fois, une fois par semaine au début. Si la peau n’est pas plus calme dans deux semaines, montrez-la à un médecin.",
  withinAlready: "C’est déjà dans votre budget : {0}, {1} en tout.",
  withinAlone: "C’est déjà dans votre budget : {0}.",
  ofKindWithin: "Pour cette somme, dans le même genre : {0} ({1}).",
  marksEasily: "Pour une telle peau, je laisserais de côté {0} pour l’instant.",
  ownedKind: "Avec {0}, vous avez déjà cette étape : inutile d’ajouter {1}.",
  yoursStays: "Non : ce que vous utilisez déjà peut rester, comme prévu. C’est {0} dont on se passe à côté.",
  dropsLeast: "Alors sans {0}, ce qui en fait le moins.",
  stopFirst:
    "D’abord {0} : à laisser de côté jusqu’à ce que plus rien ne pique, puis à reprendre une fois par semaine. Ce qui est doux peut rester ; si cela pique tout de même, un nettoyant doux et une crème simple, rien d’autre.",
  sameChoice: "Mon choix reste le même : {0}.",
};
