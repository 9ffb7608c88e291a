import { QUESTIONS, type QuestionId, type Subject } from "../../reading/questions/questions.ts";
import { GUARDS } from "./guards.ts";
import { type Band, BANDS, type Row, ROWS, type Slot } from "./rows.ts";
import { askOfTap } from "./taps.ts";
import type { Turn } from "./turn.ts";

const SLOTS: Record<Slot, (turn: Turn) => boolean> = {
  product: ({ about }) => about.hand !== undefined,
  exactly: ({ about }) => about.exactly.length > 0,
  pair: ({ about, table }) => about.exactly.length > 1 || (about.all && table.length > 1),
  list: ({ table, shown }) => table.length > 0 || shown.length > 0,
  several: ({ about, table }) => about.exactly.length > 1 || (about.exactly.length === 0 && table.length > 1),
  ingredient: ({ frame }) => frame.ingredients.length > 0,
  ingredients: ({ frame, about }) => frame.ingredients.length > 1 && about.exactly.length === 0,
  place: ({ frame, told }) => frame.own.places.length > 0 || told.places.length > 0,
};

/** A row that holds, and the question it answers. */
export interface Planned {
  row: Row;
  ask: QuestionId | undefined;
}

const OF_ASKING = 2;

/** How much of a row is bound: what is asked counts most, where it is beyond doubt. */
const boundBy = ({ asks, slots = [], when = [] }: Row, isClear = true): number =>
  (asks && isClear ? OF_ASKING : 0) + slots.length + when.length;

const isClear = (ask: QuestionId | undefined, { frame }: Turn): boolean =>
  ask === undefined || frame.asks.every(({ id, clear }) => id !== ask || clear);

function holds(row: Row, ask: QuestionId | undefined, turn: Turn): boolean {
  if (row.asks && !(ask && row.asks.includes(ask))) return false;
  return (
    (row.slots ?? []).every((slot) => SLOTS[slot](turn)) &&
    (row.when ?? []).every((guard) => GUARDS[guard](turn))
  );
}

/** Rows of a band that hold, the most bound first. */
function inBand(band: Band, ask: QuestionId | undefined, turn: Turn): Row[] {
  return ROWS.filter((row) => row.band === band && holds(row, ask, turn)).toSorted(
    (a, b) => boundBy(b) - boundBy(a),
  );
}

/** Two rows as much bound as each other that would do different things: the table must not leave that open. */
export function tiesIn(rows: readonly Row[]): Row[] {
  const [first] = rows;
  return first ? rows.filter((row) => boundBy(row) === boundBy(first) && row.act !== first.act) : [];
}

/** Said beside another question, these ask nothing of their own. */
const ASIDE = new Set<QuestionId>([
  "hello",
  "thanks",
  "good_wishes",
  "goodbye",
  "complaint",
  "off_topic",
  "i_use",
]);
/** These are heard in nearly every message, so a more specific question goes first. */
const GENERAL = new Set<QuestionId>(["account", "contact", "suits", "recommend", "others", "why_this"]);
const OF_NAMED = new Set<Subject>(["product", "care", "ingredient"]);
/** Heard in words that may only tell of a treatment. */
const OF_TREATMENT = new Set<QuestionId>(["keep_own", "i_use", "my_medicine", "medicine", "diagnosis"]);
const MOST_ASKS = 2;

/**
 * "I have a prescription for tretinoin, and wrinkles" tells what is used and what it is for, and asks nothing of it. Who
 * expects a child is told to stop.
 */
function isToldOnly(id: QuestionId, turn: Turn): boolean {
  const { isQuestion, own, news } = turn.frame;
  const wishes = !isQuestion && own.concerns.length > 0;
  // "Wrinkles, 38": nobody asked when to begin.
  if (id === "start_age") return wishes;
  const told = wishes && news.some(({ kind }) => kind === "medicine");
  return OF_TREATMENT.has(id) && told && !GUARDS.expecting(turn);
}

/** "My cheeks are red. What should I use?" asks one thing, and that is care: nobody asked what the signs are. */
const isSigns = (id: QuestionId, { frame, request }: Turn): boolean =>
  id === "diagnosis" &&
  frame.own.concerns.length > 0 &&
  request.message.split("?").length <= 2 &&
  frame.asks.some((ask) => ask.id === "recommend" && ask.sure);

/** What the message asks, as far as it may be relied on: of a tap what it carries. */
export function asksOf(turn: Turn): QuestionId[] {
  const { frame, request, about } = turn;
  const tapped = askOfTap(request.message);
  if (tapped) return [tapped];
  const sure = frame.asks
    .filter(({ id, sure, clear }) => sure && !isToldOnly(id, turn) && (clear || !isSigns(id, turn)))
    .map(({ id }) => id);
  // A question that names one of ours is asked of it, however unsure its words are.
  if (sure.length === 0 && frame.isQuestion && about.exactly.length > 0) {
    const [likely] = frame.asks.filter(({ id }) => OF_NAMED.has(QUESTIONS[id]));
    if (likely) return [likely.id];
  }
  const plain = sure.filter((id) => !ASIDE.has(id));
  const narrow = plain.toSorted((a, b) => Number(GENERAL.has(a)) - Number(GENERAL.has(b)));
  return (plain.length > 0 ? narrow : sure).slice(0, MOST_ASKS);
}

export interface Plan {
  /** Rows to try in order; the first whose act can answer speaks. A second question of the same message has its own. */
  first: readonly Planned[];
  second: readonly Planned[];
  ties: readonly Row[];
}

/** Questions of one product that one answer settles are no second question. */
const isSecond = (first: QuestionId, second: QuestionId, { frame }: Turn): boolean =>
  first !== second &&
  frame.sentences > 1 &&
  !(QUESTIONS[first] === "talk" || QUESTIONS[second] === "talk") &&
  second !== "recommend" &&
  first !== "recommend";

/** A routine that is asked for first settles all the rest but what is asked of the shop. */
const unsettled = (asks: readonly QuestionId[]): readonly QuestionId[] =>
  asks[0] === "routine" ? asks.filter((one) => one === "routine" || QUESTIONS[one] === "shop") : asks;

/** Which act answers: the first band with a row that holds, inside it the row that is most bound. */
export function planFor(turn: Turn): Plan {
  const asks = unsettled(asksOf(turn));
  const ask = asks[0];
  const all = BANDS.flatMap((band) => {
    const withAsk = asks.flatMap((one) =>
      inBand(band, one, turn).map((row) => ({
        row,
        ask: row.as ?? (row.asks ? one : undefined),
        bound: boundBy(row, isClear(one, turn)),
      })),
    );
    const rows =
      asks.length > 0
        ? withAsk
        : inBand(band, undefined, turn).map((row) => ({ row, ask: row.as, bound: boundBy(row) }));
    // One row may answer both questions: the surer one is the first.
    return rows
      .filter(({ row }, at) => rows.findIndex((one) => one.row.id === row.id) === at)
      .toSorted((a, b) => b.bound - a.bound);
  });
  const [top] = all;
  const other =
    top?.row.band === "asked" &&
    top.ask &&
    asks.find((one) => one !== top.ask && isSecond(top.ask as QuestionId, one, turn));
  const second = other
    ? all.filter(
        ({ row, ask: of }) =>
          row.band === "asked" && of === other && (row.act !== top?.row.act || row.act === "shop"),
      )
    : [];
  const band = top ? inBand(top.row.band, top.ask ?? ask, turn) : [];
  return { first: all, second, ties: tiesIn(band) };
}
