import { formatMoney } from "#app/i18n/format.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { chooseProducts } from "../../shelf/choose.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { verdictFor } from "../../shelf/verdict.ts";
import { inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { tellingNames } from "../../words/reasons.ts";
import { answerIngredient } from "./ingredient.ts";
import { cheaperThan } from "./cheaper.ts";
import { activeNames } from "./in-short.ts";
import { isNotFor } from "./product.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import { inHand } from "./subject.ts";
import { termIn } from "./terms.ts";
import { answerUnsuitable, canTake } from "./unsuitable.ts";

/** What a word of the trade means. */
export function answerWord({ text, tongue, talk }: State): Said {
  return { text: termIn(text, tongue) ?? talk.whichProduct, offers: [] };
}

/** Plain and mild: what suits nearly anybody, of what may be named. */
function mildest(state: State, among: (product: Product) => boolean): Product | undefined {
  const { request, understanding } = state;
  return request.catalogue
    .filter((product) => verdictFor(product, understanding, { concerns: [], places: [] }).ok)
    .filter((product) => among(product) && factsOf(product).strong.size === 0 && !factsOf(product).scented)
    .sort((a, b) => a.price - b.price)[0];
}

export function answerFavorite(state: State): Said {
  const { dialogue, understanding, request } = state;
  const { language } = understanding;
  const own =
    understanding.concerns.length > 0 ? chooseProducts(understanding, request.catalogue)[0] : undefined;
  const product = own?.product ?? mildest(state, ({ category }) => category === "Serum");
  if (!product) return { text: state.copy.chat.askConcern, offers: [] };
  return { text: say(language, dialogue.favorite, theName(product, language)), offers: [product] };
}

/** Of what sets a product apart. */
const MOST_TOLD = 4;

/** What the price of a product buys, and what does the everyday part for less. */
export function answerWorth(state: State): Said {
  const { talk, dialogue, copy, understanding } = state;
  const product = inHand(state);
  if (!product) return { text: talk.whichProduct, offers: [] };
  if (!canTake(product, state)) return answerUnsuitable(product, state);
  const { language } = understanding;
  const name = theName(product, language);
  const less = cheaperThan(product, state);
  const apart = tellingNames(factsOf(product), language, less && factsOf(less)).slice(0, MOST_TOLD);
  const holds = inWords(apart.length > 0 ? apart : activeNames(product, state), copy);
  // Only what costs little is called simple.
  const below = state.request.catalogue.filter(({ price }) => price < product.price).length;
  const dear = below * 3 > state.request.catalogue.length;
  const text = joined([
    less || dear || holds === ""
      ? say(language, dialogue.worth, name, formatMoney(product.price), holds)
      : say(language, dialogue.worthPlain, name, formatMoney(product.price)),
    less && say(language, dialogue.worthLess, theName(less, language), formatMoney(less.price)),
  ]);
  return { text, offers: less ? [product, less] : [product] };
}

/** A wound that has closed: plain care, and sun protection over it. */
export function answerWoundClosed(state: State): Said {
  const { dialogue, understanding } = state;
  const { language } = understanding;
  const plain = mildest(
    state,
    (product) => factsOf(product).area === "lips" || product.category === "Moisturizer",
  );
  if (!plain) return { text: dialogue.wound, offers: [] };
  return { text: say(language, dialogue.woundClosed, theName(plain, language)), offers: [plain] };
}

/** Whether to keep what somebody already uses: what suits is kept. */
export function answerKeepOwn(state: State): Said {
  const { dialogue, understanding, spoken, named } = state;
  const { language } = understanding;
  const refused = named.find((product) => !canTake(product, state));
  if (refused) return answerUnsuitable(refused, state);
  const harmful = state.ingredients.find((ingredient) => isNotFor(ingredient, state));
  if (harmful) return answerIngredient(harmful, state);
  const fits = (product: Product) => canTake(product, state) && state.shelf.includes(product);
  const beside = [...(spoken ? [spoken] : []), ...state.table].find(fits);
  return {
    text: joined([
      dialogue.keepOwn,
      beside && say(language, dialogue.keepOwnBeside, theName(beside, language)),
    ]),
    offers: beside ? [beside] : [],
  };
}
