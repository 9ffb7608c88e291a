import type { Product } from "#app/features/catalogue/product.ts";
import type { ExclusionRuleId, Place } from "../knowledge/knowledge.ts";
import { EXCLUSION_RULES, PLACE_RULES } from "../knowledge/knowledge.ts";
import { type Fact, factsOfKind, latest, type Person } from "../reading/person/fact.ts";
import { matchesInci } from "../reading/person/substances.ts";
import { fold } from "../reading/normalize.ts";
import type { ConcernId, SkinType } from "../reading/understanding.ts";
import { breaks, ruleMeans } from "./exclusion-rules.ts";
import type { Ingredient } from "./inci.ts";
import { factsOf, type ProductFacts } from "./product-facts.ts";
import type { ExclusionReason } from "./exclusion-reason.ts";
import { personRules } from "./person-rules.ts";

/** What a product is wanted for, beside who wants it. All of it is optional. */
export interface Occasion {
  /** Where it goes on; one matching place is enough. */
  places?: readonly Place[];
  concerns?: readonly ConcernId[];
  skinTypes?: readonly SkinType[];
  /** Skin that is left in peace. */
  easilyUpset?: boolean;
  /** After a laser, a peel, too much acid. */
  treated?: boolean;
  /** A sign of something that needs a doctor, and leaves room for gentle care. */
  alarm?: boolean;
  gift?: boolean;
  /** What the product's name must not say: "no gels". */
  textures?: readonly RegExp[];
  /** A choice for later use rather than for right now: somebody who shaves also has evenings without shaving. */
  forLater?: boolean;
  /** Nobody was asked anything, as by a camera: what would need a question stays out. */
  unasked?: boolean;
  /** Sold out is no reason here: the person asks about this very product. */
  evenSoldOut?: boolean;
}

export type Verdict =
  | { ok: true }
  | {
      ok: false;
      reason: ExclusionReason;
      /** For `concern`: which. */
      concern?: ConcernId;
      /** For `allergy` and `avoidance`: the INCI names in the product that matched. */
      holds?: readonly string[];
      /** The fact that excludes, where it is one. */
      because?: Fact;
    };

const YES: Verdict = { ok: true };

/**
 * The one place that decides whether a product may be named to a person: recommendations, chats, the camera's
 * suggestions and product cards all ask here.
 */
export function mayBeNamed(product: Product, person: Person, occasion: Occasion = {}): Verdict {
  const facts = factsOf(product);
  if (breaks(facts, "never")) return no("forbidden");
  return (
    forPerson(product, facts, person) ??
    forSkin(product, facts, occasion) ??
    forRequest(product, facts, person, occasion) ??
    YES
  );
}

/** Whether this person may use the ingredient at all, whatever product contains it. */
export function mayUseIngredient(ingredient: Ingredient, person: Person): Verdict {
  if (ruleMeans("never", ingredient)) return no("forbidden");
  const inci = ingredient.inci.map((name) => name.toLowerCase());
  for (const { reason, rule, because } of personRules(person)) {
    if (reason === "infant") return no(reason, { because });
    // Asking about the retinoid they already use is fine; only a second one is too much.
    if (reason === "second_retinoid") continue;
    const scent = EXCLUSION_RULES[rule].scent && ["fragrance", "essential_oils"].includes(ingredient.id);
    const second = rule === "retinoid_medicine" && ingredient.family === "retinoid";
    if (ruleMeans(rule, ingredient) || scent) return no(second ? "second_retinoid" : reason, { because });
  }
  return keptOut(inci, person) ?? YES;
}

function no(
  reason: ExclusionReason,
  more: Omit<Extract<Verdict, { ok: false }>, "ok" | "reason"> = {},
): Verdict {
  return { ok: false, reason, ...more };
}

/** What is known about the person. */
function forPerson(product: Product, facts: ProductFacts, person: Person): Verdict | undefined {
  if (person.facts.length === 0) return undefined;
  for (const { reason, rule, because } of personRules(person))
    if (reason === "infant" || breaks(facts, rule))
      return no(rule === "retinoid_medicine" && facts.retinoid ? "second_retinoid" : reason, { because });
  const young = (latest(person, "age")?.months ?? WASH_AND_CREAM) < WASH_AND_CREAM;
  if (young && isExtra(product, facts)) return no("child");
  return keptOut(facts.inci, person, facts, product.ingredients);
}

/** Below this age, in months, only a cleanser, a cream and sun protection are offered. */
export const WASH_AND_CREAM = 13 * 12;

/** A step beyond cleanser, cream and sun protection; lip treatments do not count. */
const isExtra = ({ category }: Product, { area }: ProductFacts): boolean =>
  category === "Serum" || (category === "Treatment" && area !== "lips");

/**
 * Allergies and what the person wants left out.
 * @param written the same names as the pack has them, with what stands in brackets
 */
function keptOut(
  inci: readonly string[],
  person: Person,
  facts?: ProductFacts,
  written: readonly string[] = inci,
): Verdict | undefined {
  for (const fact of factsOfKind(person, "allergy")) {
    const holds = inci.filter(
      (name, at) => matchesInci(name, fact.inci) || holdsWord(written[at] ?? name, fact.unresolved),
    );
    if (holds.length > 0) return no("allergy", { holds, because: fact });
    const unnamed = fact.ids.length === 0;
    if (unnamed && facts && breaks(facts, "unnamed_allergy")) return no("allergy_unnamed", { because: fact });
  }
  for (const fact of factsOfKind(person, "avoidance")) {
    const holds = inci.filter((name) => matchesInci(name, fact.inci));
    if (holds.length > 0) return no("avoidance", { holds, because: fact });
  }
  return undefined;
}

const SHORTEST_WORD = 4;

/** An allergen that we have no entry for may still be spelled out in the INCI name. */
function holdsWord(name: string, words: readonly string[]): boolean {
  const written = words.length > 0 ? fold(name) : "";
  return words.some((word) =>
    fold(word)
      .split(" ")
      .some((part) => part.length >= SHORTEST_WORD && written.includes(part)),
  );
}

/** The rule of each concern that has one. */
const RULE_OF: ReadonlyMap<string, ExclusionRuleId> = new Map(
  (Object.keys(EXCLUSION_RULES) as ExclusionRuleId[])
    .filter((rule) => rule.startsWith("concern "))
    .map((rule) => [rule.slice("concern ".length), rule]),
);

const OF_LIPS = new Set<ConcernId>(["lips", "dryness", "eczema", "barrier", "sensitivity"]);

/** What the skin is like, and what is wrong with it. */
function forSkin(
  product: Product,
  facts: ProductFacts,
  { concerns = [], skinTypes = [], easilyUpset, treated, alarm }: Occasion,
): Verdict | undefined {
  if (alarm && breaks(facts, "calm")) return no("alarm");
  if (treated && breaks(facts, "treated")) return no("treated");
  if (easilyUpset && breaks(facts, "sensitive")) return no("sensitive");
  for (const concern of concerns) {
    const rule = RULE_OF.get(concern);
    // Cracked lips bind what goes on them, not what the nose is given.
    if (concern === "lips" && concerns.some((other) => !OF_LIPS.has(other))) continue;
    if (rule && breaks(facts, rule)) return no("concern", { concern });
  }
  return isForOppositeSkin(product, facts, concerns, skinTypes) ? no("opposite_skin") : undefined;
}

const WANTS_RICH: readonly ConcernId[] = ["dryness", "barrier", "eczema", "lips", "menopause_skin"];
const WANTS_MATTE: readonly ConcernId[] = [
  "acne",
  "blackheads",
  "hormonal_acne",
  "oiliness",
  "pores",
  "seb_derm",
  "fungal_acne",
  "razor_bumps",
];

/** A rich cream for shiny skin, a mattifying one for dry skin. */
function isForOppositeSkin(
  product: Product,
  facts: ProductFacts,
  concerns: readonly ConcernId[],
  skinTypes: readonly SkinType[],
): boolean {
  const [dry, oily] = [skinTypes.includes("dry"), skinTypes.includes("oily")];
  if (dry === oily || facts.area === "lips") return false;
  if (oily)
    return facts.rich && product.category !== "Cleanser" && !concerns.some((id) => WANTS_RICH.includes(id));
  return facts.ids.has("zinc_pca") && !concerns.some((id) => WANTS_MATTE.includes(id));
}

/** For this many weeks before an event nothing new is started. */
const BEFORE_EVENT = 6;

const SHAVING = /\b(after)?(shav|raz?s?or|ras[aoe\u00e9]|afeit|rasur)/i;

/** "I shave my legs", and not "after shaving". */
const HABIT = /^(i|me|je|m) /i;

/** Hands and feet are washed and worn all day: a face serum does nothing for them. */
const WORKED_SKIN = new Set<Place>(["hands", "feet"]);

/** What this request asks for. */
function forRequest(
  product: Product,
  facts: ProductFacts,
  person: Person,
  { places = [], concerns = [], gift, textures = [], unasked, forLater, evenSoldOut }: Occasion,
): Verdict | undefined {
  const serves = (place: Place) =>
    suitsPlace(facts, place) && !(WORKED_SKIN.has(place) && product.category === "Serum");
  if (places.length > 0 && !places.some(serves)) return no("place");
  const shaved = latest(person, "shaved");
  // After shaving, a product for shaving bumps waits until the next evening and says so; waxed skin gets nothing.
  const shaves = shaved !== undefined && SHAVING.test(shaved.words);
  const forBumps = facts.forShaving && shaves && concerns.includes("razor_bumps");
  // The label's word on shaved skin goes with the lotion.
  const habit = forLater && shaved !== undefined && HABIT.test(shaved.words) && facts.area === "body";
  if (shaved && !forBumps && !habit && !facts.rinsedOff && breaks(facts, "shaved"))
    return no("shaved", { because: shaved });
  const event = latest(person, "event");
  // Rough arms are no face: a lotion for them waits for no day.
  const ofArms = facts.area === "body" && concerns.includes("kp");
  if (event && event.weeks <= BEFORE_EVENT && !ofArms && breaks(facts, "event"))
    return no("event", { because: event });
  if (unasked && breaks(facts, "unasked")) return no("unasked");
  if (gift && breaks(facts, "gift")) return no("gift");
  if (textures.some((texture) => texture.test(product.name))) return no("texture");
  const budget = latest(person, "budget");
  if (budget && product.price > budget.amount) return no("price", { because: budget });
  return product.stock <= 0 && !evenSoldOut ? no("out_of_stock") : undefined;
}

/** True when the label allows the place. */
export function suitsPlace(facts: ProductFacts, place: Place): boolean {
  const { areas, unnamed } = PLACE_RULES[place];
  if (areas.some((area) => facts.places.has(area))) return true;
  return facts.namesNoPlace && (unnamed === "any" || (unnamed === "gentle" && !breaks(facts, "calm")));
}
