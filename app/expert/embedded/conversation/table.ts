import { formatMoney } from "#app/i18n/format.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { withAim } from "../choosing/aims.ts";
import { factsOf } from "../choosing/product-facts.ts";
import { scoreProduct } from "../choosing/score.ts";
import { hears } from "../knowledge/cues.ts";
import { fill, inWords } from "../wording/copy.ts";
import { say, theName } from "../wording/names.ts";
import { answerRecommend } from "./care.ts";
import { isOfKind } from "./kinds.ts";
import { kindAsked } from "./of-kind.ts";
import { concernWords } from "./heard.ts";
import { canTake } from "./unsuitable.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";

/** Which of the table does most for this person. */
function leading(state: State): Product | undefined {
  const { understanding } = state;
  // "Which one of yours?", after a word on sunscreens: of those.
  const kind = kindAsked(state);
  const ofKind = kind ? state.table.filter((product) => isOfKind(product, kind)) : [];
  const table = ofKind.length > 0 ? ofKind : state.table;
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
  if (!first) return answerNoTable(state);
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

/** The table; where news took something off it, with what stayed of the list that stood in. */
export function wholeTable(state: State): readonly Product[] {
  const { table, shown } = state;
  const [latest, before] = shown.filter((products) => products.length > 1);
  const stays = (product: Product) => state.shelf.includes(product) && canTake(product, state);
  const lost = latest?.filter((product) => !stays(product)) ?? [];
  if (table.length !== 1 || !before || !lost.some((product) => before.includes(product))) return table;
  return [...new Set([...table, ...before.filter(stays)])];
}

/** Nothing was named yet: what was told is answered, else asked for. */
export function answerNoTable(state: State): Said {
  const { talk, understanding } = state;
  if (understanding.concerns.length + understanding.skinTypes.length > 0) return answerRecommend(state);
  return { text: talk.noTable, offers: [], taps: ["recommend", "routine"] };
}

const PAIR = 2;

export function answerTotal(state: State): Said {
  const { understanding, named, table, talk, copy, request, shown } = state;
  const last = (shown[0] ?? []).filter(
    (product) =>
      canTake(product, state) && !state.withdrawn.includes(product) && state.shelf.includes(product),
  );
  const two = hears("of_the_two", state.text, state.tongue) && last.length !== PAIR;
  const both = [...new Set(shown.flat())].filter((product) => canTake(product, state)).slice(0, PAIR);
  const pointed = named.length > 0 ? named : state.pointsExactly ? state.pointed : [];
  const adds = pointed.length > 0 && hears("adds", state.text, state.tongue);
  const sumOf = [...new Set([...(last.length > 0 ? last : table), ...pointed])];
  const meant =
    adds && sumOf.length > 1
      ? sumOf
      : named.length > 1
        ? named
        : two
          ? both
          : last.length > 1
            ? last
            : wholeTable(state);
  const bought = named.length > 1 ? meant : meant.filter((product) => !state.ownedProducts.has(product));
  if (bought.length === 0) return answerNoTable(state);
  const sum = bought.reduce((all, { price }) => all + price, 0);
  const parts = bought.map(
    (product) => `${theName(product, understanding.language)} (${formatMoney(product.price)})`,
  );
  return {
    text: joined([
      say(
        understanding.language,
        bought.length > 1 ? talk.total : state.dialogue.leaveOut.one,
        inWords(parts, copy),
        formatMoney(sum),
      ),
      fill(talk.shippingAdds, formatMoney(request.shop.shippingFee)),
    ]),
    offers: bought.filter((product) => canTake(product, state)),
  };
}
