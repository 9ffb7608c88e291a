import type { Product } from "#app/features/catalogue/product.ts";
import { isOfKind } from "../../../reading/kinds.ts";
import { isLimiting } from "../../../reading/limits.ts";
import { latest } from "../../../reading/person/fact.ts";
import { factsOf } from "../../../shelf/product-facts.ts";
import { withAim } from "../../../shelf/aims.ts";
import { isSmall } from "../../../reading/small-places.ts";
import { scoreProduct } from "../../../shelf/score.ts";
import { insteadOf } from "../../../shelf/suitable.ts";
import { verdictFor } from "../../../shelf/verdict.ts";
import { fill } from "../../../words/copy.ts";
import { exclusionText } from "../../../words/exclusion-text.ts";
import { personNotices } from "../../../words/notices.ts";
import type { Act, Said } from "../act.ts";
import { choose, pickLines, sumText, uncheckedText } from "../choice.ts";
import { conditionsText } from "../person.ts";
import { namesOf, nameOf, suits, tell, type Turn } from "../turn.ts";
import { clears, isUnasked } from "../careful.ts";
import { inShort } from "./product.ts";
import { notForThem, nextQuestion, recommendFrom } from "./recommend.ts";
import { orderOf } from "./order.ts";

/** Why a product of the list is out now; nothing where it was simply said no to. */
function whyOut(turn: Turn, product: Product): string | undefined {
  const { told, words, language } = turn;
  const verdict = verdictFor(product, told, { places: [], evenSoldOut: true });
  return verdict.ok ? undefined : exclusionText(product, verdict, words.copy, language);
}

/** Which products are dropped from the list, with the reason if the person gave one. */
export function outText(turn: Turn, fallen: readonly Product[]): string {
  const { guided, talk } = turn.words;
  const had = fallen.filter((product) =>
    [...turn.frame.limits.owned].some((kind) => isOfKind(product, kind)),
  );
  if (fallen.length > 0 && had.length === fallen.length)
    return tell(turn, talk.change.owned, namesOf(turn, fallen));
  const reasons = new Map<string, Product[]>();
  for (const product of fallen) {
    const why = whyOut(turn, product) ?? "";
    reasons.set(why, [...(reasons.get(why) ?? []), product]);
  }
  return [...reasons]
    .map(([why, products]) =>
      why === ""
        ? tell(turn, guided.withoutMany, namesOf(turn, products))
        : tell(turn, guided.without, namesOf(turn, products), why),
    )
    .join(" ");
}

/** Cuts the list down to the count and the budget, keeping what helps most. */
function withinMeans(turn: Turn, products: readonly Product[]): Product[] {
  const { told } = turn;
  const count = latest(told.person, "count")?.count ?? products.length;
  const budget = latest(told.person, "budget");
  const person = withAim(told);
  let left = budget?.per === "together" ? budget.amount : Number.POSITIVE_INFINITY;
  const byWorth = products.toSorted((a, b) => scoreProduct(b, person).score - scoreProduct(a, person).score);
  const kept = byWorth.slice(0, count).filter(({ price }) => {
    if (price > left) return false;
    left -= price;
    return true;
  });
  return products.filter((product) => kept.includes(product));
}

/** Nothing is on the list yet: notes what was said, and recommends once that is enough. */
function firstNews(turn: Turn): Said {
  const { told, frame, words, dialogue } = turn;
  const { own } = frame;
  const enough =
    told.concerns.length > 0 ||
    own.skinTypes.length > 0 ||
    own.category !== undefined ||
    own.wanted.length > 0 ||
    own.wish !== undefined ||
    turn.limits.only !== undefined ||
    isSmall(own.places);
  if (enough) return recommendFrom(turn);
  return {
    lines: [
      [
        notForThem(turn),
        tell(turn, words.guided.noted, conditionsText(turn)),
        uncheckedText(turn),
        ...personNotices(told, words.copy, true),
        !dialogue.questions.has("concern") && words.copy.chat.askConcern,
      ]
        .filter(Boolean)
        .join(" "),
    ],
    open: "concern",
    taps: ["choose", "routine"],
  };
}

/** The kind, or the scent, that alone is wanted from here on. */
function anew({ frame, told }: Turn): boolean {
  const { own, limits } = frame;
  return (
    limits.only !== undefined ||
    limits.scented === true ||
    limits.tinted !== undefined ||
    own.category !== undefined ||
    own.wanted.length > 0 ||
    own.textures.length > 0 ||
    (own.concerns.some(({ strength }) => strength >= 1) && told.concerns.length > 0)
  );
}

const sumOf = (products: readonly Product[]): number => products.reduce((all, { price }) => all + price, 0);

/** Offers what was withheld so far: the product last spoken of, a new choice, or what helps most. */
function offeredNow(turn: Turn): Said | undefined {
  const { about, shelf, told, words, table } = turn;
  const may = (product: Product) => isUnasked(product) && suits(turn, product) && product.stock > 0;
  const spoken = about.hand && may(about.hand) ? about.hand : undefined;
  if (!spoken && told.concerns.length > 0)
    return choose(turn).picked.some(({ product }) => may(product)) ? recommendFrom(turn) : undefined;
  const product = spoken ?? (table.length > 0 ? shelf.find(may) : undefined);
  return (
    product && {
      lines: [[tell(turn, words.talk.mayUse, nameOf(turn, product)), inShort(turn, product)].join(" ")],
      offers: [product],
      focus: product,
    }
  );
}

/**
 * Checks the current list against news about the person or the wish: what is dropped and why, what replaces it, what
 * stays. A new wish starts a new choice.
 */
export const refine: Act = (turn) => {
  const { table, fallen, told, words, frame, limits, dialogue } = turn;
  const { guided } = words;
  if (clears(frame) && turn.withheld.length === 0) {
    const said = offeredNow(turn);
    if (said) return said;
  }
  if (table.length + fallen.length === 0) return firstNews(turn);
  if (anew(turn)) {
    const said = recommendFrom(turn);
    return fallen.length > 0 ? { ...said, lines: [outText(turn, fallen), ...said.lines] } : said;
  }
  const kept = withinMeans(turn, table);
  const dropped = table.filter((product) => !kept.includes(product));
  const count = latest(told.person, "count")?.count;
  const budget = latest(told.person, "budget");
  const onlySun = kept.length > 0 && kept.every((product) => factsOf(product).spf > 0);
  if (budget && onlySun && told.concerns.some(({ id }) => id !== "photoprotection")) {
    // Nothing of what helps is left: another choice for the sum.
    const said = recommendFrom(turn);
    return { ...said, lines: [outText(turn, [...fallen, ...dropped]), ...said.lines] };
  }
  // A product over the budget is replaced by a cheaper one; one beyond the count is not replaced.
  const replaced = count === undefined || kept.length < count ? [...fallen, ...dropped] : [];
  const fresh: Product[] = [];
  for (const lost of replaced) {
    const room =
      budget?.per === "together" ? budget.amount - sumOf([...kept, ...fresh]) : Number.POSITIVE_INFINITY;
    const shelf = turn.shelf.filter(
      (one) => !kept.includes(one) && !fresh.includes(one) && one.price <= room && one !== lost,
    );
    const other = insteadOf(lost, told, shelf);
    if (other && !(count !== undefined && kept.length + fresh.length >= count)) fresh.push(other);
  }
  const all = [...kept, ...fresh];
  const gone = [...fallen, ...dropped];
  if (gone.length === 0) {
    const more = choose(turn).picked.filter(({ product }) => !table.includes(product));
    const wantsMore = frame.own.skinTypes.length > 0 && more.length > 0 && table.length < 2;
    const { open, text } = nextQuestion(turn);
    if (wantsMore) {
      // More of the kind that was asked for.
      const [kind, ...others] = new Set(table.map(({ category }) => category));
      const ofKind = turn.shelf.filter(({ category }) => category === kind);
      return recommendFrom(turn, others.length === 0 ? ofKind : turn.shelf);
    }
    // What was last spoken of need not be on the list to be ruled out.
    const { hand } = turn.about;
    const barred = hand && !table.includes(hand) && whyOut(turn, hand) ? [hand] : [];
    return {
      lines: [
        [
          outText(turn, barred),
          tell(turn, guided.stays, namesOf(turn, table)),
          uncheckedText(turn),
          ...personNotices(told, words.copy, true),
          text,
        ]
          .filter(Boolean)
          .join(" "),
      ],
      offers: table,
      ...(open && { open }),
    };
  }
  const scored = fresh.map(
    (product) => choose(turn, [product]).picked[0] ?? scoreProduct(product, withAim(told)),
  );
  if (all.length === 0)
    return { lines: [outText(turn, gone), guided.noneLeft, words.copy.notices.nothingFits], stands: [] };
  const wasRoutine = dialogue.said.includes("routine") && all.length > 2;
  return {
    lines: [
      [outText(turn, gone), kept.length > 0 && tell(turn, guided.stays, namesOf(turn, kept))]
        .filter(Boolean)
        .join(" "),
      fresh.length > 0 && guided.instead,
      ...pickLines(turn, scored),
      ...(wasRoutine ? orderOf(turn, all).lines : []),
      [
        (limits !== undefined && isLimiting(frame.limits)) || budget || count ? sumText(turn, all) : false,
        uncheckedText(turn),
        ...personNotices(told, words.copy, true),
      ]
        .filter(Boolean)
        .join(" "),
    ],
    offers: all,
    stands: all,
  };
};

/** For somebody else, with a list of their own; asks for what is needed if nothing is known about them. */
export const forAnother: Act = (turn) => {
  const { told, words } = turn;
  const relation = told.person.relation;
  const { talk, guided } = words;
  const known =
    told.concerns.length + told.skinTypes.length > 0 || told.person.facts.length > 0 || told.wish === "gift";
  if (!known && relation !== "self")
    return {
      lines: [fill(guided.forWhom, talk.relations[relation])],
      open: "concern",
      taps: ["dry", "oily", "upset"],
    };
  return turn.table.length > 0 ? refine(turn) : recommendFrom(turn);
};

/** Takes one of the list out and puts another of its kind there. */
export const swap: Act = (turn) => {
  const { about, table, shelf, told, words } = turn;
  const out = about.exactly.find((product) => table.includes(product)) ?? about.hand;
  if (!out) return undefined;
  const other = insteadOf(
    out,
    told,
    shelf.filter((product) => !table.includes(product) && product !== out),
  );
  if (!other) return { lines: [words.copy.chat.noMore], offers: table };
  const scored = choose(turn, [other]).picked[0] ?? scoreProduct(other, withAim(told));
  const anewList = table.includes(out)
    ? table.map((product) => (product === out ? other : product))
    : [...table, other];
  return {
    lines: [
      tell(turn, words.guided.swapped, nameOf(turn, out)),
      ...pickLines(turn, [scored]),
      sumText(turn, anewList),
    ],
    offers: [other, ...anewList.filter((product) => product !== other)],
    stands: anewList,
    focus: other,
  };
};
