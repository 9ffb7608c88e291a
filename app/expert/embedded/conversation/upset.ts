import { ingredientsNamed } from "../../reading/ingredients.ts";
import { tokenize } from "../../reading/normalize.ts";
import { productsNamed, withoutProductNames } from "../../reading/product-names.ts";
import type { Ingredient } from "../../shelf/inci.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { type CueId, hears } from "../../knowledge/cues.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { ingredientName } from "../../words/reasons.ts";
import { textOf } from "./earlier.ts";
import { comforting } from "./medical.ts";
import { phraseText } from "../../reading/questions/phrases.ts";
import { QUESTIONS, type QuestionId } from "../../reading/questions/questions.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import { isStrong } from "./strong.ts";

/** What upset somebody's skin: of ours, and of other houses by what it holds. */
interface Upset {
  products: readonly Product[];
  ingredients: readonly Ingredient[];
}

/** What a message that tells of upset skin may sound like; whatever else it asks is asked of something else. */
const OF_UPSET = new Set<QuestionId>([
  "i_use",
  "opened",
  "upset_skin",
  "sting",
  "purge",
  "how_long",
  "how_often",
  "delay",
  "when",
  "suits",
  "recommend",
  "diagnosis",
  "place",
  "medicine",
  "combine",
]);

/** "Last night" or "opened" only sounds like the shop's matter where nothing of the shop is named. */
const isOfUpset = (id: QuestionId, { request, text, tongue }: State): boolean =>
  OF_UPSET.has(id) ||
  (QUESTIONS[id] === "shop" && request.type === "advice" && !hears("of_the_shop", text, tongue));

/** Messages before this one that may have told what was used, or how skin is. */
const TOLD = 2;

/** A product named with one of these was on skin. */
const USED = ["uses_it", "since_it"] as const;

function mayUpset(product: Product): boolean {
  const { strong, ids } = factsOf(product);
  return strong.size > 0 || ids.has("ascorbic_acid") || ids.has("azelaic_acid");
}

const isNothing = ({ products, ingredients }: Upset): boolean => products.length + ingredients.length === 0;

function namedIn(message: string, { request, tongue, text }: State): Upset {
  // A wash that leaves skin tight is changed for a milder one; one that makes it itch is stopped.
  const isStopped = (product: Product) => !factsOf(product).rinsedOff || hears("irritated", text, tongue);
  return {
    products: productsNamed(message, request.catalogue).filter(isStopped),
    ingredients: ingredientsNamed(tokenize(message), tongue).filter(isStrong),
  };
}

function together(first: Upset, second: Upset): Upset {
  return {
    products: [...new Set([...first.products, ...second.products])],
    ingredients: [...new Set([...first.ingredients, ...second.ingredients])],
  };
}

/** What of ours, or which strong thing of other houses, upset skin, told at once or over a few messages. */
function upsetBy(state: State): Upset | undefined {
  const { request, tongue, masked, heard, own, spoken, named, understanding } = state;
  const now = phraseText(masked);
  const tells = (cue: CueId, said = now) => hears(cue, said, tongue);
  const { facts } = understanding.person;
  const prescribed = facts.some(({ kind, how }) => kind === "medicine" && how === "said");
  // Whoever refuses a thing tells why.
  const keepsOut = facts.some(({ kind, turn }) => kind === "avoidance" && turn === state.turn);
  const refuses = keepsOut && !tells("too_often");
  const aside =
    own.redFlags.length > 0 || prescribed || refuses || !heard.every(({ id }) => isOfUpset(id, state));
  const feared = tells("fears_burning") || tells("may_i_use") || (state.asks && mayCombine(state));
  if (aside || feared || tells("long_ago") || tells("was_once") || tells("a_little")) return undefined;
  const before = request.chatHistory
    .filter(({ role }) => role === "user")
    .slice(-TOLD)
    .map(textOf);
  const plain = before.map((text) => phraseText(withoutProductNames(text, request.catalogue)));
  // "Night Current, my face peels": told, and nothing asked.
  const blames = (text: string, said = "") => !text.includes("?") && tells("upset_signs", said);
  const used = before
    .filter((text, at) => USED.some((cue) => tells(cue, plain[at])) || blames(text, plain[at]))
    .map((text) => namedIn(text, state))
    .reduce(together, { products: [], ingredients: [] });
  // What was named to comfort has upset nothing.
  const inHand = spoken && mayUpset(spoken) && named.length === 0 && tells("uses_it") ? [spoken] : [];
  const cause = together(namedIn(request.message, state), { products: inHand, ingredients: [] });
  const all = together(cause, used);
  const hurts = tells("upset_signs") || tells("stings");
  if (isNothing(all)) {
    const told =
      (tells("upset_signs") && tells("since_use")) || (hurts && tells("strips") && tells("too_often"));
    return told ? all : undefined;
  }
  const linked = !isNothing(cause) && tells("since_it");
  if (tells("upset_signs") && (linked || (isNothing(cause) && !isNothing(used)))) return all;
  const stung = [now, ...plain].some((text) => tells("stings", text) || tells("upset_signs", text));
  const often = tells("too_often") || (hurts && plain.some((text) => tells("too_often", text)));
  return stung && often ? all : undefined;
}

const mayCombine = ({ heard }: State): boolean => heard.some(({ id }) => id === "combine");

/** Skin that something upset, told in this message. */
export const tellsOfUpset = (state: State): boolean => upsetBy(state) !== undefined;

/** To stop it, to keep to what is plain, and when it may come back; what comforts where that is asked. */
export function answerUpset(state: State): Said {
  const { talk, understanding, copy, asks } = state;
  const { language } = understanding;
  const upset = upsetBy(state) ?? { products: [], ingredients: [] };
  const names = [
    ...upset.products.map((product) => theName(product, language)),
    ...upset.ingredients.map((ingredient) => ingredientName(ingredient, language)),
  ];
  const what = names.length > 0 ? inWords(names, copy) : talk.medical.upsetByIt;
  const calm = asks ? comforting(state, upset.products) : { text: "", offers: [] };
  return {
    text: joined([say(language, talk.medical.upset, what), calm.text], "\n"),
    offers: calm.offers ?? [],
  };
}
