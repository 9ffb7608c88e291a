import type { Reply } from "#app/expert/expert.ts";
import { chooseProducts } from "../../shelf/choose.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { hears } from "../../knowledge/cues.ts";
import { urgencyOf } from "../../reading/red-flags.ts";
import type { ConcernId, RedFlag } from "../../reading/understanding.ts";
import { fill } from "../../words/copy.ts";
import { type Country, countryNamed, withNumbers } from "../../words/helplines.ts";
import { say, theName } from "../../words/names.ts";
import { flagNotice, gravestFlag } from "../../words/notices.ts";
import { joined, rotated } from "./said.ts";
import type { State } from "./state.ts";

/** Enough of a sentence to know it again. */
const BEGINNING = 24;

/** How the alarm is put: whoever is in danger may be somebody else than who writes. */
function firstText(flag: RedFlag | undefined, state: State, country: Country | undefined): string {
  const { understanding, copy, talk } = state;
  const { relation } = understanding.person;
  if (flag === "mental_health" && relation !== "self")
    return withNumbers(fill(talk.alarm.ofAnother, talk.relations[relation]), country, understanding.language);
  return flagNotice(understanding, copy, country) ?? copy.notices.nothingFits;
}

/** What is said of a flag once it was told: shorter, and with the next step. */
function laterTexts(flag: RedFlag, { talk }: State): readonly string[] {
  return flag === "mental_health" ? talk.alarm.later.mental_health : talk.alarm.later[urgencyOf(flag)];
}

/** Beside what a doctor must see first there is care that does no harm: a tint against the sun, a plain cream. */
function meanwhile(state: State): Reply | undefined {
  const { understanding, request, talk } = state;
  const { language } = understanding;
  const best = (id: ConcernId, fits: (product: Parameters<typeof factsOf>[0]) => boolean) =>
    chooseProducts(
      { ...understanding, redFlags: [], concerns: [{ id, strength: 1, because: [] }], places: [] },
      request.catalogue.filter(fits),
    )[0]?.product;
  const sun = best("photoprotection", (product) => factsOf(product).ids.has("iron_oxides"));
  const cream = best("barrier", (product) => product.category === "Moisturizer");
  if (!sun || !cream) return undefined;
  return {
    reply: say(language, talk.alarm.meanwhile, theName(sun, language), theName(cream, language)),
    products: [sun.id, cream.id],
  };
}

/** In how many answers of ours one of these sentences stood. */
function timesSaid({ request }: State, sentences: readonly string[]): number {
  const known = sentences.map((sentence) => sentence.slice(0, BEGINNING));
  return request.chatHistory.filter(({ role, parts }) => {
    const said = parts.map(({ text }) => text).join(" ");
    return role === "model" && known.some((beginning) => said.startsWith(beginning));
  }).length;
}

const wantsItAgain = ({ text, tongue }: State): boolean =>
  hears("resumes", text, tongue) || hears("try_again", text, tongue);

/** "When may I use it again?", of what gave a reaction. */
const asksToTryAgain = (flag: RedFlag, state: State): boolean =>
  flag === "contact_reaction" && wantsItAgain(state);

const REACTIONS = new Set<RedFlag>(["contact_reaction", "emergency_allergy"]);

/** The same, turns after the reaction was told: as long as nobody has seen it, the answer is no. */
export const notAgainYet = (flag: RedFlag, state: State): string | undefined =>
  REACTIONS.has(flag) && state.asks && wantsItAgain(state) ? state.talk.alarm.notAgainBefore : undefined;

/** "What do I wash with?", of skin that reacts. */
const asksToWash = (flag: RedFlag, { asks, text, tongue }: State): boolean =>
  urgencyOf(flag) === "same_day" && asks && hears("washes", text, tongue);

/** What is said of an alarm that was told messages ago and still stands. */
export function laterAlarm(flag: RedFlag, state: State): string {
  if (asksToTryAgain(flag, state)) return state.talk.alarm.notAgainBefore;
  if (asksToWash(flag, state)) return state.talk.alarm.waterAlone;
  const country = countryNamed(state.request.message) ?? state.request.country;
  const later = laterTexts(flag, state).map((text) =>
    withNumbers(text, country, state.understanding.language),
  );
  return rotated(later, timesSaid(state, later));
}

/** An alarm, once in full; after that shorter, never twice in the same words. */
export function answerAlarm(state: State): Reply {
  const { understanding, request, text, tongue, talk } = state;
  const country = countryNamed(request.message) ?? request.country;
  const flag = gravestFlag(understanding);
  const first = firstText(flag, state, country);
  if (!flag) return { reply: first, products: [] };
  const later = laterTexts(flag, state).map((text) => withNumbers(text, country, understanding.language));
  const said = timesSaid(state, [first, ...later]);
  // Not to feel a burn is worse than to feel it.
  if (flag === "chemical_burn" && said > 0 && hears("deep_burn", text, tongue))
    return { reply: withNumbers(talk.alarm.deepBurn, country, understanding.language), products: [] };
  if (said > 0 && asksToWash(flag, state)) return { reply: talk.alarm.waterAlone, products: [] };
  if (said > 0 && asksToTryAgain(flag, state)) return { reply: talk.alarm.notAgainBefore, products: [] };
  if (
    flag === "contact_reaction" &&
    said > 0 &&
    (hears("spreads", text, tongue) || hears("swells", text, tongue))
  )
    return { reply: withNumbers(talk.alarm.spreads, country, understanding.language), products: [] };
  const again = REACTIONS.has(flag) && hears("try_again", text, tongue) && state.dialogue.notAgain;
  if (said === 0) return { reply: joined([first, again]), products: [] };
  const care = flag === "illegal_lightener" && said === 1 ? meanwhile(state) : undefined;
  return care ?? { reply: later[(said - 1) % later.length] ?? first, products: [] };
}
