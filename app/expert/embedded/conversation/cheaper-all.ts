import { formatMoney } from "#app/i18n/format.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { hears } from "../../knowledge/cues.ts";
import { inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { sunFor } from "./between.ts";
import { qualityIn } from "../../reading/measures.ts";
import { newConcern } from "./plausible.ts";
import { cheaperThan } from "./cheaper.ts";
import type { Said } from "./said.ts";
import type { State } from "./state.ts";

const sumOf = (products: readonly Product[]): number => products.reduce((all, { price }) => all + price, 0);

const FEW = 8;

/** "Too dear", of several just shown. */
const findsAllDear = ({ text, tongue, shown, asks, own, turn }: State): boolean =>
  !asks &&
  !own.person.facts.some((fact) => fact.kind === "count" && fact.turn === turn) &&
  (shown[0]?.length ?? 0) > 1 &&
  text.trim().split(" ").length <= FEW &&
  hears("too_dear", text, tongue) &&
  !hears("too_dear_why", text, tongue);

/** "And cheaper, in total?": all that stands for less, and not one of it. */
export const asksCheaperAll = (state: State): boolean =>
  state.table.length > 1 &&
  state.named.length === 0 &&
  !state.pointsExactly &&
  state.own.category === undefined &&
  !newConcern(state) &&
  !state.own.person.facts.some(({ kind, turn }) => kind === "budget" && turn === state.turn) &&
  (qualityIn(state.text, state.tongue) === "cheaper"
    ? hears("all_together", state.text, state.tongue)
    : findsAllDear(state));

/** Each step with the cheaper product that suits as well, where there is one, and what that comes to. */
export function answerCheaperAll(state: State): Said {
  const { table, understanding, copy, dialogue } = state;
  const { language } = understanding;
  // The tint of a sunscreen that is needed is not saved on.
  const needed = (one: Product, other: Product) =>
    factsOf(one).spf > 0 && sunFor([one, other], understanding) === one;
  const others = table.map((product) => {
    const other = cheaperThan(product, state);
    return other && !needed(product, other) ? other : product;
  });
  const isFirst = (product: Product, at: number) =>
    others.indexOf(product) === at && !table.includes(product);
  const cheaper = table.map((product, at) => {
    const other = others[at] ?? product;
    return isFirst(other, at) ? other : product;
  });
  const names = cheaper.map((product) => `${theName(product, language)} (${formatMoney(product.price)})`);
  const [before, now] = [sumOf(table), sumOf(cheaper)].map(formatMoney);
  const sentence = now === before ? dialogue.kept.cheapest : dialogue.kept.cheaper;
  return {
    text: say(language, sentence, inWords(names, copy), now ?? "", before ?? ""),
    offers: cheaper,
  };
}
