import { factsOf } from "../../shelf/product-facts.ts";
import { type CueId, hears } from "../../knowledge/cues.ts";
import { verdictFor } from "../../shelf/verdict.ts";
import { inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { dislikesAcid } from "../../reading/acid-disliked.ts";
import { productsNamed } from "../../reading/product-names.ts";
import { textOf } from "./earlier.ts";
import { comforting } from "./medical.ts";
import { phraseText } from "../../reading/questions/phrases.ts";
import { countryNamed, withNumbers } from "../../words/helplines.ts";
import { ingredientName } from "../../words/reasons.ts";
import type { QuestionId } from "../../reading/questions/questions.ts";
import { joined, type Said } from "./said.ts";
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
    hears(cue, said, tongue) && !hears("fears_burning", said, tongue) && !dislikesAcid(said, tongue);
  const [hurts, strips] = [tells("burns"), tells("strips")];
  const earlier = recentTexts(state);
  const named = state.named.some((product) => factsOf(product).exfoliates && !factsOf(product).rinsedOff);
  // "Does it hold acids?" asks what to be spared.
  const asksOfList = state.asks && heard.some(({ id }) => id === "contains");
  const [hurtNow, stripsNow] = [hurts(text), (strips(text) && !asksOfList) || (named && hurts(text))];
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
  const lines = texts.flatMap((text) => text.split("\n"));
  const said = (...sentences: string[]) =>
    lines.some((line) => sentences.some((one) => line.startsWith(one.slice(0, BEGINNING))));
  const { burned, burnedBefore, burnedAgain, burnedMakeup, prescriber, prescriberToday } = talk.medical;
  const { leaveToo, stillEarly, upset, overdone } = talk.medical;
  const burns = [burned, burnedBefore, burnedAgain, burnedMakeup];
  if (said(...burns, leaveToo, stillEarly, upset, overdone, ...calmingSentences(tongue))) return "burn";
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

/** "I use it every night with an acid": what did it, told after skin was. */
const usesTooMuch = ({ text, tongue }: State): boolean =>
  hears("too_often", text, tongue) && hears("strips", text, tongue) && hears("uses_it", text, tongue);

const OF_OVERDONE = new Set<QuestionId>(["how_long", "what_to_avoid", "which_first", "order_of_layers"]);

/** After skin was hurt: what else to leave, and for how long. */
export function whileItCalms(state: State): Said | undefined {
  const told = toldToCalm(state);
  if (!told || state.own.redFlags.length > 0) return undefined;
  const { heard, talk, copy, understanding, overdone } = state;
  // What an acid burned has its own words on makeup.
  const makeup = heard.some(({ id }) => id === "makeup");
  if (makeup && told === "burn" && burnedSkin(state) === undefined)
    return { text: talk.medical.calmMakeup, offers: [] };
  if (makeup) return undefined;
  // What too much at once asks of has answers of its own.
  if (overdone.length > 0 && heard.some(({ id }) => OF_OVERDONE.has(id))) return undefined;
  if (told === "burn" && !state.asks && (burnedSkin(state) === "burned" || usesTooMuch(state)))
    return { text: talk.medical.burnedAgain, offers: [] };
  if (told === "burn" && goesOn(state)) return { text: spreadsText(state), offers: [] };
  if (asksWhenAgain(state)) return { text: talk.medical.calmTime, offers: [] };
  const strong = tooStrong(state);
  if (strong.length > 0)
    return { text: say(understanding.language, talk.medical.leaveToo, inWords(strong, copy)), offers: [] };
  if (told === "medicine") return undefined;
  const asked = ofCalmSkin(state);
  if (asked) return asked;
  if (asksOfIt(state, "asks_to_put")) return meanwhile(state);
  return asksOfIt(state, "asks_now") || saysHowLong(state)
    ? { text: talk.medical.stillEarly, offers: [] }
    : undefined;
}

/** "Is the plain cream all right?", "which moisturizer?", "and an oil?", of skin that is to be left in peace. */
function ofCalmSkin(state: State): Said | undefined {
  const { named, own, asks, text, tongue, understanding, talk, heard } = state;
  const few = text.trim().split(" ").length <= SO_FEW;
  if (!asks || !few || heard.some(({ id }) => OF_PRICE.has(id)) || own.places.length > 0) return undefined;
  const [product] = named;
  if (product) {
    const calms = verdictFor(
      product,
      { ...understanding, concerns: [], justTreated: true },
      { evenSoldOut: true },
    );
    const { language } = understanding;
    return calms.ok
      ? { text: say(language, talk.mayUse, theName(product, language)), offers: [product] }
      : { text: say(language, talk.medical.leaveToo, theName(product, language)), offers: [] };
  }
  const washes = own.category === "Cleanser" || hears("washes", text, tongue);
  if (washes && toldToSpread(state)) return { text: talk.alarm.waterAlone, offers: [] };
  if (washes && own.category === undefined) return comforting(state, causes(state));
  const sun = own.concerns.some(({ id }) => id === "photoprotection");
  if (own.category === "Moisturizer" && !sun) return comforting(state, causes(state));
  const other = own.category === undefined && own.concerns.length === 0 && hears("other_care", text, tongue);
  return other || own.category === "Serum" ? { text: talk.medical.stillEarly, offers: [] } : undefined;
}

/** It was told to go on getting worse, and sent to a doctor. */
const toldToSpread = ({ request, talk }: State): boolean =>
  request.chatHistory
    .slice(-CALMED)
    .some(
      (entry) => entry.role === "model" && textOf(entry).startsWith(talk.alarm.spreads.slice(0, BEGINNING)),
    );

/** Asked of a product whatever skin is like. */
const OF_PRICE = new Set<QuestionId>(["price", "size", "stock", "delivery_to", "delivery_cost", "return"]);

/** "It has reached my eyes", "now it swells": worse than it was told to be. */
const goesOn = ({ asks, text, tongue, named }: State): boolean =>
  !asks && named.length === 0 && (hears("spreads", text, tongue) || hears("swells", text, tongue));

const spreadsText = ({ request, talk, understanding }: State): string =>
  withNumbers(talk.alarm.spreads, countryNamed(request.message) ?? request.country, understanding.language);

/** What skin in peace may have; how to leave it so is said once. */
function meanwhile(state: State): Said {
  const { stillEarly } = state.talk.medical;
  const last = state.request.chatHistory.findLast(({ role }) => role === "model");
  const again = last !== undefined && textOf(last).startsWith(stillEarly.slice(0, BEGINNING));
  const calm = comforting(state, causes(state));
  return { ...calm, text: joined([!again && stillEarly, calm.text], "\n") };
}

/** "When do I take it up again?" */
const asksWhenAgain = ({ heard, text, tongue }: State): boolean =>
  heard.some(({ id }) => id === "how_long") ||
  hears("calm_time", text, tongue) ||
  hears("resumes", text, tongue);

/** "What do I do now?", "and meanwhile?", of skin that is to be left in peace; of another skin or thing it is another question. */
function asksOfIt({ text, tongue, named, own }: State, cue: CueId): boolean {
  const few = text.trim().split(" ").length <= SO_FEW;
  const bare = named.length === 0 && own.kind !== "support" && own.places.length === 0 && !own.category;
  return few && bare && hears(cue, text, tongue);
}

/** What was named before, and may be what upset skin. */
const causes = ({ request }: State): Product[] =>
  request.chatHistory
    .filter(({ role }) => role === "user")
    .slice(-RECENT)
    .flatMap((entry) => productsNamed(textOf(entry), request.catalogue));
