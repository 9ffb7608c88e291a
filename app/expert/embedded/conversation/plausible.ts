import { hears, isOnly, opensWith } from "../../knowledge/cues.ts";
import { LANGUAGE_TAGS } from "#app/i18n/language.ts";
import { type Fact, isExpecting } from "../../reading/person/fact.ts";
import { findSubstances, inciOf } from "../../reading/person/substances.ts";
import { wordsOf } from "../../reading/person/words.ts";
import { QUESTIONS, type QuestionId } from "../../reading/questions/questions.ts";
import { asksForProduct } from "../../reading/wishes.ts";
import type { Understanding } from "../../reading/understanding.ts";
import type { State } from "./state.ts";
import { goesBack } from "./matter.ts";
import { isSentence } from "./taken-in.ts";
import { termIn } from "./terms.ts";

/** Words that describe skin as often as they ask about a product. */
const OF_SKIN = new Set<QuestionId>([
  "sting",
  "texture",
  "purge",
  "sun",
  "place",
  "age",
  "for_someone",
  "pregnancy",
  "makeup",
  "smell",
  "contains",
  "evidence",
]);
/** Questions that stand for a wish where nothing is in hand to ask about. */
export const AS_WISH = new Set<QuestionId>([
  "place",
  "for_someone",
  "pregnancy",
  "age",
  "suits",
  "sun",
  "makeup",
  "smell",
  "contains",
  "texture",
  "vegan",
  "cheaper",
  "when",
  "sting",
  "only_one",
  "others",
]);

/** Numbers and times stand in what people tell as well. */
const OF_USE = new Set<QuestionId>(["how_often", "how_long", "amount", "when"]);
const FEW = 5;

/** Said beside nearly everything; they count where nothing else was meant. */
export const COURTESIES: ReadonlySet<QuestionId> = new Set(["good_wishes", "thanks", "goodbye", "hello"]);

export const isShort = ({ text }: State): boolean => text.trim().split(" ").length <= 12;

/** Something of ours to ask about. */
export function hasProduct(state: State): boolean {
  return state.named.length > 0 || state.pointed.length > 0 || state.spoken !== undefined;
}

/** How many things that may stand in a list a message names. */
export const substancesNamed = ({ masked, tongue }: State): number =>
  findSubstances(wordsOf(masked, tongue), tongue).filter(({ ids }) => inciOf(ids).length > 0).length;

/** "Is there beeswax in Quiet Balm?"; a cat or pollen stands in no list. */
export const namesSubstance = (state: State): boolean => substancesNamed(state) > 0;

export const newConcern = ({ own, before }: State): boolean =>
  own.concerns.some(({ id, strength }) => strength >= 1 && !before?.concerns.some((said) => said.id === id));

/** "And the night before the beach": of the one in hand. */
const goesOnOfSun = (id: QuestionId, state: State): boolean =>
  id === "sun" && hasProduct(state) && opensWith("goes_on_with", state.text, state.tongue);

/** "And if it stings?": asked of what may come, and no skin that is upset now. */
export const asksIfItUpsets = (state: State): boolean =>
  isShort(state) && state.own.redFlags.length === 0 && hears("if_it_upsets", state.text, state.tongue);

/** "A gift for my mother-in-law, 80 dollars, do you wrap?": looks for one first, and is told of the wrapping beside it. */
const tellsWhom = ({ own, understanding, shown }: State): boolean =>
  shown.length === 0 &&
  (own.concerns.length + own.skinTypes.length > 0 ||
    understanding.person.facts.some(({ kind }) => kind === "budget"));

/** Told of an order beside another question. */
const TOLD_OF_ORDER = new Set<QuestionId>(["order_status", "change_order"]);
const asksOfCare = ({ surely }: State): boolean =>
  [...surely].some((id) => QUESTIONS[id] !== "shop" && QUESTIONS[id] !== "talk");

const toldOfCancer = ({ own, turn }: State): boolean =>
  own.person.facts.some((fact) => fact.kind === "skin_cancer" && fact.turn === turn);

/** True when the message may really ask this, as things stand. */
export function isPlausible(id: QuestionId, state: State): boolean {
  const { own, asks, named, pointed, pointsExactly, before, understanding } = state;
  const subject = QUESTIONS[id];
  const tells = own.concerns.some(({ strength }) => strength >= 1);
  const aside =
    newConcern(state) || (before !== undefined && before.person.relation !== understanding.person.relation);
  const pointsOut = named.length > 0 || pointsExactly || (pointed.length > 0 && asks && !aside);
  // "Y para mi papá que tiene 62": tells of a person.
  const ofIt = asks && state.pointedBy !== undefined && state.surely.has(id);
  if (id === "contains" && aside && named.length === 0 && !pointsExactly && !ofIt) return false;
  // "I take spironolactone": taken, and nothing of ours that goes into a cart.
  if (id === "add_to_cart" && !namesCart(state)) return false;
  // "I have an SPF cream already", beside what is told of skin: nothing to go with it is asked.
  if (id === "combine" && !asks && newConcern(state) && !state.surely.has(id)) return false;
  // "Azelaic stung me, no thanks": told of what is left out from now on.
  if (id === "sting" && !asks && tellsRefusal(state)) return false;
  // "Can I try it again in a week?" asks of no child: neither told, nor asked before, nor in its words.
  if (id === "pregnancy" && !isOfExpecting(state)) return false;
  // "He has got a beard", "it lasts an hour": told, and no sum or bottle asked of.
  if ((id === "total" || id === "lasts") && !asks && isSentence(state)) return false;
  if (id === "lasts" && !asks && hears("it_lasts", state.text, state.tongue)) return false;
  // "It itches sometimes": told of skin.
  if (id === "sting" && !asks && named.length === 0 && hears("skin_itches", state.text, state.tongue))
    return false;
  // "I have bought both": had, and nothing goes into a cart.
  if (id === "add_to_cart" && !asks && named.length > 0 && named.every((one) => state.ownedProducts.has(one)))
    return false;
  // "Am I missing something?", of a routine.
  const parcel = state.request.type === "support" || hears("of_the_shop", state.text, state.tongue);
  if (id === "wrong_item" && !parcel && state.kept.length + state.ownedProducts.size > 0) return false;
  // "I use a cream from my dermatologist": told, and no cream is asked for.
  if (id === "needs_cream" && !asks && isSentence(state)) return false;
  // "She only has a few blackheads": told of skin, and no jar that clogs.
  if (id === "clogs" && !asks && newConcern(state)) return false;
  // "And for my neck, I have lines there": care for it, and not whether the eye gel goes there.
  if (id === "place" && newConcern(state) && named.length === 0 && state.pointedBy === undefined)
    return false;
  // "Can I use the foam too?": nobody's age was told or asked.
  const aged = understanding.person.facts.some(({ kind }) => kind === "age");
  if (id === "age" && !state.surely.has(id) && !aged && !hears("at_what_age", state.text, state.tongue))
    return false;
  // "May I use the cream with the oil?" asks of no age: none is told, and no word of it stands there.
  if (id === "age" && !isOfAge(state)) return false;
  // "She has a few blackheads on her nose": told of skin, and not asked of what clogs it.
  if (id === "clogs" && !asks && newConcern(state)) return false;
  // "I ordered the cream and the serum, what do I do with them?": nothing wrong came.
  const advised = state.request.type === "advice" && named.length > 0;
  if (id === "wrong_item" && advised && !hears("wrong_thing", state.text, state.tongue)) return false;
  if (id === "off_topic") return own.kind === "other" && !tells && state.heard.length === 1;
  if (COURTESIES.has(id)) return false;
  // "I had a melanoma removed, which sunscreen": no makeup that comes off.
  if (id === "removes_makeup" && toldOfCancer(state)) return false;
  // "Thank you, you are the best" praises, and asks for none of ours.
  if (id === "favorite" && !asks && state.heard.some((one) => COURTESIES.has(one.id))) return false;
  // "Thanks for everything" asks for no sum.
  const thanked = state.heard.some((one) => COURTESIES.has(one.id));
  if (id === "total" && thanked && !state.surely.has(id)) return false;
  // "My skin is darker on my elbows": of skin, and no jar that has turned.
  const ofSkin =
    hears("skin_changes", state.text, state.tongue) || hears("skin_itself", state.text, state.tongue);
  if (id === "spoiled" && named.length === 0 && ofSkin) return false;
  // "It says expired", of a code.
  if (id === "spoiled" && state.askedLast.some((last) => OF_NO_JAR.has(last))) return false;
  if (id === "complaint") return !tells && !hears("downhearted", state.text, state.tongue);
  if (id === "cure") return hears("cures", state.text, state.tongue);
  // "I use tretinoin from the pharmacy" tells of it, and asks for no like of ours.
  if (id === "alternative" && !asks && tellsUse(state)) return false;
  // "Next week", with nothing in hand that could take its time.
  if (id === "how_long" && !state.surely.has(id) && !hasProduct(state) && state.shown.length === 0)
    return false;
  // "He only washes with bar soap" tells of no brand either.
  if (id === "alternative" && !asks && !state.surely.has(id)) return hears("brand", state.text, state.tongue);
  // "It's for puffiness" tells what for, and asks for no other brand's like.
  if (id === "alternative" && !asks && tells) return hears("brand", state.text, state.tongue);
  // "A gift, about 200 dollars" looks for one.
  if ((id === "gift_wrap" || id === "gift_card") && own.wish === "gift" && (!asks || tellsWhom(state)))
    return false;
  // "Tengo rosácea" tells of it; "¿tengo rosácea?" asks.
  if (id === "diagnosis" && !asks && (tells || tellsRefusal(state))) return false;
  // "I wash forty times a day" tells how often, and asks nothing.
  if (OF_USE.has(id) && !asks && !state.surely.has(id) && state.text.trim().split(" ").length > FEW)
    return false;
  if (id === "removes_makeup")
    return hears("takes_off", state.text, state.tongue) && !hears("removes_kind", state.text, state.tongue);
  if (id === "word") return termIn(state.text, state.tongue) !== undefined;
  // "Is there anything for rosacea in your shop?": on the shelf, and no place to walk into.
  if (id === "shops" && own.concerns.length > 0) return false;
  // "I used my Gmail": used, and nothing that goes back.
  const isBack = goesBack(state.matter) || hears("goes_back", state.text, state.tongue);
  if ((id === "return_opened" || id === "opened") && !isBack && understanding.wish !== "gift") return false;
  // "How odd. Well, I have dark circles": of skin, and of nothing in a jar.
  const ofNoJar = newConcern(state) && named.length === 0 && !hears("of_care", state.text, state.tongue);
  if (id === "spoiled" && ofNoJar) return false;
  // "And if I'm in the UK?": nothing is disliked.
  const supposed = (["may_dislike", "only_supposed"] as const).some((cue) =>
    hears(cue, state.text, state.tongue),
  );
  if (id === "dislike" && !supposed) return false;
  // "My order came today, which do I begin with?": asked of care, and nothing of the order.
  if (TOLD_OF_ORDER.has(id) && state.request.type === "advice" && asksOfCare(state)) return false;
  if (id === "dislike" || id === "opened")
    return (
      state.matter !== undefined ||
      state.request.type === "support" ||
      understanding.wish === "gift" ||
      state.heard.some((one) => RETURNED.has(one.id))
    );
  // "Will they cancel each other": nothing was ordered.
  const cancels = state.heard.some((other) => other.id === "cancel");
  const ofOrder = state.request.type === "support" && !hasProduct(state);
  if (id === "cancel" && !ofOrder && state.heard.some((other) => other.id === "combine")) return false;
  if (id === "combine" && ofOrder && cancels) return false;
  if (id === "i_use" || id === "upset_skin" || id === "own_sunscreen") return false;
  if (id === "stop_what" || id === "bring_back") return state.overdone.length > 0;
  if (id === "wound_closed") return state.earlier.includes("wound");
  if (subject === "shop") return mayBeOfTheShop(id, state, tells);
  // Clearly asked of a product in hand, whatever its words tell of skin besides.
  const fears = id === "sting" && hears("fears_burning", state.text, state.tongue);
  if (state.surely.has(id) && subject === "product" && (asks || fears) && hasProduct(state)) return true;
  // "My skin stings" tells of the skin; "does it sting" asks.
  if (
    OF_SKIN.has(id) &&
    (tells || newConcern(state)) &&
    !pointsOut &&
    !(asks && hasProduct(state) && isShort(state))
  )
    return false;
  // "Even water", of what stings: tells more, and asks nothing.
  if (OF_SKIN.has(id) && !asks && !pointsOut && !(hasProduct(state) && state.surely.has(id))) return false;
  if (OF_SKIN.has(id) && !asks && !pointsOut && statesFact(state) && !goesOnOfSun(id, state)) return false;
  return true;
}

const isOfAge = ({ text, tongue, understanding, askedLast }: State): boolean =>
  hears("of_age", text, tongue) ||
  / \d+ /.test(text) ||
  askedLast.includes("age") ||
  understanding.persons.some(({ facts }) => facts.some(({ kind }) => kind === "age"));

const isOfExpecting = ({ text, understanding, askedLast }: State): boolean =>
  understanding.persons.some(isExpecting) ||
  askedLast.includes("pregnancy") ||
  LANGUAGE_TAGS.some((tongue) => hears("of_expecting", text, tongue));

/** Matters in which nothing can have turned. */
const OF_NO_JAR = new Set<QuestionId>(["code", "gift_card", "store_credit", "card_refused", "password"]);

/** A cart is named, or what goes into it: a product, "it", or a thing of a kind. */
const namesCart = (state: State): boolean =>
  state.named.length > 0 ||
  state.pointsExactly ||
  state.pointsAtAll ||
  asksForProduct(state.own) ||
  hears("cart", state.text, state.tongue) ||
  state.text.trim().split(" ").length <= A_WORD_OR_TWO;

const A_WORD_OR_TWO = 3;

/** This message tells what somebody reacts to or leaves out. */
const tellsRefusal = ({ own, turn }: State): boolean =>
  own.person.facts.some(
    ({ kind, turn: told }) => told === turn && (kind === "allergy" || kind === "avoidance"),
  );

/** This message tells of a medicine or a retinoid that is in use. */
const tellsUse = ({ own, turn }: State): boolean =>
  own.person.facts.some(
    ({ kind, turn: told }) => told === turn && (kind === "medicine" || kind === "own_retinoid"),
  );

const RETURNED = new Set<QuestionId>(["return", "return_opened", "refund", "exchange"]);
/** Words of these are said of skin as well: broken, opened, leaking, late. */
const LIKE_SKIN = new Set<QuestionId>([
  "broken",
  "opened",
  "dislike",
  "delay",
  "contact",
  "shops",
  "wrong_item",
]);
/** Asked clearly, these are the shop's in whichever chat: "le port est compris ?". */
const MONEY_AND_PARCELS = new Set<QuestionId>([
  "delivery_cost",
  "delivery_time",
  "delivery_to",
  "return",
  "payment",
]);

/** Asked of what is on the table, in either chat. */
const OF_GOODS = new Set<QuestionId>(["samples", "add_to_cart", "house_vegan", "house_cruelty"]);

/** A matter of the shop: by its own words, or where nothing of skin, of a person or of a product is said. */
function mayBeOfTheShop(id: QuestionId, state: State, tells: boolean): boolean {
  const { own, named, ingredients, text, tongue, request } = state;
  if (OF_GOODS.has(id) && state.surely.has(id) && hears("cart", text, tongue)) return true;
  if (OF_GOODS.has(id)) return !tells || own.kind === "support" || !isSkinTalk(state);
  const skin = own.redFlags.length > 0 || named.length > 0 || ingredients.length > 0 || statesFact(state);
  const says = hears("of_the_shop", text, tongue) && !(id === "broken" && own.places.length > 0);
  // "It was two days ago" tells when, and asks for no parcel.
  if (request.type === "advice" && !state.matter && isOnly("time_ago", text, tongue)) return false;
  const clearly =
    state.surely.has(id) && state.asks && (MONEY_AND_PARCELS.has(id) || state.matter !== undefined);
  if (request.type === "advice" && !says && (skin || (own.kind !== "support" && !clearly))) return false;
  // "The code does not work on the sunscreen", to the shop: of the code, whatever the thing is for.
  // "I opened the cream, too rich, can you take it back?": what it was like is why.
  // "Student one?", after a discount: a guess of skin goes behind a sure reading.
  const plainly =
    request.type === "support" && (says || RETURNED.has(id) || !LIKE_SKIN.has(id)) && state.surely.has(id);
  return plainly || !tells || own.kind === "support" || !isSkinTalk(state);
}

/** The classifier is sure that it is about skin. */
export function isSkinTalk({ own }: State): boolean {
  return own.kind === "concern" && (own.concerns[0]?.strength ?? 0) >= 1;
}

/** Facts that a place does not come and go with; an age that was only guessed at is news once it is said. */
function lasting(understanding: Pick<Understanding, "persons"> | undefined): number {
  const facts = understanding?.persons.flatMap((person) => person.facts) ?? [];
  const guessed = ({ kind, how }: Fact): boolean => kind === "age" && how === "inferred";
  return facts.filter((fact) => fact.kind !== "place" && fact.kind !== "shaved" && !guessed(fact)).length;
}

/** The message says something of a person, or of what is wanted, that was not known before. */
export function statesFact({ own, before, understanding }: State): boolean {
  const known = lasting(before);
  const now = lasting(understanding);
  const newPerson = before !== undefined && before.person.relation !== understanding.person.relation;
  return (
    now !== known ||
    newPerson ||
    own.places.length > 0 ||
    own.skinTypes.length > 0 ||
    own.unwanted.length > 0 ||
    own.textures.length > 0 ||
    own.justTreated
  );
}
