import ingredients from "../knowledge/ingredients.json" with { type: "json" };

export type Ingredient = (typeof ingredients)[number];

/** Other names of the same substance, as packs and shoppers write them; folded, without brackets. */
const ALIASES: Record<string, string> = {
  fragrance: "parfum",
  perfume: "parfum",
  aroma: "parfum",
  "colloidal oatmeal": "avena sativa kernel flour",
  "avena sativa kernel extract": "avena sativa kernel flour",
  "avena sativa bran": "avena sativa kernel flour",
  "avena sativa kernel oil": "avena sativa kernel flour",
  "vitamin c": "ascorbic acid",
  "l-ascorbic acid": "ascorbic acid",
  nicotinamide: "niacinamide",
  "vitamin b3": "niacinamide",
  "pro-vitamin b5": "panthenol",
  dexpanthenol: "panthenol",
  "d-panthenol": "panthenol",
  glycerol: "glycerin",
  glycerine: "glycerin",
  retinaldehyde: "retinal",
  "vitamin a": "retinol",
  "granactive retinoid": "hydroxypinacolone retinoate",
  "retinyl retinoate": "retinyl palmitate",
  "retinyl linoleate": "retinyl palmitate",
  "ceramide 3": "ceramide np",
  "ceramide 6 ii": "ceramide ap",
  "ceramide 1": "ceramide eop",
  "ceramide ng": "ceramide np",
  "ceramide ns": "ceramide np",
  "sodium hyaluronate crosspolymer": "sodium hyaluronate",
  "sodium acetylated hyaluronate": "sodium hyaluronate",
  "potassium hyaluronate": "sodium hyaluronate",
  "hydroxypropyltrimonium hyaluronate": "sodium hyaluronate",
  "hydrolyzed sodium hyaluronate": "hydrolyzed hyaluronic acid",
  "shea butter": "butyrospermum parkii butter",
  "coconut oil": "cocos nucifera oil",
  "mineral oil": "petrolatum",
  "white petrolatum": "petrolatum",
  vaseline: "petrolatum",
  "tea tree oil": "melaleuca alternifolia leaf oil",
  "lavandula angustifolia flower oil": "lavandula angustifolia oil",
  "lavandula hybrida oil": "lavandula angustifolia oil",
  "lavender oil": "lavandula angustifolia oil",
  "citrus limon peel oil": "citrus aurantium dulcis peel oil",
  "citrus aurantium bergamia fruit oil": "citrus aurantium dulcis peel oil",
  "mentha arvensis leaf oil": "mentha piperita oil",
  "alcohol denat": "alcohol denat.",
  "sd alcohol 40-b": "alcohol denat.",
  "sd alcohol": "alcohol denat.",
  "denatured alcohol": "alcohol denat.",
  ethanol: "alcohol denat.",
  oxybenzone: "benzophenone-3",
  avobenzone: "butyl methoxydibenzoylmethane",
  "cetyl tranexamate mesylate": "tranexamic acid",
  arbutin: "alpha-arbutin",
  "α-arbutin": "alpha-arbutin",
  "beta-arbutin": "alpha-arbutin",
  "betaine salicylate": "salicylic acid",
  "sodium salicylate": "salicylic acid",
  "ammonium glycolate": "glycolic acid",
  "sodium glycolate": "glycolic acid",
  "acetyl hexapeptide-3": "acetyl hexapeptide-8",
  "palmitoyl oligopeptide": "palmitoyl tripeptide-1",
  ubidecarenone: "ubiquinone",
  "vitamin e": "tocopherol",
  "dl-alpha-tocopherol": "tocopherol",
  "glycyrrhiza glabra extract": "glycyrrhiza glabra root extract",
  "centella asiatica leaf extract": "centella asiatica extract",
  "madecassic acid": "madecassoside",
  "asiatic acid": "asiaticoside",
  "aloe barbadensis leaf extract": "aloe barbadensis leaf juice",
  "zinc gluconate": "zinc pca",
  "nano zinc oxide": "zinc oxide",
  "ci 77947": "zinc oxide",
  "ci 77891": "titanium dioxide",
  "iron oxides": "ci 77491",
  water: "aqua",
  eau: "aqua",
  "rosa moschata seed oil": "rosa canina fruit oil",
  "rosa canina seed oil": "rosa canina fruit oil",
  "lanolin alcohol": "lanolin",
  "lanolin oil": "lanolin",
  "sodium lauryl sulphate": "sodium lauryl sulfate",
  "papaya enzyme": "papain",
};

/** Fragrance and the allergens that come with it, beyond what the knowledge base names. */
const SCENTED =
  /^(parfum|linalool|limonene|citral|citronellol|geraniol|eugenol|isoeugenol|coumarin|farnesol|hexyl cinnamal|hydroxycitronellal|alpha-isomethyl ionone|amyl cinnamal|benzyl salicylate|benzyl cinnamate|benzyl benzoate|cinnamal|evernia .*)$|^(lavandula|citrus|rosmarinus|pelargonium|eucalyptus|mentha|cananga|melaleuca|rosa damascena|salvia|pogostemon|cymbopogon) .*\boil$/;

/** Normalizes an INCI name: lower case, synonyms unified, brackets and amounts removed. */
export function canonicalInci(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/\s*[([][^)\]]*[)\]]/g, "")
    .replace(/[\d.,]+\s*%/g, "")
    .replace(/[*•]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return ALIASES[plain] ?? plain;
}

/** True for fragrance and fragrance allergens, whatever their name. */
export function isScent(canonical: string): boolean {
  return SCENTED.test(canonical);
}

const byInci = new Map<string, Ingredient>();
const byId = new Map<string, Ingredient>();
for (const ingredient of ingredients) {
  byId.set(ingredient.id, ingredient);
  // Plain water is in nearly everything and says nothing about a product.
  for (const name of ingredient.inci) if (name !== "Aqua") byInci.set(canonicalInci(name), ingredient);
}

/** The knowledge base's entry for an INCI name, if it has one. */
export function ingredientFor(canonical: string): Ingredient | undefined {
  return byInci.get(canonical);
}

export function ingredientById(id: string): Ingredient | undefined {
  return byId.get(id);
}

export const ALL_INGREDIENTS: readonly Ingredient[] = ingredients;
