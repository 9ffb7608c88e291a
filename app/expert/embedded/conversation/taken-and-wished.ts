import type { HistoryEntry } from "#app/expert/expert.ts";
import { formatMoney } from "#app/i18n/format.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { isOnly, opensWith } from "../../knowledge/cues.ts";
import { withoutProductNames } from "../../reading/product-names.ts";
import { inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { phraseText } from "../../reading/questions/phrases.ts";
import { readState, type State } from "./state.ts";
import { canTake } from "./unsuitable.ts";

/** Stands for a name of ours, as the cue writes it. */
const NAME = "ourthing";

/** Where a clause may end. */
const BREAK = /[.,;:!\n]+|\s(?=(?:and|also|plus|et|aussi|y|tambien|también|ademas|además)\s)/giu;

/** Fewer words than this are no wish. */
const LEAST_WORDS = 3;

interface TakenAndWished {
  taken: { text: string; products: readonly Product[] };
  /** The talk as if what is taken had been said alone, and the wish that follows. */
  before: readonly HistoryEntry[];
  wish: string;
}

/** Whether a clause takes what was named, and says nothing else. */
const takes = (clause: string, { request, tongue }: State): boolean =>
  isOnly("takes_it", phraseText(withoutProductNames(clause, request.catalogue, NAME)), tongue);

/** The whole message does. */
export const isWhollyTaken = (state: State): boolean => takes(state.request.message, state);

/** What the first clause of a message takes, where that is all it says. */
function takenBy(clause: string, state: State): readonly Product[] {
  const { request } = state;
  if (!takes(clause, state)) return [];
  const alone = readState({ ...request, message: clause });
  const { named, pointed, spoken } = alone;
  const meant = named.length > 0 ? named : pointed.length > 0 ? pointed : spoken ? [spoken] : [];
  return meant.every((product) => canTake(product, alone)) ? meant : [];
}

/** Splits "the other one, and a sunscreen for dark skin": something taken, and a wish beside it. */
export function takenAndWished(state: State): TakenAndWished | undefined {
  const { request, understanding, copy, dialogue, tongue, own } = state;
  if (request.chatHistory.length === 0 || own.redFlags.length > 0) return undefined;
  if (isWhollyTaken(state)) return undefined;
  for (const { index, 0: mark } of request.message.matchAll(BREAK)) {
    const clause = request.message.slice(0, index);
    const wish = request.message.slice(index + mark.length).trim();
    const words = phraseText(wish).trim().split(" ").length;
    const isSentence = /[.;!\n]/u.test(mark);
    if (words < LEAST_WORDS || !(isSentence || opensWith("joins_wish", phraseText(wish), tongue))) continue;
    const products = takenBy(clause, state);
    if (products.length === 0) continue;
    // "That one and the sunscreen": both are taken.
    const rest = readState({ ...request, message: wish });
    if (words <= LEAST_WORDS && rest.pointsExactly && rest.pointed.length > 0 && !rest.asks) return undefined;
    const { language } = understanding;
    const names = products.map((product) => `${theName(product, language)} (${formatMoney(product.price)})`);
    const text = say(language, dialogue.kept.taken, inWords(names, copy));
    const before = [
      ...request.chatHistory,
      { role: "user" as const, parts: [{ text: clause }] },
      { role: "model" as const, parts: [{ text }] },
    ];
    return { taken: { text, products }, before, wish };
  }
  return undefined;
}
