import { memoize } from "#app/memoize.ts";
import type { LanguageTag } from "#app/i18n/language.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { conflictOfProducts } from "../choosing/conflicts.ts";
import { factsOf } from "../choosing/product-facts.ts";
import { hears, opensWith } from "../knowledge/cues.ts";
import { fill, inWords } from "../wording/copy.ts";
import { say, theName } from "../wording/names.ts";
import type { LayerKind } from "../wording/talk.ts";
import { eveningsApart } from "./evenings-apart.ts";
import { labelOn, labelLine } from "./label.ts";
import layers from "./layers.json" with { type: "json" };
import { textOf } from "./earlier.ts";
import { phraseText } from "./questions/phrases.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import { answerCombine } from "./side-by-side.ts";
import { canTake } from "./unsuitable.ts";
import { holding } from "./reasons-why.ts";
import { ingredientsNamed } from "../understanding/ingredients.ts";
import { tokenize } from "../understanding/normalize.ts";
import { ingredientName } from "../wording/reasons.ts";

/** What is looked for first, since its words hold another's: "sun cream", "eye cream". */
const FIRST: readonly string[] = ["sunscreen", "eyes", "oil", "vitaminC", "acid"];

const patternsFor = memoize((tongue: LanguageTag): [LayerKind, RegExp][] => {
  const rank = (kind: string) => (FIRST.includes(kind) ? FIRST.indexOf(kind) : FIRST.length);
  return [...layers]
    .sort((a, b) => rank(a.kind) - rank(b.kind))
    .map((layer) => [layer.kind as LayerKind, new RegExp(` (?:${layer[tongue]})(?= )`, "g")]);
});

const ORDER: readonly LayerKind[] = layers.map(({ kind }) => kind as LayerKind);

/** The kinds of care a message names, in the order in which they go on. */
function layersNamed(text: string, tongue: LanguageTag): LayerKind[] {
  let left = text;
  const found = new Set<LayerKind>();
  for (const [kind, pattern] of patternsFor(tongue)) {
    const rest = left.replace(pattern, " ·");
    if (rest !== left) found.add(kind);
    left = rest;
  }
  return ORDER.filter((kind) => found.has(kind));
}

/** The kinds that the message before this one asked the order of. */
function layersBefore({ request, tongue }: State): LayerKind[] {
  const last = request.chatHistory.findLast(({ role }) => role === "user");
  return last ? layersNamed(phraseText(textOf(last)), tongue) : [];
}

/** Words of a question that only goes on. */
const BRIEF = 8;
const isBrief = (text: string): boolean => text.trim().split(" ").length <= BRIEF;

/** "And the oil?", after the order of a serum and a cream. */
const goesOnWithOrder = (state: State): boolean =>
  state.askedLast.includes("order_of_layers") &&
  state.named.length === 0 &&
  state.shown.length === 0 &&
  isBrief(state.text) &&
  layersNamed(state.text, state.tongue).length > 0 &&
  layersBefore(state).length > 0;

/** "Under it", "under Noon Veil": one on the other. */
const isLaid = ({ text, tongue }: State): boolean =>
  hears("laid_on", text, tongue) || opensWith("opens_layer", text, tongue);

/** "Sunscreen or moisturizer first?": two kinds of care and which goes on before the other. */
export function asksOrder(state: State): boolean {
  const { text, tongue, asks, own, named, heard, surely, spoken } = state;
  const plainly = hears("in_order", text, tongue) && layersNamed(text, tongue).length > 1;
  if (plainly && asks) return true;
  // "Can I put Smooth Stone under it?", "moisturizer before or after?", of the one in hand.
  if (named.length === 1 && spoken && spoken !== named[0] && asks && isLaid(state)) return true;
  if (spoken && layersNamed(text, tongue).length === 1 && hears("before_or_after", text, tongue)) return true;
  if (goesOnWithOrder(state)) return true;
  // "Is it ok under SPF?", of the one in hand.
  const elsewhere = heard.some(({ id }) => id === "makeup" || id === "own_sunscreen");
  const itself = state.pointedBy === "pronoun" && asks && !elsewhere && isBrief(text);
  if (itself && layersNamed(text, tongue).length === 1 && hears("order", text, tongue)) return true;
  if (named.length > 1 && hears("in_order", text, tongue)) return true;
  // "My sunscreen over Quiet Harbor, is that possible?": whether, not in which order.
  if (named.length === 1 && heard.some(({ id }) => id === "own_sunscreen")) return false;
  if (surely.size > 0 && !surely.has("order_of_layers") && !surely.has("which_first")) return false;
  const said = heard.some(({ id }) => id === "order_of_layers");
  const wish = own.concerns.some(({ id }) => id !== "photoprotection") && !said;
  return (asks || said) && !wish && hears("order", text, tongue) && layersNamed(text, tongue).length > 1;
}

/** Steps of a routine, the order in which things go on. */
const LAYER: Record<Product["category"], number> = { Cleanser: 0, Treatment: 1, Serum: 2, Moisturizer: 3 };

/** An oil seals what lies beneath it. */
const OVER_CREAM = 4;

const OVER_SERUM = 2.5;

export const layerOf = (product: Product): number => {
  const { spf, area, rich, rinsedOff, retinoid } = factsOf(product);
  if (spf > 0) return 9;
  if (area === "lips") return 8;
  // What is thin goes under a retinoid.
  if (retinoid) return OVER_SERUM;
  const oil = rich && !rinsedOff && product.category !== "Moisturizer";
  return oil ? OVER_CREAM : LAYER[product.category];
};

/** The order of kinds: "first the moisturizer, then the sunscreen", and why. */
function ofKinds(kinds: readonly LayerKind[], { understanding, talk }: State): Said {
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

/** Where kinds of care that somebody has stand among our products; what is not here is told by labels. */
const BESIDE: Partial<Record<LayerKind, number>> = {
  toner: 0.5,
  serum: 2,
  cream: 3,
  oil: OVER_CREAM,
  sunscreen: 9,
  makeup: 10,
};

/** What is strong and stays on is for the evening, as its label says. */
function isForEvening(product: Product): boolean {
  const { strong, rinsedOff, spf } = factsOf(product);
  return strong.size > 0 && !rinsedOff && spf === 0;
}

/** Two sunscreens stand for one step: the stronger. */
function oneSunscreen(products: readonly Product[]): Product[] {
  const suns = products.filter((product) => factsOf(product).spf > 0);
  const [best] = suns.toSorted((a, b) => factsOf(b).spf - factsOf(a).spf);
  return products.filter((product) => product === best || !suns.includes(product));
}

/** Products in their order, and with them kinds of care that were named beside them. */
export function ofProducts(products: readonly Product[], state: State): Said {
  const { understanding, talk, text, tongue } = state;
  const own = (kind: LayerKind) =>
    kind === "sunscreen" && !products.some((product) => factsOf(product).spf > 0);
  const kinds = layersNamed(text, tongue).filter(own);
  const sorted = oneSunscreen(products).sort((a, b) => layerOf(a) - layerOf(b));
  const late = hears("morning", text, tongue) ? sorted.filter((product) => isForEvening(product)) : [];
  const ordered = sorted.filter((product) => !late.includes(product));
  if (ordered.length === 0) return ofProducts(products, { ...state, text: "" });
  // An order would say that they go on together.
  const apart = eveningsApart(ordered, state);
  if (apart) return apart;
  const later = inWords(
    late.map((product) => theName(product, understanding.language)),
    state.copy,
  );
  const names = [
    ...ordered.map((product) => theName(product, understanding.language)),
    ...kinds.map((kind) => talk.order.kinds[kind]),
  ];
  const times =
    ordered.some((product) => factsOf(product).retinoid) &&
    (kinds.length > 0 || ordered.some((one) => factsOf(one).spf));
  return {
    text: joined([
      say(understanding.language, talk.order.first, names.join(talk.order.next)),
      talk.order.rule,
      later && say(understanding.language, talk.order.later, later),
      times && talk.order.evening,
    ]),
    offers: ordered.filter((product) => canTake(product, state)),
  };
}

/** One product of ours and a kind of theirs, in their order; the label too where it names that kind. */
function besideKind(product: Product, kind: LayerKind, place: number, state: State): Said {
  const { understanding, talk, tongue, dialogue } = state;
  const names = [theName(product, understanding.language), talk.order.kinds[kind]];
  const ordered = layerOf(product) <= place ? names : names.reverse();
  const label = labelOn(product, "order_of_layers", understanding.language);
  const named = label && layersNamed(phraseText(label), tongue).includes(kind);
  const [under = "", over = ""] = ordered;
  // "Is it ok under SPF?": whether, and not in which order.
  const whether = state.pointedBy === "pronoun" && !hears("before_or_after", state.text, tongue);
  return {
    text: joined([
      whether
        ? say(understanding.language, dialogue.layered, under, over)
        : say(understanding.language, talk.order.first, ordered.join(talk.order.next)),
      named && fill(talk.labelSays, label),
      !named && talk.order.rule,
    ]),
    offers: canTake(product, state) ? [product] : [],
  };
}

/** "The vitamin C and the azelaic one": our products by what each holds, and by name; none where one is not ours. */
function heldByName(state: State): Product[] {
  const { ingredients, named, text, tongue } = state;
  if (ingredients.length + named.length < 2 || ingredients.length === 0) return [];
  if (named.length === 0 && !hears("one_of_ours", text, tongue)) return [];
  const held = ingredients.map((ingredient) => holding({ ...state, ingredients: [ingredient] }));
  const found = held.filter((product) => product !== undefined);
  return found.length === held.length ? [...new Set([...named, ...found])] : [];
}

/** "In that order?", of a product of ours and something of theirs just spoken of: one in the morning, one in the evening. */
function withTheirs(state: State): Said | undefined {
  const { text, tongue, request, spoken, understanding, dialogue } = state;
  if (!hears("in_that_order", text, tongue) || !spoken || layersNamed(text, tongue).length > 0)
    return undefined;
  const last = request.chatHistory.findLast(({ role }) => role === "user");
  const [theirs] = last
    ? ingredientsNamed(tokenize(last.parts.map((part) => part.text).join(" ")), tongue)
    : [];
  if (!theirs || factsOf(spoken).ids.has(theirs.id)) return undefined;
  const { language } = understanding;
  const names = [theName(spoken, language), ingredientName(theirs, language)];
  const [morning = "", evening = ""] = isForEvening(spoken) ? names.reverse() : names;
  return { text: say(language, dialogue.combining.byTime, morning, evening), offers: [spoken] };
}

/** "Can I put Smooth Stone under it?": whether, and which goes on first. */
function layeredOn(state: State): Said | undefined {
  const { named, spoken, understanding, dialogue } = state;
  const [first, ...more] = named;
  if (!first || more.length > 0 || !spoken || spoken === first || !isLaid(state)) return undefined;
  const both = [first, spoken];
  const level = conflictOfProducts(factsOf(first), factsOf(spoken))?.level;
  const clash = level === "avoid" || level === "alternate" || both.every(isForEvening);
  if (clash || both.some((product) => !canTake(product, state))) return answerCombine(state);
  const { language } = understanding;
  const [under = first, over = spoken] = both.toSorted((a, b) => layerOf(a) - layerOf(b));
  return {
    text: say(language, dialogue.layered, theName(under, language), theName(over, language)),
    offers: [under, over],
  };
}

/** In which order things go on: products, kinds of care, or what the label of one says. */
export function answerLayers(state: State): Said {
  const { understanding, named, pointed, spoken, table, talk, text, tongue } = state;
  if (named.length > 1) return ofProducts(named, state);
  const laid = layeredOn(state);
  if (laid) return laid;
  const held = heldByName(state);
  if (held.length > 1) return ofProducts(held, state);
  const apart = withTheirs(state);
  if (apart) return apart;
  // "Before or after the cream?" of a serum just spoken of: the two of them.
  const meant = [...new Set([...named, ...(spoken && named.length === 0 ? [spoken] : []), ...pointed])];
  if (state.pointsExactly && meant.length > 1) return ofProducts(meant, state);
  const added = goesOnWithOrder(state) ? layersBefore(state) : [];
  const said = new Set([...added, ...layersNamed(text, tongue)]);
  const kinds = ORDER.filter((kind) => said.has(kind));
  const [kind] = kinds;
  const product = spoken && pointed.every((one) => one === spoken) ? spoken : undefined;
  if (kind && kinds.length === 1 && product && BESIDE[kind] !== undefined)
    return besideKind(product, kind, BESIDE[kind], state);
  if (kinds.length > 1 && named.length === 0) return ofKinds(kinds, state);
  const one = named[0] ?? (kinds.length === 1 || table.length < 2 ? pointed[0] : undefined);
  const label = one && labelOn(one, "order_of_layers", understanding.language);
  if (one && label) return { text: labelLine(one, label, state.turn, state), offers: [one] };
  if (kinds.length > 1) return ofKinds(kinds, state);
  return table.length > 1 ? ofProducts(table, state) : { text: talk.layersGeneral, offers: [] };
}
