import type { Product } from "#app/features/catalogue/product.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { verdictForPerson } from "../../shelf/verdict.ts";
import knowledge from "../../knowledge/beside-medicines.json" with { type: "json" };
import { hears } from "../../knowledge/cues.ts";
import type { PerLanguage } from "../../knowledge/knowledge.ts";
import type { Medicine } from "../../reading/person/fact.ts";
import type { ConcernId } from "../../reading/understanding.ts";
import { inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { pickLines } from "./care.ts";
import { signTold } from "./advice.ts";
import { toldToCalm } from "./calming.ts";
import { textOf } from "./earlier.ts";
import { COMFORT, offered } from "./offered.ts";
import { asksWhichProduct } from "./of-the-table.ts";
import { newConcern } from "./plausible.ts";
import type { QuestionId } from "../../reading/questions/questions.ts";
import { joined, type Said } from "./said.ts";
import { spokenSoFar } from "./spoken-so-far.ts";
import type { State } from "./state.ts";
import { inHand } from "./subject.ts";
import { canTake } from "./unsuitable.ts";

type Topic = keyof typeof knowledge.topics;

/** A kind of medicine, and what goes beside it; see `knowledge/beside-medicines.json`. */
interface Group {
  id: string;
  medicines: readonly string[];
  around: PerLanguage<string>;
  offers: readonly string[];
  with: Partial<Record<Topic | "strong", PerLanguage<string>>>;
}

const GROUPS: readonly Group[] = knowledge.groups;
const TOPICS = Object.keys(knowledge.topics) as Topic[];
const MILD = new Set<Topic>(["gentle", "antiyeast"]);

const medicinesOf = ({ understanding }: State): Medicine[] =>
  understanding.person.facts.flatMap((fact) =>
    fact.kind === "medicine" && fact.how === "said" ? [fact.medicine] : [],
  );

/** The medicine of the person spoken of that asks most of the care around it. */
function groupOf(state: State): Group | undefined {
  const taken = medicinesOf(state);
  return GROUPS.find(({ medicines }) => taken.some((one) => medicines.includes(one)));
}

/** Ingredients of the message other than the medicine itself. */
function othersNamed(state: State) {
  const taken = medicinesOf(state);
  return state.ingredients.filter(({ id }) => !taken.some((one) => one === id));
}

const topicOfFamily = (family: string): Topic | undefined =>
  TOPICS.find((topic) => (knowledge.topics[topic] as readonly string[]).includes(family));

function topicOfProduct(product: Product): Topic | undefined {
  const { retinoid, exfoliates, rinsedOff, ids } = factsOf(product);
  if (retinoid) return "retinoid";
  if (exfoliates && !rinsedOff) return "acid";
  if (ids.has("ascorbic_acid")) return "vitamin_c";
  if (ids.has("azelaic_acid")) return "azelaic";
  return ids.has("piroctone") ? "antiyeast" : undefined;
}

/** What is asked about beside the medicine: an ingredient, an acid by that word, one of ours by what it does. */
function topicOf(state: State): Topic | undefined {
  const [first] = othersNamed(state);
  if (first) return topicOfFamily(first.family);
  if (state.named.length === 0 && hears("strips", state.text, state.tongue)) return "acid";
  const product = state.named[0] ?? inHand(state);
  return product && topicOfProduct(product);
}

/** What a strong medicine sounds like to the classifier, where no skin is told to hurt. */
const GUESSED = new Set<ConcernId>(["barrier", "sensitivity"]);

/** Skin is told of, for which something is to be chosen. */
function tellsSkin({ own, text, tongue }: State): boolean {
  const hurts = hears("irritated", text, tongue);
  return own.concerns.some(({ id, strength }) => strength >= 1 && (hurts || !GUESSED.has(id)));
}

const tellsNew = (state: State): boolean => newConcern(state) && tellsSkin(state);

/** Questions that ask whether something goes beside a medicine; what else is asked has its own answer. */
const OF_PAIR = new Set<QuestionId>([
  "combine",
  "ingredient",
  "suits",
  "medicine",
  "my_medicine",
  "when",
  "how_often",
  "recommend",
  "alternative",
  "place",
  "age",
  "for_someone",
  "order_of_layers",
  "sting",
]);

function textFor(group: Group, topic: Topic | undefined): PerLanguage<string> | undefined {
  if (!topic) return undefined;
  return group.with[topic] ?? group.with[MILD.has(topic) ? "gentle" : "strong"];
}

/** "Can I use vitamin C with it?", "an acid too?" */
function asksOfPair(group: Group, state: State): PerLanguage<string> | undefined {
  const { asks, heard, own, tongue, text, named } = state;
  const ofPair = heard.every(({ id }) => OF_PAIR.has(id));
  // A product that is not for this person is refused with what stands in its place.
  const [product] = named;
  const refused = product && !canTake(product, state) && !hears("put_together", text, tongue);
  if (!asks || !ofPair || refused || tellsNew(state) || own.places.length > 1) return undefined;
  return textFor(group, topicOf(state));
}

/** "What do I put on tonight?", "and the morning?", of the routine around the medicine. */
function asksAround(state: State): boolean {
  const { asks, own, named, text, tongue, heard, table } = state;
  // "Which cream goes over it?", of the one that stands already.
  const there = own.category === "Moisturizer" && table.some(({ category }) => category === own.category);
  const unnamed = own.category === undefined || (there && hears("over_it", text, tongue));
  const bare = named.length === 0 && unnamed && othersNamed(state).length === 0;
  const doses = heard.some(({ id }) => id === "medicine") && hears("doses", text, tongue);
  if (!bare || doses || tellsNew(state) || asksWhichProduct(state)) return false;
  return asks && (hears("around_medicine", text, tongue) || (there && unnamed));
}

/** Words of a message that tells of a medicine and little else. */
const BRIEF = 14;

/** "I am on tretinoin three nights a week", and nothing asked or told besides. */
function onlyTells(state: State): boolean {
  const { own, asks, named, shown, text, turn } = state;
  const told = own.person.facts.some(
    ({ kind, how, turn: at }) => kind === "medicine" && how === "said" && at === turn,
  );
  const bare = named.length === 0 && own.category === undefined && othersNamed(state).length === 0;
  const besides = tellsSkin(state) || shown.length > 0;
  return told && bare && !asks && !besides && text.trim().split(" ").length <= BRIEF;
}

const OF_LEAVING = new Set<QuestionId>(["stop_what", "keep_own"]);

/** "So what do I leave out?", "does that change anything?", of what was spoken of or is had already. */
function asksWhatToLeave(state: State): boolean {
  const { heard, text, tongue, named } = state;
  const leaves = hears("drop_first", text, tongue) || heard.some(({ id }) => OF_LEAVING.has(id));
  return named.length === 0 && (leaves || asksWhatChanges(state));
}

/** "I am on a blood thinner, does that change anything?" */
function asksWhatChanges({ own, turn, asks, text, tongue, heard }: State): boolean {
  const told = own.person.facts.some(
    ({ kind, how, turn: at }) => kind === "medicine" && how === "said" && at === turn,
  );
  return told && asks && (hears("changes_it", text, tongue) || heard.some(({ id }) => id === "my_medicine"));
}

/** True when the message asks about the care around a medicine that was told. */
export function asksBesideMedicine(state: State): boolean {
  const group = groupOf(state);
  if (!group || state.own.redFlags.length > 0 || state.own.kind === "support") return false;
  if (asksWhatToLeave(state) && spokenSoFar(state).length > 0) return true;
  const changes = asksWhatChanges(state) && state.named.length === 0 && !tellsNew(state);
  return asksOfPair(group, state) !== undefined || asksAround(state) || changes || onlyTells(state);
}

/** The evening and the morning beside the medicine, with what of ours has a place there. */
function around(group: Group, state: State): Said {
  const picks = group.offers.map((kind) => ({ kind, some: offered(kind, state) }));
  const calm = { ...state, understanding: { ...state.understanding, concerns: COMFORT } };
  const lines = picks.flatMap(({ kind, some }) => pickLines(some, kind.endsWith("cream") ? calm : state));
  return {
    text: joined([group.around[state.tongue], ...lines], "\n"),
    offers: picks.flatMap(({ some }) => some.map(({ product }) => product)),
  };
}

/** Enough of a sentence to know it again. */
const BEGINNING = 24;

const wasTold = (group: Group, { request, tongue }: State): boolean =>
  request.chatHistory.some(
    (entry) => entry.role === "model" && textOf(entry).startsWith(group.around[tongue].slice(0, BEGINNING)),
  );

/** The half of the day that is asked after, once both were told. */
function halfOfDay({ text, tongue }: State): Said {
  const { morning, evening } = knowledge.again;
  return { text: (hears("morning", text, tongue) ? morning : evening)[tongue], offers: [] };
}

/** What of all that was spoken of is left out beside the medicine, and what may stay. */
function whatToLeave(group: Group, state: State): Said {
  const { talk, copy, understanding, tongue } = state;
  const all = spokenSoFar(state);
  const out = all.filter((product) => !canTake(product, state));
  const stays = signTold(state) ? [] : all.filter((product) => !out.includes(product));
  const names = (products: readonly Product[]) =>
    inWords(
      products.map((product) => theName(product, understanding.language)),
      copy,
    );
  return {
    text: joined([
      out.length > 0 && say(understanding.language, talk.change.outMany, names(out)),
      stays.length > 0 && say(understanding.language, talk.change.left, names(stays)),
      group.around[tongue],
    ]),
    offers: [],
  };
}

/** What to do around a medicine; doses are the doctor's, the routine is ours. */
export function answerBesideMedicine(state: State): Said {
  const group = groupOf(state);
  if (!group) return { text: state.copy.chat.medicine, offers: [] };
  if (asksWhatToLeave(state) && spokenSoFar(state).length > 0) return whatToLeave(group, state);
  const beside = asksOfPair(group, state);
  if (!beside) {
    if (toldToCalm(state) === "medicine") return { text: knowledge.calm[state.tongue], offers: [] };
    return wasTold(group, state) ? halfOfDay(state) : around(group, state);
  }
  const product = state.named[0];
  const may = product && verdictForPerson(product, state.understanding).ok;
  return { text: beside[state.tongue], offers: product && may ? [product] : [] };
}

/** The routine around a medicine, where the person told of one and asks no dose. */
export function routineAround(state: State): Said | undefined {
  const group = groupOf(state);
  const doses = hears("doses", state.text, state.tongue);
  return group && !doses && state.own.category === undefined ? around(group, state) : undefined;
}
