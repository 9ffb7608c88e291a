import { formatMoney } from "#app/i18n/format.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { hears } from "../../knowledge/cues.ts";
import { inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { isOfKind } from "../../reading/kinds.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import { canTake } from "./unsuitable.ts";

/** Words of a message that changes what stands on the table and asks nothing else. */
const FEW = 9;

/** What of the table is had already, as this message tells: by its kind or, where nothing is asked, by its name. */
function ownedNow(state: State): Product[] {
  const { limitsNow, named, ownedProducts, asks } = state;
  const byName = (product: Product) => !asks && named.includes(product) && ownedProducts.has(product);
  return state.kept.filter(
    // "I have Smooth Stone": that one, and not every serum.
    (product) =>
      byName(product) || (named.length === 0 && [...limitsNow.owned].some((kind) => isOfKind(product, kind))),
  );
}

/** Products of the table that this message takes off it: "leave out the serum", "he has a sunscreen already". */
export function leftOut(state: State): readonly Product[] {
  const { text, tongue, named, pointed, pointsExactly, own } = state;
  if (hears("why_not", text, tongue)) return [];
  const refused = state.rejected.filter((product) => state.kept.includes(product));
  const another = hears("another", text, tongue);
  if (refused.length > 0 && !another && state.kept.length > refused.length) return refused;
  // "Drop the serum": of a list, and no skin that drops.
  const out = hears("leave_out", text, tongue);
  if ((own.concerns.length > 0 && !(out && pointsExactly)) || text.trim().split(" ").length > FEW) return [];
  const meant = named.length > 0 ? named : pointsExactly ? pointed : [];
  const table = state.kept;
  const dropped = out ? meant.filter((product) => table.includes(product)) : [];
  const gone = dropped.length > 0 ? dropped : ownedNow(state);
  return gone.length < table.length ? gone : [];
}

/** What stays on the table without what was taken off it, and what that comes to. */
export function answerLeaveOut(state: State): Said {
  const { understanding, copy, dialogue, talk } = state;
  const { language } = understanding;
  const gone = leftOut(state);
  const left = state.kept.filter((product) => !gone.includes(product) && canTake(product, state));
  const sum = left.reduce((all, { price }) => all + price, 0);
  const names = inWords(
    left.map((product) => `${theName(product, language)} (${formatMoney(product.price)})`),
    copy,
  );
  const total = left.length > 1 ? talk.total : dialogue.leaveOut.one;
  return {
    text: joined([dialogue.leaveOut.without, say(language, total, names, formatMoney(sum))]),
    offers: left,
  };
}
