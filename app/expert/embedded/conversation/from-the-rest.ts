import { isExpecting } from "../../reading/person/fact.ts";
import { labelTells, questionOf } from "./label.ts";
import { hears, isOnly } from "../../knowledge/cues.ts";
import { productsNamed } from "../../reading/product-names.ts";
import { asksForProduct } from "../../reading/wishes.ts";
import {
  COURTESIES,
  hasProduct,
  isShort,
  isSkinTalk,
  namesSubstance,
  newConcern,
  statesFact,
} from "./plausible.ts";
import type { QuestionId } from "../../reading/questions/questions.ts";
import type { State } from "./state.ts";
import { canTake } from "./unsuitable.ts";
import type { Wanted } from "./wanted.ts";

/** Topics the classifier falls back to when it is about nothing else. */
const VAGUE = new Set<string>(["contact", "account"]);

/** Shop matters the classifier hears where no words of ours ask. */
export const TOPICS: Record<string, QuestionId> = {
  shipping: "delivery_time",
  order_status: "order_status",
  returns: "return",
  payment: "payment",
  account: "account",
  contact: "contact",
  product_availability: "stock",
};

/** Whoever expects or nurses asks of a thing whether they may. */
const expects = ({ understanding }: State): boolean => isExpecting(understanding.person);

/** Words that name a thing and ask no more of it: "and the oil?" */
const A_NAME = 4;

/** Words in a message that is no more than polite. */
const SHORT = 10;

/** What remains when no words ask: a thing we do not sell, news of the person, a name, or nothing we know. */
export function fromTheRest(state: State): Wanted {
  const { own, named, ingredients, asks, asked, text, table, heard } = state;
  if (named.length === 2 && hears("either", text, state.tongue)) return "compare";
  if (named.length >= 2 && asks) return hears("put_together", text, state.tongue) ? "combine" : "compare";
  // "Inner Shell Cream?": the name and nothing else.
  if (named.length === 1 && !/\p{L}{4}/u.test(state.masked) && asks && expects(state)) return "pregnancy";
  if (named.length === 1 && !/\p{L}/u.test(state.masked)) return "product";
  // "So Night Current?", where nothing was told that it could suit.
  const bare = !/\p{L}{4}/u.test(state.masked) && state.understanding.concerns.length === 0;
  if (named.length === 1 && asks && bare) return "product";
  // "For my grandmother, Quiet Balm on her forearms?": whether it may go there.
  const whose =
    own.concerns.some(({ strength }) => strength >= 1) || own.person.facts.some(({ kind }) => kind === "age");
  if (named.length === 1 && asks && own.places.some((place) => place !== "face"))
    return whose ? "suits" : "place";
  // "Silk Milk, for a beginner?": whether it suits one.
  if (named.length === 1 && asks && hears("beginner", text, state.tongue)) return "suits";
  // "And the oil?", after an allergy: whether it is for them.
  const brief = text.trim().split(" ").length <= A_NAME;
  const keepsOut = state.understanding.person.facts.some(
    ({ kind }) => kind === "allergy" || kind === "avoidance",
  );
  if (named.length === 1 && asks && brief && keepsOut) return "suits";
  // "The vitamin C one, does it stain?": the substance is what it is called by.
  const byName = productsNamed(state.request.message, state.request.catalogue).length > 0;
  if (named.length === 1 && asks) return byName && namesSubstance(state) ? "contains" : "label";
  // "Can I get your ampoules", at twelve: what may not be had is said, whatever else was told.
  if (state.pointsExactly && state.pointed.some((product) => !canTake(product, state))) return "product";
  // "A lovely evening to you" tells nothing of when a product is wanted.
  if (heard.some(({ id }) => id === "good_wishes") && !asks && own.concerns.length === 0)
    return "good_wishes";
  // "The second one, sure?", after a concern was told: whether it suits.
  const sure = state.pointedBy === "place" && state.understanding.concerns.length > 0;
  if (sure && state.pointed.length === 1 && asks && isShort(state) && !newConcern(state)) return "suits";
  // "The evening balm, what is it rinsed off with?": the label has it.
  const [pointedAt] = state.pointed;
  const { language } = state.understanding;
  const labelled =
    state.pointsExactly && asks && pointedAt && labelTells(pointedAt, questionOf(state), language);
  if (labelled && !newConcern(state) && !expects(state) && canTake(pointedAt, state)) return "label";
  // "And the amber oil?": that one.
  if (state.pointsExactly && state.pointed.length === 1 && asks && isShort(state) && !newConcern(state))
    return expects(state) ? "suits" : "product";
  if (newConcern(state) || own.concerns.some(({ strength }) => strength >= 1))
    return table.length > 0 && !newConcern(state) ? "constraint" : "recommend";
  if (named.length > 0) return named.length === 2 && asks ? "compare" : "product";
  if (ingredients.length >= 2) return "combine";
  const words = text.trim().split(" ").length;
  // "And niacinamide on top?": whether the two go together.
  if (ingredients.length === 1 && words <= 4 && state.spoken && hears("laid_on", text, state.tongue))
    return "combine";
  if (ingredients.length === 1 && words <= 3 && state.spoken && asks) return "contains";
  if (ingredients.length === 1 && (asks || text.trim().split(" ").length <= 3)) return "ingredient";
  // "I am 44 and would like to try retinol": of that.
  const leaves = own.person.facts.some(({ kind }) => kind === "allergy" || kind === "avoidance");
  if (
    ingredients.length === 1 &&
    words <= SHORT &&
    state.table.length === 0 &&
    own.places.length === 0 &&
    !leaves
  )
    return "ingredient";
  if (statesFact(state)) return "constraint";
  if (asked === "askType" && own.skinTypes.length > 0) return "constraint";
  if (asksForProduct(own)) return "recommend";
  // "And tomorrow morning?", in the middle of a talk, greets nobody.
  const greets = (id: QuestionId) => id !== "hello" || !asks || state.request.chatHistory.length === 0;
  const courtesy = [...COURTESIES].find((id) => greets(id) && heard.some((one) => one.id === id));
  if (courtesy && (words <= SHORT || (own.kind === "other" && !asks))) return courtesy;
  const tellsWhen = state.matter === undefined && isOnly("time_ago", text, state.tongue);
  const shops = state.request.type === "support" || !(tellsWhen || VAGUE.has(own.supportTopic ?? "contact"));
  if (own.kind === "support" && own.supportTopic && shops && !isSkinTalk(state))
    return TOPICS[own.supportTopic] ?? "contact";
  // What no words of ours ask may still stand on the label.
  if (asks && hasProduct(state)) return "label";
  if (state.pointsExactly && state.pointed.length > 0) return "product";
  // "I have brown skin", after a choice: it is made anew.
  const chosen = table.length > 0 && state.understanding.concerns.length > 0;
  if (own.modifiers.includes("deep_skin") && chosen && !asks) return "recommend";
  if (own.maybe.length > 0) return "unclear";
  const astray = own.kind === "other" && !asks && state.shown.length === 0;
  return astray && words > 3 ? "off_topic" : "unclear";
}
