import type { Product } from "#app/features/catalogue/product.ts";
import { withAim } from "../choosing/aims.ts";
import { rankProducts } from "../choosing/choose.ts";
import { conflictBetween, conflictOfProducts } from "../choosing/conflicts.ts";
import { factsOf } from "../choosing/product-facts.ts";
import { fill, inWords, priceText } from "../wording/copy.ts";
import { say, theName } from "../wording/names.ts";
import { ingredientName } from "../wording/reasons.ts";
import { concernWords } from "./heard.ts";
import { labelOn } from "./label.ts";
import { answerUnsuitable, canTake } from "./unsuitable.ts";
import { joined, type Said, rotated } from "./said.ts";
import type { State } from "./state.ts";

/** Two things side by side, and which one for this person; what may not be taken is said. */
export function answerCompare(state: State): Said {
  const { understanding, named, pointed, table, spoken, copy, talk, request } = state;
  const meant = [...new Set([...named, ...pointed, ...table, ...(spoken ? [spoken] : [])])];
  const [first, second] = meant;
  if (!first || !second) return { text: copy.chat.compareWhich, offers: [] };
  const { language } = understanding;
  const unsuitable = [first, second].filter((product) => !canTake(product, state));
  const left = [first, second].filter((product) => !unsuitable.includes(product));
  const lines = [first, second].map((product) =>
    fill(
      copy.chat.compareLine,
      product.name,
      copy.categories[product.category],
      priceText(product.price),
      strongest(product, state),
    ),
  );
  const [best] = rankProducts(withAim(understanding), left);
  const warned = unsuitable.map((product) => answerUnsuitable(product, state, left.length === 0).text);
  const about = concernWords(understanding, copy);
  const pick =
    unsuitable.length > 0 && best
      ? say(language, talk.mayUse, theName(best.product, language))
      : best && about
        ? say(language, copy.chat.comparePick, about, theName(best.product, language))
        : unsuitable.length > 0
          ? ""
          : copy.chat.compareEqual;
  const [cheap, dear] = first.price <= second.price ? [first, second] : [second, first];
  const cheaper =
    cheap.price < dear.price &&
    say(language, copy.chat.comparePrice, theName(cheap, language), priceText(dear.price - cheap.price));
  void request;
  return { text: joined([...lines, cheaper, ...warned, pick], "\n"), offers: left };
}

/** What makes a product what it is, from its own description. */
function strongest(product: Product, { understanding, copy }: State): string {
  const sentence =
    labelOn(product, "strength", understanding.language) ??
    labelOn(product, "texture", understanding.language);
  const names = factsOf(product)
    .actives.filter(({ presence }) => presence >= 0.5)
    .slice(0, 2)
    .map(({ ingredient }) => ingredientName(ingredient, understanding.language));
  return sentence ? sentence.replace(/[.!]$/, "") : fill(copy.chat.compareActives, inWords(names, copy));
}

/** Whether two products, or a product and an ingredient of the shopper's own, go together. */
export function answerCombine(state: State): Said {
  const { understanding, named, pointed, spoken, table, ingredients, talk, copy } = state;
  const { language } = understanding;
  const meant = [...new Set([...named, ...pointed])];
  const [first] = meant.length > 0 ? meant : spoken ? [spoken] : [];
  const second =
    meant[1] ?? (ingredients.length === 0 ? table.find((product) => product !== first) : undefined);
  if (first && !canTake(first, state)) return answerUnsuitable(first, state);
  if (first && second) {
    if (!canTake(second, state)) return answerUnsuitable(second, state);
    const level = conflictOfProducts(factsOf(first), factsOf(second))?.level ?? "fine";
    const known = level === "myth" ? "fine" : level;
    const both =
      factsOf(first).exfoliates &&
      factsOf(second).exfoliates &&
      !factsOf(first).rinsedOff &&
      !factsOf(second).rinsedOff;
    const label = labelOn(first, "combine", language) ?? labelOn(second, "combine", language);
    return {
      text: joined([
        say(
          language,
          talk.pairs[both ? "alternate" : known],
          theName(first, language),
          theName(second, language),
        ),
        label && fill(talk.labelSays, label),
      ]),
      offers: [first, second],
    };
  }
  const [ingredient] = ingredients;
  if (first && ingredient) {
    const own = factsOf(first).actives.filter(({ presence }) => presence > 0.1);
    const levels = own.flatMap((active) => conflictBetween(active.ingredient.id, ingredient.id)?.level ?? []);
    const level = (["avoid", "alternate", "caution"] as const).find((one) => levels.includes(one)) ?? "fine";
    const label = labelOn(first, "combine", language);
    return {
      text: joined([
        say(language, talk.pairs[level], theName(first, language), ingredientName(ingredient, language)),
        label && fill(talk.labelSays, label),
        ingredient.family.endsWith("_drug") && copy.notices.prescription,
      ]),
      offers: [first],
    };
  }
  const label = first && labelOn(first, "combine", language);
  if (first && label)
    return { text: fill(rotated(talk.label, state.turn), first.name, label), offers: [first] };
  return { text: first ? fill(talk.notStated, first.name) : talk.layersGeneral, offers: [] };
}
