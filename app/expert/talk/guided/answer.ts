import { setImmediate as nextTurn } from "node:timers/promises";
import type { Reply } from "#app/expert/expert.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { readFrame } from "../../reading/frame.ts";
import { productsNamed } from "../../reading/product-names.ts";
import type { QuestionId } from "../../reading/questions/questions.ts";
import { latest } from "../../reading/person/fact.ts";
import { labelTells } from "../../shelf/label.ts";
import { fill } from "../../words/copy.ts";
import { questionOf } from "./label.ts";
import { isBlocked } from "../../shelf/rank.ts";
import { flagNotice } from "../../words/notices.ts";
import { countryNamed } from "../../words/helplines.ts";
import { eveningsApart } from "../../shelf/layers.ts";
import { isStrong } from "../../shelf/strength.ts";
import { isPastBearing, isUnasked } from "./careful.ts";
import type { ActId, Said } from "./act.ts";
import { ACTS } from "./acts/index.ts";
import { GOES_ON } from "./acts/shop.ts";
import { NO_LIMITS } from "../../reading/limits.ts";
import { type Dialogue, NOTHING_SAID, step } from "./dialogue.ts";
import { asksOf, type Plan, planFor, type Planned } from "./plan.ts";
import { realize } from "./realize.ts";
import { type Tap, tapsAfter, tapWords } from "./taps.ts";
import { namesOf, type Request, suits, tell, type Turn, turnOf } from "./turn.ts";

/** A message answered: the row and act that spoke, and the dialogue after it. */
export interface Answered {
  turn: Turn;
  plan: Plan;
  spoke: readonly (Planned & { act: ActId })[];
  text: string;
  offers: readonly Product[];
  said: Said;
  taps: readonly Tap[];
  dialogue: Dialogue;
}

/** Bands that repeat their answer each time they are asked. */
const SAID_AGAIN = new Set<Planned["row"]["band"]>(["emergency", "harm", "courtesy", "fallback"]);

/** Whether this repeats the last answer word for word: somebody who keeps asking meant something else. */
function isSaidAgain({ request }: Turn, { row }: Planned, { lines }: Said): boolean {
  const last = request.chatHistory.at(-1);
  return !SAID_AGAIN.has(row.band) && last?.role === "model" && textOf(last).startsWith(realize(lines));
}

/** The first act that can answer. */
function firstThatSpeaks(turn: Turn, rows: readonly Planned[]): { planned: Planned; said: Said } | undefined {
  for (const planned of rows) {
    const said = (ACTS[planned.row.act] as (turn: Turn, ask?: QuestionId) => Said | undefined)(
      turn,
      planned.ask,
    );
    if (said && !isSaidAgain(turn, planned, said)) return { planned, said };
  }
  return undefined;
}

/** The notices before an answer: a sign that still allows gentle care, hair loss, low spirits. */
function before(turn: Turn, act: ActId): (string | false | undefined)[] {
  const { frame, words, request } = turn;
  if (act === "alarm" || act === "sign" || act === "over") return [];
  const raised =
    frame.own.redFlags.length > 0 &&
    !isBlocked(frame.own) &&
    !(request.type === "support" && frame.own.concerns.length === 0);
  return [
    raised && flagNotice(frame.own, words.copy, countryNamed(request.message) ?? request.country),
    frame.traits.has("loss") && words.talk.medical.loss,
    frame.traits.has("downhearted") && words.copy.notices.downhearted,
  ];
}

/** Label warnings, added when a product is first offered, so that they also cover what the person did not mention. */
function cautionText(
  { shown, words, told }: Turn,
  offers: readonly Product[],
  held: readonly Product[],
): string {
  const seen = new Set(shown.flat());
  const strong = [...held, ...offers.filter((product) => isStrong(product) && !seen.has(product))];
  const { caution, cautionStrong, toClear, taps } = words.guided;
  return [
    strong.some(isUnasked) && !isPastBearing(told) && caution,
    strong.length > 0 && cautionStrong,
    held.length > 0 && fill(toClear, taps.notExpecting),
  ]
    .filter(Boolean)
    .join(" ");
}

/** That several named products need separate evenings; added whatever is asked about them. */
function apartNotice(turn: Turn, text: string): string | false {
  const apart = eveningsApart(turn.frame.named);
  const notice = tell(turn, turn.words.phrases.combining.eveningsApart, namesOf(turn, apart));
  return apart.length > 1 && !SAYS_APART.has(turn.dialogue.said.at(-1)) && !text.includes(notice) && notice;
}

const SAYS_APART = new Set<ActId | undefined>(["together", "order", "times"]);

const CHILD = 12 * 12;

function childNotice({ told, words, dialogue }: Turn, offers: readonly Product[]): string | false {
  const months = latest(told.person, "age")?.months;
  return (
    months !== undefined &&
    months < CHILD &&
    offers.length > 0 &&
    dialogue.turns === 0 &&
    words.copy.notices.child
  );
}

/** After these acts the label's own sentence follows, unless it was already quoted. */
const ON_LABEL = new Set<ActId>([
  "ofProduct",
  "fits",
  "inPregnancy",
  "onPlace",
  "together",
  "besideMedicine",
  "order",
  "atAge",
  "needsCream",
  "howLong",
]);

function labelToo(turn: Turn, act: ActId, said: Said, text: string): string | false {
  const [named] = turn.about.exactly;
  const product = named ?? said.focus ?? turn.about.hand;
  if (!ON_LABEL.has(act) || !product || !suits(turn, product)) return false;
  const label = labelTells(product, questionOf(turn), turn.language);
  return label !== undefined && !text.includes(label) && fill(turn.words.talk.labelSays, label);
}

/** Answers a message in its dialogue. */
export function answerIn(
  request: Request,
  dialogue: Dialogue,
  surface: Turn["surface"] = request.type,
): Answered {
  const frame = readFrame(request);
  const turn = turnOf(request, frame, dialogue, surface);
  const plan = planFor(turn);
  const first = firstThatSpeaks(turn, plan.first);
  const one = first ?? {
    planned: { row: { id: "nothing", band: "fallback" as const, act: "clarify" as const }, ask: undefined },
    said: { lines: [turn.words.guided.notUnderstood] },
  };
  const two = firstThatSpeaks(turn, plan.second);
  const act = one.planned.row.act;
  const offersAll = [...(one.said.offers ?? []), ...(two?.said.offers ?? [])];
  // Products on the list were already checked against everything that is known.
  const stands = new Set([...(one.said.stands ?? []), ...(two?.said.stands ?? [])]);
  const offers = [...new Set(offersAll)].filter(
    (product) =>
      product.stock > 0 &&
      !turn.withheld.includes(product) &&
      turn.request.catalogue.includes(product) &&
      (stands.has(product) || suits(turn, product)),
  );
  const ofShop = act === "shop" || act === "matter" || act === "topic";
  const spokenOf = act === "matter" ? offersAll : [...offersAll, one.said.focus, ...turn.about.exactly];
  const held = spokenOf.filter(
    (product): product is Product => product !== undefined && turn.withheld.includes(product),
  );
  const lines = [...one.said.lines, ...(two?.said.lines ?? [])];
  const label = labelToo(turn, act, one.said, lines.filter(Boolean).join(" "));
  const text = realize([
    ...before(turn, act),
    ...lines,
    label,
    !SAYS_APART.has(act) &&
      act !== "alarm" &&
      act !== "shop" &&
      act !== "matter" &&
      apartNotice(turn, lines.filter(Boolean).join(" ")),
    cautionText(turn, offers, held),
    childNotice(turn, offers),
  ]);
  const taps = tapsAfter(turn, act, held.length > 0 ? { ...one.said, taps: ["notExpecting"] } : one.said);
  const asked = asksOf(turn);
  const matter =
    act === "shop" && one.planned.ask && GOES_ON.has(one.planned.ask)
      ? one.planned.ask
      : ofShop
        ? dialogue.matter
        : undefined;
  const focus = one.said.focus ?? two?.said.focus;
  const { relation } = turn.told.person;
  // Without a current list, products that somebody names together become it.
  const ownList = turn.table.length === 0 && turn.frame.named.length > 1 ? turn.frame.named : undefined;
  const list = one.said.stands ?? ownList;
  const after = step(dialogue, {
    relation,
    acts: [one.said.calms ? "calm" : act, ...(two ? [two.planned.row.act] : [])],
    asked,
    offers: (one.said.offers ?? []).map(({ id }) => id),
    ...(list && { stands: list.map(({ id }) => id) }),
    ...(focus && { focus: focus.id }),
    limits: turn.limits,
    cleared: turn.cleared,
    spared: turn.spared,
    refused: turn.refused.map(({ id }) => id),
    ...(one.said.open && { open: one.said.open }),
    ...(matter && { matter }),
  });
  const spoke = [{ ...one.planned, act }, ...(two ? [{ ...two.planned, act: two.planned.row.act }] : [])];
  return { turn, plan, spoke, text, offers, said: one.said, taps, dialogue: after };
}

/** Earlier messages that are gone through again where the dialogue is not remembered. */
const MOST_TURNS = 8;
/** Dialogues that are remembered, by what was said in them. */
const MOST_KEPT = 512;
const kept = new Map<string, Dialogue>();

const textOf = ({ parts }: Request["chatHistory"][number]): string =>
  parts.map((part) => part.text).join(" ");

/** The dialogue before a message: what was answered to each message before it, once more, unless it is remembered. */
export function dialogueBefore(request: Request, depth = MOST_TURNS): Dialogue {
  const { chatHistory: history, language, type, catalogue } = request;
  const at = history.findLastIndex(({ role }) => role === "user");
  const named = (from: number) =>
    history
      .slice(from)
      .filter(({ role }) => role === "model")
      .flatMap((entry) => productsNamed(textOf(entry), catalogue));
  if (at < 0 || depth === 0) {
    // Products named by a picture's analysis or by a model count as offered by us.
    const products = [...new Set(named(0))].map(({ id }) => id);
    return products.length > 0 ? step(NOTHING_SAID, ofAnother(products)) : NOTHING_SAID;
  }
  const key = JSON.stringify([language, type, history.map((entry) => [entry.role, textOf(entry)])]);
  const known = kept.get(key);
  if (known) return known;
  const message = textOf(history[at] as Request["chatHistory"][number]);
  const earlier = { ...request, message, chatHistory: history.slice(0, at) };
  const answered = answerIn(earlier, dialogueBefore(earlier, depth - 1));
  const reply = history.slice(at + 1).find(({ role }) => role === "model");
  // Another's words, a model's: what they name is what was shown.
  const ours = reply === undefined || textOf(reply).trim() === answered.text.trim();
  const others = ours ? [] : [...new Set(named(at + 1))].map(({ id }) => id);
  const after =
    others.length > 0
      ? step(answered.dialogue, {
          ...ofAnother(others),
          relation: answered.turn.told.person.relation,
          limits: answered.turn.limits,
        })
      : answered.dialogue;
  keep(key, after);
  return after;
}

/**
 * Goes through the earlier messages one by one, with room for others between them, so that `dialogueBefore` knows them:
 * eight long ones at once held every page up for a third of a second.
 */
export async function recall(request: Request, signal?: AbortSignal): Promise<void> {
  const { chatHistory } = request;
  const turns = chatHistory.flatMap(({ role }, at) => (role === "user" ? [at] : [])).slice(-MOST_TURNS);
  for (const depth of turns.keys()) {
    const said = chatHistory.slice(0, turns[depth + 1]);
    dialogueBefore({ ...request, chatHistory: said }, depth + 1);
    await nextTurn();
    signal?.throwIfAborted();
  }
}

const ofAnother = (products: readonly string[]): Parameters<typeof step>[1] => ({
  relation: "self",
  acts: ["recommend"],
  asked: [],
  offers: products,
  stands: products,
  limits: NO_LIMITS,
  refused: [],
});

function keep(key: string, dialogue: Dialogue): void {
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(key, dialogue);
}

/** Answers one chat message in the light of the talk. */
export function replyTo(request: Request): Reply & { routine?: Said["routine"] } {
  const answered = answerIn(request, dialogueBefore(request));
  const { text, offers, taps, turn } = answered;
  return {
    reply: text,
    products: offers.map(({ id }) => id),
    ...(taps.length > 0 && { questions: taps.map((tap) => tapWords(tap, turn.language)) }),
  };
}
