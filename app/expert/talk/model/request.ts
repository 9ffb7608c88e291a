import type { ModelMessage } from "ai";
import type { Language } from "#app/i18n/language.ts";
import type { AnswerContext } from "./answer-context.ts";
import type { Refusal, Rule } from "./guard/ground.ts";
import { masked, shopperWords } from "./leaves-the-house.ts";
import { productText, WHOLE_SHELF } from "./shelf-text.ts";
import { rankProducts } from "../../shelf/rank.ts";
import { briefText, mayBeOffered } from "./brief.ts";

const NAMES: Record<Language, string> = {
  en: "English",
  fr: "French (vous)",
  sp: "Spanish (tú)",
};
export const languageName = (language: Language): string => NAMES[language];

/** Characters of what was said before that a provider may read, the newest first. */
const EARLIER = 12_000;
/** Shown of a shelf that is too large to be shown whole. */
const BEST = 12;

const shopperSays = (text: string): string => `<shopper>${shopperWords(text)}</shopper>`;

const houseSays = (text: string): string => `<house>\n${text}\n</house>`;

/** What was said so far, masked, newest kept; an analysis that opens the chat is announced. */
function earlierTurns({ chatHistory: history = [], shop }: AnswerContext["asked"]): ModelMessage[] {
  const ours = shop ? [shop.supportEmail, shop.supportPhone] : [];
  const kept: ModelMessage[] = [];
  let left = EARLIER;
  for (const { role, parts } of history.toReversed()) {
    const text = parts.map((part) => part.text).join(" ");
    if (left <= 0) break;
    left -= text.length;
    kept.unshift(
      role === "user"
        ? { role: "user", content: shopperSays(text) }
        : { role: "assistant", content: masked(text, ours) },
    );
  }
  const opens = kept[0]?.role === "assistant";
  return [
    ...(opens ? [{ role: "user" as const, content: houseSays("The conversation was opened by us:") }] : []),
    ...kept,
  ];
}

/** What we tell the model in addition to the shopper's message. */
export function houseNote(context: AnswerContext, today: Date, opening?: string): string {
  const { brief, asked, lastOrder } = context;
  const { catalogue, understanding } = brief;
  const large = catalogue.length > WHOLE_SHELF;
  const best = large
    ? rankProducts(understanding, catalogue)
        .map(({ product }) => product)
        .filter((product) => mayBeOffered(brief, product))
        .slice(0, BEST)
    : [];
  const parts = [
    `Today is ${today.toISOString().slice(0, 10)}. Answer in ${NAMES[understanding.language]}.`,
    briefText({ ...brief, ...(large && { withheld: brief.withheld.slice(0, BEST), lessFitting: [] }) }),
    opening &&
      `Said to the shopper by the house already, above your answer, and not to be repeated: “${opening}” Go on from there, with gentle care only.`,
    asked.type === "support" &&
      (lastOrder
        ? `The shopper is signed in. Own last order: ${lastOrder}.`
        : "No order of the shopper is known."),
    best.length > 0 &&
      `Fits best by our own rules:\n\n${best.map((product) => productText(product, understanding.language)).join("\n\n")}`,
  ];
  return parts.filter((part) => typeof part === "string" && part !== "").join("\n");
}

/** What varies from message to message, after all that is constant. */
export function messagesFor(context: AnswerContext, note: string, again?: string): ModelMessage[] {
  const content = [houseSays(note), shopperSays(context.asked.message), again && houseSays(again)]
    .filter((part) => typeof part === "string")
    .join("\n");
  return [...earlierTurns(context.asked), { role: "user", content }];
}

/** What the model can do about a rule that a sentence broke. */
const HINTS: Partial<Record<Rule, string>> = {
  "product-not-for-person":
    "A withheld product, or what only such products hold, stands only in a sentence that says plainly that it is not for them.",
  "unknown-product": "Call each product by its whole name as it stands on the shelf.",
  "wrong-price":
    "Write a price beside the product’s name, as $38.00; name the products of a sum before the sum, and add up exactly.",
  "wrong-size": "Write a size beside the product’s name.",
  "wrong-contents":
    "Say what is in a product, or not, only by its own INCI list, with its name in the same sentence.",
  "invented-number":
    "Leave out figures that stand nowhere; write a percent beside the product that holds it.",
  promise: "Say what it does for the look or feel of skin; no end of a trouble, and no day.",
  diagnosis: "Name no condition that they did not name.",
  medicine: "Leave the medicine to whoever prescribed it, without a word on how to take it.",
  clearance: "Call nothing safe or fine for it; say what is in it, and who can read the list.",
  offer: "Neither promise nor mention what the pages do not offer.",
  "invented-date": "Say no day or span that the pages do not.",
  "not-plain": "Plain sentences, without any markup.",
};

/** Why sentences were not shown, and what to write instead. */
export function whyRefused(refused: readonly Refusal[]): string {
  const rules = new Set(refused.flatMap((one) => one.rules));
  const hints = [...rules].flatMap((rule) => HINTS[rule] ?? []);
  return [
    ...refused.map(({ sentence, rules: broken }) => `“${sentence}” (${broken.join(", ")}).`),
    ...hints,
  ].join(" ");
}

/** Asks for the rest of an answer whose last sentence was not shown. */
export function askAgain(shown: string, refused: readonly Refusal[]): string {
  const why = whyRefused(refused);
  const begun = shown
    ? `The shopper has read this much of your answer: “${shown}” Write only what comes after it, without repeating it.`
    : "The shopper has read nothing yet. Write the whole answer.";
  return `This of your answer was not shown, because it breaks a rule: ${why} ${begun}`;
}
