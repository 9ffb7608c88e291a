import { memoize } from "#app/memoize.ts";
import type { LanguageTag } from "#app/i18n/language.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { hears } from "../../knowledge/cues.ts";
import { inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { roleOf } from "../../words/reasons.ts";
import type { LayerKind } from "../../words/talk.ts";
import { eveningsApart } from "./evenings-apart.ts";
import layers from "./layers.json" with { type: "json" };
import { phraseText } from "../../reading/questions/phrases.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import { canTake } from "./unsuitable.ts";

/** What is looked for first, since its words hold another's: "sun cream", "eye cream". */
const FIRST: readonly string[] = ["sunscreen", "eyes", "oil", "vitaminC", "acid"];

const patternsFor = memoize((tongue: LanguageTag): [LayerKind, RegExp][] => {
  const rank = (kind: string) => (FIRST.includes(kind) ? FIRST.indexOf(kind) : FIRST.length);
  return [...layers]
    .sort((a, b) => rank(a.kind) - rank(b.kind))
    .map((layer) => [layer.kind as LayerKind, new RegExp(` (?:${layer[tongue]})(?= )`, "g")]);
});

export const ORDER: readonly LayerKind[] = layers.map(({ kind }) => kind as LayerKind);

/** The kinds of care a message names, in the order in which they go on. */
export function layersNamed(text: string, tongue: LanguageTag): LayerKind[] {
  let left = text;
  const found = new Set<LayerKind>();
  for (const [kind, pattern] of patternsFor(tongue)) {
    const rest = left.replace(pattern, " ·");
    if (rest !== left) found.add(kind);
    left = rest;
  }
  return ORDER.filter((kind) => found.has(kind));
}

/** Steps of a routine, the order in which things go on. */
const LAYER: Record<Product["category"], number> = { Cleanser: 0, Treatment: 1, Serum: 2, Moisturizer: 3 };

/** Where kinds of care that somebody has stand among our products. */
export const PLACES: Record<LayerKind, number> = {
  cleanser: 0,
  toner: 0.5,
  acid: 1,
  // On clean, dry skin, as its label asks.
  vitaminC: 1.5,
  serum: 2,
  eyes: 2.2,
  // What is thin goes under a retinoid.
  retinoid: 2.5,
  cream: 3,
  // An oil seals what lies beneath it.
  oil: 4,
  sunscreen: 9,
  makeup: 10,
};
const OF_LIPS = 8;

const roleFor = (product: Product) => roleOf({ product, facts: factsOf(product) });

/** Where a product stands among the layers of skin. */
export const layerOf = (product: Product): number => {
  const { spf, area, rich, rinsedOff, retinoid } = factsOf(product);
  if (spf > 0) return PLACES.sunscreen;
  if (area === "lips") return OF_LIPS;
  if (area === "eyes") return PLACES.eyes;
  if (retinoid) return PLACES.retinoid;
  if (roleFor(product) === "vitaminC") return PLACES.vitaminC;
  const oil = rich && !rinsedOff && product.category !== "Moisturizer";
  return oil ? PLACES.oil : LAYER[product.category];
};

/** The order of kinds: "first the moisturizer, then the sunscreen", and why. */
export function ofKinds(kinds: readonly LayerKind[], { understanding, talk }: State): Said {
  const names = kinds.map((kind) => talk.order.kinds[kind]);
  const evening = kinds.includes("retinoid") && (kinds.includes("sunscreen") || kinds.includes("vitaminC"));
  return {
    text: joined([
      say(understanding.language, talk.order.first, names.join(talk.order.next)),
      talk.order.rule,
      evening && talk.order.evening,
    ]),
    offers: [],
  };
}

/** What is strong and stays on is for the evening, as its label says. */
export function isForEvening(product: Product): boolean {
  const { strong, rinsedOff, spf } = factsOf(product);
  return strong.size > 0 && !rinsedOff && spf === 0;
}

/** Two sunscreens stand for one step: the stronger. */
function oneSunscreen(products: readonly Product[]): Product[] {
  const suns = products.filter((product) => factsOf(product).spf > 0);
  const [best] = suns.toSorted((a, b) => factsOf(b).spf - factsOf(a).spf);
  return products.filter((product) => product === best || !suns.includes(product));
}

/** One thing of an order, ours or theirs. */
interface Step {
  name: string;
  place: number;
  product?: Product;
  /** For one half of the day alone. */
  only?: "morning" | "evening" | undefined;
}

const BY_DAY = new Set<LayerKind>(["sunscreen", "makeup"]);

function stepOf(product: Product, { understanding }: State): Step {
  const byDay = factsOf(product).spf > 0 || roleFor(product) === "vitaminC";
  return {
    name: theName(product, understanding.language),
    place: layerOf(product),
    product,
    only: isForEvening(product) ? "evening" : byDay ? "morning" : undefined,
  };
}

/** A gel with a mild acid stays in the morning where an acid or a retinoid is for the evening, as its label says. */
function keptApart(steps: readonly Step[]): Step[] {
  const mild = ({ product, only }: Step): boolean =>
    product !== undefined &&
    only === undefined &&
    factsOf(product).ids.has("gluconolactone") &&
    !factsOf(product).rinsedOff;
  const strong = steps.some(({ only }) => only === "evening");
  return steps.map((step) => (strong && mild(step) ? { ...step, only: "morning" } : step));
}

/** Kinds of care named beside products, where no product of that kind stands among them. */
function stepsBeside(products: readonly Product[], { masked, tongue, talk }: State): Step[] {
  const taken = new Set(products.map(layerOf));
  return layersNamed(phraseText(masked), tongue)
    .filter((kind) => !taken.has(PLACES[kind]))
    .map((kind) => ({
      name: talk.order.kinds[kind],
      place: PLACES[kind],
      only: BY_DAY.has(kind) ? "morning" : undefined,
    }));
}

/** Products in their order, and with them kinds of care that were named beside them. */
export function ofProducts(products: readonly Product[], state: State): Said {
  const { understanding, talk, text, tongue, dialogue } = state;
  const { language } = understanding;
  const ours = keptApart(oneSunscreen(products).map((product) => stepOf(product, state)));
  const all = [...ours, ...stepsBeside(products, state)].toSorted((a, b) => a.place - b.place);
  const late = hears("morning", text, tongue) ? all.filter(({ only }) => only === "evening") : [];
  const ordered = late.length < all.length ? all.filter((step) => !late.includes(step)) : all;
  const given = ordered.flatMap(({ product }) => product ?? []);
  // An order would say that they go on together.
  const apart = eveningsApart(given, state);
  if (apart) return apart;
  const chain = (steps: readonly Step[]) => steps.map(({ name }) => name).join(talk.order.next);
  const halves =
    ordered.some(({ only }) => only === "morning") && ordered.some(({ only }) => only === "evening");
  const later =
    late.length < all.length &&
    inWords(
      late.map(({ name }) => name),
      state.copy,
    );
  return {
    text: joined([
      ...(halves
        ? [
            say(language, dialogue.times.morning, chain(ordered.filter(({ only }) => only !== "evening"))),
            say(language, dialogue.times.evening, chain(ordered.filter(({ only }) => only !== "morning"))),
          ]
        : [say(language, talk.order.first, chain(ordered))]),
      talk.order.rule,
      later && say(language, talk.order.later, later),
    ]),
    offers: given.filter((product) => canTake(product, state)),
  };
}
