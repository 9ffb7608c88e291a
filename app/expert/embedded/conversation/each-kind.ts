import type { LanguageTag } from "#app/i18n/language.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { withAim } from "../../shelf/aims.ts";
import { withCompanions } from "../../shelf/companions.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { rankProducts } from "../../shelf/rank.ts";
import type { Scored } from "../../shelf/score.ts";
import { formatMoney } from "#app/i18n/format.ts";
import { hears, opensWith, without, wordsPattern } from "../../knowledge/cues.ts";
import { latest } from "../../reading/person/fact.ts";
import { inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { personNotices } from "../../words/notices.ts";
import { pickLines, uncheckedText } from "./care.ts";
import { isOfKind, type Kind, kindWords } from "../../reading/kinds.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";

/** Kinds that are wished for by their name, the telling ones first: an eye cream is no cream, "sun cream" neither. */
const WISHED: readonly Kind[] = ["lips", "eyes", "sunscreen", "cleanser", "serum", "cream"];

/** The kinds a folded text names, each word counted once, in the order they stand. */
function kindsIn(text: string, tongue: LanguageTag): Kind[] {
  const found: { kind: Kind; at: number }[] = [];
  // "He hates sticky creams" wishes for none.
  let rest = without("dislikes_kind", text, tongue);
  for (const kind of WISHED) {
    const pattern = wordsPattern(kindWords(kind, tongue));
    const at = rest.search(pattern);
    if (at < 0) continue;
    found.push({ kind, at });
    rest = rest.replace(pattern, (words) => ` ${"-".repeat(words.length - 2)} `);
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ kind }) => kind);
}

/** Asked beside two kinds, these are about them and wish for none. */
const ABOUT_KINDS = new Set([
  "order_of_layers",
  "combine",
  "which_first",
  "when",
  "how_often",
  "needs_cream",
  "total",
]);

/** Longer messages tell a story. */
const MOST_WORDS = 18;

/** What kinds of care, two or more, a message wishes for together: "just a cleanser and a moisturizer". */
function kindsWished(state: State): Kind[] {
  const { text, tongue, limitsNow, named, own, heard } = state;
  const kinds = kindsIn(text, tongue).filter((kind) => ![...limitsNow.refused].some((one) => one === kind));
  const words = text.trim().split(" ").length;
  const other = named.length > 0 || limitsNow.owned.size > 0 || own.redFlags.length > 0;
  const about = state.asks && heard.some(({ id }) => ABOUT_KINDS.has(id) && state.surely.has(id));
  const wishes = hears("wishes_kinds", text, tongue) && !hears("either", text, tongue);
  return kinds.length > 1 && words <= MOST_WORDS && wishes && !other && !about ? kinds : [];
}

/** Words of a message that asks for a thing of another kind, and no more. */
const FEW = 6;
const A_WASH = 12;

/** "And a wash?", of skin that was told of: one kind beside what stands, named without "the". */
function kindBeside(state: State): Kind[] {
  const { text, tongue, named, pointsExactly, kept, table, own, limitsNow, ingredients } = state;
  // "And to wash his face?": what skin is cleaned with, without its name.
  const washes = hears("for_washing", text, tongue);
  const [kind, ...more] = washes ? (["cleanser"] as const) : kindsIn(text, tongue);
  const untold = own.concerns.length === 0 && (washes || own.category === undefined);
  const bare = named.length + ingredients.length === 0 && !pointsExactly && untold;
  const words = text.trim().split(" ").length;
  if (!kind || more.length > 0 || !bare || kept.length === 0 || words > (washes ? A_WASH : FEW)) return [];
  const said = limitsNow.owned.size + limitsNow.refused.size > 0 || limitsNow.only !== undefined;
  const there = table.some((product) => isOfKind(product, kind));
  return (washes || opensWith("and_a", text, tongue)) && !said && (washes || !there) ? [kind] : [];
}

const told = ({ understanding, request }: State): boolean =>
  request.chatHistory.length > 0 && understanding.concerns.length + understanding.skinTypes.length > 0;

/** True when exactly these kinds are wanted, after some talk of skin. */
export const asksEachKind = (state: State): boolean =>
  told(state) && (kindsWished(state).length > 1 || kindBeside(state).length > 0);

/** What may stand for a kind: what was chosen before first, then by what it does for what was told. */
function candidates(kind: Kind, state: State): Scored[] {
  const { request, limits, onOffer, table } = state;
  const { category: _kind, also: _other, ...understanding } = state.understanding;
  const scentOf = (product: Product) =>
    limits.scented === undefined || factsOf(product).scented === limits.scented;
  const chosen = (one: Scored) => Number(table.includes(one.product));
  const pool = request.catalogue.filter(
    (product) => product.stock > 0 && isOfKind(product, kind) && onOffer(product) && scentOf(product),
  );
  return rankProducts(withCompanions(withAim(understanding)), pool, understanding)
    .filter(({ facts }) => facts.area !== "body")
    .toSorted((a, b) => chosen(b) - chosen(a) || b.score - a.score);
}

/** One of each, the best; where they come to more than may be spent, the dearest gives way to the next of its kind. */
function oneOfEach(kinds: readonly Kind[], state: State): Scored[] {
  const budget = latest(state.understanding.person, "budget");
  const limit = budget?.per === "together" ? budget.amount : Number.POSITIVE_INFINITY;
  const shelves = kinds.map((kind) => candidates(kind, state));
  const picked = shelves.flatMap(([best]) => best ?? []);
  const sum = () => picked.reduce((all, { product }) => all + product.price, 0);
  for (const shelf of shelves.toSorted((a, b) => (b[0]?.product.price ?? 0) - (a[0]?.product.price ?? 0))) {
    const [first] = shelf;
    const at = first ? picked.indexOf(first) : -1;
    const over = sum() - limit;
    const dear = picked[at]?.product.price ?? 0;
    if (over <= 0 || at < 0) continue;
    const cheaper = shelf.filter(({ product }) => product.price < dear);
    const next = cheaper.find(({ product }) => product.price <= dear - over) ?? cheaper[0];
    if (next) picked[at] = next;
  }
  return picked;
}

/** The names and prices of some products, and what they come to. */
function sumText(products: readonly Product[], { understanding, copy, talk, dialogue }: State): string {
  const { language } = understanding;
  const names = inWords(
    products.map((product) => `${theName(product, language)} (${formatMoney(product.price)})`),
    copy,
  );
  const sum = formatMoney(products.reduce((all, { price }) => all + price, 0));
  return say(language, products.length > 1 ? talk.total : dialogue.leaveOut.one, names, sum);
}

/** Exactly the kinds that were asked for, one of each, with what they come to. */
export function answerEachKind(state: State): Said {
  const { understanding, dialogue, copy } = state;
  const kinds = kindsWished(state);
  const wished = kinds.length > 1 ? kinds : kindBeside(state);
  const there = oneOfEach(wished, state);
  // A wash for the back is one for the face as well.
  const anywhere = { ...state, understanding: { ...understanding, places: [] } };
  const picked = there.length > 0 ? there : oneOfEach(wished, anywhere);
  if (picked.length === 0) return { text: joined([dialogue.limits.none, uncheckedText(state)]), offers: [] };
  const products = picked.map(({ product }) => product);
  return {
    text: joined(
      [
        kinds.length > 1 && dialogue.kept.eachKind,
        ...pickLines(picked, state),
        joined([
          products.length > 1 && sumText(products, state),
          uncheckedText(state),
          ...personNotices(understanding, copy),
        ]),
      ],
      "\n",
    ),
    offers: products,
  };
}
