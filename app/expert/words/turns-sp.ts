import type { Turns } from "./turns.ts";

export const sp: Turns = {
  week: {
    morning: "Cada mañana: {0}.",
    evenings: "{0}, por la noche: {1}.",
    others: "Las demás noches: {0}.",
    rest: "Las demás noches: un limpiador suave y una crema sencilla, nada fuerte.",
    apart:
      "{0}, por ejemplo: noches separadas, para que la piel descanse entre una y otra, y SPF cada mañana.",
    once: "{0}, por ejemplo: una noche por semana para empezar, y SPF cada mañana.",
    keptForMorning: "{0} se queda para la mañana cuando la noche lleva algo fuerte.",
  },
  summary: {
    told: "Lo que sé: {0}.",
    stands: "Lo que me llevaría: {0}.",
    sum: "{0} en total.",
    owned: "Ya tienes: {0}.",
    out: "Descartado: {0}.",
  },
  few: "Entonces {0}: {1} en total. Es lo que más hace por lo que me contaste; lo demás puede esperar.",
  theOne: {
    best: "{0}: de todo esto es lo que más hace por {1}.",
    only: "{0}: es lo que elegiría para ti.",
    alone: "Dale dos semanas a solas; añade otra cosa solo si aún falta algo.",
  },
  neither: {
    stays: "Sí, queda esto: {0}.",
    out: "Solo esto queda fuera: {0}.",
  },
  drops: {
    none: "Nada: todo va con lo que me contaste, {0}.",
    changesNone: "No cambia nada: todo va con lo que me contaste, {0}.",
    stays: "Esto se queda: {0}.",
  },
  forYou: "para ti",
  forWhom: "{0}: {1}.",
  under: {
    bare: "Debajo de {0} no hace falta nada: basta la piel limpia y algo húmeda.",
    aSerum: "Si quieres un paso ahí, un sérum:",
    one: "Debajo de {0}: {1}, sobre la piel limpia; después la crema encima.",
  },
  missing: {
    bare: "Junto a lo que tienes, falta esto:",
    steps: "Junto a {0}, falta esto:",
    none: "No falta nada: con {0} tienes limpiador, crema y protección solar. Cuéntame qué te molesta y busco solo eso.",
  },
  late: {
    sunStands:
      "Es bueno saberlo: entonces {0} es lo que más cuenta. Dos dedos de producto por la mañana, otra vez cada dos horas al aire libre y después de sudar, y gorro y sombra si se puede.",
    sunJoins:
      "Es bueno saberlo: con tanto tiempo al aire libre hace falta protección solar, otra vez cada dos horas y después de sudar.",
    glass:
      "Es bueno saberlo: el cristal frena lo que quema, pero no toda la luz que envejece y oscurece la piel. SPF por la mañana también esos días, y otra vez a mediodía si te da el sol.",
    deepSkin:
      "Es bueno saberlo: una piel oscura guarda más tiempo una marca donde se ha irritado. Así que nada que escueza, y SPF cada mañana.",
    deepSlow: "Empieza despacio con {0}, una noche por semana, y déjalo si escuece más de unos minutos.",
    deepTint: "{0} lleva color, contra el velo blanco.",
    stands: "Lo que nombré sigue en pie: {0}.",
    taken: [
      "Anotado; no cambia nada en lo que nombré: {0}.",
      "Lo tengo en cuenta. Lo que nombré se queda igual: {0}.",
    ],
    long: "Con tanto tiempo, deja que lo que nombré actúe su plazo completo y, si para entonces nada ha cambiado, que lo vea un dermatólogo.",
    health:
      "Eso le toca oírlo a un médico o a un farmacéutico más que a mí: enséñalo o cuéntaselo, y pregunta antes de ponerte algo nuevo o fuerte.",
    plainStays: "Hasta entonces, solo lo sencillo: {0}.",
    brought:
      "Entonces eso es lo primero que hay que dejar: tres o cuatro semanas sin ello, a ver si la piel se calma. Si no, que la vea un médico.",
    itches:
      "Es bueno saberlo. Una piel que pica o escuece a ratos suele estar demasiado seca o maltratada: agua tibia, nada con ácidos ni perfume, y una crema sencilla más a menudo, sobre piel húmeda. Si dura semanas, no te deja dormir o salen placas, que la vea un médico.",
    longUpset:
      "Una piel que pica, arde o sigue roja desde hace semanas hay que verla: enséñasela a un médico o a un dermatólogo, que dirá qué es. Hasta entonces, un limpiador suave y una crema sencilla, nada con ácidos, retinol ni perfume.",
  },
  stillNeeds:
    "Sí hace falta, por lo general: {0} no la sustituye. Después va una crema sencilla, por ejemplo {1}.",
  needsNoOther: "Así es, ninguna otra: {0} ya es la crema. De día solo va encima un protector solar.",
  notBoth:
    "No, ni la misma noche ni alternando: {0}, mejor fuera junto a tu receta. Más a la vez irrita y no acelera nada; la crema recetada sola, un limpiador suave y una crema sencilla es lo más rápido.",
  tooStrong: {
    rinsed:
      "No: {0} se enjuaga y queda poco en la piel. Una vez al día, por la noche, basta para empezar, y menos si la piel se reseca.",
    strong:
      "Es fuerte, así que no para empezar: con {0} se va despacio, una noche por semana al principio, y se deja si escuece más de unos minutos.",
    mild: "No: nada en {0} es fuerte.",
  },
  everyOther: "Sí, es una forma suave de empezar.",
  acidTwice:
    "Deja entonces {1} para la mañana: las noches de {0}, un limpiador suave o solo agua, porque dos ácidos la misma noche son demasiado.",
  stopIt:
    "Sí, por ahora: deja {0} hasta que ya nada se pele, escueza ni pique. Agua tibia o un limpiador suave, una crema sencilla y SPF bastan hasta entonces; después, una cosa a la vez, una vez por semana al principio. Si en dos semanas la piel no está más tranquila, que la vea un médico.",
  withinAlready: "Ya entra en esa cantidad: {0}, {1} en total.",
  withinAlone: "Ya entra en esa cantidad: {0}.",
  ofKindWithin: "Por esa cantidad, del mismo tipo: {0} ({1}).",
  marksEasily: "Para una piel así dejaría fuera {0} por ahora.",
  ownedKind: "Con {0} ya tienes ese paso: no hace falta {1}.",
  yoursStays: "No: lo que ya usas puede quedarse, tal como se indicó. Lo que sobra al lado es {0}.",
  dropsLeast: "Entonces sin {0}, que es lo que menos hace.",
  stopFirst:
    "Primero {0}: fuera hasta que ya nada escueza, y después otra vez una vez por semana. Lo suave puede quedarse; si aun así escuece, solo un limpiador suave y una crema sencilla.",
  sameChoice: "Mi elección sigue siendo {0}.",
};
