import type { Product } from "#app/features/catalogue/product.ts";
import type { Expert, Reply, ReplyRequest } from "../../expert.ts";
import { languageTag } from "#app/i18n/language.ts";
import { account, callModel, Effort, NoAnswer, PATIENCE, type Talker } from "./call-model.server.ts";
import { AnswerContext } from "./answer-context.ts";
import type { Ground, Rule } from "./guard/ground.ts";
import { createGuard, type Guard, hasSense } from "./guard/guard.ts";
import { createSplitter } from "./guard/sentences.ts";
import { instructionsFor } from "./instructions.ts";
import { askAgain, houseNote, messagesFor } from "./request.ts";
import { shelfText } from "./shelf-text.ts";
import { toolsAt } from "./tools.ts";
import { CUT_OFF } from "./words.ts";
import { type Brief, mayBeOffered, withheldIn } from "./brief.ts";

/** Fewer characters say too little to be shown before it is known how the answer goes on. */
const FEWEST = 40;
/** Rules for which the answer is not asked for again: there is too much of it, not too little. */
const LEFT_OUT: ReadonlySet<Rule> = new Set(["repeated", "too-long", "dangling"]);

/** Answers of ours that the next one may go on from, and how much of each. */
const LATEST = 2;
const LONGEST_EARLIER = 3000;

function sentencesOf(text: string): string[] {
  const splitter = createSplitter();
  return [...splitter.push(text.slice(0, LONGEST_EARLIER)), ...splitter.end()].map(
    ({ sentence }) => sentence,
  );
}

/** Everything an answer may currently rely on. */
export async function groundOf(context: AnswerContext, note: string): Promise<Ground> {
  const { shop, chatHistory = [] } = context.asked;
  const ours = chatHistory
    .filter(({ role }) => role === "model")
    .map(({ parts }) => parts.map(({ text }) => text).join(" "));
  const otherNames = await context.asked.otherNames?.();
  return {
    ...(otherNames && { otherNames }),
    language: context.brief.understanding.language,
    catalogue: context.brief.catalogue,
    mayBeNamed: (product) => !withheldIn(context.brief, product),
    known: {
      get texts() {
        return [note, ...context.pages.map(({ text }) => text), ...ours, ...context.given];
      },
    },
    pages: context.pages.map(({ text }) => text),
    said: context.written,
    earlier: ours.slice(-LATEST).flatMap(sentencesOf),
    shop: shop ?? { shippingFee: 0, supportEmail: "", supportPhone: "" },
  };
}

/** Products that a text calls by their whole names, in the order they are named. */
function wholeNames(text: string, catalogue: readonly Product[], language: string): Product[] {
  const plain = (one: string) => one.toLocaleLowerCase(language).normalize("NFC").replace(/[’ʼ]/g, "'");
  const within = plain(text);
  return catalogue
    .map((product) => ({ product, at: within.indexOf(plain(product.name)) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ product }) => product);
}

/** What may be put in the cart from an answer: what it names, and the person may have. */
function offersIn(text: string, brief: Brief): Product["id"][] {
  return wholeNames(text, brief.catalogue, languageTag(brief.understanding.language))
    .filter((product) => mayBeOffered(brief, product))
    .map(({ id }) => id);
}

/** Passes an answer on to whoever waits: what the house says first with the model's first words. */
function createStage(onText: ((piece: string) => void) | undefined, opening: () => string) {
  let text = "";
  let sent = 0;
  const release = () => {
    const first = sent === 0 && opening() ? `${opening()}\n` : "";
    if (text.length > sent) onText?.(first + text.slice(sent));
    sent = text.length;
  };
  return {
    show: (pieces: readonly string[]) => {
      text += pieces.join("");
      if (sent > 0 || text.length >= FEWEST) release();
    },
    finish: release,
    get text() {
      return text;
    },
    /** True once something was shown that cannot be taken back. */
    get begun() {
      return sent > 0;
    },
  };
}
type Stage = ReturnType<typeof createStage>;

/** Whether the house said this before in the conversation: once is enough. */
const wasSaid = ({ chatHistory = [] }: Partial<ReplyRequest>, sentence: string): boolean =>
  chatHistory.some(
    ({ role, parts }) => role === "model" && parts.some(({ text }) => text.includes(sentence)),
  );

/** The model answers one message of a chat; the house reads each sentence before the shopper does. */
export async function talk(talker: Talker, fallback: Expert, request: ReplyRequest): Promise<Reply> {
  const earlier = request.chatHistory.flatMap(({ role, parts }) =>
    role === "user" ? [parts.map(({ text }) => text).join(" ")] : [],
  );
  const context = new AnswerContext(request, talker.kept?.of(earlier));
  // What leaves no room for products is answered by the house alone.
  if (context.brief.blocked) return fallback.reply(request);
  const opening = (): string => {
    const { alarm } = context.brief;
    return alarm && !wasSaid(request, alarm) ? alarm : "";
  };
  const note = houseNote(context, talker.now?.() ?? new Date(), opening());
  const ground = await groundOf(context, note);
  const guard = createGuard(ground);
  const stage = createStage(request.onText, opening);
  const effort = new Effort(talker.patience ?? PATIENCE, request.signal);
  let broken: string | undefined;
  try {
    await speak(talker, { context, note, guard, effort, stage });
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    broken = error.message;
  }
  talker.kept?.keep(context.written, context.notes);
  account(talker, request.type, effort, guard.refused);
  if (context.brief.blocked && !stage.begun) return ownAlarm(context, request);
  if (!hasSense(guard, ground)) broken ??= "nothing left";
  if (broken !== undefined) {
    if (!stage.begun) return fallBack(talker, broken, () => fallback.reply(request));
    if (!isUseful(stage.text, context.brief))
      return helpOut(talker, broken, { fallback, request, stage, opening: opening() });
    talker.log.warn({ why: broken }, "the model’s answer ended early");
    stage.show([` ${CUT_OFF[context.brief.understanding.language]}`]);
  }
  stage.finish();
  const reply = [opening(), stage.text].filter(Boolean).join("\n");
  return { reply, products: offersIn(stage.text, context.brief) };
}

/** The alarm that the model heard and the rules did not: the house's sentence alone. */
async function ownAlarm({ brief }: AnswerContext, { onText }: ReplyRequest): Promise<Reply> {
  const reply = brief.alarm ?? "";
  onText?.(reply);
  return { reply, products: [] };
}

/** Characters of an answer that broke off which are worth keeping. */
const USEFUL = 160;
const isUseful = (text: string, { catalogue, understanding }: Brief): boolean =>
  !/[:,–—-]$/.test(text.trim()) &&
  (text.length >= USEFUL || wholeNames(text, catalogue, languageTag(understanding.language)).length > 0);

/** Where a few words were shown that nothing followed: the house answers whole below them. */
async function helpOut(
  talker: Talker,
  why: string,
  {
    fallback,
    request,
    stage,
    opening,
  }: { fallback: Expert; request: ReplyRequest; stage: Stage; opening: string },
): Promise<Reply> {
  stage.show(["\n\n"]);
  stage.finish();
  const own = await fallBack(talker, why, () => fallback.reply(request));
  const reply = [opening, stage.text + own.reply].filter(Boolean).join("\n");
  return { ...own, reply };
}

/** The adviser of the house answers in the model's place. */
export function fallBack<Answer>(
  talker: Talker,
  why: string,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  talker.onFallback?.(why);
  const failing = Number(talker.gate.failing.toFixed(2));
  talker.log.warn({ why, failing }, "the model was no use; the adviser of the house answers");
  return answer();
}

interface Speaking {
  context: AnswerContext;
  note: string;
  guard: Guard;
  effort: Effort;
  stage: Stage;
}

/**
 * Most requests for one answer: the first, another after a sentence broke a rule, and a last one if the rest makes no
 * sense without it.
 */
const TRIES = 3;

/** One answer, and once more the rest of it where a sentence broke a rule. */
async function speak(talker: Talker, { context, note, guard, effort, stage }: Speaking): Promise<void> {
  const { asked, brief } = context;
  const surface = asked.type ?? "advice";
  const shelf = shelfText(brief.catalogue, asked.language, await asked.otherNames?.());
  const instructions = instructionsFor(surface, shelf, context.pages, asked.shop);
  const tools = toolsAt(context);
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const before = guard.refused.length;
    const messages = messagesFor(context, note, tried > 1 ? askAgain(stage.text, guard.refused) : undefined);
    const isBad = () =>
      tried < TRIES &&
      (tried === 1 || guard.maimed) &&
      guard.refused.slice(before).some(({ rules }) => rules.some((rule) => !LEFT_OUT.has(rule)));
    const isTooLong = () => guard.refused.slice(before).some(({ rules }) => rules.includes("too-long"));
    for await (const part of callModel(talker, { instructions, messages, tools }, effort)) {
      if ("tool" in part) guard.restart();
      else stage.show(guard.push(part.text));
      if (context.brief.blocked || isTooLong() || isBad()) break;
    }
    if (context.brief.blocked || isTooLong()) return guard.restart();
    if (!isBad()) stage.show(guard.end());
    if (!isBad()) return;
    guard.restart();
  }
}
