import type { Copy } from "./copy.ts";

const help = (several: boolean): string => (several ? "ayudan" : "ayuda");

/** Español, tú: breve, exacto, cálido; solo promesas cosméticas. */
export const sp: Copy = {
  andTo: "y a",
  and: "y",
  concerns: {
    acne: { effect: "reducir el aspecto de las imperfecciones", about: "la piel con imperfecciones" },
    blackheads: { effect: "desobstruir los poros", about: "los puntos negros y los poros obstruidos" },
    hormonal_acne: {
      effect: "reducir el aspecto de los granos del ciclo",
      about: "las imperfecciones que van con el ciclo",
    },
    acne_scars: { effect: "alisar el aspecto del relieve", about: "las marcas con relieve" },
    pih: {
      effect: "unificar el aspecto del tono",
      about: "las marcas oscuras que dejan los granos",
    },
    pie: {
      effect: "suavizar el aspecto de las marcas rojas",
      about: "las marcas rojas que dejan los granos",
    },
    oiliness: { effect: "moderar los brillos", about: "la piel que brilla pronto" },
    pores: { effect: "afinar el aspecto de los poros", about: "los poros visibles" },
    dryness: { effect: "nutrir la piel y aliviar la tirantez", about: "la piel seca" },
    dehydration: { effect: "retener el agua en la superficie", about: "la piel con sed" },
    barrier: { effect: "devolver el confort", about: "la piel castigada" },
    sensitivity: { effect: "calmar y dar confort", about: "la piel sensible" },
    redness: { effect: "atenuar el aspecto de las rojeces", about: "la piel con tendencia a rojeces" },
    rosacea: {
      effect: "dar confort y atenuar el aspecto de las rojeces",
      about: "la piel que enrojece con facilidad",
    },
    sun_spots: { effect: "unificar el aspecto del tono", about: "las manchas" },
    melasma: { effect: "disimular las zonas de tono desigual", about: "las zonas de tono desigual" },
    dullness: { effect: "devolver luz al rostro", about: "la piel apagada" },
    texture: { effect: "alisar el aspecto de la superficie", about: "la textura irregular" },
    fine_lines: { effect: "suavizar el aspecto de las líneas finas", about: "las líneas finas" },
    wrinkles: { effect: "reducir el aspecto de las arrugas", about: "las arrugas" },
    firmness: { effect: "dejar la piel más tonificada", about: "la piel que pierde firmeza" },
    dark_circles: { effect: "iluminar el contorno de ojos", about: "las sombras bajo los ojos" },
    puffiness: { effect: "reducir el aspecto de las bolsas", about: "los ojos hinchados al despertar" },
    photoprotection: { effect: "proteger del sol", about: "la protección solar diaria" },
    eczema: { effect: "nutrir y suavizar la piel", about: "la piel muy seca que pica" },
    seb_derm: { effect: "retirar las escamas sueltas", about: "las zonas que se descaman y brillan" },
    kp: { effect: "suavizar la piel áspera", about: "los brazos y las piernas con granitos" },
    razor_bumps: { effect: "mantener lisa la piel afeitada", about: "la piel irritada por el afeitado" },
    fungal_acne: {
      effect: "equilibrar la piel sin aceites pesados",
      about: "los granitos iguales que pican",
    },
    perioral_derm: { effect: "limpiar con suavidad y dejar la zona en paz", about: "el contorno de la boca" },
    milia: { effect: "alisar el aspecto de los granitos duros", about: "los granitos blancos" },
    lips: { effect: "nutrir y suavizar", about: "los labios secos" },
    menopause_skin: {
      effect: "dar confort a una piel que se ha vuelto más seca",
      about: "la piel que cambia con los años",
    },
  },
  skinTypes: { normal: "normal", dry: "seca", oily: "grasa", combination: "mixta", sensitive: "sensible" },
  categories: {
    Cleanser: "limpiador",
    Serum: "sérum",
    Moisturizer: "hidratante",
    Treatment: "cuidado específico",
  },
  reasons: [
    ({ actives, several, effect }) => `Su fórmula lleva ${actives}, que ${help(several)} a ${effect}.`,
    ({ actives, about }) => `Para ${about} lleva ${actives}.`,
    ({ actives, effect }) => `Una fórmula (${actives}) pensada para ${effect}.`,
    ({ actives, effect }) => `Con ${actives}, para ${effect}.`,
    ({ actives, several, effect }) => `Su base es ${actives}, que ${help(several)} a ${effect}.`,
    ({ actives, several, effect }) => `Día a día, ${actives} ${help(several)} a ${effect}.`,
    ({ actives, effect }) => `Su papel aquí: ${effect}, con ${actives}.`,
    ({ actives, several, effect }) => `Aquí, ${actives} ${help(several)} a ${effect}.`,
    ({ actives, effect }) => `Sirve para ${effect}, con ${actives}.`,
    ({ actives, effect }) => `Lo que espero de esta fórmula: ${effect}, con ${actives}.`,
  ],
  cleansers: [
    ({ actives, about }) => `Un limpiador que va bien para ${about}, con ${actives} en la fórmula.`,
    ({ actives, several, effect }) =>
      `El primer paso: un limpiador con ${actives}, que ya ${help(several)} a ${effect}.`,
    ({ actives }) => `Limpia sin agredir, con ${actives} en la fórmula.`,
    ({ actives, about }) => `Una limpieza pensada para ${about}, con ${actives}.`,
    ({ actives }) => `Para limpiar, suavidad: su lista incluye ${actives}.`,
    ({ actives, effect }) => `La limpieza ya hace parte del trabajo: ${actives}, para ${effect}.`,
    ({ actives }) => `Limpia sin dejar tirantez, con ${actives} en la fórmula.`,
    ({ actives, about }) => `Limpiar bien es la mitad del cuidado para ${about}; aquí, con ${actives}.`,
  ],
  sunscreens: [
    ({ spf, actives }) => `De día, un SPF ${spf} (${actives}).`,
    ({ spf, actives }) => `Para cerrar la mañana: ${actives}, con SPF ${spf}.`,
    ({ spf, actives }) => `Protección diaria, SPF ${spf}, con ${actives}.`,
    ({ spf, actives }) => `La última capa de la mañana: SPF ${spf}, con ${actives}.`,
    ({ spf, actives }) => `SPF ${spf} (${actives}), para cada día al aire libre.`,
    ({ spf, actives }) => `Contra el sol: SPF ${spf}, con ${actives}.`,
  ],
  use: {
    retinoid: "Una o dos noches por semana al principio, sobre piel seca, con SPF cada mañana.",
    exfoliant:
      "Dos o tres noches por semana como mucho, nunca la misma noche que un retinoide u otro ácido; SPF de día.",
    peel: "Una noche por semana durante dos semanas, después dos o tres como mucho, nunca la misma noche que un retinoide u otro ácido; SPF de día.",
    shaving:
      "Dos o tres noches por semana como mucho; tras afeitarte o depilarte, espera a la noche siguiente. De día, SPF.",
    vitaminC: "Por la mañana, antes de la crema y el SPF.",
    sunscreen: "Último paso de la mañana, dos dedos de producto para cara y cuello.",
    cleanser: "Sobre piel húmeda, y enjuaga con agua tibia.",
    enzyme: "Dos o tres mañanas por semana, nunca en días de ácido o retinoide.",
    serum: "Después de limpiar, antes de la crema.",
    oil: "Por la noche, tres gotas sobre la crema.",
    morningCream: "Solo por la mañana, si por la noche hay un ácido o un retinoide.",
    azelaic: "En noches alternas dos semanas, sin otro activo nuevo, y después cada noche; SPF de día.",
    cream: "Mañana y noche, sobre piel algo húmeda.",
    eyes: "Una cantidad mínima, a toquecitos sobre el hueso bajo cada ojo.",
    lips: "Tantas veces como quieras, y en capa gruesa por la noche.",
    body: "Sobre piel seca y sin heridas, nunca recién afeitada o depilada: dos o tres noches por semana al principio. De día, SPF donde dé el sol.",
    care: "Basta una capa fina.",
  },
  notes: {
    unscented: "Fórmula sin perfume.",
    withoutAllergens: "Su lista no contiene ninguno de los alérgenos que nombraste.",
    pregnancy: "Su lista no lleva nada que convenga evitar en el embarazo.",
    breastfeeding: "Su lista no lleva nada que convenga evitar en la lactancia.",
    gentleWithPrescription: "Sin ácidos exfoliantes ni retinoides: acompaña tu receta sin estorbar.",
    tinted: "Sus óxidos de hierro le dan color, lo que evita el rastro blanco.",
    light: "Su textura es ligera.",
    sunFor: "De día lo pide {0}.",
    withoutRefused: "Su lista no lleva nada de lo que dejas fuera.",
    cheapest: "Lo más económico de lo que más hace por esto.",
    expecting: "No durante el embarazo, su búsqueda o la lactancia.",
    deepens: "La luz hace volver las manchas: sin esto nada las atenúa por mucho tiempo.",
    ages: "Contra las arrugas, ninguna crema hace tanto.",
    alsoFor: "Sirve también para {0}.",
    scentedAsWished: "Lleva perfume, como se pedía.",
    notSameEvening: "Sobre la misma piel, nunca la misma noche que {0}.",
    scented: "Ten en cuenta que lleva perfume.",
    strong: "Ten en cuenta que puede hormiguear al principio: ve despacio.",
    lighter: "Una textura más ligera que la de {0}.",
    gentler: "Una fórmula más suave que la de {0}.",
  },
  flags: {
    emergency_allergy:
      "Labios, lengua o garganta que se hinchan, o dificultad para respirar, son una urgencia: llama ahora al número de emergencias de tu país ({emergency}). No te propongo ningún producto.",
    contact_reaction:
      "Parece una reacción a un producto. Deja de usarlo, enjuaga con abundante agua fresca, no te pongas nada nuevo y ve hoy a un médico, o a una farmacia si es leve. Si la hinchazón avanza o cambia la respiración, llama a emergencias.",
    infection:
      "Una piel caliente, hinchada, un enrojecimiento que avanza o fiebre necesitan un médico hoy, no una crema.",
    severe_acne:
      "Los bultos profundos y dolorosos merecen una cita médica: una receta puede evitar marcas. Hasta entonces, solo cuidados suaves.",
    acne_fulminans:
      "Un brote repentino y fuerte con fiebre o dolor de articulaciones necesita un médico hoy. No te apliques nada antes.",
    mole_change:
      "Un lunar o una mancha que cambia, sangra o pica debe verlo pronto un médico. Ninguna crema es adecuada, así que no propongo ninguna.",
    non_healing:
      "Una herida o un grano que no se cierra en unas cuatro semanas debe verlo pronto un médico. No propongo un producto para eso.",
    blistering:
      "Ampollas extensas, piel que se desprende o llagas en la boca son una urgencia: llama ahora al número de emergencias de tu país ({emergency}).",
    shingles_eye:
      "Las ampollas que duelen necesitan un médico hoy, sobre todo si están en un solo lado; cerca del ojo, ve a urgencias oftalmológicas. Si salieron después de un producto, déjalo y enjuaga con abundante agua.",
    eye: "Enjuaga el ojo con agua limpia durante 15 minutos y acude hoy a urgencias. Ningún producto cerca del ojo por ahora.",
    chemical_burn:
      "Enjuaga 20 minutos con agua fresca, no pongas nada más y busca atención médica hoy. Una quemadura con ampollas, o más grande que una mano, debe verla un médico.",
    swallowed:
      "Si se ha tragado algo, llama ya al centro de toxicología ({poison}) con el envase en la mano: te dirán qué hacer. No provoques el vómito. Si cuesta respirar o hay somnolencia, llama al número de emergencias de tu país ({emergency}).",
    illegal_lightener:
      "Las cremas con hidroquinona, mercurio o corticoides ocultos están prohibidas en tiendas, con razón. Ve a un médico antes de dejarlas o seguir; no propondré un producto para aclarar la piel.",
    steroid_face:
      "Una crema con corticoide usada mucho tiempo en la cara no se deja de golpe y a solas. Ve pronto a un médico; hasta entonces, solo lo más suave.",
    skin_cancer_history:
      "Con ese antecedente, pregunta a tu dermatólogo antes de probar algo nuevo. Me quedo en cuidados suaves y protección diaria: SPF 50 si puede ser, renovado cada dos horas al aire libre, con sombra y sombrero.",
    systemic_rash:
      "Una erupción con fiebre, dolor de articulaciones o que no desaparece al presionar necesita un médico hoy.",
    mental_health:
      "Siento que esto pese tanto. Mereces apoyo ahora mismo. Si hay peligro, llama al número de emergencias de tu país. Para hablar con alguien: {crisis}. Cuéntaselo hoy a alguien de confianza.",
    severe_sunburn:
      "Ampollas, fiebre o mareo tras el sol necesitan consejo médico hoy. Mientras tanto, agua fresca, sombra, líquidos y ningún activo.",
    pregnancy_itch:
      "Un picor fuerte en el embarazo, sobre todo en palmas y plantas, pide llamar hoy a tu matrona o a la maternidad.",
    jaundice: "La piel o los ojos amarillos necesitan un médico hoy. Ningún producto es la respuesta.",
    stroke:
      "Una cara que se cae de un lado o el habla arrastrada son una urgencia: llama ahora al número de emergencias de tu país ({emergency}).",
    contagious:
      "Esto puede pasar de una piel a otra: un anillo que crece suele ser un hongo; el picor de noche, entre los dedos o en varias personas de la casa puede venir de ácaros. Quien lo tenga debe ver a un médico o ir a la farmacia antes de ponerse ninguna crema, y mientras tanto no compartir toallas ni sábanas; tras una picadura de garrapata, al médico hoy. No propongo ningún producto.",
    bruising:
      "Los moretones nuevos con un anticoagulante son para quien sigue tu tratamiento, o para la farmacia, hoy mismo. Tras un golpe en la cabeza, si un sangrado no para o hay sangre donde no debe, ve a urgencias ya. No cambies la dosis por tu cuenta; ninguna crema es para esto.",
    persistent_no_change:
      "Tras meses sin cambios, un dermatólogo ayuda más que otra crema. Mientras tanto, mantén una rutina sencilla.",
  },
  notices: {
    oldBurn:
      "Pasados unos días ya no hay que enjuagar una quemadura. Mantenla limpia y cubierta sin apretar, sin nada nuestro encima ni ácidos, exfoliantes o retinoides cerca; enséñasela hoy a un médico si tiene ampollas, supura, duele o es mayor que una mano, y si no, a un farmacéutico.",
    unresolved: "No pude comprobar {0} en nuestras listas. Lee la lista completa del envase antes de elegir.",
    hiddenSource:
      "Una lista no siempre nombra la planta o el animal del que viene un ingrediente; si hay alergia, pregunta al fabricante antes de comprar.",
    veganSource:
      "Una lista no dice de dónde vienen la glicerina, el escualano o el colesterol; donde nombra un animal, lo dejé fuera.",
    gift: "Para regalar: cuidados suaves, para casi toda piel. Dime para quién es, cómo es su piel y tu presupuesto, y elegiré mejor.",
    giftSkin:
      "Para regalar: suave, sin perfume y bien para casi cualquier piel. Si sabes cómo es la piel, dímelo y elegiré mejor.",
    giftScented:
      "Para regalar: suave y con un aroma agradable. Si sabes cómo es la piel, dímelo y elegiré mejor.",
    giftTold: "Para regalar son un acierto: cuidados suaves, sin perfume, nada que necesite explicación.",
    notSold:
      "No lo vendemos; tenemos limpiadores, sérums, cremas, protección solar y cuidados específicos para la piel.",
    pharmacist: "Eso es cosa de una farmacia o de un médico; no propongo un producto para ello.",
    infant:
      "Para un bebé, pregunta antes en la farmacia o al pediatra; no propongo ningún producto. Contra el sol: sombra y ropa.",
    shop: "Parece una pregunta sobre un pedido o la tienda: el chat de ayuda puede responderla.",
    nothingFits:
      "Nada de nuestra tienda encaja con lo que cuentas, y prefiero no proponer nada antes que equivocarme. Una farmacia o un dermatólogo pueden ayudarte.",
    pregnancy: "Consulta con tu matrona, médico o farmacéutico antes de empezar algo nuevo.",
    breastfeeding: "Durante la lactancia, no apliques nada en el pecho y pregunta en tu farmacia si dudas.",
    child:
      "Para la piel de un niño, pregunta antes a un farmacéutico o pediatra; solo cito cuidados sencillos y suaves.",
    teen: "A esta edad basta con poco: un limpiador suave, una crema ligera, SPF. Háblalo con tus padres.",
    teenOfParent: "A esta edad basta con poco: un limpiador suave, una crema ligera, SPF.",
    prescription:
      "Si usas un retinoide con receta: ni ácidos exfoliantes ni otro retinoide, y SPF de día. Las preguntas sobre el medicamento son para tu médico.",
    allergy:
      "Lee la lista completa en el envase y pruébalo antes dos días en el pliegue del codo; una lista en línea puede cambiar.",
    persistent: "Si nada ha cambiado en 12 semanas, el siguiente paso es un dermatólogo.",
    doctorFirst: "Una erupción alrededor de la boca es asunto de un médico; hasta entonces, usa lo mínimo.",
    yeast:
      "Los granitos iguales que pican conviene enseñarlos antes a un farmacéutico o médico; mientras tanto, cuidados ligeros.",
    flushes:
      "El calor, el vino y el sol alimentan esas rojeces: SPF cada mañana. Si duran meses, escuecen o llegan a los ojos, que las vea un médico.",
    unsure:
      "No estoy segura de haber entendido. Esto es lo básico para casi toda piel; cuéntame más para elegir mejor.",
    gentleOnly: "Me he quedado en cuidados suaves.",
    downhearted: "Eso puede pesar en el ánimo, y cuenta. Si sigue bajo, cuéntaselo a un médico.",
  },
  chat: {
    noMore: "No hay nada más en la tienda que encaje igual de bien.",
    fine: "Muy bien. Aquí estoy si surge algo más.",
    sorry: "Siento no haber ayudado. Dime qué falló, o escribe a {0}: te responde una persona.",
    fits: "Para {0}, sí.",
    fitsNot: "{0} hace poco por {1}. Mejor: {2}.",
    size: "{0}: {1}.",
    hello: "Hola. Soy la asesora de piel de Nacre, una IA. ¿Qué te gustaría cambiar de tu piel?",
    helloSupport:
      "Hola. Soy la asistente de Nacre, una IA. Puedo ayudarte con pedidos, envíos, devoluciones o con tu piel.",
    thanks: "Con gusto. Aquí sigo si surge algo más.",
    whoAreYou:
      "Soy una IA que conoce los ingredientes cosméticos y los productos de esta tienda. No soy médico y no hago diagnósticos.",
    diagnosis:
      "No puedo decir qué es: solo un médico que lo vea puede. Sí puedo ayudarte a elegir cuidados cómodos mientras tanto.",
    medicine:
      "Las dosis y las recetas son cosa de tu médico o farmacéutico. Puedo ayudarte con los cuidados alrededor.",
    askConcern: "Cuéntame un poco más: ¿qué ves o sientes en la piel, y dónde?",
    askType:
      "Una pregunta para elegir bien: ¿tu piel es seca, grasa, las dos según la zona, o se irrita con facilidad?",
    routineAny: "Una rutina sencilla:",
    overBudget: "Nada de lo que te va cuesta tan poco; lo más cercano: {0}, a {1}.",
    pickLine: "{0} ({1}). {2}",
    askAfter: "¿Estás embarazada, das el pecho, tienes alguna alergia o usas una crema con receta?",
    offerRoutine: "¿Quieres que los ordene en mañana y noche?",
    routine: "Una rutina sencilla para {0}:",
    morning: "Mañana:",
    evening: "Noche:",
    step: "{0}. {1}{2}",
    routineEnd:
      "Un solo activo nuevo a la vez, con dos semanas entre uno y otro, y SPF cada mañana. Si arde más de diez minutos, para y quédate con una crema sencilla.",
    twiceWeekly: "dos noches por semana al principio",
    onceWeekly: "una noche por semana al principio, dos o tres como mucho",
    ingredient: "{0}: un ingrediente que ayuda a {1}.",
    ingredientNoBenefit:
      "{0}: está por el aroma o la textura más que por el cuidado; una piel sensible va mejor sin él.",
    ingredientUse: { AM: "Mejor por la mañana.", PM: "Mejor por la noche.", both: "Mañana o noche." },
    ingredientPregnancy: {
      ok: "No hay motivo para evitarlo en el embarazo.",
      limit: "En el embarazo, zonas pequeñas, baja concentración y preguntando antes.",
      ask: "En el embarazo, pregunta antes a tu médico o farmacéutico.",
      avoid: "No en el embarazo ni si lo buscas.",
    },
    ingredientNursing: {
      ok: "No hay motivo para evitarlo en la lactancia; no en el pecho.",
      ask: "En la lactancia, pregunta antes a tu médico o farmacéutico.",
      avoid: "No en la lactancia.",
    },
    ingredientSun: "Con SPF cada mañana.",
    ingredientProducts: "Lo encuentras en {0}.",
    ingredientNoProducts: "Ninguno de nuestros productos disponibles lo contiene.",
    ingredientHard: "Empieza despacio: puede escocer al principio.",
    together: {
      avoid: "{0} y {1}: mejor no juntarlos. Elige uno.",
      alternate: "{0} y {1}: sí, pero en noches distintas, porque juntos pueden irritar.",
      caution: "{0} y {1}: se puede, mejor uno por la mañana y otro por la noche.",
      myth: "{0} y {1} van bien juntos; que choquen es un mito.",
      fine: "{0} y {1} se llevan bien: nada impide usarlos en una misma rutina.",
    },
    duplicates: "{0} y {1} hacen lo mismo: con uno basta.",
    compareLine: "{0} ({1}, {2}): {3}.",
    compareActives: "con {0}",
    comparePrice: "{0} cuesta {1} menos.",
    comparePick: "Para {0}, yo elegiría {1}.",
    compareEqual: "Dime qué te importa más y podré elegir entre los dos.",
    product: "{0} es un {1} de {2}.",
    productActives: "Lo esencial de su fórmula: {0}.",
    productStock: "Está disponible.",
    productSoldOut: "Está agotado por ahora.",
    productFew: "Solo quedan {0}.",
    price: "{0} cuesta {1}.",
    cheaper: "Sí: {0} cuesta {1}, frente a {2} de {3}.",
    cheapest: "{0}, a {1}, ya es lo más barato que te conviene.",
    containsYes: "Sí, {0} lleva {1}.",
    containsNo: "No, en la lista de {1} no hay {0}.",
    weeks: "Dale tiempo: {0} semanas antes de juzgar.",
    none: "No tengo ningún producto disponible que encaje de verdad, así que prefiero no nombrar ninguno.",
  },
  support: {
    tracking: "Puedes seguir tus pedidos en tu perfil, en el historial de pedidos.",
    lastOrder: "Tu último pedido, {0}, del {1} ({2}), está: {3}.",
    othersOrder: "Solo puedo hablar de tu propio último pedido.",
    account:
      "Tu nombre y tu dirección están en tu perfil, donde puedes cambiarlos. Para lo demás de la cuenta, escribe a {0}.",
    password:
      "En la página de acceso, «¿Olvidaste tu contraseña?» te envía un enlace que sirve una vez, durante una hora. Si no llega, mira el correo no deseado y con qué correo te registraste; si sigue sin funcionar, escribe a {0}.",
    contact: "Hablas con una persona en {0} o en el {1}.",
    soldOut: "{0} está agotado por ahora; no sé la fecha en que vuelve.",
    status: {
      pending: "recibido",
      processing: "en preparación",
      shipped: "en camino",
      delivered: "entregado",
      cancelled: "cancelado",
      paid: "pagado",
      refunded: "reembolsado",
    },
  },
};
