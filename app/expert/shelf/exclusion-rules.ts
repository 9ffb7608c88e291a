import { memoize, memoizeWeakly } from "#app/memoize.ts";
import { EXCLUSION_RULES, type ExclusionRule, type ExclusionRuleId } from "../knowledge/knowledge.ts";
import { matchesInci } from "../reading/person/substances.ts";
import type { Ingredient } from "./inci.ts";
import { EXFOLIANTS, type ProductFacts, RETINOIDS } from "./product-facts.ts";

const STRONG = [...EXFOLIANTS, ...RETINOIDS, "benzoyl_peroxide", "hydroquinone", "cysteamine"];

/** Kinds of ingredients that rules name. */
const GROUPS: Record<string, ReadonlySet<string>> = {
  retinoids: RETINOIDS,
  acids: EXFOLIANTS,
  strong: new Set(STRONG),
  pha: new Set(["gluconolactone", "lactobionic_acid"]),
  irritants: new Set([
    "fragrance",
    "essential_oils",
    "menthol",
    "alcohol_denat",
    "sls",
    "witch_hazel",
    "tea_tree",
  ]),
  heavy: new Set(["coconut", "isopropyl_myristate"]),
  actives: new Set([
    "urea",
    "caffeine",
    "azelaic_acid",
    "azeloyl_diglycinate",
    "thd",
    "ascorbyl_glucoside",
    "bakuchiol",
    "piroctone",
    "tranexamic_acid",
    "alpha_arbutin",
    "signal_peptides",
    "argireline",
    "copper_tripeptide",
    "adenosine",
    "coq10",
  ]),
};

/** What is there in traces does not count, except where a trace of it works: retinoids. */
const TRACE = 0.1;

function resolved(id: ExclusionRuleId): ExclusionRule {
  const rule = EXCLUSION_RULES[id];
  return rule.like ? EXCLUSION_RULES[rule.like as ExclusionRuleId] : rule;
}

/** True when a rule means this ingredient. */
export function ruleMeans(id: ExclusionRuleId, ingredient: Ingredient): boolean {
  const rule = resolved(id);
  if (rule.ids?.includes(ingredient.id)) return true;
  if (rule.groups?.some((group) => GROUPS[group]?.has(ingredient.id))) return true;
  return rule.phase !== undefined && ["avoid", "ask"].includes(ingredient[rule.phase]);
}

const brokenBy = memoizeWeakly((facts: ProductFacts) =>
  memoize((id: ExclusionRuleId) => checkRule(facts, id)),
);

/** Whether a product breaks a rule; asked for every product at every request, so answered once. */
export function breaks(facts: ProductFacts, id: ExclusionRuleId): boolean {
  return brokenBy(facts)(id);
}

function checkRule(facts: ProductFacts, id: ExclusionRuleId): boolean {
  const rule = resolved(id);
  if (rule.rinsedOffIsFine && facts.rinsedOff) return rule.scent === true && facts.scented;
  if (rule.scent && facts.scented) return true;
  if (rule.inci && facts.inci.some((name) => matchesInci(name, rule.inci ?? []))) return true;
  if (rule.leaveOnAcids && facts.exfoliates && !facts.rinsedOff && facts.area !== "body") return true;
  return facts.actives.some(
    ({ ingredient, presence }) =>
      (presence > TRACE || ingredient.family === "retinoid" || rule.phase !== undefined) &&
      ruleMeans(id, ingredient),
  );
}
