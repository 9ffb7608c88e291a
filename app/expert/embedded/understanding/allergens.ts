import type { Token } from "./normalize.ts";

/** What people say they are allergic to, as stems, and the INCI words it stands for. */
const ALLERGENS: readonly [stems: RegExp, inci: readonly string[]][] = [
  [/^(fragran|parfum|perfum|scent|odeur|olor)/, ["fragrance"]],
  [/^(linal|limon|geran|citral|citronel|eugen|coumar)/, ["fragrance"]],
  [/^(essential|essentiell|esencial|lavand|lavender|arbre|tea$)/, ["fragrance", "melaleuca"]],
  [/^(lanolin|wool|laine|lana$)/, ["lanolin", "lana"]],
  [
    /^(nut|nuts|noix|coque|frutos|nuez|nueces|almond|amande|almendr|hazelnut|noisette|avellan|cashew|macadamia|argan|peanut|arachide|cacahuet|cacahuat|mani)$/,
    ["prunus", "corylus", "juglans", "macadamia", "argania", "arachis", "anacardium", "butyrospermum"],
  ],
  [/^(coconut|coco$|noix_de_coco)/, ["cocos", "coco-", "coconut"]],
  [/^(soy|soja|soya)/, ["glycine soja", "glycine max", "soy", "lecithin"]],
  [/^(wheat|gluten|ble$|trigo|celiac|coeliac|celiaqu)/, ["triticum", "wheat", "hordeum", "avena"]],
  [/^(oat|oats|avoine|avena)$/, ["avena"]],
  [/^(aspirin|salicyl|salicil)/, ["salicyl", "salix"]],
  [
    /^(latex|papay|papaye|papain|kiwi|avocado|avocat|aguacate|palta|banana|banane|platano)/,
    ["papain", "carica", "persea"],
  ],
  [
    /^(bee|bees|abeille|abeja|honey|miel|propolis|beeswax|cera|cire)/,
    ["mel", "honey", "propolis", "cera alba", "beeswax"],
  ],
  [/^(paraben)/, ["paraben"]],
  [/^(silicon)/, ["methicone", "siloxane", "dimethiconol"]],
  [/^(methylisothiazol|isothiazol|metilisotiazol|mit$|mci)/, ["isothiazolinone"]],
  [/^(sulfate|sulphate|sulfat)/, ["sulfate"]],
  [/^(propylene|propylen|propilen)/, ["propylene glycol"]],
  [
    /^(chamomile|camomille|manzanilla|bisabolol|ragweed|ambroisie|daisies|asteracea)/,
    ["bisabolol", "chamomilla", "calendula"],
  ],
  [/^(aloe)/, ["aloe"]],
  [/^(niacinamid)/, ["niacinamide"]],
  [/^(retinol|vitamin_a)/, ["retin"]],
  [
    /^(octocryl|octocril|avobenz|oxybenz|oxibenz|benzophenon|chemical|chimiques|quimicos)/,
    ["octocrylene", "butyl methoxydibenzoylmethane", "benzophenone", "ethylhexyl"],
  ],
  [/^(formald)/, ["dmdm", "quaternium", "imidazolidinyl", "diazolidinyl"]],
  [/^(milk|lait$|leche|lactose|lactosa|dairy)/, ["lac", "milk", "casein"]],
  [/^(egg|eggs|oeuf|oeufs|huevo)/, ["ovum", "albumen", "egg"]],
  [/^(sesame|sesamo|ajonjoli)/, ["sesamum"]],
  [/^(shea|karite)/, ["butyrospermum"]],
  [/^(citrus|agrume|citric|citricos|naranja|limon$|lemon|orange)/, ["citrus", "citral", "limonene"]],
  [/^(sunflower|tournesol|girasol)/, ["helianthus"]],
  [/^(alcohol|alcool)/, ["alcohol denat"]],
  [/^(zinc)/, ["zinc"]],
  [/^(glycerin|glicerin)/, ["glycerin"]],
  [/^(snail|escargot|caracol|shellfish|crustac|marisco)/, ["snail", "chitosan"]],
  [/^(fish|poisson|pescado|marin)/, ["collagen", "fish"]],
];

/** INCI words to keep out for somebody who says "allergic to …". */
export function namedAllergens(tokens: readonly Token[]): string[] {
  return [...new Set(tokens.flatMap((token) => inciWordsFor(token)))];
}

/** The INCI words that a plain word stands for: "alcohol", "silicones", "nuts". */
export function inciWordsFor(token: Token): readonly string[] {
  return ALLERGENS.flatMap(([stems, inci]) => (stems.test(token.text) ? inci : []));
}
