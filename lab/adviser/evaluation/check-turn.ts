import { type LanguageTag, LANGUAGE_TAGS } from "#app/i18n/language.ts";
import type { Conversation, Turn } from "./conversation.ts";
import { labelTexts, namedIn, priceOf, productIds } from "./goods.ts";
import type { Inspected } from "./inspect.ts";
import { expression } from "./patterns.ts";
import { type Fact, sameFact } from "./vocabulary.ts";

/** What came back for one message, whichever surface answered. */
export interface Answer {
  text: string;
  /** The language of the page. */
  lang: Conversation["lang"];
  /** Ids of the products the shopper can put in the cart from this answer, in order. */
  offered: readonly string[];
  /** How many questions to tap stand under it. */
  taps: number;
  /** Products offered or named by the answers before this one. */
  before: readonly string[];
  inspected: Inspected | undefined;
}

export const CHECK_KINDS = [
  "facts",
  "no facts",
  "question",
  "names",
  "names not",
  "no list",
  "count",
  "budget",
  "quotes",
  "says",
  "says not",
  "language",
  "taps",
  "sound",
  "manner",
] as const;
type CheckKind = (typeof CHECK_KINDS)[number];

export interface CheckResult {
  kind: CheckKind;
  outcome: "held" | "failed" | "not inspectable";
  /** What was asked for, for people. */
  wanted: string;
}

const result = (kind: CheckKind, held: boolean, wanted: string): CheckResult => ({
  kind,
  outcome: held ? "held" : "failed",
  wanted,
});

/** Case, accents, quotation marks and white space do not matter for a quotation. */
const folded = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’ʼ]/g, "'").replace(/\s+/g, " ").toLowerCase();

const alternatives = (text: string): string[] => text.split("|");
const show = ({ who, fact, value }: Fact): string =>
  `${who === "other" ? "other." : ""}${fact}${value === undefined ? "" : `:${value}`}`;

function factChecks(turn: Turn, inspected: Inspected | undefined): CheckResult[] {
  const wanted = turn.facts ?? [];
  const unwanted = turn.noFacts ?? [];
  const open = (kind: CheckKind, text: string): CheckResult => ({
    kind,
    outcome: "not inspectable",
    wanted: text,
  });
  if (!inspected) {
    return [
      ...wanted.map((fact) => open("facts", show(fact))),
      ...unwanted.map((fact) => open("no facts", show(fact))),
      ...(turn.question ? [open("question", turn.question.join("|"))] : []),
    ];
  }
  const has = (fact: Fact) => inspected.facts.some((each) => sameFact(each, fact));
  return [
    ...wanted.map((fact) => result("facts", has(fact), show(fact))),
    ...unwanted.map((fact) => result("no facts", !has(fact), show(fact))),
    ...(turn.question && !inspected.questions ? [open("question", turn.question.join("|"))] : []),
    ...(turn.question && inspected.questions
      ? [
          result(
            "question",
            turn.question.some((question) => inspected.questions?.includes(question)),
            `${turn.question.join("|")}, got ${inspected.questions.join() || "none"}`,
          ),
        ]
      : []),
  ];
}

function productChecks(turn: Turn, { text, offered, before }: Answer): CheckResult[] {
  const named = [...new Set([...offered, ...namedIn(text)])];
  const list = `got ${offered.join() || "nothing"}`;
  const checks = (turn.names ?? []).map((word) =>
    result(
      "names",
      alternatives(word)
        .flatMap(productIds)
        .some((id) => named.includes(id)),
      `${word}, ${list}`,
    ),
  );
  for (const word of turn.namesNot ?? []) {
    const wrong = productIds(word).filter((id) => offered.includes(id));
    checks.push(result("names not", wrong.length === 0, `${word}, got ${wrong.join()}`));
  }
  if (turn.noList) {
    const again = named.filter((id) => before.includes(id));
    checks.push(result("no list", again.length <= 1, `got again ${again.join()}`));
  }
  if (turn.atMost !== undefined) {
    checks.push(result("count", offered.length <= turn.atMost, `at most ${turn.atMost}, ${list}`));
  }
  if (turn.within !== undefined) {
    const total = offered.reduce((sum, id) => sum + priceOf(id), 0);
    checks.push(result("budget", total <= turn.within * 100, `within ${turn.within}, got ${total / 100}`));
  }
  return checks;
}

const FREQUENT = {
  en: /\b(?:the|and|is|your|you|with|for|of|it)\b/giu,
  fr: /\b(?:le|la|les|et|est|votre|vous|avec|pour|une|des|du|que|par)\b/giu,
  es: /\b(?:el|la|los|y|es|tu|con|para|una|del|que|por)\b/giu,
};

function isIn(language: LanguageTag, text: string): boolean {
  const count = (each: keyof typeof FREQUENT) => text.match(FREQUENT[each])?.length ?? 0;
  return LANGUAGE_TAGS.every((each) => each === language || count(each) <= count(language));
}

/** Said once too often, or in the masculine by a feminine adviser. */
const MANNERISMS =
  /that stays my best answer|i would leave .{3,40} aside|je regarderais\s?:|cela reste ma meilleure réponse|je laisserais .{3,40} de côté|yo miraría|sigue siendo mi mejor respuesta|dejaría .{3,40} aparte|désolé(?!\p{L})|pas sûr(?!\p{L})|no estoy seguro(?!\p{L})/iu;

function textChecks(turn: Turn, { text, taps, lang }: Answer): CheckResult[] {
  const within = folded(text);
  return [
    ...(turn.quotes ?? []).map((quote) =>
      result(
        "quotes",
        alternatives(quote).some((each) => within.includes(folded(each))),
        quote,
      ),
    ),
    ...(turn.says ?? []).map((pattern) => result("says", expression(pattern).test(text), pattern)),
    ...(turn.saysNot ?? []).map((pattern) => result("says not", !expression(pattern).test(text), pattern)),
    ...(turn.taps ? [result("taps", taps > 0, "questions to tap")] : []),
    // Asked of every answer: its language, that something is said, that nothing of the machine shows, and its manner.
    result("language", isIn(turn.in ?? lang, text), turn.in ?? lang),
    result(
      "sound",
      text.trim() !== "" && !/undefined|\[object|\{\{|\bNaN\b|\bnull\b/.test(text),
      "an answer without traces of the program",
    ),
    result("manner", !MANNERISMS.test(text), "none of the phrases that were found fault with"),
  ];
}

/** Every check of one turn against the answer it got. */
export function checkTurn(turn: Turn, answer: Answer): CheckResult[] {
  return [...factChecks(turn, answer.inspected), ...productChecks(turn, answer), ...textChecks(turn, answer)];
}

/** What is wrong with a conversation itself: words that stand for nothing, quotations no label holds. */
export function faultsOf({ id, lang, turns }: Conversation): string[] {
  const tried = (work: () => unknown): string[] => {
    try {
      work();
      return [];
    } catch (error) {
      return [`${id}: ${error}`];
    }
  };
  return turns.flatMap((turn) => [
    ...(turn.names ?? []).flatMap(alternatives).flatMap((word) => tried(() => productIds(word))),
    ...(turn.namesNot ?? []).flatMap((word) => tried(() => productIds(word))),
    ...[...(turn.says ?? []), ...(turn.saysNot ?? [])].flatMap((each) => tried(() => expression(each))),
    ...(turn.quotes ?? [])
      .flatMap(alternatives)
      .filter((quote) => !folded(labelTexts(lang)).includes(folded(quote)))
      .map((quote) => `${id}: no label says "${quote}"`),
  ]);
}
