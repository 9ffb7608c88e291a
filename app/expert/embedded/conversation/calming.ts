import { factsOf } from "../choosing/product-facts.ts";
import { type CueId, hears, isOnly } from "../knowledge/cues.ts";
import { inWords } from "../wording/copy.ts";
import { say, theName } from "../wording/names.ts";
import { phraseText } from "./questions/phrases.ts";
import { ingredientName } from "../wording/reasons.ts";
import type { Said } from "./said.ts";
import type { State } from "./state.ts";
import { calmingSentences } from "./advice.ts";
import { isStrong } from "./strong.ts";

/** The latest messages before this one that still count. */
const RECENT = 6;

function recentTexts({ request }: State): string[] {
  return request.chatHistory
    .filter(({ role }) => role === "user")
    .slice(-RECENT)
    .map(({ parts }) => phraseText(parts.map(({ text }) => text).join(" ")));
}

/** Skin burned by what takes skin off, told at once or over several messages; what this message asks of it. */
export function burnedSkin(state: State): "burned" | "burned_makeup" | undefined {
  const { text, tongue, heard, overdone } = state;
  if (overdone.length > 0) return undefined;
  const tells = (cue: CueId) => (said: string) =>
    hears(cue, said, tongue) && !hears("fears_burning", said, tongue);
  const [hurts, strips] = [tells("burns"), tells("strips")];
  const earlier = recentTexts(state);
  const named = state.named.some((product) => factsOf(product).exfoliates && !factsOf(product).rinsedOff);
  const [hurtNow, stripsNow] = [hurts(text), strips(text) || (named && hurts(text))];
  if (!(hurtNow || earlier.some(hurts)) || !(stripsNow || earlier.some(strips))) return undefined;
  if (heard.some(({ id }) => id === "makeup")) return "burned_makeup";
  return hurtNow || stripsNow ? "burned" : undefined;
}

/** What is said of skin burned by an acid: rinsed at once, and days later no more. */
export const burnedText = ({ talk, text, tongue }: State): string =>
  hears("days_ago", text, tongue) ? talk.medical.burnedBefore : talk.medical.burned;

/** Our answers that told somebody to leave skin in peace. */
const CALMED = 4;

export function toldToCalm({
  request,
  talk,
  tongue,
}: Pick<State, "request" | "talk" | "tongue">): "burn" | "medicine" | undefined {
  const texts = request.chatHistory
    .filter(({ role }) => role === "model")
    .slice(-CALMED)
    .map(({ parts }) => parts.map(({ text }) => text).join(" "));
  const said = (...sentences: string[]) =>
    texts.some((text) => sentences.some((one) => text.startsWith(one.slice(0, BEGINNING))));
  const { burned, burnedBefore, burnedAgain, burnedMakeup, prescriber, prescriberToday } = talk.medical;
  const { leaveToo, stillEarly } = talk.medical;
  if (
    said(burned, burnedBefore, burnedAgain, burnedMakeup, leaveToo, stillEarly, ...calmingSentences(tongue))
  )
    return "burn";
  return said(prescriber, prescriberToday) ? "medicine" : undefined;
}

const BEGINNING = 24;

/** What must stay off skin that has had too much. */
function tooStrong({ named, ingredients, understanding }: State): string[] {
  const { language } = understanding;
  const ours = named.filter((product) => {
    const { strong, ids, rinsedOff } = factsOf(product);
    return !rinsedOff && (strong.size > 0 || ids.has("ascorbic_acid") || ids.has("azelaic_acid"));
  });
  const others = ingredients.filter(isStrong);
  return [
    ...ours.map((product) => theName(product, language)),
    ...others.map((ingredient) => ingredientName(ingredient, language)),
  ];
}

/** So few words tell how long ago it was, or how skin is by now. */
const SO_FEW = 14;

/** "It was two days ago", "still red after three": heard of the skin that was hurt. */
function saysHowLong({ text, tongue, own, asks, named }: State): boolean {
  const few = text.trim().split(" ").length <= SO_FEW;
  const tells = hears("time_ago", text, tongue) || hears("irritated", text, tongue);
  return few && tells && !asks && named.length === 0 && own.category === undefined;
}

/** After skin was hurt: what else to leave, and for how long. */
export function whileItCalms(state: State): Said | undefined {
  const told = toldToCalm(state);
  if (!told || state.own.redFlags.length > 0) return undefined;
  const { text, tongue, heard, talk, copy, understanding } = state;
  if (heard.some(({ id }) => id === "makeup")) return undefined;
  const strong = tooStrong(state);
  if (told === "burn" && burnedSkin(state) === "burned" && !state.asks)
    return { text: talk.medical.burnedAgain, offers: [] };
  if (heard.some(({ id }) => id === "how_long") || hears("calm_time", text, tongue))
    return { text: talk.medical.calmTime, offers: [] };
  if (strong.length === 0)
    return told === "burn" && (saysHowLong(state) || isOnly("what_now", text, tongue))
      ? { text: talk.medical.stillEarly, offers: [] }
      : undefined;
  return { text: say(understanding.language, talk.medical.leaveToo, inWords(strong, copy)), offers: [] };
}
