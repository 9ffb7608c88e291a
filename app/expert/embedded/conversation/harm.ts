import type { Product } from "#app/features/catalogue/product.ts";
import { factsOf } from "../choosing/product-facts.ts";
import { verdictForPerson } from "../choosing/verdict.ts";
import type { Tongue } from "../knowledge/knowledge.ts";
import { findSubstances, inciOf, matchesInci } from "../person/substances.ts";
import { wordsOf } from "../person/words.ts";
import { productsNamed } from "../understanding/product-names.ts";
import { fill } from "../wording/copy.ts";
import { say, theName } from "../wording/names.ts";
import { phraseText } from "./questions/phrases.ts";
import { ingredientName } from "../wording/reasons.ts";
import { joined, type Said } from "./said.ts";
import { inHand, type State } from "./state.ts";
import { ruledOutText } from "./unsuitable.ts";

const HURTS: Record<Tongue, RegExp> = {
  en: / (burning|burned|burnt|burns|on fire|weep(s|ing|y)|ooz\S*|raw|blister\S*) /,
  fr: / (brule|brulee|brules|brulent|brulait|en feu|a vif|suint\S*|cloqu\S*) /,
  es: / (arde|arden|ardiendo|ardor|ardio|quemo|quemada|quemado|queme|quema|en carne viva|supur\S*|ampollas) /,
};
/** What is meant to take skin off: acids, peels, scrubs. */
const STRIPS: Record<Tongue, RegExp> = {
  en: / ((?<!hyaluronic )acids?|glycolic|salicylic|lactic|(a|the|my|your|that|this|chemical) peel|peel pads?|exfoliant|exfoliator|scrub) /,
  fr: / (acides?(?! hyaluronique)|glycolique|salicylique|lactique|peeling|exfoliant|gommage) /,
  es: / (acidos?(?! hialuronico)|glicolico|salicilico|lactico|peeling|exfoliante|exfoliacion) /,
};
/** Feared or asked, and not felt. */
const FEARED: Record<Tongue, RegExp> = {
  en: / (will|would|could|might|does|do|can) (it|they|this|that|the|your|soft|acids?) | (afraid|scared|worried|without|not|doesn t|don t|won t) (of |it |to )?(burn\S*|sting\S*) /,
  fr: / (est ce que|va t|risque|peur|sans|ne) (que )?(ca |il |me |elle )?(brul\S*|va|de bruler) /,
  es: / (miedo|sin que|va a|puede|que no) (a )?(que )?(me )?(arder|quemar|queme|arda) /,
};

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
  const tells = (pattern: RegExp) => (said: string) => pattern.test(said) && !FEARED[tongue].test(said);
  const [hurts, strips] = [tells(HURTS[tongue]), tells(STRIPS[tongue])];
  const earlier = recentTexts(state);
  const [hurtNow, stripsNow] = [hurts(text), strips(text)];
  if (!(hurtNow || earlier.some(hurts)) || !(stripsNow || earlier.some(strips))) return undefined;
  if (heard.some(({ id }) => id === "makeup")) return "burned_makeup";
  return hurtNow || stripsNow ? "burned" : undefined;
}

const OWN_RETINOL: Record<Tongue, RegExp> = {
  en: / (my|own) (\S+ ){0,4}(retinol|retinal|retinoid) /,
  fr: / (mon|notre) (\S+ ){0,3}(retinol|retinal|retinoide) /,
  es: / (mi|propio) (\S+ ){0,3}(retinol|retinal|retinoide) /,
};

/** Their own retinol beside an acid or a retinoid of ours: whether both go together is the question. */
export function bringsOwnRetinol(state: State): boolean {
  const { text, tongue } = state;
  const product = inHand(state);
  if (!product || !OWN_RETINOL[tongue].test(text)) return false;
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

const SEVERE =
  / (anaphyla\S*|anafila\S*|epipen|auto injecteur|choque? (alergico|anafilactico)|chocs?( allergique)?) /;
const NUTS: readonly string[] = ["nuts", "peanut"];

/** Nuts asked about where somebody is in danger from them. */
export function asksOfNuts(state: State): boolean {
  const { text, masked, tongue } = state;
  const product = inHand(state);
  if (!product || !SEVERE.test(text)) return false;
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

/** Products spoken of before that hold what this message tells the person cannot have. */
export function withdrawnProducts({
  request,
  own,
  understanding,
  before,
  shown,
}: Pick<State, "request" | "own" | "understanding" | "before" | "shown">): Product[] {
  const told = own.person.facts.some(({ kind }) => kind === "allergy" || kind === "avoidance");
  if (!told) return [];
  const said = request.chatHistory
    .filter(({ role }) => role === "user")
    .flatMap(({ parts }) => productsNamed(parts.map(({ text }) => text).join(" "), request.catalogue));
  const refused = (product: Product, by: typeof understanding) => {
    const verdict = verdictForPerson(product, by);
    return !verdict.ok && (verdict.reason === "allergy" || verdict.reason === "avoidance");
  };
  return [...new Set([...shown.flat(), ...said])].filter(
    (product) => refused(product, understanding) && !(before && refused(product, before)),
  );
}

/** An answer that passes over a product just ruled out says so first, by its name and with its reason. */
export function withWithdrawn(said: Said, state: State): Said {
  const lines = state.withdrawn
    .filter((product) => !said.text.includes(product.name))
    .flatMap((product) => ruledOutText(product, state) ?? []);
  return lines.length > 0 ? { ...said, text: joined([...lines, said.text], "\n") } : said;
}
