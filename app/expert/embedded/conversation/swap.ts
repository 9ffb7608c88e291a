import { formatMoney } from "#app/i18n/format.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { withAim } from "../../shelf/aims.ts";
import { scoreProduct } from "../../shelf/score.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { mayAnswer } from "../../shelf/verdict.ts";
import { hears, wordsPattern } from "../../knowledge/cues.ts";
import { inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { isOfKind, type Kind, kindWords } from "../../reading/kinds.ts";
import { fitting, kindIn, shelfOf } from "./of-kind.ts";
import { isShort } from "./plausible.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";

/** Textures one may ask for in the place of another. */
const TEXTURES: readonly Kind[] = ["foam", "gel", "oil", "milk", "balm", "powder", "jelly"];

/** The one of the table to be exchanged, and what comes in its place; nothing where no exchange is asked. */
function exchange(state: State): [Product, Product] | undefined {
  const { text, tongue, understanding } = state;
  const kind = kindIn(text, tongue);
  const old = kind && state.kept.find((product) => isOfKind(product, kind));
  if (!kind || !old || !hears("swap", text, tongue)) return undefined;
  const others = shelfOf(kind, state).filter((product) => product !== old && state.shelf.includes(product));
  const wanted = TEXTURES.filter((one) => one !== kind && wordsPattern(kindWords(one, tongue)).test(text));
  const foams = hears("foams", text, tongue) ? ["foam" as const, "jelly" as const] : [];
  const soft = others.filter((product) => [...wanted, ...foams].some((one) => isOfKind(product, one)));
  const person = withAim(understanding);
  const [best] = fitting(soft.length > 0 ? soft : others, understanding).toSorted(
    (a, b) => scoreProduct(b, person).score - scoreProduct(a, person).score,
  );
  return best && [old, best];
}

/** "Swap the cleanser for something that foams": one of the table for another of its kind. */
export const asksToSwap = (state: State): boolean =>
  state.named.length === 0 && exchange(state) !== undefined;

/** The table with one product in the place of another, and what that comes to. */
export function answerSwap(state: State): Said {
  const [old, fresh] = exchange(state) ?? [];
  const { understanding, dialogue, talk } = state;
  const { language } = understanding;
  if (!old || !fresh) return { text: talk.whichProduct, offers: [] };
  return exchanged(old, fresh, say(language, dialogue.swapped, theName(fresh, language)), state);
}

/** The table with one product in the place of another, what is said of it, and what that comes to. */
function exchanged(old: Product, fresh: Product, why: string, state: State): Said {
  const { understanding, copy, dialogue, talk } = state;
  const { language } = understanding;
  const table = state.kept.map((product) => (product === old ? fresh : product));
  const sum = table.reduce((all, { price }) => all + price, 0);
  const names = inWords(
    table.map((product) => `${theName(product, language)} (${formatMoney(product.price)})`),
    copy,
  );
  const total = table.length > 1 ? talk.total : dialogue.leaveOut.one;
  return { text: joined([why, say(language, total, names, formatMoney(sum))]), offers: table };
}

const isTinted = (product: Product): boolean => factsOf(product).ids.has("iron_oxides");

/** A sunscreen of the table that would show on deep skin, and the one with a tint that may stand for it. */
function paleSun({ kept, shelf, understanding }: State): [Product, Product] | undefined {
  const pale = kept.find((product) => factsOf(product).spf > 0 && !isTinted(product));
  const tinted = shelf.find(
    (product) => factsOf(product).spf > 0 && isTinted(product) && mayAnswer(product, understanding),
  );
  return pale && tinted && !kept.includes(tinted) ? [pale, tinted] : undefined;
}

/** "He has black skin", of a sunscreen that would show on it. */
export function tellsDeepSkin(state: State): boolean {
  const { own, before, asks, named } = state;
  const news = own.modifiers.includes("deep_skin") && !before?.modifiers.includes("deep_skin");
  const bare = own.concerns.length + named.length === 0 && own.category === undefined && !asks;
  return news && bare && isShort(state) && paleSun(state) !== undefined;
}

/** A sunscreen with a tint in the place of one without. */
export function answerTint(state: State): Said {
  const [pale, tinted] = paleSun(state) ?? [];
  const { understanding, dialogue, talk } = state;
  if (!pale || !tinted) return { text: talk.whichProduct, offers: [] };
  const { language } = understanding;
  const why = say(language, dialogue.qualities.unseen, theName(tinted, language), theName(pale, language));
  return exchanged(pale, tinted, why, state);
}
