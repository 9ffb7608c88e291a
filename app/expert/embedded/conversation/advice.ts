import { memoize } from "#app/memoize.ts";
import type { LanguageTag } from "#app/i18n/language.ts";
import { factsOf } from "../choosing/product-facts.ts";
import { verdictForPerson } from "../choosing/verdict.ts";
import advice from "../knowledge/advice.json" with { type: "json" };
import type { PerLanguage } from "../knowledge/knowledge.ts";
import { courtesyIn } from "./courtesy.ts";
import { phraseText } from "./questions/phrases.ts";
import type { Said } from "./said.ts";
import type { State } from "./state.ts";
import { inHand } from "./subject.ts";

/** A situation or a belief that has one honest answer, whoever asks; see `knowledge/advice.json`. */
interface Advice {
  id: string;
  cue: PerLanguage<string>;
  say: PerLanguage<string>;
  /** Kinds of product that the answer leads to. */
  offers: readonly string[];
  /** Only where it is asked, and no skin is told of. */
  only_if?: string;
  /** Only of a strong product in hand. */
  in_hand?: string;
  /** A sign that may be told over several messages, and stands for those that follow shortly. */
  across?: string;
}

const ALL = advice as readonly Advice[];

const patterns = memoize((tongue: LanguageTag) =>
  ALL.map((one) => ({ one, pattern: new RegExp(` (?:${one.cue[tongue]})(?= |$)`, "u") })),
);

/** Beyond this a message tells a story. */
const LONGEST = 400;

function fits({ only_if, in_hand }: Advice, state: State): boolean {
  const product = inHand(state);
  const strong = product && factsOf(product).strong.size > 0 && !factsOf(product).rinsedOff;
  if (in_hand && !strong) return false;
  return !only_if || (state.asks && !state.heard.some(({ id }) => id === "recommend"));
}

/** What the two messages before this one told. */
function told({ request }: State): string[] {
  return request.chatHistory
    .filter(({ role }) => role === "user")
    .slice(-TOLD)
    .map(({ parts }) =>
      phraseText(
        parts
          .map((part) => part.text)
          .join(" ")
          .slice(0, LONGEST),
      ),
    );
}

const TOLD = 2;
/** Words of a message that goes on about what was told. */
const BRIEF = 16;

function adviceFor(state: State): Advice | undefined {
  const { text, tongue, own } = state;
  if (own.redFlags.length > 0 || text.length > LONGEST) return undefined;
  const story = [...told(state), text].join("");
  const brief =
    text.trim().split(" ").length <= BRIEF && courtesyIn(state.request.message, tongue) === undefined;
  return patterns(tongue).find(
    ({ one, pattern }) =>
      (pattern.test(text) || (one.across && brief && pattern.test(story))) && fits(one, state),
  )?.one;
}

/** True when the message asks or tells what has an answer of its own. */
export const hasAdvice = (state: State): boolean => adviceFor(state) !== undefined;

/** That answer, with a product where it leads to one. */
export function answerAdvice(state: State): Said {
  const found = adviceFor(state);
  const { tongue, request, understanding } = state;
  const sun = found?.offers.includes("sunscreen")
    ? request.catalogue
        .filter((product) => factsOf(product).spf > 0 && verdictForPerson(product, understanding).ok)
        .sort((a, b) => factsOf(b).spf - factsOf(a).spf)
        .slice(0, 1)
    : [];
  return { text: found?.say[tongue] ?? "", offers: sun };
}
