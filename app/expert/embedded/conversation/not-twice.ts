import type { Product } from "#app/features/catalogue/product.ts";
import { inWords } from "../../words/copy.ts";
import { formatMoney } from "#app/i18n/format.ts";
import { say, theName } from "../../words/names.ts";
import { textOf } from "./earlier.ts";
import { newConcern } from "./plausible.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import type { Wanted } from "./wanted.ts";

/** A product put forward on a line of its own: its name, its price and why. */
const opens = (line: string, product: Product): boolean =>
  line.startsWith(`${product.name} (${formatMoney(product.price)}). `);

const withoutReason = (product: Product): string => `${product.name} (${formatMoney(product.price)}).`;

/** Answers of ours over which somebody still has a reason in mind. */
const LATELY = 2;

const lastAnswers = ({ request }: State): readonly string[] =>
  request.chatHistory
    .filter(({ role }) => role === "model")
    .slice(-LATELY)
    .map(textOf);

/** Answered with a choice, made anew each time. */
const CHOICES = new Set<Wanted>(["recommend", "constraint", "limits", "others", "unclear"]);

/**
 * What was put forward with its reason a moment ago is not put forward so again: the same choice as a whole is said to
 * stay, one of several stands there with its price alone.
 */
export function notTwice(said: Said, state: State, [wanted = "unclear"]: readonly Wanted[]): Said {
  const { offers = [] } = said;
  const another = state.before?.person.relation !== state.understanding.person.relation;
  if (another || !CHOICES.has(wanted)) return said;
  const earlier = lastAnswers(state).flatMap((text) => text.split("\n"));
  const lines = said.text.split("\n");
  const cardOf = (line: string) => offers.find((product) => opens(line, product));
  const repeats = (product: Product) => earlier.some((line) => opens(line, product));
  const cards = lines.flatMap((line) => cardOf(line) ?? []);
  if (cards.length === 0 || !cards.some(repeats)) return said;
  if (!cards.every(repeats) || newConcern(state)) return withoutReasons(said, cardOf, repeats);
  const [head = "", ...rest] = lines;
  const last = lastAnswers(state).at(-1)?.split("\n") ?? [];
  const same = cards.length === offers.filter((product) => last.some((line) => opens(line, product))).length;
  const opening = same && state.own.category === undefined && !state.limited;
  if (cardOf(head) !== undefined) return withoutReasons(said, cardOf, repeats);
  const { language } = state.understanding;
  const closing = rest.filter((line) => cardOf(line) === undefined);
  const choice = opening
    ? say(language, state.turns.sameChoice, inWords(names(cards, state), state.copy))
    : joined([head, sumOf(cards, state)]);
  return { ...said, text: joined([choice, ...closing], "\n") };
}

const names = (products: readonly Product[], { understanding }: State): string[] =>
  products.map((product) => theName(product, understanding.language));

/** Names with their prices, and what several come to. */
function sumOf(products: readonly Product[], state: State): string {
  const { understanding, copy, talk } = state;
  const priced = products.map(
    (product, at) => `${names(products, state)[at]} (${formatMoney(product.price)})`,
  );
  const sum = formatMoney(products.reduce((all, { price }) => all + price, 0));
  const several = products.length > 1;
  return say(understanding.language, several ? talk.total : "{0}.", inWords(priced, copy), sum);
}

/** Those that were put forward a moment ago with their price alone. */
function withoutReasons(
  said: Said,
  cardOf: (line: string) => Product | undefined,
  repeats: (product: Product) => boolean,
): Said {
  const shortened = said.text.split("\n").map((line) => {
    const product = cardOf(line);
    return product && repeats(product) ? withoutReason(product) : line;
  });
  return { ...said, text: shortened.join("\n") };
}
