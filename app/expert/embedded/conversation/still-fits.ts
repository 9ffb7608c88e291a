import { formatMoney } from "#app/i18n/format.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { hears } from "../knowledge/cues.ts";
import { inWords } from "../wording/copy.ts";
import { say, theName } from "../wording/names.ts";
import { personNotices } from "../wording/notices.ts";
import { outText } from "./change.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import { canTake, insteadOf } from "./unsuitable.ts";

/** "Is it all still ok?", of several that stand: each is looked at anew. */
export const asksIfAllFits = (state: State): boolean =>
  state.kept.length > 1 &&
  state.named.length === 0 &&
  !state.pointsExactly &&
  state.own.category === undefined &&
  state.own.redFlags.length === 0 &&
  state.asks &&
  hears("still_fits", state.text, state.tongue);

/** Every product that stands by its name: what is fine, what is not and why, and what comes in its place. */
export function answerIfAllFits(state: State): Said {
  const { kept, understanding, copy, talk, dialogue, shelf } = state;
  const { language } = understanding;
  const names = (products: readonly Product[]) =>
    inWords(
      products.map((product) => theName(product, language)),
      copy,
    );
  const fine = kept.filter((product) => canTake(product, state));
  const out = kept.filter((product) => !fine.includes(product));
  const notices = personNotices(understanding, copy);
  if (out.length === 0)
    return { text: joined([say(language, dialogue.kept.fits, names(fine)), ...notices]), offers: fine };
  const free = shelf.filter((product) => !kept.includes(product));
  const instead = [...new Set(out.flatMap((product) => insteadOf(product, understanding, free) ?? []))];
  const priced = instead.map((product) => `${theName(product, language)} (${formatMoney(product.price)})`);
  return {
    text: joined(
      [
        ...out.map((product) => outText({ ...state, fallen: [product] })),
        fine.length > 0 && say(language, talk.change.left, names(fine)),
        priced.length > 0 && `${talk.change.instead} ${inWords(priced, copy)}.`,
        joined(notices),
      ],
      "\n",
    ),
    offers: [...fine, ...instead],
  };
}
