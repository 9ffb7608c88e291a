import { factsOf } from "../choosing/product-facts.ts";
import { type CueId, hears } from "../knowledge/cues.ts";
import { findSubstances, inciOf, matchesInci } from "../person/substances.ts";
import { wordsOf } from "../person/words.ts";
import { fill } from "../wording/copy.ts";
import { say, theName } from "../wording/names.ts";
import { phraseText } from "./questions/phrases.ts";
import { ingredientName } from "../wording/reasons.ts";
import { joined, type Said } from "./said.ts";
import { inHand, type State } from "./state.ts";

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
  const [hurtNow, stripsNow] = [hurts(text), strips(text)];
  if (!(hurtNow || earlier.some(hurts)) || !(stripsNow || earlier.some(strips))) return undefined;
  if (heard.some(({ id }) => id === "makeup")) return "burned_makeup";
  return hurtNow || stripsNow ? "burned" : undefined;
}

/** Their own retinol beside an acid or a retinoid of ours: whether both go together is the question. */
export function bringsOwnRetinol(state: State): boolean {
  const { text, tongue } = state;
  const product = inHand(state);
  if (!product || !hears("own_retinol", text, tongue)) return false;
  const facts = factsOf(product);
  return facts.retinoid || (facts.exfoliates && !facts.rinsedOff);
}

/** One retinoid is enough: ours beside their own is too much. */
export function secondRetinoid(state: State): Said | undefined {
  const { ingredients, copy, understanding } = state;
  const product = inHand(state);
  const own = ingredients.find(({ family }) => family.startsWith("retinoid"));
  if (!product || !own || !factsOf(product).retinoid) return undefined;
  const { language } = understanding;
  const text = fill(copy.chat.duplicates, product.name, ingredientName(own, language));
  return { text, offers: [] };
}

const NUTS: readonly string[] = ["nuts", "peanut"];

/** Nuts asked about where somebody is in danger from them. */
export function asksOfNuts(state: State): boolean {
  const { text, masked, tongue } = state;
  const product = inHand(state);
  if (!product || !hears("severe_allergy", text, tongue)) return false;
  return findSubstances(wordsOf(masked, tongue), tongue).some(({ ids }) =>
    ids.some((id) => NUTS.includes(id)),
  );
}

/** What the list names of nuts, what a list cannot tell, and who can. */
export function answerNuts(state: State): Said {
  const { talk, understanding, request } = state;
  const product = inHand(state);
  if (!product) return { text: talk.whichProduct, offers: [] };
  const nuts = inciOf(NUTS);
  const held = product.ingredients.find((name) => matchesInci(name.toLowerCase(), nuts));
  const { language } = understanding;
  const name = theName(product, language);
  const { nutsHeld, nutsNone, nutsCare } = talk.medical;
  const text = held ? say(language, nutsHeld, name, held) : say(language, nutsNone, name);
  return { text: joined([text, fill(nutsCare, request.shop.supportEmail)]), offers: [] };
}
