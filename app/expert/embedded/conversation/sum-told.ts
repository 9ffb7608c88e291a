import { formatMoney } from "#app/i18n/format.ts";
import { inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { personNotices } from "../../words/notices.ts";
import { isLimiting } from "../../reading/limits.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import { canTake } from "./unsuitable.ts";

/** The sum that this message tells, and nothing else that limits the choice. */
function sumAlone({ own, turn, limitsNow, asks, named }: State) {
  const said = own.person.facts.findLast((fact) => fact.kind === "budget" && fact.turn === turn);
  const besides = own.concerns.length + own.textures.length + own.skinTypes.length + named.length;
  const bare = besides === 0 && own.category === undefined && !isLimiting(limitsNow);
  const others = own.person.facts.some((fact) => fact.turn === turn && fact.kind !== "budget");
  return bare && !others && !(asks && limitsNow.owned.size > 0) && said?.kind === "budget" ? said : undefined;
}

/** What stands keeps within the sum: it stays. */
function withinAlready(state: State): Said | undefined {
  const { understanding, turns, copy, kept, ownedProducts } = state;
  const budget = sumAlone(state);
  const stands = kept.filter((product) => !ownedProducts.has(product));
  const sum = stands.reduce((all, { price }) => all + price, 0);
  const dearest = Math.max(0, ...stands.map(({ price }) => price));
  const spent = budget?.per === "together" ? sum : dearest;
  if (!budget || stands.length === 0 || spent > budget.amount || !stands.every((one) => canTake(one, state)))
    return undefined;
  const { language } = understanding;
  const priced = stands.map((product) => `${theName(product, language)} (${formatMoney(product.price)})`);
  const words = stands.length > 1 ? turns.withinAlready : turns.withinAlone;
  return {
    text: joined([
      say(language, words, inWords(priced, copy), formatMoney(sum)),
      ...personNotices(understanding, copy),
    ]),
    offers: stands,
  };
}

/** "And for somebody with 50 dollars?", of a thing just spoken of and no skin: the dearest of its kind for that. */
function ofKindWithin(state: State): Said | undefined {
  const { understanding, turns, spoken, shelf } = state;
  const budget = sumAlone(state);
  const told = understanding.concerns.length + understanding.skinTypes.length > 0 || understanding.wish;
  if (!budget || told || !spoken) return undefined;
  const [best] = shelf
    .filter(
      ({ category, price, stock }) => category === spoken.category && price <= budget.amount && stock > 0,
    )
    .filter((product) => canTake(product, state))
    .toSorted((a, b) => b.price - a.price);
  if (!best) return undefined;
  const { language } = understanding;
  return {
    text: say(language, turns.ofKindWithin, theName(best, language), formatMoney(best.price)),
    offers: [best],
  };
}

/** A sum is told and nothing else: what stands keeps within it, or another of the kind just spoken of does. */
export const withinSumTold = (state: State): Said | undefined => withinAlready(state) ?? ofKindWithin(state);
