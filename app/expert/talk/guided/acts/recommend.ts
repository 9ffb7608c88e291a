import { formatMoney } from "#app/i18n/format.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { PLACE_RULES } from "../../../knowledge/knowledge.ts";
import { isOfKind, kindWished } from "../../../reading/kinds.ts";
import { isWithin } from "../../../reading/limits.ts";
import type { ConcernId } from "../../../reading/understanding.ts";
import { withAim } from "../../../shelf/aims.ts";
import { chooseProducts } from "../../../shelf/choose.ts";
import { mayUseIngredient, suitsPlace } from "../../../shelf/may-be-named.ts";
import { factsOf } from "../../../shelf/product-facts.ts";
import { askedFor } from "../../../shelf/rank.ts";
import { verdictForPerson } from "../../../shelf/verdict.ts";
import { fill } from "../../../words/copy.ts";
import { giftNotice, personNotices, unservedPlace } from "../../../words/notices.ts";
import { ingredientName } from "../../../words/reasons.ts";
import type { Act, Said } from "../act.ts";
import {
  type Choice,
  choose,
  laterText,
  overBudget,
  pickLines,
  sumText,
  uncheckedText,
  weeksFor,
} from "../choice.ts";
import type { Open } from "../dialogue.ts";
import { concernWords, conditionsText } from "../person.ts";
import { nameOf, tell, type Turn } from "../turn.ts";
import { PREPARED } from "./ingredient.ts";

/** Chosen for the place or the purpose, whatever the skin's type. */
const ANY_TYPE = new Set<ConcernId>([
  "lips",
  "dark_circles",
  "puffiness",
  "photoprotection",
  "kp",
  "razor_bumps",
  "perioral_derm",
]);

/** The one question that would better the choice most, never one that was asked before. */
export function nextQuestion({ told, dialogue, words, cleared }: Turn): { open?: Open; text: string } {
  const own = told.person.relation === "self" && told.wish !== "gift";
  const ofType = told.concerns.length === 0 || !told.concerns.every(({ id }) => ANY_TYPE.has(id));
  const asks: [Open, boolean, string][] = [
    ["type", own && ofType && told.skinTypes.length === 0, words.copy.chat.askType],
    [
      "after",
      own && !cleared && told.modifiers.length === 0 && told.person.facts.length === 0,
      words.copy.chat.askAfter,
    ],
  ];
  const next = asks.find(([id, useful]) => useful && !dialogue.questions.has(id));
  return next ? { open: next[0], text: next[2] } : { text: "" };
}

function headOf(turn: Turn, count: number): string {
  const { told, words, dialogue } = turn;
  const { heads, headsOne, headsAny } = words.talk;
  const about = concernWords(turn, told, 3);
  const lines = about === "" ? headsAny : count === 1 ? headsOne : heads;
  const line = lines[dialogue.turns % lines.length] ?? "";
  return about === ""
    ? tell(turn, line, conditionsText(turn))
    : tell(turn, line, about, conditionsText(turn));
}

/** Says that a product asked for by name is not for this person, before anything else is offered. */
export function notForThem(turn: Turn): string {
  const { frame, told, language, words } = turn;
  return frame.ingredients
    .filter(({ family }) => !PREPARED.has(family))
    .flatMap((ingredient) => {
      const verdict = mayUseIngredient(ingredient, told.person);
      if (verdict.ok || verdict.reason === "allergy" || verdict.reason === "avoidance") return [];
      return tell(
        turn,
        words.talk.notThis,
        ingredientName(ingredient, language),
        words.talk.notFor[verdict.reason],
      );
    })
    .join(" ");
}

/** Says that no product with the ingredient asked for suits this person, when something else is offered. */
function noneOfThat({ frame, told, words, withheld }: Turn, { picked }: Choice): string | false {
  const asked = askedFor({ wanted: told.wanted, textures: [] });
  const none =
    picked.length > 0 &&
    !withheld.some((product) => asked(product, factsOf(product))) &&
    picked.every(({ product, facts }) => !asked(product, facts));
  const { category } = frame.own;
  const noneOfKind = category !== undefined && picked.every(({ product }) => product.category !== category);
  const noneWanted = frame.own.wanted.length > 0 && told.wanted.length > 0 && none;
  return (noneWanted || noneOfKind) && words.phrases.noneOfThat;
}

/** That something withheld would be chosen too, and how to come by it; it is not named. */
export function withheldText(turn: Turn, from: readonly Product[] = turn.shelf): string | false {
  const { withheld, words, limits } = turn;
  const { guided } = words;
  const more = withheld.filter((product) => product.stock > 0 && isWithin(product, limits));
  const better = more.length > 0 ? choose(turn, [...from, ...more]).picked : [];
  return (
    better.some(({ product }) => more.includes(product)) &&
    [guided.withheld, fill(guided.toClear, guided.taps.notExpecting), guided.caution].join(" ")
  );
}

function nothing(turn: Turn): Said {
  const { told, words, shelf } = turn;
  const sunAlone = told.concerns.length > 0 && told.concerns.every(({ id }) => id === "photoprotection");
  const anySun = shelf.some((product) => factsOf(product).spf > 0 && verdictForPerson(product, told).ok);
  if (sunAlone && !anySun) return { lines: [words.phrases.noSunLeft] };
  const stronger = withheldText(turn);
  return {
    lines: [
      overBudget(turn) ?? unservedPlace(told, words.talk) ?? words.copy.notices.nothingFits,
      uncheckedText(turn),
      ...personNotices(told, words.copy, true),
      stronger,
    ],
    ...(stronger && { taps: ["notExpecting"] }),
  };
}

/** That what a doctor is to see comes first, as long as it stands. */
export const standsText = ({ told, words }: Turn): string | false =>
  (told.standing ?? []).some(({ seen, relation }) => !seen && relation === told.person.relation) &&
  words.phrases.stands;

/** A list with reasons, what was left for later, what to mind and at most one question. */
export function recommendFrom(turn: Turn, from: readonly Product[] = turn.shelf, head?: string): Said {
  const { told, words } = turn;
  const choice = choose(turn, from);
  const products = choice.picked.map(({ product }) => product);
  if (products.length === 0) return nothing(turn);
  const weeks = weeksFor(told);
  const mind = [
    told.wish === "gift" &&
      giftNotice(
        told,
        words.copy,
        choice.picked.some(({ facts }) => facts.scented),
      ),
    ...personNotices(told, words.copy, true),
  ].filter((one) => typeof one === "string");
  const stronger = withheldText(turn, from);
  const { open, text } = nextQuestion(turn);
  const closing = [
    sumText(turn, products),
    laterText(turn, choice.later),
    ...mind,
    stronger,
    weeks && mind.length === 0 && choice.later.length === 0 && fill(words.copy.chat.weeks, weeks),
    text,
  ];
  return {
    lines: [
      [standsText(turn), notForThem(turn), noneOfThat(turn, choice), head ?? headOf(turn, products.length)]
        .filter(Boolean)
        .join(" "),
      ...pickLines(turn, choice.picked),
      uncheckedText(turn),
      closing.filter(Boolean).join(" "),
    ],
    offers: products,
    stands: products,
    ...(open && { open }),
    ...(stronger && { taps: ["notExpecting"] }),
  };
}

export const recommend: Act = (turn) => {
  const { own } = turn.frame;
  // "What do you have for cellulite?"
  return own.outside && own.concerns.length === 0 ? undefined : recommendFrom(turn);
};

const OF_LIPS = [{ id: "lips" as const, strength: 1, because: [] }];

/** "Hand cream", "eye gel": what we have of that kind, for that place. */
export const ofKindWished: Act = (turn) => {
  const { frame, shelf } = turn;
  const kind = kindWished(frame.text, frame.tongue);
  const [place] = frame.own.places;
  const ofKind = kind ? shelf.filter((product) => isOfKind(product, kind)) : [];
  const there = place ? ofKind.filter((product) => suitsPlace(factsOf(product), place)) : ofKind;
  // "The label speaks of no hands" takes nothing away from a cream.
  const from = there.length > 0 ? there : ofKind;
  const told =
    kind === "lips" && turn.told.concerns.length === 0 ? { ...turn.told, concerns: OF_LIPS } : turn.told;
  if (told.outside || chooseProducts(told, from).length === 0) return undefined;
  const said = recommendFrom({ ...turn, told }, from);
  const named = said.offers?.some((product) =>
    PLACE_RULES[place ?? "face"].areas.some((area) => factsOf(product).places.has(area)),
  );
  const where = place && !named && turn.words.talk.places[place];
  return where ? { ...said, lines: [fill(turn.words.guided.notMadeFor, where), ...said.lines] } : said;
};

/** Something other than what was shown. */
export const others: Act = (turn) => {
  const shown = new Set(turn.shown.flat());
  const rest = turn.shelf.filter((product) => !shown.has(product));
  const anew = { ...turn, told: { ...turn.told, wanted: [] } };
  if (chooseProducts(anew.told, rest).length === 0) return { lines: [turn.words.copy.chat.noMore] };
  return recommendFrom(anew, rest);
};

/** Something like a brand of theirs: the nearest of ours for what is known. */
export const likeAnother: Act = (turn) => {
  const { told, words, shelf } = turn;
  const known = told.concerns.length + told.wanted.length > 0 || told.category !== undefined;
  const [best] = known ? chooseProducts(told, shelf) : [];
  if (!best) return { lines: [words.talk.brand, words.copy.chat.askConcern], open: "concern" };
  const about = concernWords(turn, withAim(told));
  const price = formatMoney(best.product.price);
  return {
    lines: [words.talk.brand, tell(turn, words.talk.brandNearest, about, nameOf(turn, best.product), price)],
    offers: [best.product],
    focus: best.product,
  };
};
