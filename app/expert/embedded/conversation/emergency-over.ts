import { hears } from "../../knowledge/cues.ts";
import type { RedFlag } from "../../reading/understanding.ts";
import { productsNamed } from "../../reading/product-names.ts";
import { fill } from "../../words/copy.ts";
import { countryNamed, withNumbers } from "../../words/helplines.ts";
import { theName } from "../../words/names.ts";
import { textOf } from "./earlier.ts";
import type { Said } from "./said.ts";
import type { State } from "./state.ts";

/** The latest messages that may name what it came from. */
const RECENT = 6;

/** What skin reacted to, as far as it is ours and was named. */
function causeOf({ request, understanding, talk }: State): string {
  const talkSoFar = [
    ...request.chatHistory.filter(({ role }) => role === "user").map(textOf),
    request.message,
  ];
  const products = talkSoFar.slice(-RECENT).map((text) => productsNamed(text, request.catalogue)[0]);
  const product = products.find((one) => one !== undefined);
  return product ? theName(product, understanding.language) : talk.alarm.over.cause;
}

/** An emergency that is over is no alarm any more: what was told there goes first, the cause stays away, nothing new yet. */
export function answerOver(state: State): Said | undefined {
  const { talk, understanding, request } = state;
  const { over, language } = understanding;
  if (!over) return undefined;
  const of = talk.alarm.over;
  const seen = over.flag === "emergency_allergy" ? of.seen : of.otherwise;
  const country = countryNamed(request.message) ?? request.country;
  const text = withNumbers(over.how === "seen" ? seen : of.better, country, language);
  return { text: fill(text, causeOf(state)), offers: [] };
}

const OF_CARE = ["strips", "asks_to_put", "resumes", "try_again", "washes"] as const;

/** Something for skin is asked for, and nothing of the shop. */
const wishesCare = ({ own, text, tongue, asks }: State): boolean =>
  own.kind !== "support" &&
  (own.category !== undefined ||
    own.concerns.length > 0 ||
    (asks && OF_CARE.some((cue) => hears(cue, text, tongue))));

/** Somebody was seen for an allergic emergency in this talk: until it is known what it was, nothing new; said once. */
export function afterEmergency(state: State): Said | undefined {
  const { standing = [], person } = state.understanding;
  const had = standing.some(
    ({ seen, relation, flag }) => seen && relation === person.relation && ALLERGIC.has(flag),
  );
  const isKnown = person.facts.some((fact) => fact.kind === "allergy" && fact.ids.length > 0);
  const { after } = state.talk.alarm.over;
  const said = state.request.chatHistory.some(
    (entry) => entry.role === "model" && textOf(entry).startsWith(after.slice(0, BEGINNING)),
  );
  return had && !isKnown && !said && wishesCare(state) ? { text: after, offers: [] } : undefined;
}

const ALLERGIC = new Set<RedFlag>(["emergency_allergy"]);

/** Enough of a sentence to know it again. */
const BEGINNING = 30;
