import type { SeeingWords } from "./seeing-words.ts";

/** Español, tú. */
export const sp: SeeingWords = {
  and: "y",
  semicolon: "; ",
  places: {
    forehead: "la frente",
    nose: "la nariz",
    cheeks: "las mejillas",
    "one-cheek": "una mejilla",
    chin: "el mentón",
    "under-eyes": "la zona bajo los ojos",
  },
  seen: {
    redness: {
      slight: (places) => `Parece haber una ligera rojez en ${places} en esta foto.`,
      clear: (places) => `Parece haber rojez visible en ${places} en esta foto.`,
    },
    shine: {
      slight: (places) => `Algo de brillo refleja la luz en ${places} en esta foto.`,
      clear: (places) => `Se ve un brillo claro en ${places} en esta foto.`,
    },
    texture: {
      slight: (places) => `La superficie parece algo irregular en ${places} en esta foto.`,
      clear: (places) => `La superficie parece claramente irregular en ${places} en esta foto.`,
    },
    spots: {
      slight: (places) => `Se ven unas pocas manchas pequeñas más oscuras en ${places} en esta foto.`,
      clear: (places) => `Se ven varias manchas pequeñas más oscuras en ${places} en esta foto.`,
    },
    evenness: {
      slight: (places) => `El tono parece algo desigual en ${places} en esta foto.`,
      clear: (places) => `El tono parece claramente desigual en ${places} en esta foto.`,
    },
    "under-eye-darkness": {
      slight: () => "La zona bajo los ojos parece algo más oscura que las mejillas.",
      clear: () => "La zona bajo los ojos parece claramente más oscura que las mejillas.",
    },
  },
  names: {
    redness: "la rojez",
    shine: "el brillo",
    texture: "la textura irregular",
    spots: "las manchas",
    evenness: "el tono",
    "under-eye-darkness": "las ojeras",
  },
  hardly: (names) => `Apenas se aprecia en esta foto: ${names}.`,
  evenTone: "En esta foto el tono parece uniforme dentro de cada zona del rostro.",
  nothing: "Nada llama la atención: en esta foto la piel parece calmada y uniforme.",
  cannotTell: (names, why) => `No se puede valorar: ${names}, porque ${why}.`,
  why: {
    covered: "el pelo, unas gafas o el borde de la imagen tapan demasiado",
    "turned-away": "la cabeza está demasiado girada",
    unsteady: "las imágenes de este análisis no dicen lo mismo",
    glare: "la luz se refleja ahí con demasiada fuerza",
    "too-small": "el rostro es demasiado pequeño en la imagen",
    "too-noisy": "la imagen tiene demasiado grano",
    "no-comparison": "se han podido comparar muy pocas zonas del rostro",
  },
  unsure: "La imagen deja dudas: tómalo como una pista.",
  notInAPhoto:
    "La hidratación, la firmeza y el sebo no se ven en una foto, así que no decimos nada de ellos.",
  care: (products) => `Lo que podría irte bien: ${products}.`,
  everydayCare: (products) => `Para que siga así: ${products}.`,
  product: (name, actives) => `${name} (${actives})`,
  purposes: {
    redness: "para calmar el aspecto de la rojez",
    shine: "para un aspecto con menos brillo",
    texture: "para alisar el aspecto de la superficie",
    spots: "para suavizar el aspecto de las manchas",
    evenness: "para un tono de aspecto más uniforme",
    "under-eye-darkness": "para iluminar el contorno de ojos",
  },
  everyday: "para el confort de cada día",
  noCare: "Hoy nada en la tienda encaja lo bastante como para nombrarlo.",
  closing: "Es una mirada cosmética de un programa a una sola foto; la luz y la cámara cambian lo que ve.",
};
