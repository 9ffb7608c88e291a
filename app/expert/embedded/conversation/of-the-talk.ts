import { EXPECTING, has } from "../../reading/person/fact.ts";
import { hears, isOnly } from "../../knowledge/cues.ts";
import { isShort, newConcern } from "./plausible.ts";
import { QUESTIONS } from "../../reading/questions/questions.ts";
import type { FactKind } from "../../reading/person/fact.ts";
import type { State } from "./state.ts";
import type { Wanted } from "./wanted.ts";

/** "It came out negative": told before, and no longer so. */
export function takesBackExpecting(state: State): boolean {
  const { before, understanding, named, asks } = state;
  const same = before?.person.relation === understanding.person.relation;
  const over = EXPECTING.some(
    (kind) => before !== undefined && has(before.person, kind) && !has(understanding.person, kind),
  );
  return same && over && !asks && named.length === 0 && isShort(state) && !newConcern(state);
}

/** "And if I were pregnant?", "well, I'm not". */
export function saysNotExpecting({ askedLast, text, tongue }: State): boolean {
  return askedLast.includes("pregnancy") && isOnly("i_am_not", text, tongue);
}

/** "I don't know her skin", of a gift. */
export function ofUnknownGift({ understanding, text, tongue, shown, own }: State): boolean {
  const gift = understanding.wish === "gift" && shown.length > 0;
  return gift && own.concerns.length === 0 && isOnly("knows_not", text, tongue);
}

/** Longer messages tell of a matter besides. */
const A_CALL = 16;

/** "Can I talk to a person?", whatever was in hand; who answers here is another question. */
export function wantsPerson({ text, tongue, heard, own, named }: State): boolean {
  const asksWho = heard.some(
    ({ id }) => (id === "who_are_you" && !hears("how_to_reach", text, tongue)) || id === "data",
  );
  const tellsSkin = own.concerns.some(({ strength }) => strength >= 1);
  const brief = text.trim().split(" ").length <= A_CALL;
  return brief && !asksWho && !tellsSkin && named.length === 0 && hears("wants_person", text, tongue);
}

/** "Am I talking to a person?": whether, and not to be put through. */
export function asksIfPerson({ text, tongue, named, surely }: State): boolean {
  // "How do I talk to a human?": to be put through.
  if (surely.has("contact") && hears("how_to_reach", text, tongue)) return false;
  const brief = text.trim().split(" ").length <= A_CALL;
  return named.length === 0 && brief && hears("is_it_a_person", text, tongue);
}

/** Asked of the shop, and not of skin. */
export const ofShop = ({ request, own }: State): boolean =>
  request.type === "support" || own.kind === "support";

/** "Will customs ask me for more?", and nothing late. */
export function asksOfCustoms(state: State): boolean {
  const late = state.heard.some(({ id }) => id === "delay");
  return ofShop(state) && state.asks && !late && hears("customs", state.text, state.tongue);
}

/** "I ordered the gel and meant the cream": the wrong thing, and by nobody else's mistake. */
export function mistookItself({ request, text, tongue }: State): boolean {
  const told = request.type === "support" && hears("own_mistake", text, tongue);
  return told && !hears("mistake_apart", text, tongue);
}

/** What a question about paying is not of. */
const OF_OTHER_MONEY = ["double_charge", "card_refused", "refund", "store_credit", "invoice"] as const;

/** "Can I pay when it arrives?": of paying, and not of the parcel. */
export function asksHowToPay(state: State): boolean {
  const { text, tongue, heard, surely, asks } = state;
  const pays = heard.some(({ id }) => id === "payment") && hears("pays", text, tongue);
  return (
    ofShop(state) &&
    asks &&
    pays &&
    hears("way_to_pay", text, tongue) &&
    !OF_OTHER_MONEY.some((id) => surely.has(id))
  );
}

/** Answered with a choice, or about one. */
const OF_A_CHOICE = new Set<Wanted>([
  "recommend",
  "routine",
  "limits",
  "constraint",
  "others",
  "which_first",
  "only_one",
  "order_of_layers",
  "cheaper",
  "add_to_cart",
]);

/** Told of somebody, these are of care. */
const OF_BODY = new Set<FactKind>([
  "allergy",
  "avoidance",
  "medicine",
  "pregnant",
  "breastfeeding",
  "trying",
  "age",
]);

/** In the shop's own chat, words of no skin, no product and nothing put on: "I want a new one", "can a minor order?" ask for no care. */
export function isBesideTheShop(wanted: Wanted, state: State): boolean {
  const { request, understanding, own, shown, named, ingredients, text, tongue } = state;
  if (request.type !== "support" || !OF_A_CHOICE.has(wanted)) return false;
  const told = understanding.concerns.length + understanding.skinTypes.length + own.places.length > 0;
  const goods = shown.length + named.length + ingredients.length > 0 || own.category !== undefined;
  const wished = own.wish === "gift" || own.wanted.length > 0 || own.outside !== undefined;
  const careful = understanding.persons.some(({ facts }) => facts.some(({ kind }) => OF_BODY.has(kind)));
  return !careful && !told && !goods && !wished && !hears("of_care", text, tongue);
}

const A_REMARK = 10;

/** "That's not what I asked": of our answer, and of no parcel. */
export const wasMisheard = ({ text, tongue }: State): boolean =>
  text.trim().split(" ").length <= A_REMARK && hears("not_what_i_asked", text, tongue);

/** "Just wanted to say the cream is lovely, thank you": praise asks for nothing. */
export function onlyThanks({ heard, asks, own, text, tongue }: State): boolean {
  const polite = heard.length > 0 && heard.every(({ id }) => QUESTIONS[id] === "talk");
  const thanked = heard.some(({ id }) => id === "thanks") && heard.every(({ id }) => id !== "good_wishes");
  return (
    polite &&
    thanked &&
    !asks &&
    own.concerns.length === 0 &&
    own.redFlags.length === 0 &&
    !hears("wants", text, tongue)
  );
}

/** "And what do I do now?", after an answer that led to the house. */
export const asksWhatNow = ({ request, text, tongue }: State): boolean =>
  request.type === "support" && request.chatHistory.length > 0 && isOnly("what_now", text, tongue);
