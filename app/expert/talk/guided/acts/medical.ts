import { fill } from "../../../words/copy.ts";
import type { ConcernId } from "../../../reading/understanding.ts";
import type { QuestionId } from "../../../reading/questions/questions.ts";
import type { Act } from "../act.ts";
import { tell, nameOf } from "../turn.ts";
import { plainCream } from "./feel.ts";
import { recommendFrom } from "./recommend.ts";

/** Everyday signs of skin; whatever else they are called is a doctor's to say. */
const EVERYDAY = new Set<ConcernId>([
  "oiliness",
  "dryness",
  "dehydration",
  "dullness",
  "pores",
  "texture",
  "fine_lines",
  "wrinkles",
  "firmness",
  "dark_circles",
  "puffiness",
]);

/** Reassures about everyday conditions and offers care; only a doctor can name the others. */
export const diagnosis: Act = (turn) => {
  const { frame, words } = turn;
  const concerns = frame.own.concerns.filter(({ strength }) => strength >= 1);
  if (concerns.length === 0 || !concerns.every(({ id }) => EVERYDAY.has(id)))
    return { lines: [words.copy.chat.diagnosis] };
  const care = recommendFrom(turn);
  return { ...care, lines: [words.talk.common, ...care.lines] };
};

/** What belongs to a doctor, a pharmacist or nobody. */
export const medical: Act = (turn, ask: QuestionId = "medicine") => {
  const { words, request } = turn;
  const { talk, copy, phrases } = words;
  const says: Partial<Record<QuestionId, string>> = {
    medicine: copy.chat.medicine,
    my_medicine: talk.medical.myMedicine,
    find_allergen: talk.medical.findAllergen,
    cure: talk.medical.cure,
    wound: phrases.wound,
    spoiled: fill(talk.medical.spoiled, request.shop.supportEmail),
  };
  const line = says[ask];
  return line ? { lines: [line] } : undefined;
};

/** Skin that has closed again: sun protection and something plain. */
export const closed: Act = (turn) => {
  const cream = plainCream(turn);
  if (!cream) return undefined;
  return { lines: [tell(turn, turn.words.phrases.woundClosed, nameOf(turn, cream))], offers: [cream] };
};

/** What we do not sell, or what is a matter for a pharmacist; with a plain cream if one is asked for. */
export const outside: Act = (turn) => {
  const { frame, told, words } = turn;
  const kind = frame.own.outside ?? told.outside;
  const { notices } = words.copy;
  if (kind === "infant") return { lines: [notices.infant] };
  if (kind !== "pharmacist") return { lines: [words.talk.notSold] };
  const cream = frame.own.category === "Moisturizer" ? plainCream(turn) : undefined;
  return {
    lines: [notices.pharmacist, cream && tell(turn, words.talk.plainBeside, nameOf(turn, cream))],
    offers: cream ? [cream] : [],
  };
};
