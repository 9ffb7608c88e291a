import { languageTag } from "#app/i18n/language.ts";
import { LOW_STOCK, type Product } from "#app/features/catalogue/product.ts";
import { rankProducts } from "../../shelf/rank.ts";
import { isScent } from "../../shelf/inci.ts";
import { mayBeNamed, suitsPlace } from "../../shelf/may-be-named.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { hears } from "../../knowledge/cues.ts";
import { EXCLUSION_RULES, type Place } from "../../knowledge/knowledge.ts";
import { type Fact, has } from "../../reading/person/fact.ts";
import { matchesInci } from "../../reading/person/substances.ts";
import { fill, inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { ingredientName } from "../../words/reasons.ts";
import { labelLine, labelSentences, labelOn, labelOnPlace, questionOf } from "./label.ts";
import { type LabelSubject, sharedWith, stemsOf } from "../../shelf/label-score.ts";
import { phraseText } from "../../reading/questions/phrases.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";

export interface Asked {
  product: Product;
  state: State;
}

export function quoted({ product, state }: Asked, subject: LabelSubject): string | undefined {
  const { understanding, turn } = state;
  const sentence = labelOn(product, subject, understanding.language, questionOf(state));
  return sentence && labelLine(product, sentence, turn + subject.length, state);
}

/** That nobody here knows it, and who does; what is not known is no reason to buy. */
export function notStated({ product, state }: Asked): Said {
  const { talk, understanding, request } = state;
  const name = theName(product, understanding.language);
  const text = joined([
    say(understanding.language, talk.notStated, name),
    fill(talk.write, request.shop.supportEmail),
  ]);
  return { text, offers: [] };
}

/** A sentence of ours about the product by its name, then the label's own where it has one. */
function withQuote(asked: Asked, sentence: string, subject: LabelSubject, ...values: string[]): string {
  const { understanding, talk } = asked.state;
  const label = labelOn(asked.product, subject, understanding.language, questionOf(asked.state));
  const name = theName(asked.product, understanding.language);
  return joined([
    say(understanding.language, sentence, name, ...values),
    label && fill(talk.labelSays, label),
  ]);
}

function strongNames({ product, state }: Asked): string {
  const { strong, actives } = factsOf(product);
  const names = actives
    .filter(
      ({ ingredient, presence }) =>
        strong.has(ingredient.id) || (presence > 0.5 && ingredient.irritation >= 2),
    )
    .map(({ ingredient }) => ingredientName(ingredient, state.understanding.language));
  return inWords([...new Set(names)].slice(0, 2), state.copy);
}

export function smell(asked: Asked): string {
  const { product, state } = asked;
  const scent = product.ingredients.find((name) => isScent(name.toLowerCase()));
  if (!factsOf(product).scented || !scent) return withQuote(asked, state.talk.smellNo, "smell");
  // Whoever asks what it smells of is told the note, where the label has one.
  const { language } = state.understanding;
  const label = labelOn(product, "scented", language);
  const name = theName(product, language);
  return label
    ? joined([say(language, state.dialogue.smells, name), fill(state.talk.labelSays, label)])
    : say(language, state.talk.smellYes, name, scent);
}

export function sting(asked: Asked): string {
  const { talk } = asked.state;
  const names = strongNames(asked);
  return names ? withQuote(asked, talk.stingYes, "sting", names) : withQuote(asked, talk.stingNo, "sting");
}

export function purge(asked: Asked): string {
  const { talk, understanding } = asked.state;
  const { strong, rinsedOff } = factsOf(asked.product);
  const name = theName(asked.product, understanding.language);
  return strong.size > 0 && !rinsedOff
    ? say(understanding.language, talk.purgeYes, name, strongNames(asked))
    : say(understanding.language, talk.purgeNo, name);
}

export function makeup(asked: Asked): string {
  const { talk } = asked.state;
  const facts = factsOf(asked.product);
  if (facts.rinsedOff) return withQuote(asked, talk.makeupCleanser, "makeup");
  const { text, tongue, dialogue } = asked.state;
  const told = withQuote(
    asked,
    facts.strong.size > 0 && facts.spf === 0 ? talk.makeupEvening : talk.makeupYes,
    "makeup",
  );
  return joined([told, hears("pills", text, tongue) && dialogue.pills]);
}

/** When to put it on again, asked of a sunscreen. */
export function reapply(asked: Asked): string | undefined {
  const { text, tongue } = asked.state;
  const spf = factsOf(asked.product).spf > 0;
  return spf && hears("again", text, tongue) ? quoted(asked, "reapply") : undefined;
}

/** A pale cast: a tint is there against it; minerals without one may leave it. */
function cast(asked: Asked): string {
  const { product, state } = asked;
  const { language } = state.understanding;
  const facts = factsOf(product);
  const name = theName(product, language);
  if (facts.spf === 0) return say(language, state.dialogue.cast.none, name);
  if (facts.ids.has("iron_oxides")) return withQuote(asked, state.dialogue.cast.tinted, "cast");
  const tinted = state.request.catalogue.find(
    (other) => factsOf(other).spf > 0 && factsOf(other).ids.has("iron_oxides") && other.stock > 0,
  );
  return joined([
    say(language, state.dialogue.cast.mineral, name),
    tinted && say(language, state.dialogue.cast.instead, theName(tinted, language)),
  ]);
}

export function sun(asked: Asked): Said | string {
  const { talk } = asked.state;
  const facts = factsOf(asked.product);
  if (hears("cast", asked.state.text, asked.state.tongue)) return cast(asked);
  const { text, tongue, dialogue } = asked.state;
  if (facts.spf > 0 && hears("water", text, tongue)) return withQuote(asked, dialogue.water, "reapply");
  if (facts.spf > 0) return reapply(asked) ?? quoted(asked, "sun") ?? notStated(asked);
  const sensitive = facts.strong.size > 0 && !facts.rinsedOff;
  return withQuote(asked, sensitive ? talk.sunStrong : talk.sunFine, "sun");
}

/** What is answered with no is not put in the cart from there. */
const offered = ({ product }: Asked, may: boolean): Product[] => (may ? [product] : []);

export function place(asked: Asked): Said | string {
  const { talk, understanding, own } = asked.state;
  // "The body lotion on my face": where it is to go, and not what it is named by.
  const elsewhere = own.places.length > 1 && own.places.find((one) => one !== factsOf(asked.product).area);
  const where = elsewhere || (own.places[0] ?? understanding.places[0]);
  const lashes = onLashes(asked);
  if (lashes) return lashes;
  const spot = onDrySpot(asked);
  if (spot) return spot;
  if (!where) return quoted(asked, "place") ?? quoted(asked, "how_to_use") ?? notStated(asked);
  const label = labelOnPlace(asked.product, where, understanding.language);
  const may = suitsPlace(factsOf(asked.product), where);
  const name = theName(asked.product, understanding.language);
  const other = may ? undefined : forPlace(where, asked);
  const text = joined([
    say(understanding.language, may ? talk.placeYes : talk.placeNo, name, talk.places[where] ?? where),
    label && fill(talk.labelSays, label),
    other && say(understanding.language, talk.instead[0] ?? "", theName(other, understanding.language)),
  ]);
  return { text, offers: other ? [other] : offered(asked, may) };
}

/** "Is it for lashes?", of what its label says takes their makeup off. */
function onLashes({ product, state }: Asked): string | undefined {
  const { text, tongue, understanding, talk, turn } = state;
  const { language } = understanding;
  if (!hears("lashes", text, tongue)) return undefined;
  const said = labelSentences(product, language).find((sentence) =>
    hears("lashes", phraseText(sentence), languageTag(language)),
  );
  return said && labelLine(product, said, turn, { talk, understanding });
}

/** Elbows, nostrils, cuticles: the rough spots that a stick for the lips is for as well, where its label says so. */
function onDrySpot({ product, state }: Asked): string | undefined {
  const { text, tongue, understanding, talk, dialogue } = state;
  const { language } = understanding;
  if (factsOf(product).area !== "lips" || !hears("dry_spots", text, tongue)) return undefined;
  const stems = stemsOf(state.masked);
  const [said] = labelSentences(product, language)
    .filter((sentence) => hears("dry_spots", phraseText(sentence), languageTag(language)))
    .toSorted((a, b) => sharedWith(b, stems) - sharedWith(a, stems));
  return (
    said && joined([say(language, dialogue.drySpot, theName(product, language)), fill(talk.labelSays, said)])
  );
}

const COMFORT = [{ id: "barrier" as const, strength: 1, because: [] }];
const OF_LIPS = [{ id: "lips" as const, strength: 1, because: [] }];

/** What is made for a place that the product in hand is not for. */
function forPlace(where: Place, { state, product }: Asked): Product | undefined {
  const concerns = where === "lips" ? OF_LIPS : COMFORT;
  const person = { ...state.understanding, places: [where], concerns };
  return rankProducts(person, state.shelf).find((other) => other.product !== product)?.product;
}

export function vegan({ product, state }: Asked): string {
  const { talk, understanding } = state;
  const found = product.ingredients.find((name) =>
    matchesInci(name.toLowerCase(), EXCLUSION_RULES.vegan.inci ?? []),
  );
  const name = theName(product, understanding.language);
  return found
    ? say(understanding.language, talk.veganNo, name, found)
    : say(understanding.language, talk.veganUnknown, name);
}

const PREGNANT: Fact = { kind: "pregnant", words: "", turn: 0, how: "said" };
const NURSING: Fact = { kind: "breastfeeding", words: "", turn: 0, how: "said" };
const GROWN = 18;
const YOUNG: Fact = { kind: "age", months: 16 * 12, words: "", turn: 0, how: "said" };

export function pregnancy(asked: Asked): Said {
  const { talk, understanding } = asked.state;
  const nurses = !has(understanding.person, "pregnant") && has(understanding.person, "breastfeeding");
  const fact = nurses ? NURSING : PREGNANT;
  const verdict = mayBeNamed(asked.product, { relation: "self", facts: [fact] }, { evenSoldOut: true });
  if (verdict.ok && nurses)
    return { text: withQuote(asked, talk.nursingYes, "pregnancy"), offers: offered(asked, true) };
  const text = withQuote(asked, verdict.ok ? talk.pregnancyYes : talk.pregnancyNo, "pregnancy");
  return { text, offers: offered(asked, verdict.ok) };
}

export function age(asked: Asked): Said {
  const { talk, understanding } = asked.state;
  // "They came at sixty": grown up, as a number says.
  const years = Number(/ (\d{2}) /.exec(asked.state.text)?.[1] ?? 0);
  const grown: Fact | undefined = years >= GROWN ? ({ ...YOUNG, months: years * 12 } as Fact) : undefined;
  const told = understanding.person.facts.find((fact) => fact.kind === "age") ?? grown;
  const verdict = mayBeNamed(
    asked.product,
    { relation: "self", facts: [told ?? YOUNG] },
    { evenSoldOut: true },
  );
  const name = theName(asked.product, understanding.language);
  const text = say(understanding.language, verdict.ok ? talk.ageYes : talk.ageNo, name);
  return { text, offers: offered(asked, verdict.ok) };
}

export function stockLine(product: Product, state: Pick<State, "copy">): string {
  const { chat } = state.copy;
  if (product.stock <= 0) return chat.productSoldOut;
  return product.stock <= LOW_STOCK ? fill(chat.productFew, product.stock) : chat.productStock;
}
