import type { Dialogue } from "./dialogue.ts";

/** Español, de tú: lo que sostiene una conversación. */
export const sp: Dialogue = {
  matter: {
    more: [
      "Gracias, eso ayuda. Cuéntalo también en tu mensaje a {0}: quien lo lea puede ver tu pedido, y yo no.",
      "Entiendo. Añádelo cuando escribas a {0}, así nadie tiene que volver a preguntártelo.",
      "De acuerdo. Eso va también en el mensaje a {0}; desde ahí se ocupa una persona.",
    ],
    number:
      "Gracias. Desde aquí no puedo abrir un pedido por su número: envíalo a {0} con lo que pasó y una persona se ocupa.",
    howLong: "Cuánto tarda no lo sé, y prefiero no adivinar: te lo dirá la persona que responde en {0}.",
    product:
      "Siento lo de {0}. Escribe a {1} con tu número de pedido y di que se trata de ese producto; la casa lo arregla.",
    country:
      "Desde aquí no puedo prometerte tu país: escribe a {0} antes de pedir y una persona te lo confirma. El envío cuesta {1} por pedido.",
    card: "Entonces no lo intentes más: la tienda no toma tarjetas, sea cual sea, y no se cobra nada. La casa te escribe para acordar el pago; si una página te pide la tarjeta de todos modos, avisa a {0}.",
    further: "Más que eso no sé desde aquí. Una persona sí: {0} o {1}.",
    cannotDo:
      "Desde aquí no puedo hacerlo: no cambio pedidos ni veo otros que el último tuyo. Una persona sí: {0} o {1}.",
    noNumber:
      "Entonces escribe a {0} sin él: basta el nombre y el correo con que se pidió, y el día, para que una persona lo busque. También está en el perfil de quien lo pidió, en el historial de pedidos.",
    dontUse:
      "Mejor no: lo que llega abierto o dañado no se usa. Díselo a {0}, con una foto, y una persona lo arregla.",
    noPhoto: "Entonces descríbelo con palabras y guarda los trozos o la caja hasta que responda una persona.",
    next: "Escribe ahora a {0}: tu nombre, el número de pedido si lo tienes, qué pasó y una foto si se ve. Allí responde una persona; si no puede esperar, llama al {1}.",
    shipped:
      "Una vez que ha salido, desde aquí nadie puede pararlo: escribe igualmente a {0} y una persona te dirá cómo devolverlo.",
  },
  returnOpened:
    "No puedo prometer que se acepte algo ya abierto, porque lo que venía sellado puede quedar excluido por higiene: dilo al escribir a {0} con tu número de pedido y una persona te responde.",
  returnClosed:
    "Sin abrir es lo más sencillo: escribe a {0} con tu número de pedido, di que sigue cerrado y una persona te dice cómo devolverlo.",
  returnReaction:
    "Siento que le haya sentado mal a tu piel. Deja de usarlo y menciona la reacción en tu mensaje.",
  returnSwelling:
    "Una cara que se hincha debe verla hoy un médico o un farmacéutico; si cambia la respiración o cuesta tragar, llama enseguida a tu número de emergencias.",
  dislike:
    "Que entonces se pueda devolver no lo puedo prometer: pregunta en {0} antes de pedir, o antes de abrirlo.",
  returnTime:
    "Donde la ley permite desistir, como en la Unión Europea y el Reino Unido, son 14 días desde que llega el paquete. En otros países no lo sé y prefiero no adivinar: escribe pronto a {0} y déjalo cerrado hasta que responda una persona.",
  ownMistake:
    "Pasa. Mientras no haya salido, todavía se puede cambiar: escribe ya a {0} con el número de pedido y lo que querías pedir. Si ya llegó, déjalo cerrado y una persona te dice cómo cambiarlo.",
  refundOrNew: "Eso no lo decido yo: di en tu mensaje a {0} qué prefieres y una persona te responde.",
  returnCost:
    "Quién paga el envío de vuelta no lo sé: pregúntalo en el mismo mensaje a {0}, antes de mandar nada.",
  orderNoneHelp: "Si tarda o algo va mal, escribe a {0} con el número de pedido: una persona lo mira.",
  houseVegan:
    "No en su conjunto: puedo leer las listas, y algunas nombran cosas de origen animal. Una lista tampoco dice de dónde viene cada ingrediente, así que por lo demás no puedo responder. Dime un producto y lo miro, o escribe a {0}.",
  houseCruelty:
    "Nuestras etiquetas no llevan ningún sello sobre pruebas en animales, y prefiero no adivinar: escribe a {0} y una persona te cuenta cómo lo hace la casa.",
  smallTalk: {
    itself: "Soy una IA: ni duermo ni almuerzo, solo piel. Cuando quieras, seguimos donde estábamos.",
    kind: "Qué amable, gracias. Solo soy una IA, y encantada de ayudar; cuando quieras, seguimos.",
    joke: "Sé uno: ¿qué dice el protector solar por la mañana? «El último, como siempre.» Cuando quieras, seguimos.",
    laugh: "Me alegra hacerte sonreír. Cuando quieras, seguimos.",
    sleep:
      "Para dormir no tengo nada, aunque una buena noche hace más por la piel que muchos frascos. Cuando quieras, volvemos a la tuya.",
  },
  goOn: {
    nothing:
      "Entonces se queda ahí para {0}: sin lo que apartas, nada nuestro lo hace de verdad, y no te vendería algo que no viene al caso.",
    sun: "Lo que hace bien en todo caso es la protección solar diaria: {0}.",
  },
  aboveSum:
    "Un limpiador, una crema y SPF juntos suman al menos {0}; por ese importe dejé lo que más cuenta.",
  howAreYou: "Muy bien, gracias. ¿Y tu piel?",
  thanksBack: "Con mucho gusto, igualmente.",
  startAge:
    "No hay una edad obligatoria. El protector solar vale la pena a cualquier edad; la vitamina C o un sérum ligero, desde los 25 si te apetece; el retinol, hacia los 30 o después, despacio. No se pierde nada por esperar.",
  favorite: "Si yo tuviera piel, junto a mi espejo estaría {0}.",
  soldOut: "{0}: sin existencias por ahora, y no sé cuándo vuelve. Escribe a {1} y una persona te lo dice.",
  meanwhile: "Mientras tanto, lo más parecido es {0}.",
  worth: "Lo que pagan los {1} de {0}: {2}. Si los vale depende de lo que esperes.",
  worthPlain: "{0}, a {1}, es de las fórmulas más sencillas de la casa, y el precio lo dice.",
  worthLess: "Si lo que pesa es el precio: {0}, a {1}, hace buena parte del trabajo de cada día.",
  wound:
    "Nada de lo nuestro va sobre piel abierta. Mantenla limpia y cubierta, y enséñala hoy en la farmacia o al médico.",
  lastsAbout: {
    months: "unos {0} a {1} meses",
    weeks: "unas {0} a {1} semanas",
    text: "La etiqueta no da una duración. {0} trae {1}: con la dosis habitual son {2}, más o menos según cuánto pongas.",
  },
  noSunLeft:
    "No: con lo que me has dicho, ninguno de nuestros protectores solares es para ti, y nada más de aquí lo sustituye. La sombra, un sombrero y ropa que cubra te protegen; un farmacéutico puede enseñarte un protector que te vaya bien.",
  noneOfThat: "Nada de ese tipo va aquí con lo que me cuentas. Esto, en cambio, sí.",
  stands:
    "Lo que me contaste antes va primero: que lo vea un médico, y nada nuestro encima. Esto es para el resto de la piel.",
  mayComeFrom:
    "La lista de {0} nombra {1}, que a menudo se hace con {2}; una lista no dice el origen. Si hay alergia, pregúntanos antes.",
  signHolds: [
    "Eso no cambia: nada encima hasta que lo vea un dermatólogo o un médico. Para el resto de la piel, cuéntame qué te preocupa.",
    "No pondría nada ahí antes de que lo vea un médico, tampoco este producto. Sobre el resto de la piel te respondo con gusto.",
  ],
  woundClosed:
    "Cuando haya cerrado y tu médico esté de acuerdo: protector solar encima de día y algo sencillo, como {0}. Ni ácidos ni retinol ahí.",
  keepOwn: "Si a tu piel le gusta, sigue usándolo: no hay motivo para dejar lo que te sienta bien.",
  keepOwnBeside: "De lo nuestro podría sumarse {0}; de una cosa nueva en una.",
  qualities: {
    stronger: "De los dos, el más fuerte: {0}. Más suave: {1}.",
    gentler: "De los dos, el más suave: {0}. Hace más, y pide más a la piel: {1}.",
    dearer: "El más caro es {0}, a {2}; {1} cuesta {3}.",
    cheaper: "El más barato: {0}, a {2}; {1} cuesta {3}.",
    lighter: "El más ligero: {0}. Más rico: {1}.",
    richer: "El más rico: {0}. Más ligero: {1}.",
    unseen: "{0}: su tono está ahí contra el velo pálido. Sin tono, y a veces algo blanco: {1}.",
    both: "{0}, por igual.",
    alike: "En eso {0} y {1} se parecen mucho; dejaría que decida la textura que prefieras.",
    equal: "En eso se parecen mucho; dejaría que decida la textura que prefieras.",
    strongerHead: "Entonces esto, despacio al principio:",
    strongest:
      "Para eso, lo más fuerte de la casa ya está nombrado: {0}. Para ir más lejos, mejor un dermatólogo.",
    noneStronger:
      "Nada de la tienda es más fuerte y te sigue yendo bien. Para ir más lejos, mejor un dermatólogo.",
  },
  combining: {
    around:
      "Alrededor de {0} van {1}: la crema después, el SPF al final de la mañana y ningún segundo paso fuerte la misma noche.",
    eveningsApart:
      "{0} van en noches distintas, si puede ser con una noche sencilla entre medias, y SPF cada mañana. Más a la vez quema en lugar de ayudar.",
    notAtOnce: "No, no a la vez, aunque la piel pueda descansar después.",
    notSameEvening:
      "No, la misma noche no, y esperar entre uno y otro no lo cambia: {0} una noche, {1} otra.",
    byTime: "Sí, en momentos distintos: {0}, por la mañana; {1}, por la noche.",
    sunscreen: "Sí: primero {0} y encima tu protector, lo último de todo. Si te gusta el tuyo, sigue con él.",
    sunscreenLater:
      "Sí: {0} es para la noche, y tu protector va al final de la mañana. Si te gusta el tuyo, sigue con él.",
  },
  beside: {
    cream: "No: {0} ya es la crema. De día solo va encima un protector solar.",
    oil: "En piel seca, sí: {0} retiene la hidratación pero no la aporta. Primero una crema, por ejemplo {1}, y unas gotas encima.",
    serum:
      "Si la piel tira, sí: {0} hidrata, y una crema encima, por ejemplo {1}, retiene esa hidratación. Si la piel está cómoda, puede bastar solo.",
    sunscreen:
      "Bajo {0}, si la piel está seca o tira, sí: primero una capa fina de crema, por ejemplo {1}, unos minutos, y el protector al final. Si no, basta solo.",
    cleanser: "Sí: {0} se enjuaga. Después va una crema, por ejemplo {1}.",
    active:
      "Sí, por lo general: {0} puede resecar un poco, y una crema sencilla después, por ejemplo {1}, mantiene la piel cómoda.",
    any: "una sencilla que ya tengas",
  },
  clogs: {
    rich: "Ninguna prueba garantiza que no, así que no lo prometo: {0} es una fórmula rica en aceites, y en una piel que se obstruye con facilidad no empezaría por ahí.",
    light:
      "Ninguna prueba garantiza que no, así que no lo prometo; aun así, {0} no es una fórmula pesada. Si en dos o tres semanas salen granitos, déjalo.",
    rinsed: "Apenas: {0} se enjuaga y deja poco. Ninguna prueba garantiza que no, así que no prometo más.",
  },
  removes: {
    waterproof: "No promete nada para el rímel resistente al agua: pruébalo antes.",
    unsaid: "La etiqueta no dice de {0} que quite el maquillaje.",
    none: "Ninguno de nuestros limpiadores que te van lo dice de sí mismo; mejor un desmaquillante tuyo.",
    eyes: "Cerca de los ojos, con suavidad y enjuagando bien.",
  },
  shops:
    "No conozco ninguna tienda a la que entrar: vendemos en estas páginas. Escribe a {0} si quieres ver algo antes.",
  water: "Nada en la etiqueta promete que {0} resista el agua.",
  smells: "Sí, {0} lleva perfume.",
  cast: {
    mineral:
      "Puede ser: {0} lleva filtros minerales y ningún tono, así que puede notarse un ligero velo pálido, sobre todo en piel oscura.",
    tinted: "Apenas: {0} tiene un tono para evitarlo.",
    none: "No: {0} no lleva filtros solares que lo dejen.",
    instead: "Con tono, si te importa: {0}.",
  },
  times: {
    morning: "Por la mañana: {0}.",
    noMorning: "Nada de esto es para la mañana.",
    evening: "Por la noche: {0}.",
    noEvening: "Nada de esto es para la noche.",
    sunLater: "{0} queda para la mañana.",
    notMorning: "{0} es para la noche. Por la mañana, un limpiador suave o agua, tu crema y el SPF al final.",
    notEvening: "{0} es para la mañana. Por la noche se deja: limpiar y luego tu crema.",
  },
  notExpecting: "Anotado: entonces no hay nada que apartar por eso, y lo que nombré sigue en pie.",
  swapped: "Entonces {0} en su lugar.",
  together: "Con {0} son {1}.",
  ingredients: {
    apart: "Por la mañana: {0}; por la noche: {1}. Así ninguno tiene que ir antes que el otro.",
    order: "En este orden: {0}.",
    even: "Con {0} el orden importa poco: primero la textura más ligera.",
    holds: "{1}: {0}.",
    all: "{0} los reúne en un solo paso.",
    together: "Sí, juntos van bien: {0}, en ese orden, de lo más ligero a lo más denso.",
    both: "Sí: {1} van juntos en {0}.",
    noneBoth: "Ninguno de los nuestros que te va reúne {0}.",
    closest: "{0}: no tenemos. Lo más cercano, para lo mismo: {1} ({2}).",
    atAge: "A esa edad nada se opone; a una piel joven le basta con poco.",
  },
  beginner: {
    strong: "Sí, si empiezas con {0} despacio, sin otra novedad y con SPF de día.",
    mild: "Sí: nada en {0} pide acostumbrarse.",
  },
  opened:
    "La etiqueta no da fecha para {0}; busca en el envase el tarrito abierto, que cuenta los meses. Como regla: bien cerrado, fresco y lejos del sol, y no más si cambian el color, el olor o la textura.",
  fattyAlcohol:
    "Nada de alcohol que reseque: {1}, en {0}, es un alcohol graso, una cera suave que deja la piel flexible.",
  akin: "{2} como tal, no; pero {0} lleva {1}, que puede provocar igualmente esa alergia.",
  feel: {
    light: "No: {0} se queda en una textura ligera.",
    rich: "{0} tira a denso: una capa fina, presionada, deja menos en la piel.",
    rinsed: "{0} se enjuaga, así que queda poco en la piel.",
  },
  pills:
    "Ninguna etiqueta promete que nunca haga bolitas: poca cantidad, presionada y sin frotar, unos minutos entre capas, y una capa menos si sigue.",
  kept: {
    taken: "Entonces {0}.",
    fits: "Los he repasado uno por uno, {0}: nada en sus listas lo contradice.",
    recalled: "Para eso nombré {0}.",
    cheaper: "Por menos, todo junto: {0}: {1} en lugar de {2}.",
    cheapest: "De los que te convienen ya son los más baratos: {0}, {1} en total.",
    sunLast: "Por último, protección solar, por ejemplo {0}, si no tienes.",
    choice: "Con uno de cada basta; la otra opción sería {0}.",
    eachKind: "Entonces uno de cada:",
  },
  limits: {
    words: {
      refused: "Entonces nada de {0}:",
      gelStays: "Entonces nada de crema; un gel hidratante ligero sigue en pie:",
      only: "Entonces solo esto, de {0}:",
      count: "Entonces solo esto:",
      budget: "Por esa cantidad, elegiría:",
      scented: "Entonces algo perfumado:",
      unscented: "Entonces sin nada de perfume:",
      tinted: "Entonces con color:",
      untinted: "Entonces sin color:",
      light: "Entonces algo ligero:",
    },
    kinds: {
      cleanser: "limpiador",
      serum: "sérum",
      cream: "crema",
      oil: "aceite",
      balm: "bálsamo",
      gel: "gel",
      foam: "espuma",
      powder: "polvo",
    },
    none: "Con eso no queda nada en la tienda que te vaya; mejor nada que algo equivocado. Dime cuál de tus deseos importa menos y vuelvo a buscar.",
  },
};
