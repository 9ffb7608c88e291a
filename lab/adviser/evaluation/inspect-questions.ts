import type { QuestionId } from "#app/expert/reading/questions/questions.ts";
import type { ActId } from "#app/expert/talk/guided/act.ts";
import { answerIn, dialogueBefore } from "#app/expert/talk/guided/answer.ts";
import { SHOP } from "./talk.ts";
import type { InspectRequest } from "./inspect-request.ts";
import { type Question, QUESTIONS } from "./vocabulary.ts";

/** What an act answers, where the question itself does not say it. */
const OF_ACT: Partial<Record<ActId, readonly Question[]>> = {
  recommend: ["recommend"],
  refine: ["constraint", "recommend"],
  forAnother: ["for-someone", "recommend"],
  alarm: ["medical"],
  sign: ["medical"],
  over: ["medical"],
  calm: ["medical"],
  stopRetinoid: ["pregnancy", "medical"],
  whatToKeep: ["pregnancy"],
  medicineHurts: ["medical"],
  besideMedicine: ["medical", "combine"],
  compare: ["compare"],
  which: ["which-first"],
  onlyOne: ["only-one"],
  total: ["total", "price"],
  dropLeast: ["only-one", "which-first", "total"],
  cheaper: ["cheaper"],
  leastDear: ["cheaper", "price"],
  swap: ["my-brand", "recommend"],
  order: ["order-of-layers", "when"],
  times: ["when", "order-of-layers"],
  together: ["combine"],
  around: ["combine", "recommend"],
  ownSunscreen: ["combine"],
  keepOwn: ["my-brand"],
  fits: ["recommend", "age-limit", "for-someone", "pregnancy"],
  inPregnancy: ["pregnancy"],
  atAge: ["age-limit"],
  onPlace: ["place"],
  ingredient: ["ingredient"],
  holding: ["ingredient", "contains"],
  diagnosis: ["medical"],
  medical: ["medical"],
  closed: ["medical"],
  outside: ["not-sold", "medical"],
  toCart: ["recommend"],
  summary: ["recommend"],
  matter: ["contact"],
};

/** The engine's questions that the evaluation calls otherwise. */
const CALLED: Partial<Record<QuestionId, Question>> = {
  stock: "in-stock",
  amount: "how-much",
  how_to_use: "how-to-apply",
  how_long: "how-long-until",
  sun: "summer",
  for_someone: "for-someone",
  age: "age-limit",
  alternative: "my-brand",
  diagnosis: "medical",
  medicine: "medical",
  hello: "greeting",
  goodbye: "thanks",
  good_wishes: "thanks",
  complaint: "insult",
  order_status: "order",
  delivery_cost: "shipping-cost",
  delivery_time: "delivery-to",
  delete_account: "delete-account",
  password: "account",
  gift_card: "not-sold",
  card_refused: "payment",
  tax: "payment",
  suits: "recommend",
  others_order: "order",
  house_vegan: "vegan",
  return_opened: "return",
  opened: "return",
  return_cost: "return",
  dislike: "return",
  keep_own: "my-brand",
  start_age: "age-limit",
  how_are_you: "greeting",
  own_sunscreen: "combine",
  bring_back: "which-first",
  wound: "medical",
  wound_closed: "medical",
};

function questionOf(asked: QuestionId): Question[] {
  const plain = asked.replaceAll("_", "-");
  const own = QUESTIONS.find((question) => question === plain);
  const called = CALLED[asked];
  return [own, called].filter((question) => question !== undefined);
}

/** What the last message was answered for, in the evaluation's words. */
export function inspectQuestions(request: InspectRequest): Question[] {
  const asked = { ...request, shop: SHOP };
  const { spoke } = answerIn(asked, dialogueBefore(asked));
  const questions = spoke.flatMap(({ act, ask }) => [
    ...(ask ? questionOf(ask) : []),
    ...(OF_ACT[act] ?? []),
  ]);
  return [...new Set(questions)];
}
