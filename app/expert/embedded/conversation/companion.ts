import { formatMoney } from "#app/i18n/format.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { chooseProducts } from "../../shelf/choose.ts";
import { conflictOfProducts } from "../../shelf/conflicts.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { hears } from "../../knowledge/cues.ts";
import { say, theName } from "../../words/names.ts";
import { pickLines } from "./care.ts";
import type { Kind } from "../../reading/kinds.ts";
import { kindIn } from "./of-kind.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import { inHand } from "./subject.ts";

const OF_KIND: Partial<Record<Kind, Product["category"]>> = {
  cleanser: "Cleanser",
  serum: "Serum",
  cream: "Moisturizer",
};

/** The kind that is wished for, or only named. */
function categoryAsked(state: State): Product["category"] | undefined {
  const { own, text, tongue } = state;
  const kind = kindIn(text, tongue);
  // "And what after it?": a cream.
  const hand = inHand(state);
  const next =
    hand && hand.category !== "Moisturizer" && hears("after_it", text, tongue) ? "Moisturizer" : undefined;
  return own.category ?? (kind && OF_KIND[kind]) ?? next;
}

/** "Which cream goes with it?": one thing of another kind beside the one in hand. */
export function asksCompanion(state: State): boolean {
  const { text, tongue, named, ingredients } = state;
  const hand = inHand(state);
  const category = categoryAsked(state);
  return (
    named.length === 0 &&
    ingredients.length === 0 &&
    !state.heard.some(({ id }) => id === "own_sunscreen") &&
    category !== undefined &&
    hand !== undefined &&
    category !== hand.category &&
    (hears("goes_with", text, tongue) || hears("after_it", text, tongue))
  );
}

/** The one of that kind that suits and does not clash, and what both come to. */
export function answerCompanion(state: State): Said | undefined {
  const { understanding, shelf, dialogue } = state;
  const { language } = understanding;
  const hand = inHand(state);
  const category = categoryAsked(state);
  if (!hand || !category) return undefined;
  const [pick] = chooseProducts({ ...understanding, category }, shelf).filter(
    ({ product, facts }) =>
      product.category === category &&
      facts.spf === 0 &&
      !clashes(conflictOfProducts(facts, factsOf(hand))?.level),
  );
  if (!pick) return undefined;
  const [line = ""] = pickLines([pick], state);
  return {
    text: joined([
      line,
      say(language, dialogue.together, theName(hand, language), formatMoney(hand.price + pick.product.price)),
    ]),
    offers: [pick.product, hand],
  };
}

const clashes = (level: string | undefined): boolean => level === "avoid" || level === "alternate";
