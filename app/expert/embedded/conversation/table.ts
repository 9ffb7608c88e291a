import { formatMoney } from "#app/i18n/format.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { withAim } from "../../shelf/aims.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { scoreProduct } from "../../shelf/score.ts";
import { hears } from "../../knowledge/cues.ts";
import { fill, inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { answerRecommend } from "./care.ts";
import { isOfKind, type Kind } from "../../reading/kinds.ts";
import { kindAsked } from "./of-kind.ts";
import { concernWords } from "./heard.ts";
import { canTake } from "./unsuitable.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";

/** Of what somebody has and names, the mildest that stays on skin. */
function mildestNamed(state: State): Product | undefined {
  const staying = state.named.filter((product) => canTake(product, state) && !factsOf(product).rinsedOff);
  const [first] = staying.toSorted((one, other) => factsOf(one).strong.size - factsOf(other).strong.size);
  return state.named.length > 1 ? first : undefined;
}

/** Which of the table does most for this person. */
function leading(state: State): Product | undefined {
  const { understanding } = state;
  // "Which one of yours?", after a word on sunscreens: of those.
  const kind = kindAsked(state);
  const mayTake = state.table.filter((product) => canTake(product, state));
  const ofKind = kind ? mayTake.filter((product) => isOfKind(product, kind)) : [];
  const table = ofKind.length > 0 ? ofKind : mayTake;
  const person = withAim(understanding);
  const calm = understanding.concerns.some(({ id }) => id === "barrier" || id === "sensitivity");
  return [...table]
    .map((product) => ({ product, score: scoreProduct(product, person).score, facts: factsOf(product) }))
    .sort(
      (a, b) =>
        Number(calm && b.facts.strong.size === 0) - Number(calm && a.facts.strong.size === 0) ||
        b.score - a.score,
    )[0]?.product;
}

export function answerWhichFirst(state: State): Said {
  const { understanding, table, talk, copy } = state;
  const first = leading(state);
  const had = first ?? mildestNamed(state);
  if (!had) return answerNoTable(state);
  if (!first)
    return {
      text: say(understanding.language, talk.firstAlone, theName(had, understanding.language)),
      offers: [],
    };
  const about = concernWords(withAim(understanding), copy);
  const name = theName(first, understanding.language);
  const line =
    table.length > 1 && understanding.concerns.length + understanding.skinTypes.length > 0
      ? say(understanding.language, talk.first, name, about)
      : say(understanding.language, talk.firstAlone, name);
  return { text: line, offers: [first] };
}

export function answerOnlyOne(state: State): Said {
  const { understanding, talk, copy } = state;
  const first = leading(state);
  if (!first) return answerNoTable(state);
  const about = concernWords(withAim(understanding), copy);
  const name = theName(first, understanding.language);
  return {
    text: say(understanding.language, talk.onlyOne, name, formatMoney(first.price), about),
    offers: [first],
  };
}

/** Nothing was named yet: what was told is answered, else asked for. */
export function answerNoTable(state: State): Said {
  const { talk, understanding } = state;
  if (understanding.concerns.length + understanding.skinTypes.length > 0) return answerRecommend(state);
  // Nobody came to the shop's own chat for a choice: what was said there is not understood.
  if (state.request.type === "support" && !state.asks)
    return { text: talk.notUnderstood, offers: [], taps: ["order_status", "delivery_cost", "contact"] };
  return { text: talk.noTable, offers: [], taps: ["recommend", "routine"] };
}

const PAIR = 2;

/** What a total is asked of: what is named or pointed at, two of the last answers, or all that stands. */
function sumsUp(state: State): readonly Product[] {
  const { named, pointed, pointsExactly, shown, text, tongue, kept, withdrawn, shelf } = state;
  const stands = kept.filter(
    (product) => canTake(product, state) && !withdrawn.includes(product) && shelf.includes(product),
  );
  const meant = named.length > 0 ? named : pointsExactly ? pointed : [];
  if (meant.length > 0 && hears("adds", text, tongue)) return [...new Set([...stands, ...meant])];
  if (named.length > 1) return named;
  const [last = []] = shown;
  const both = hears("of_the_two", text, tongue);
  const had = last.some((one) => state.ownedProducts.has(one)) && stands.length === PAIR;
  if (both && last.length === PAIR && !had && last.every((one) => canTake(one, state))) return last;
  if (both && stands.length !== PAIR)
    return [...new Set([...last, ...shown.flat()])].filter((one) => canTake(one, state)).slice(0, PAIR);
  return stands;
}

/** Steps of which nobody buys two at once: of several, one is a choice in the place of the other. */
export const ONE_IS_ENOUGH: readonly Kind[] = ["cleanser", "cream", "sunscreen"];

interface Sum {
  bought: readonly Product[];
  choices: readonly Product[];
}

/** What would be bought, and what only stands in for one of it. */
function withoutChoices(products: readonly Product[]): Sum {
  const choices = ONE_IS_ENOUGH.flatMap((kind) =>
    products.filter((product) => isOfKind(product, kind) && factsOf(product).area === "face").slice(1),
  );
  return { bought: products.filter((product) => !choices.includes(product)), choices };
}

export function answerTotal(state: State): Said {
  const { understanding, named, talk, copy, request, dialogue } = state;
  const meant = sumsUp(state);
  const wanted = named.length > 1 ? meant : meant.filter((product) => !state.ownedProducts.has(product));
  const together = named.length > 1 || hears("of_the_two", state.text, state.tongue);
  const { bought, choices }: Sum = together ? { bought: wanted, choices: [] } : withoutChoices(wanted);
  if (bought.length === 0) return answerNoTable(state);
  const [one, ...more] = bought;
  // "And what do they cost?", of one thing.
  if (one && more.length === 0 && choices.length === 0 && state.kept.length <= 1)
    return {
      text: joined([
        say(
          understanding.language,
          copy.chat.price,
          theName(one, understanding.language),
          formatMoney(one.price),
        ),
        fill(talk.shippingAdds, formatMoney(request.shop.shippingFee)),
      ]),
      offers: bought.filter((product) => canTake(product, state)),
    };
  const sum = bought.reduce((all, { price }) => all + price, 0);
  const parts = bought.map(
    (product) => `${theName(product, understanding.language)} (${formatMoney(product.price)})`,
  );
  return {
    text: joined([
      say(
        understanding.language,
        bought.length > 1 ? talk.total : dialogue.leaveOut.one,
        inWords(parts, copy),
        formatMoney(sum),
      ),
      choices.length > 0 &&
        say(
          understanding.language,
          dialogue.kept.choice,
          inWords(
            choices.map(
              (product) => `${theName(product, understanding.language)}, ${formatMoney(product.price)}`,
            ),
            copy,
          ),
        ),
      fill(talk.shippingAdds, formatMoney(request.shop.shippingFee)),
    ]),
    offers: bought.filter((product) => canTake(product, state)),
  };
}
