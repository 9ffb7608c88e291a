import type { Product } from "#app/features/catalogue/product.ts";
import { formatMoney } from "#app/i18n/format.ts";
import { hears } from "../../knowledge/cues.ts";
import { capitalized, fill, inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { ingredientName } from "../../words/reasons.ts";
import { answerIngredient, productsWith } from "./ingredient.ts";
import { bestWith, ingredientsBefore } from "./ingredients-lately.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";

/** "A product with both?", of two ingredients just spoken of. */
function withBoth(state: State): Said {
  const { understanding, copy, dialogue } = state;
  const { language } = understanding;
  const all = ingredientsBefore(state);
  const found = all.map((one) => bestWith(one, state));
  const both = (found[0] ?? [])
    .filter((product) => found.every((some) => some.includes(product)))
    .slice(0, 2);
  const names = inWords(
    all.map((one) => ingredientName(one, language)),
    copy,
  );
  const products = inWords(
    both.map((product) => theName(product, language)),
    copy,
  );
  return {
    text:
      both.length > 0
        ? say(language, dialogue.ingredients.both, products, names)
        : fill(dialogue.ingredients.noneBoth, names),
    offers: both,
  };
}

/** A product's name, with its price where that is asked. */
function withPrice(product: Product, { text, tongue, understanding }: State): string {
  const name = theName(product, understanding.language);
  return hears("asks_price", text, tongue) ? `${name} (${formatMoney(product.price)})` : name;
}

/** Where the ingredients asked after, or just spoken of, are found, as far as that is for this person. */
export function answerHasIt(state: State): Said {
  const all = state.ingredients.length > 0 ? state.ingredients : ingredientsBefore(state);
  if (all.length > 1 && hears("with_both", state.text, state.tongue)) return withBoth(state);
  const { language } = state.understanding;
  const told = all.map((ingredient) => {
    const products = productsWith(ingredient, state);
    if (products.length === 0) return answerIngredient(ingredient, state);
    const names = inWords(
      products.map((product) => withPrice(product, state)),
      state.copy,
    );
    const sentence =
      all.length > 1
        ? say(
            language,
            state.dialogue.ingredients.holds,
            names,
            capitalized(ingredientName(ingredient, language)),
          )
        : say(language, state.copy.chat.ingredientProducts, names);
    return { text: sentence, offers: products };
  });
  if (told.length === 0) return { text: state.talk.whichProduct, offers: [] };
  return { text: joined(told.map(({ text }) => text)), offers: told.flatMap(({ offers }) => offers ?? []) };
}
