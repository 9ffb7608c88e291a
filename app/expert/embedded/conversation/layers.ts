import type { Product } from "#app/features/catalogue/product.ts";
import { conflictOfProducts } from "../../shelf/conflicts.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { hears, isOnly, opensWith } from "../../knowledge/cues.ts";
import { fill } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import type { LayerKind } from "../../words/talk.ts";
import { labelOn, labelLine } from "./label.ts";
import { textOf } from "./earlier.ts";
import { phraseText } from "../../reading/questions/phrases.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import { answerCombine } from "./combine.ts";
import { isForEvening, layerOf, layersNamed, ofKinds, ofProducts, ORDER, PLACES } from "./steps.ts";
import { canTake } from "./unsuitable.ts";
import { holding } from "./reasons-why.ts";
import { ingredientsNamed } from "../../reading/ingredients.ts";
import { productsNamed } from "../../reading/product-names.ts";
import { tokenize } from "../../reading/normalize.ts";
import { ingredientName } from "../../words/reasons.ts";

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

/** Messages over which several are named. */
const NAMED_OVER = 4;

/** What somebody named over the last messages. */
const namedLately = ({ request }: State): readonly Product[] => [
  ...new Set(
    request.chatHistory
      .filter(({ role }) => role === "user")
      .slice(-NAMED_OVER)
      .flatMap((entry) => productsNamed(textOf(entry), request.catalogue)),
  ),
];

/** "What's the order, then?", of several just named. */
const asksTheirOrder = (state: State): boolean =>
  state.named.length === 0 && isOnly("the_order", state.text, state.tongue) && namedLately(state).length > 1;

/** "Sunscreen or moisturizer first?": two kinds of care and which goes on before the other. */
export function asksOrder(state: State): boolean {
  const { text, tongue, asks, own, named, heard, surely, spoken } = state;
  const plainly = hears("in_order", text, tongue) && layersNamed(text, tongue).length > 1;
  if ((plainly && asks) || asksTheirOrder(state)) return true;
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

/** Kinds that stand beside a product in hand; of the others its label tells. */
const BESIDE = new Set<LayerKind>(["toner", "serum", "cream", "oil", "sunscreen", "makeup"]);

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
  const { understanding, named, pointed, spoken, table, talk, text, masked, tongue } = state;
  if (named.length > 1) return ofProducts(named, state);
  if (asksTheirOrder(state)) {
    const [last = []] = state.shown;
    return ofProducts([...new Set([...namedLately(state), ...(last.length === 1 ? last : [])])], state);
  }
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
  if (kind && kinds.length === 1 && product && BESIDE.has(kind))
    return besideKind(product, kind, PLACES[kind], state);
  // "My Deep Water Serum, cream and sunscreen": the one of ours among theirs.
  if (named.length === 1 && layersNamed(phraseText(masked), tongue).length > 0)
    return ofProducts(named, state);
  if (kinds.length > 1 && named.length === 0) return ofKinds(kinds, state);
  const one = named[0] ?? (kinds.length === 1 || table.length < 2 ? pointed[0] : undefined);
  const label = one && labelOn(one, "order_of_layers", understanding.language);
  if (one && label) return { text: labelLine(one, label, state.turn, state), offers: [one] };
  if (kinds.length > 1) return ofKinds(kinds, state);
  return table.length > 1 ? ofProducts(table, state) : { text: talk.layersGeneral, offers: [] };
}
