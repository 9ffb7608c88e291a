import type { Product } from "#app/features/catalogue/product.ts";
import knowledge from "../knowledge/concerns.json" with { type: "json" };
import type { ConcernId, Modifier, Understanding } from "../understanding/understanding.ts";
import { EXFOLIANTS, factsOf, type ProductFacts, RETINOIDS } from "./product-facts.ts";

/** Why a product was left out; kept for tests, logs and "why not this one?". */
export type Exclusion = Modifier | ConcernId | "out_of_stock" | "price" | "texture" | "unwanted" | "red_flag";

const STRONG = [...EXFOLIANTS, ...RETINOIDS, "benzoyl_peroxide", "hydroquinone", "cysteamine"];
const PRESCRIBED = ["adapalene", "tretinoin", "hydroquinone"];
const IRRITANTS = [
  "fragrance",
  "essential_oils",
  "menthol",
  "alcohol_denat",
  "sls",
  "witch_hazel",
  "tea_tree",
];
const HEAVY = ["coconut", "isopropyl_myristate"];

/** INCI names of what comes from animals. */
export const FROM_ANIMALS =
  /\b(cera alba|beeswax|mel|honey|propolis|carmine|ci 75470|collagen|keratin|lanolin|silk|serica|milk|lac|snail)\b/;

interface Rule {
  ids: readonly string[];
  scent?: boolean;
  inci?: RegExp;
}

const CALM: Rule = {
  ids: [...STRONG, ...IRRITANTS, "ascorbic_acid", "essential_oils", "kojic_acid", "tea_tree"],
  scent: true,
};

function blocked(modifier: string): readonly string[] {
  const found = knowledge.modifiers.find((item) => item.id === modifier);
  return found && "block_ingredients" in found ? (found.block_ingredients ?? []) : [];
}

/** What a modifier takes off the shelf before anything is scored. */
const FOR_MODIFIER: Partial<Record<Modifier, Rule>> = {
  on_retinoid_rx: {
    ids: [...blocked("on_retinoid_rx"), ...STRONG, "alcohol_denat", "ascorbic_acid", "bakuchiol"],
    scent: true,
  },
  vegan_fragrance_free: {
    ids: blocked("vegan_fragrance_free"),
    scent: true,
    inci: FROM_ANIMALS,
  },
  teen: { ids: [...blocked("teen"), ...RETINOIDS, "hydroquinone", "bakuchiol"] },
  child: {
    ...CALM,
    ids: [
      ...[
        ...CALM.ids,
        "urea",
        "caffeine",
        "azelaic_acid",
        "thd",
        "bakuchiol",
        "piroctone",
        "tranexamic_acid",
      ],
      ...[
        "alpha_arbutin",
        "signal_peptides",
        "argireline",
        "copper_tripeptide",
        "adenosine",
        "gluconolactone",
      ],
    ],
  },
  deep_skin: { ids: ["hydroquinone"] },
  male_shaving: { ids: ["alcohol_denat", "menthol"] },
};

/** What a concern rules out: the knowledge base's "avoid" lines as substances. */
const FOR_CONCERN: Partial<Record<ConcernId, Rule>> = {
  barrier: { ...CALM, ids: [...CALM.ids, "azelaic_acid", "gluconolactone"] },
  eczema: CALM,
  perioral_derm: { ...CALM, ids: [...CALM.ids, "petrolatum", "shea", "azelaic_acid"] },
  sensitivity: { ids: [...IRRITANTS, "glycolic_acid", ...RETINOIDS], scent: true },
  rosacea: { ids: [...IRRITANTS, ...EXFOLIANTS, ...RETINOIDS], scent: true },
  redness: { ids: [...IRRITANTS, "glycolic_acid"], scent: true },
  acne: { ids: [...HEAVY, "alcohol_denat", "lanolin"] },
  hormonal_acne: { ids: [...HEAVY, "alcohol_denat", "lanolin"] },
  blackheads: { ids: [...HEAVY, "lanolin"] },
  fungal_acne: {
    ids: [...HEAVY, "shea", "jojoba", "sunflower", "rosehip", "lanolin"],
    inci: /seed oil|kernel oil|fruit oil|ferment/,
  },
  seb_derm: { ids: [...HEAVY, "shea"] },
  oiliness: { ids: [...HEAVY, "alcohol_denat"] },
  razor_bumps: { ids: ["alcohol_denat", "menthol"] },
  lips: { ids: ["menthol", "fragrance", "essential_oils", ...EXFOLIANTS, ...RETINOIDS], scent: true },
  pie: { ids: ["menthol", "alcohol_denat"] },
  milia: { ids: ["petrolatum", "shea", "lanolin", "coconut"] },
  puffiness: { ids: [] },
};
/** No cosmetic may be offered for what only a doctor prescribes. */
const ALWAYS: Rule = { ids: PRESCRIBED, inci: /\b(mercury|clobetasol|betamethasone|hydrocortisone)\b/ };

const PERSONAL = [
  "pregnant",
  "breastfeeding",
  "on_retinoid_rx",
  "allergy",
  "vegan_fragrance_free",
  "teen",
  "child",
] as const;

/** Under which reason an exclusion is told to the person. */
export function exclusionReason(exclusion: Exclusion): (typeof PERSONAL)[number] | "other" {
  return PERSONAL.find((one) => one === exclusion) ?? "other";
}

const broken = new WeakMap<ProductFacts, Map<Rule, boolean>>();

/** Whether a product breaks a rule; asked for every product at every request, so answered once. */
function breaks(facts: ProductFacts, rule: Rule): boolean {
  let known = broken.get(facts);
  if (!known) {
    known = new Map();
    broken.set(facts, known);
  }
  let answer = known.get(rule);
  if (answer === undefined) {
    answer = checkRule(facts, rule);
    known.set(rule, answer);
  }
  return answer;
}

function checkRule(facts: ProductFacts, rule: Rule): boolean {
  if (rule.scent && facts.scented) return true;
  if (rule.inci && facts.inci.some((name) => rule.inci?.test(name))) return true;
  return facts.actives.some(
    ({ ingredient, presence }) =>
      rule.ids.includes(ingredient.id) && (presence > 0.1 || ingredient.family === "retinoid"),
  );
}

const BLOCKED_PREGNANT = blocked("pregnant");
const BLOCKED_BREASTFEEDING = blocked("breastfeeding");

/** In pregnancy "avoid" and "ask" are both out of what is offered unasked; so is a second retinoid in any form. */
function unsafeFor(facts: ProductFacts, phase: "pregnancy" | "breastfeeding"): boolean {
  const list = phase === "pregnancy" ? BLOCKED_PREGNANT : BLOCKED_BREASTFEEDING;
  return (
    facts.actives.some(
      ({ ingredient }) => ["avoid", "ask"].includes(ingredient[phase]) || list.includes(ingredient.id),
    ) ||
    // Named as essential oils in the knowledge base under "ask": any of them counts.
    facts.inci.some((name) => /retin(ol|al|yl|oate)/.test(name))
  );
}

/** True when a word of the INCI language stands in a product's list, as a word or inside a long one. */
export function holdsInci(facts: ProductFacts, word: string): boolean {
  if (word === "fragrance") return facts.scented;
  return facts.inci.some(
    (name) => ` ${name}`.includes(` ${word}`) || (word.length > 4 && name.includes(word)),
  );
}

/** Somebody allergic to something they did not name gets nothing with a known allergen. */
function riskyForUnnamedAllergy(facts: ProductFacts): boolean {
  return facts.scented || facts.ids.has("lanolin") || facts.ids.has("tea_tree");
}

function modifierExclusion(facts: ProductFacts, understanding: Understanding): Exclusion | undefined {
  for (const modifier of understanding.modifiers) {
    if (modifier === "pregnant" && unsafeFor(facts, "pregnancy")) return modifier;
    if (modifier === "breastfeeding" && unsafeFor(facts, "breastfeeding")) return modifier;
    const rule = FOR_MODIFIER[modifier];
    if (rule && breaks(facts, rule)) return modifier;
    if (modifier !== "allergy") continue;
    const risky = understanding.allergens.length === 0 && riskyForUnnamedAllergy(facts);
    if (risky || understanding.allergens.some((word) => holdsInci(facts, word))) return "allergy";
  }
  return undefined;
}

/** Why this product may not be offered to this person, or nothing when it may. */
export function exclusionOf(product: Product, understanding: Understanding): Exclusion | undefined {
  if (product.stock <= 0) return "out_of_stock";
  const facts = factsOf(product);
  if (breaks(facts, ALWAYS)) return "red_flag";
  const forPerson = modifierExclusion(facts, understanding);
  if (forPerson) return forPerson;
  if (tooStrong(facts, understanding))
    return understanding.modifiers.includes("pregnant") ? "pregnant" : "sensitivity";
  if (understanding.skinTypes.includes("sensitive") && breaks(facts, FOR_CONCERN.sensitivity ?? ALWAYS))
    return "sensitivity";
  for (const { id } of understanding.concerns) {
    const rule = FOR_CONCERN[id];
    if (rule && breaks(facts, rule)) return id;
  }
  if (understanding.justTreated && breaks(facts, FOR_CONCERN.barrier ?? CALM)) return "barrier";
  if (understanding.redFlags.some((flag) => CALM_FLAGS.has(flag.id)) && breaks(facts, CALM))
    return "red_flag";
  if (understanding.wish === "gift" && (facts.scented || (facts.strong.size > 0 && !facts.rinsedOff)))
    return "unwanted";
  if (understanding.avoid.some((id) => facts.ids.has(id))) return "unwanted";
  if (understanding.unwanted.some((texture) => texture.test(product.name))) return "texture";
  if (understanding.priceLimit !== undefined && product.price > understanding.priceLimit) return "price";
  return undefined;
}

/** Leave-on acids are not offered unasked in pregnancy, nor to skin that is easily upset. */
function tooStrong(facts: ProductFacts, understanding: Understanding): boolean {
  if (facts.rinsedOff || !facts.exfoliates || facts.area === "body") return false;
  if (understanding.modifiers.includes("pregnant")) return true;
  return (
    understanding.skinTypes.includes("sensitive") ||
    understanding.concerns.some(({ id }) => id === "sensitivity" || id === "redness")
  );
}

/** Flags that allow products, but only gentle ones. */
const CALM_FLAGS = new Set<string>(["severe_acne", "steroid_face", "skin_cancer_history"]);
