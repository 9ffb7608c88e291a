import type { Language } from "#app/i18n/language.ts";
import type { Category, Claim, ShopConcern } from "./product.ts";

/** What people type when they look for something of a kind: never shown, only found. */
type Words = Record<Language, string>;

export const CONCERN_WORDS: Record<ShopConcern, Words> = {
  dryness: {
    en: "dry dryness dehydrated thirsty tight flaky hydrating moisture",
    fr: "sèche sécheresse déshydratée soif tiraille tiraillements desquame hydratation",
    sp: "seca sequedad deshidratada sedienta tirante tirantez descamada hidratación",
  },
  sensitivity: {
    en: "sensitive sensitivity reactive redness red irritated calming soothing",
    fr: "sensible sensibilité réactive rougeurs rouge irritée apaisant calmant",
    sp: "sensible sensibilidad reactiva rojeces roja irritada calmante",
  },
  blemishes: {
    en: "blemish blemishes acne pimple pimples breakouts blackheads pores",
    fr: "imperfections acné boutons points noirs comédons pores",
    sp: "imperfecciones acné granos puntos negros espinillas poros",
  },
  shine: {
    en: "shine shiny oily oil pores mattifying T-zone",
    fr: "brillance brille grasse sébum pores matifiant zone T",
    sp: "brillo brilla grasa sebo poros matificante zona T",
  },
  dullness: {
    en: "dull dullness radiance glow texture rough brightening",
    fr: "terne éclat grain rugueuse rugosité lumineuse",
    sp: "apagada luminosidad brillo textura áspera iluminar",
  },
  "dark-spots": {
    en: "dark spots marks pigmentation uneven tone melasma sun spots",
    fr: "taches marques pigmentation teint irrégulier masque de grossesse taches brunes",
    sp: "manchas marcas pigmentación tono desigual melasma manchas solares",
  },
  lines: {
    en: "lines wrinkles fine firmness firming age aging mature",
    fr: "rides ridules fermeté âge mature anti-âge",
    sp: "líneas arrugas firmeza edad madura antiedad",
  },
  eyes: {
    en: "eye eyes dark circles puffiness puffy bags",
    fr: "yeux regard cernes poches gonflés contour",
    sp: "ojos mirada ojeras bolsas hinchados contorno",
  },
  sun: {
    en: "sun sunscreen spf uv protection sunblock",
    fr: "soleil solaire crème solaire spf uv protection",
    sp: "sol solar protector solar spf uv protección",
  },
  body: {
    en: "body arms legs bumps rough elbows keratosis",
    fr: "corps bras jambes rugueuse coudes kératose",
    sp: "cuerpo brazos piernas rugosa codos queratosis",
  },
};

export const CATEGORY_WORDS: Record<Category, Words> = {
  Cleanser: { en: "cleanser wash face wash", fr: "nettoyant démaquillant", sp: "limpiador limpieza" },
  Serum: { en: "serum", fr: "sérum", sp: "sérum suero" },
  Moisturizer: {
    en: "moisturizer cream lotion",
    fr: "hydratant crème soin",
    sp: "hidratante crema loción",
  },
  Treatment: { en: "treatment", fr: "soin traitement", sp: "tratamiento" },
};

export const CLAIM_WORDS: Record<Claim, Words> = {
  "fragrance-free": {
    en: "fragrance free unscented",
    fr: "sans parfum non parfumé",
    sp: "sin perfume sin fragancia",
  },
  pregnancy: { en: "pregnancy pregnant", fr: "grossesse enceinte", sp: "embarazo embarazada" },
};
