import type { LanguageTag } from "#app/i18n/language.ts";
import { LANGUAGES } from "#app/i18n/language.ts";
import type { HistoryEntry } from "#app/expert/expert.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { productsNamed, withoutProductNames } from "../../reading/product-names.ts";
import { copyFor } from "../../words/words.ts";
import { type Limits, limitsIn } from "../../reading/limits.ts";
import { overdoneIn } from "./overdone.ts";
import { hearQuestions } from "../../reading/questions/hearing.ts";
import { phraseText } from "../../reading/questions/phrases.ts";
import { type QuestionId, questionsIn } from "../../reading/questions/questions.ts";

/** The words of an entry of the history. */
export const textOf = (entry: HistoryEntry): string => entry.parts.map((part) => part.text).join(" ");

/** A question of ours, by the sentence that asks it. */
export type OurQuestion = "askType" | "askAfter" | "askConcern" | "offerRoutine";

const OURS: readonly OurQuestion[] = ["askType", "askAfter", "askConcern", "offerRoutine"];

/** The questions a text of ours asks, in whichever language it was asked. */
export function questionsOfOurs(text: string): OurQuestion[] {
  return OURS.filter((id) => LANGUAGES.some((language) => text.includes(copyFor(language).chat[id])));
}

/** Products of our answers that named any, the latest answer first, each in the order of its first naming. */
export function productsShown(history: readonly HistoryEntry[], catalogue: readonly Product[]): Product[][] {
  return history
    .filter((entry) => entry.role === "model")
    .map((entry) => [...new Set(productsNamed(entry.parts.map((part) => part.text).join("\n"), catalogue))])
    .filter((named) => named.length > 0)
    .reverse();
}

/** What a message before this one said and asked. */
export interface Earlier {
  text: string;
  asked: readonly QuestionId[];
  /** What somebody told that they use at once and that is too much. */
  overdone: readonly Product[];
  limits: Limits;
}

/** Earlier than this, what was asked is settled. */
const STILL_OPEN = 6;

/** What each of the latest messages before this one said and asked, oldest first. */
export function saidEarlier(
  history: readonly HistoryEntry[],
  catalogue: readonly Product[],
  tongue: LanguageTag,
): Earlier[] {
  return history
    .filter(({ role }) => role === "user")
    .slice(-STILL_OPEN)
    .map((entry, place, all) => {
      const text = textOf(entry);
      const masked = withoutProductNames(text, catalogue);
      // Of what lies further back, phrases tell enough.
      const latest = place === all.length - 1;
      const heard = latest ? hearQuestions(text, tongue, catalogue).heard : questionsIn(masked, tongue);
      const asked = heard.map(({ id }) => id);
      return {
        text,
        asked,
        overdone: overdoneIn(text, asked, catalogue),
        limits: limitsIn(phraseText(masked), tongue),
      };
    });
}
