import type { Talk } from "./talk.ts";

/** Español, tú: lo que se dice en una conversación. */
export const sp: Talk = {
  relations: {
    baby: "tu bebé",
    child: "tu peque",
    daughter: "tu hija",
    son: "tu hijo",
    granddaughter: "tu nieta",
    grandson: "tu nieto",
    niece: "tu sobrina",
    nephew: "tu sobrino",
    partner: "tu pareja",
    girlfriend: "tu novia",
    boyfriend: "tu novio",
    wife: "tu mujer",
    husband: "tu marido",
    mother: "tu madre",
    father: "tu padre",
    sister: "tu hermana",
    brother: "tu hermano",
    grandmother: "tu abuela",
    grandfather: "tu abuelo",
    friend: "alguien cercano",
    relative: "esa persona",
  },
  conditions: {
    whom: "para {0}",
    pregnant: "en el embarazo",
    trying: "mientras buscas un bebé",
    breastfeeding: "en la lactancia",
    age: "a los {0}",
    months: "a los {0} meses",
    medicine: "además de un tratamiento con receta",
    allergy: "teniendo en cuenta la alergia",
    avoidance: "sin {0}",
    avoided: {
      fragrance: "perfume",
      acids: "ácidos",
      retinoids: "retinoides",
      oils: "aceites",
      alcohol: "alcohol",
    },
    budget: "dentro de tu presupuesto",
    event: "con la fecha tan cerca",
    sensitive: "en una piel que reacciona",
  },
  heads: [
    "Para {0}{1}, esto es lo que elegiría, y por qué.",
    "Con {0}{1}, yo lo haría así.",
    "Para {0}{1}, yo empezaría por aquí.",
    "Con {0}{1}, esto es lo que juntaría.",
  ],
  headsOne: ["Para {0}{1}, me quedaría con esto.", "Con {0}{1}, elegiría esto."],
  headsAny: ["Por lo que me cuentas{0}, un buen comienzo:", "Para empezar{0}:"],
  notFor: {
    forbidden: "lleva algo que ningún cosmético debe llevar",
    infant: "nada de lo nuestro es para un bebé de menos de seis meses",
    child: "la piel de un niño pide un limpiador suave, una crema y protección solar, nada más",
    teen: "es demasiado fuerte antes de los dieciocho",
    pregnant: "no conviene durante el embarazo",
    trying: "no conviene mientras se busca un bebé",
    breastfeeding: "no conviene durante la lactancia",
    allergy: "su lista lleva {0}",
    allergy_unnamed: "con una alergia que aún no tiene nombre, me quedo en las listas más sencillas",
    second_retinoid: "con el que ya tienes sería un segundo retinoide, y uno solo basta para cualquier piel",
    medicine: "es demasiado además de tu tratamiento con receta",
    skin_cancer:
      "después de un cáncer de piel, nada que exfolie, aclare o renueve sin el visto bueno de tu dermatólogo",
    alarm: "una piel así no quiere nada activo",
    treated: "una piel recién tratada solo quiere confort",
    avoidance: "su lista lleva {0}, que no quieres",
    vegan: "su lista nombra algo de origen animal",
    reef_safe: "sus filtros no son los minerales que pides",
    place: "su etiqueta no nombra esa zona",
    shaved: "no es para piel recién afeitada o agrietada",
    event: "tan cerca de la fecha no empezaría nada que pueda alterar la piel",
    sensitive: "es demasiado para una piel que reacciona con facilidad",
    concern: "puede empeorarlo",
    opposite_skin: "está pensado para la piel contraria",
    unasked: "se elige después de una pregunta o dos",
    gift: "es demasiado personal para regalarlo sin preguntar",
    texture: "es la textura que no quieres",
    time: "es para otro momento del día",
    price: "pasa de tu presupuesto",
    out_of_stock: "está agotado",
  },
  unsuitable: ["No, en tu caso {0} no: {1}.", "No tomaría {0}: {1}.", "Esta vez {0} no: {1}."],
  unsuitableNothing: "Nada más de la tienda hace lo mismo por ti; mejor nada que algo equivocado.",
  labelSays: "Lo dice su etiqueta: «{0}»",
  instead: [
    "Lo más cercano que te va: {0}.",
    "Lo que más se parece, y sin reparos para ti: {0}.",
    "Mejor {0}.",
  ],
  unresolved:
    "No he podido comprobar esto en nuestras listas: {0}. Compara la lista completa del envase, o pregunta en una farmacia, antes de usar nada.",
  change: {
    owned: "Entonces sin {0}: de eso ya tienes.",
    out: "Entonces {0} no: {1}.",
    stays: "Lo demás se queda.",
    instead: "En su lugar:",
    nothing: "Anotado. Lo que nombré va también con eso.",
    noneLeft: "Entonces no queda nada de lo que nombré.",
    left: "Por lo que me has contado, estos te van: {0}.",
    added: "Teniendo eso en cuenta, añadiría:",
    noted: "Anotado{0}.",
    milder: "Para empezar, de los dos, {0}: le exige menos a la piel.",
    between: "Entonces, de los dos, {0}.",
    withinSum: "Con {0} son {1}, dentro de tu presupuesto.",
    checked: "Lo he comprobado para {0}: nada en la lista lo contradice.",
  },
  first:
    "Empieza por {0}: es lo que más hace por {1}. Dale dos semanas a solas y luego añade lo demás, de uno en uno.",
  firstAlone: "Empieza por {0} y dale dos semanas antes de juzgar.",
  onlyOne: "Si solo va a ser uno: {0} ({1}), que es lo que más hace por {2}. Lo demás puede esperar.",
  total: "{0}: {1} en total.",
  shippingAdds: "El envío cuesta {0} por pedido; los precios incluyen impuestos.",
  noTable: "Aún no he nombrado nada. Cuéntame qué te molesta de tu piel y elijo.",
  whichProduct: "¿De qué producto hablas? Con su nombre, o con lo que es, basta.",
  notStated: "No tengo ese dato de {0}, y prefiero no adivinar.",
  write: "Escribe a {0} y una persona te lo dice.",
  label: ["Para {0}: «{1}»", "Lo dice la etiqueta de {0}: «{1}»", "La etiqueta de {0} responde a eso: «{1}»"],
  yes: "Sí.",
  mayUse: "Sí, {0} va con lo que me has contado.",
  smellNo: "No huele: nada en la lista de {0} está por el perfume.",
  smellYes: "Sí, {0} lleva perfume; su lista nombra {1}.",
  stingNo:
    "No debería: {0} no lleva ácidos fuertes, ni retinoides, ni perfume. Si aun así arde más de diez minutos, enjuaga y déjalo.",
  stingYes:
    "Un poco al principio, como suele pasar con {0} ({1}). Un hormigueo que pasa es normal; si arde más de diez minutos, enjuaga y déjalo.",
  purgeNo: "No: nada en {0} lo provoca. Si salen granos nuevos, es que no te va: déjalo y mira si se van.",
  purgeYes:
    "Puede: con {1} en {0}, algunos granos más las primeras semanas. Si dura más de seis semanas o duele, déjalo.",
  makeupYes: "Sí: deja que {0} se absorba unos minutos y maquíllate encima.",
  makeupEvening: "{0} es para la noche, así que no se encuentran; por la mañana te maquillas como siempre.",
  makeupCleanser: "{0} se aclara, así que el maquillaje viene mucho después.",
  sunStrong: "Sí, pero con SPF cada mañana: {0} deja la piel más sensible al sol.",
  sunFine: "Sí: nada en {0} hace la piel más sensible al sol. El SPF de día va igualmente.",
  placeYes: "Sí, {0} puede ir en {1}.",
  placeNo: "No, {0} no es para {1}: su etiqueta no lo nombra.",
  places: {
    face: "la cara",
    eyes: "el contorno de ojos",
    eyelids: "los párpados",
    lips: "los labios",
    neck: "el cuello",
    hands: "las manos",
    body: "el cuerpo",
    scalp: "el cuero cabelludo",
    feet: "los pies",
    nappy: "la zona del pañal",
    intimate: "la zona íntima",
  },
  veganNo: "No: la lista de {0} nombra {1}, de origen animal.",
  veganUnknown:
    "La lista de {0} no nombra nada de origen animal, pero no dice de dónde viene cada ingrediente: no puedo prometerlo.",
  pregnancyNo: {
    pregnant: "Durante el embarazo, no: mejor dejar {0} para después.",
    trying: "Mientras buscas un bebé, no: mejor dejar {0} para después.",
    breastfeeding: "Durante la lactancia, no: mejor dejar {0} para después.",
  },
  nursingYes:
    "Nada en la lista de {0} hay que evitarlo durante la lactancia. Nada en el pecho mismo, y pregunta en la farmacia si dudas.",
  pregnancyYes:
    "Nada en la lista de {0} hay que evitarlo en el embarazo. Enséñasela igualmente a tu matrona o en la farmacia.",
  ageNo: "No antes de los dieciocho: {0} es demasiado fuerte.",
  ageYes: "Nada en la lista de {0} se opone a esa edad; a una piel joven le basta con poco.",
  lasts:
    "No tengo una duración exacta de {0} ({1}); una vez abierto, mira el símbolo del tarro abierto en el envase.",
  pairs: {
    avoid: "{0} y {1}: juntos no. Elige uno.",
    alternate: "{0} y {1}: sí, pero en noches distintas.",
    caution: "{0} y {1}: se puede, mejor uno por la mañana y otro por la noche.",
    fine: "{0} y {1} van bien juntos: nada choca en sus listas.",
  },
  order: {
    later: "Por la mañana no: {0}; eso es para la noche.",
    first: "Primero {0}.",
    next: ", luego ",
    rule: "De lo más ligero a lo más denso, y el protector solar siempre al final, por la mañana.",
    evening: "El retinoide va por la noche, sin protector solar encima.",
    kinds: {
      cleanser: "el limpiador",
      toner: "el tónico",
      acid: "el ácido",
      vitaminC: "la vitamina C",
      serum: "el sérum",
      eyes: "el contorno de ojos",
      retinoid: "el retinoide",
      cream: "la crema hidratante",
      oil: "el aceite",
      sunscreen: "el protector solar",
      makeup: "el maquillaje",
    },
  },
  medical: {
    findAllergen:
      "Eso solo lo dicen las pruebas del parche, con un dermatólogo o un alergólogo: pequeñas cantidades de los sospechosos habituales en la espalda, que se leen a los dos días. Hasta entonces, deja lo que sospeches, guarda los envases y apunta qué usaste y cuándo. En casa solo puedes probar si un producto te va: un poco en el pliegue del codo, dos días seguidos. Eso no dice qué ingrediente fue.",
    myMedicine:
      "Un medicamento es cosa de tu farmacéutico o de tu médico: enséñale la lista del producto antes de empezar. Cuéntale sobre todo si tu piel se ha vuelto fina, se amorata con facilidad o se quema enseguida al sol; una piel así va mejor sin ácidos ni retinoides.",
    cure: "No, y nada de nuestra tienda lo promete: un cosmético actúa sobre el aspecto y la comodidad de la piel mientras lo usas. Lo que hay detrás, y lo que dura, es cosa de un médico.",
    prescriber:
      "Que la piel se pele, enrojezca o escueza es conocido con este tipo de tratamiento. Cuéntaselo a quien te lo recetó, o en tu farmacia, y pregunta si conviene espaciarlo o hacer una pausa; no cambies la dosis por tu cuenta. Todo ácido, exfoliante o segundo retinoide al lado se deja hoy.",
    prescriberToday:
      "Una piel en carne viva, hinchada, con ampollas o que supura bajo un tratamiento no puede esperar: llama hoy a quien te lo recetó, o pregunta en la farmacia antes de la próxima aplicación. Hasta entonces, nada más encima.",
    meanwhile: "Hasta entonces, solo lo que calma:",
    burned:
      "Deja todo ácido, exfoliante, retinoide y vitamina C: una piel que arde o supura después de eso ya tuvo demasiado. Enjuaga con agua fresca y déjala tranquila; cuando ya no supure, basta una crema sencilla sin perfume, y sombra. Si supura, tiene ampollas, se hincha o duele, ve hoy a un médico o a un farmacéutico; también si en uno o dos días no está más tranquila. Para esto no hay nada que comprar.",
    upset:
      "Déjalo, la piel ya tuvo bastante; aparta por ahora: {0}. Durante una o dos semanas, solo agua tibia o un limpiador suave, una crema sencilla sin perfume y sombra o SPF; ni ácidos, ni retinoides, ni vitamina C, ni exfoliantes. Cuando lleve una semana sin escocer, una sola cosa, una vez por semana, sobre la crema. Si se hincha, hace ampollas, supura o se extiende, o en dos o tres días no está más tranquila, enséñaselo a un médico o a un farmacéutico.",
    stillEarly:
      "Entonces déjala en paz un tiempo más: nada de ácidos, retinoides, vitamina C ni exfoliantes mientras algo siga rojo, escueza o se pele, a menudo de dos a cuatro semanas. Bastan un limpiador suave, una crema sencilla y sombra. Si después de dos o tres días no está más tranquila, o se hincha, supura, salen ampollas o duele, enséñasela a un médico, a un farmacéutico o a quien te trató.",
    calmMakeup:
      "Mejor nada de maquillaje mientras escueza o arda: lo que hay que extender y luego quitar la mantiene irritada. Si hace falta, un poco, solo en piel intacta, sobre la crema sencilla, y quitarlo con una leche suave, sin frotar.",
    calmTime:
      "Espera a que nada escueza, se pele ni supure, y luego una o dos semanas más. Después, una cosa cada vez, con dos semanas entre una y otra, la más suave primero; lo recetado, solo como diga quien te lo recetó.",
    retinoidUsed: {
      pregnant:
        "Deja hoy mismo {0}: en el embarazo se aparta. Muy poco de un cosmético atraviesa la piel, así que haberlo usado sin saberlo no es motivo de pánico; cuéntaselo a tu matrona o a tu médico en la próxima visita.",
      trying:
        "Deja ya {0}: se aparta desde que se busca un bebé, no solo en el embarazo. Lo usado hasta ahora no es para preocuparse: muy poco de un cosmético atraviesa la piel.",
      breastfeeding:
        "Deja {0} mientras dure la lactancia, como pide su etiqueta. Lo usado hasta ahora no es motivo de pánico; coméntalo con tu médico o farmacéutico.",
    },
    isotretinoin:
      "{0} no se toma en el embarazo, ni cuando se busca un bebé o se da el pecho: no tomes más y llama hoy a quien te lo recetó, o a un médico.",
    retinoidMedicine:
      "Un retinoide con receta ({0}) no se usa en el embarazo, ni cuando se busca un bebé o se da el pecho, salvo que lo diga tu médico. Pregunta a tu médico o a tu matrona qué puedes usar en su lugar; si te lo has puesto desde entonces, cuéntaselo.",
    keepExpecting:
      "Lo sencillo puede quedarse: un limpiador suave, una crema, SPF. Deja todo lo que lleve retinol, retinal o un peeling fuerte, de la casa que sea, y enseña las demás listas a tu matrona, médico o farmacéutico.",
    retinoidInstead: "Mientras tanto, {0} puede ocupar su lugar.",
    spoiled:
      "Cuando cambian el color, el olor o la textura, un producto ya ha dado lo que tenía: no lo uses más. Si aún es nuevo, escribe a {0} con una foto.",
    hydroquinone:
      "La hidroquinona va con receta de un médico; en tiendas está prohibida y no la vendemos. Las cremas de mercado que la prometen esconden demasiada, o corticoides: mejor no las toques. Sin ella, igualar el aspecto del tono lleva semanas, con protector solar ante todo.",
    loss: "Siento muchísimo tu pérdida.",
    placeNone:
      "Nada de lo nuestro está hecho para {0}. En una farmacia te enseñarán qué sí lo está; si duele, sangra o vuelve una y otra vez, que lo vea un médico.",
  },
  layersGeneral:
    "Limpiar, luego la textura más fina, después la crema, y el SPF al final por la mañana. Por la noche, un solo paso fuerte.",
  alarm: {
    ofAnother:
      "Lo siento: lo que cuentas de {0} pesa más que cualquier cuidado de la piel. Pregunta con calma y sin reproches si es a propósito; quédate cerca y habla hoy con un médico. Para hablarlo a cualquier hora: {crisis}. Si hay peligro, llama al número de emergencias ({emergency}). La piel puede esperar.",
    later: {
      mental_health: [
        "Te he oído, y esto va antes que cualquier crema. Que nadie se quede a solas con ello: {crisis} atiende a cualquier hora y, si hay peligro, {emergency}.",
        "Aquí sigo. Lo que ayuda ahora es una persona, no un producto: {crisis}, un médico, alguien cercano. Después me ocupo con gusto de la piel.",
      ],
      emergency: [
        "No esperes mi respuesta: llama ahora al {emergency}.",
        "{emergency}, ahora mismo: nada de lo que yo sé lo sustituye.",
      ],
      same_day: [
        "Eso sigue siendo para un médico o un farmacéutico, hoy; hasta entonces, agua fresca y nada nuestro encima. Cuando lo hayan visto, te ayudo con gusto con lo demás.",
        "No tengo nada mejor que decir: que lo vea hoy un médico, y luego vuelve conmigo.",
      ],
      see_doctor_soon: [
        "Ese punto es para un médico en los próximos días; no pongas nada ahí. Con el resto de tu piel sí puedo ayudarte.",
        "Nada nuestro va ahí antes de que lo vea un médico. Para lo demás, aquí estoy.",
      ],
      see_doctor: [
        "Primero, que lo vea un médico. Hasta entonces, una crema sencilla y protector solar, nada fuerte.",
        "Eso sigue siendo cosa de un médico. Para lo suave y sencillo, aquí estoy.",
      ],
    },
    meanwhile:
      "Hasta que lo vea un médico: nada que aclare y nada fuerte. Lo que hace bien mientras tanto es un protector solar con color, {0}, y una crema sencilla, {1}.",
    spreads:
      "Entonces no esperes: una hinchazón, o una rojez que avanza, debe verla hoy un médico. Solo agua fresca y nada encima, tampoco nuestro. Si se hinchan los labios, la lengua o la garganta, o cuesta respirar o tragar, llama enseguida: {emergency}.",
    waterAlone:
      "Solo agua, fresca o tibia, y seca sin frotar: ni limpiador, ni crema, ni nada nuestro hasta que hoy lo vea un médico o un farmacéutico.",
    over: {
      seen: "Me alegro de que te hayan atendido. Lo que te dijeron allí va antes que todo lo que yo sé. Desde ahora, deja {0}, y nada nuevo en la piel hasta que un alergólogo o tu médico sepa qué fue: agua, o el limpiador suave y la crema sencilla que toleras desde hace tiempo, y sombra. Guarda el envase y su lista para enseñárselos. Si los labios, la lengua o la garganta se hinchan otra vez, o cambia la respiración, llama enseguida al {emergency}.",
      better:
        "Qué bien que vaya a menos. Una reacción así puede volver en unas horas: que hoy te vea un médico de todos modos, y no te quedes sola hasta entonces. Deja {0}, nada nuevo en la piel, y guarda el envase para enseñarlo. Si los labios, la lengua o la garganta se hinchan otra vez, o cambia la respiración, llama enseguida al {emergency}.",
      otherwise:
        "Me alegro de que lo hayan atendido. Lo que les dijeron allí va antes que todo lo que yo sé; si vuelve o empeora, llama enseguida al {emergency}. Cuando digan que la piel puede volver a sus cuidados, te ayudo con gusto.",
      after:
        "Nada nuevo todavía, y menos un ácido: después de una reacción así, un alergólogo o tu médico busca primero qué fue, y muchos productos comparten ingredientes. Hasta entonces, lo que toleras desde hace tiempo, un limpiador suave y una crema sencilla sin perfume. No tiene por qué ser para siempre: cuando sepas qué fue, dímelo y dejo fuera lo que lo lleve.",
      cause: "lo que la causó",
    },
    notAgainBefore:
      "No antes de que un médico o un farmacéutico lo vea y diga qué fue: puede ser una alergia, y lo que una vez dio una reacción puede hacer algo peor la segunda. Guarda el envase y su lista para enseñárselos.",
    deepBurn:
      "Una piel blanca, acartonada o que ya no duele está quemada a fondo: ve ahora a urgencias o llama al {emergency}. Nada encima, salvo un paño limpio.",
  },
  plainBeside:
    "Si al lado solo quieres una crema sencilla: {0}, sin ácidos, sin retinoides y sin perfume; pregunta allí si va con tu receta.",
  scentDiffers: "{0} lleva perfume, {1} no.",
  notThis: "Nada de {0}: {1}.",
  leftOut: "es lo que dejas fuera",
  common: "Es frecuente, y en sí nada preocupante.",
  whyNotFine: "Nada se opone a {0}. Para {1} solo le pongo delante {2}, que ahí hace más.",
  brand: "Conozco nuestras listas, no las de esa marca, así que no la voy a juzgar.",
  brandNearest: "Para {0}, lo más cercano de la casa es {1} ({2}).",
  evidence: {
    A: "{0}: de lo mejor estudiado, varios buenos estudios en personas apuntan a lo mismo.",
    B: "{0}: hay buenos estudios en personas, aunque menos.",
    C: "{0}: primeros estudios pequeños, prometedores, nada cerrado.",
    D: "{0}: pocas pruebas hasta hoy, más costumbre que ciencia.",
  },
  evidenceOfIt: {
    A: "De lo mejor estudiado: varios buenos estudios en personas apuntan a lo mismo.",
    B: "Hay buenos estudios en personas, aunque menos.",
    C: "Primeros estudios pequeños, prometedores, nada cerrado.",
    D: "Pocas pruebas hasta hoy, más costumbre que ciencia.",
  },
  cart: "No puedo tocar tu carrito, pero el botón junto a cada producto lo hace.",
  samples: "No tenemos muestras ni tamaños de viaje. Lo más pequeño para probarnos es {0} ({1}, {2}).",
  notSold:
    "No lo vendemos; tenemos limpiadores, sérums, cremas, protección solar y cuidados específicos para la piel.",
  notUnderstood: "No te he entendido bien. ¿Será una de estas preguntas?",
  understood: "Lo que sí he anotado: {0}.",
  noPerson:
    "Aquí responde un asistente automático, no una persona; una persona te atiende en {0} o en el {1}.",
  offTopic: "De eso no sé. Con tu piel, nuestros productos y tu pedido sí puedo ayudarte.",
  shop: {
    money:
      "En la tienda no se cobra nada: tu pedido queda anotado como pendiente y la casa te escribe para acordar el pago. Los precios incluyen impuestos.",
    payChoice:
      "Aquí no hay forma de pago que elegir. En la tienda no se cobra nada: tu pedido queda anotado como pendiente y la casa te escribe para acordar el pago; pide entonces la que prefieras.",
    payWhen:
      "En la tienda no se cobra nada. Después del pedido la casa te escribe para acordar el pago, y el paquete sale cuando está pagado.",
    orderNone:
      "Solo veo los pedidos de la cuenta con la que has entrado, y no encuentro ninguno. Con la sesión iniciada, están en tu perfil, en el historial de pedidos.",
    orderPending:
      "«Pendiente» quiere decir que nos ha llegado y que la casa te escribirá para acordar el pago; antes no sale.",
    delay: "Siento que tarde tanto. Escribe a {0} con tu número de pedido: una persona mira dónde está.",
    deliveryTo:
      "Enviamos a los países de la lista que sale al hacer el pedido: mira antes si tu país está, y si dudas escribe a {0}.",
    deliveryCost: "El envío cuesta {0} por pedido, lleve lo que lleve.",
    deliveryNotFree: "No, no es gratis.",
    deliveryTime:
      "Tu pedido sale en cuanto está pagado. Lo que tarde después depende del correo: escribe a {0} y una persona te dirá cuánto calcular.",
    returns: "Para devolver algo, escribe a {0} con tu número de pedido; la casa te dice cómo.",
    refund: "Para un reembolso, escribe a {0} con tu número de pedido; una persona se ocupa.",
    exchange: "Para un cambio, escribe a {0} con tu número de pedido y lo que querrías en su lugar.",
    broken:
      "Siento que haya llegado así. Envía una foto y tu número de pedido a {0} y la casa lo arregla. Mientras tanto, no lo uses.",
    wrongItem:
      "Lo siento, el error es nuestro. Escribe a {0} con tu número de pedido y lo que venía en el paquete, y la casa lo arregla.",
    cancel:
      "Para cancelar, escribe cuanto antes a {0} con el número de pedido; una vez enviado, se puede devolver.",
    changeAddress:
      "Para un pedido ya hecho, escribe a {0} con su número y la dirección correcta. Para el próximo, cámbiala en tu perfil.",
    changeOrder: "Un pedido ya hecho solo lo cambia una persona: escribe a {0} con su número.",
    cardRefused:
      "La tienda no toma tarjetas, así que aquí no se puede rechazar ninguna: no se cobra nada y la casa escribe para acordar el pago. Si una página te ha pedido la tarjeta, no la des y escribe a {0}.",
    doubleCharge:
      "La tienda no cobra nada, así que un cobro doble debe verlo ya una persona: escribe a {0} con tu número de pedido o llama al {1}.",
    codeField: "Un código se pone en la casilla que hay al pagar; yo no tengo ninguno que dar.",
    returnInProfile:
      "Se pide en el propio pedido, en tu perfil; la casa contesta por correo antes de que envíes nada.",
    code: "No hay campo para códigos y no tengo ninguno que dar: los precios son los que ves.",
    storeCredit: "Tu saldo y tu código de invitación están en tu perfil, en Invitaciones y saldo.",
    giftCard: "No vendemos tarjetas regalo.",
    giftWrap: "No hay envoltorio de regalo que elegir; escribe a {0} con el número de pedido y pídelo.",
    invoice: "Para una factura, escribe a {0} con tu número de pedido; el pedido está en tu perfil.",
    tax: "Los precios incluyen impuestos. Fuera, si hay aranceles, los paga quien recibe el paquete; si los hay, y cuánto, no lo sé. En {0} te dirán más.",
    deleteAccount:
      "Lo haces tú: en tu perfil, en «Tus datos», está «Eliminar mi cuenta». El perfil, el carrito y la lista de deseos desaparecen enseguida; los pedidos quedan en nuestros libros sin tu nombre, correo ni calle. Si no funciona, escribe a {0} desde el correo de la cuenta.",
    data: "Aquí responde una IA, no una persona, y la tienda no guarda la conversación. Las imágenes de la cámara se analizan en tiempo real y no se guardan. Lo que se conserva de ti lo descargas o lo borras en tu perfil, en «Tus datos»; para lo demás, escribe a {0}.",
    howToOrder:
      "Pon en el carrito lo que quieras, ábrelo y da tu dirección al finalizar. Ahí no se cobra nada; la casa te escribe para acordar el pago.",
  },
};
