import type { Product } from "#app/features/catalogue/product.ts";
import { ALL_INGREDIENTS } from "../../shelf/inci.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { hears } from "../../knowledge/cues.ts";
import {
  findSubstances,
  inciOf,
  matchesInci,
  type Named,
  substanceById,
} from "../../reading/person/substances.ts";
import { wordsOf } from "../../reading/person/words.ts";
import { capitalized, fill, inWords } from "../../words/copy.ts";
import { theName } from "../../words/names.ts";
import { isFatty } from "./contains.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";

/** Substances a message names that a list can be read for, each once; in "nut oil" the oil is the nut's. */
function substancesIn({ masked, tongue }: State): Named[] {
  const all = findSubstances(wordsOf(masked, tongue), tongue).filter(({ ids }) => inciOf(ids).length > 0);
  const alike = (one: Named, other: Named) => one.ids.some((id) => other.ids.includes(id));
  return all
    .filter((one) => !all.some((other) => other.end === one.start))
    .filter((one, at, left) => !left.slice(0, at).some((before) => alike(before, one)));
}

/** What has a card of its own, and is looked for rather than left out. */
const isActive = ({ ids }: Named): boolean =>
  ids.some((id) => ALL_INGREDIENTS.some((one) => one.id === id && one.concerns.length > 0));

/** "Do your creams have parabens or silicones?": asked of all we sell. */
export function asksOfHouse(state: State): boolean {
  const { text, tongue, named, pointsExactly, own } = state;
  const bare = named.length === 0 && !pointsExactly && own.redFlags.length === 0;
  if (!bare || !hears("of_the_lists", text, tongue)) return false;
  const found = substancesIn(state);
  return found.length > 1 || found.some((one) => !isActive(one));
}

/** So many names one breath holds. */
const MOST_NAMED = 6;

/** Which of all we sell hold one substance, by the names on their lists. */
function toldOf(found: Named, state: State): string {
  const { masked, tongue, request, understanding, copy, dialogue } = state;
  const inci = inciOf(found.ids);
  const words = wordsOf(masked, tongue).slice(found.start, found.end);
  const word = words.map(({ typed }) => typed.toLocaleLowerCase()).join(" ");
  const dries = found.ids.includes("alcohol");
  const names = (product: Product) =>
    product.ingredients.filter(
      (name, at) => matchesInci(factsOf(product).inci[at] ?? "", inci) && !(dries && isFatty(name)),
    );
  const holders = request.catalogue.filter((product) => names(product).length > 0);
  const { none, some, many } = dialogue.ofTheLists;
  if (holders.length === 0) return fill(none, word);
  const inList = [...new Set(holders.flatMap(names))].slice(0, 2).join(", ");
  const listed = (products: readonly Product[]) =>
    inWords(
      products.slice(0, MOST_NAMED).map((product) => theName(product, understanding.language)),
      copy,
    );
  if (holders.length <= MOST_NAMED) return fill(some, capitalized(word), listed(holders), inList);
  const without = request.catalogue.filter((product) => !holders.includes(product) && product.stock > 0);
  return fill(many, capitalized(word), String(holders.length), inList, listed(without));
}

/** Each substance by our lists; with an allergy, what no list can promise. */
export function answerHouse(state: State): Said {
  const { understanding, talk, request } = state;
  const found = substancesIn(state);
  const allergic = understanding.persons.some(({ facts }) => facts.some(({ kind }) => kind === "allergy"));
  const sourced = found.some(({ ids }) => ids.some((id) => substanceById(id)?.source));
  return {
    text: joined([
      ...found.map((one) => toldOf(one, state)),
      allergic && sourced && fill(talk.medical.nutsCare, request.shop.supportEmail),
    ]),
    offers: [],
  };
}
