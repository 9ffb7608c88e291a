import { isBlocked } from "#app/expert/shelf/rank.ts";
import { decide } from "#app/expert/embedded/conversation/decide.ts";
import type { QuestionId } from "#app/expert/reading/questions/questions.ts";
import type { Wanted } from "#app/expert/embedded/conversation/wanted.ts";
import { readState } from "#app/expert/embedded/conversation/state.ts";
import type { InspectRequest } from "./inspect.ts";
import { type Question, QUESTIONS } from "./vocabulary.ts";

/** The engine's questions that the evaluation calls otherwise. */
const CALLED: Partial<Record<Wanted, Question>> = {
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
  outside: "not-sold",
  yes_routine: "answer",
  yes_which: "answer",
  no_offer: "answer",
  no_more: "answer",
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
  product: "ingredient",
  others_order: "order",
  house_vegan: "vegan",
  return_opened: "return",
  opened: "return",
  return_cost: "return",
  dislike: "return",
  keep_own: "my-brand",
  start_age: "age-limit",
  how_are_you: "greeting",
  matter: "contact",
  limits: "constraint",
  which_is: "compare",
  own_sunscreen: "combine",
  ingredient_order: "order-of-layers",
  all_together: "combine",
  has_it: "contains",
  storage: "how-to-apply",
  which_ingredient: "compare",
  between: "which-first",
  leave_out: "total",
  times: "when",
  days: "how-often",
  week: "routine",
  few: "only-one",
  how_long_calm: "how-long-until",
  bring_back: "which-first",
  waiting: "delivery-to",
  rinse: "how-to-apply",
  place_again: "place",
  sold_out: "in-stock",
  of_the_house: "contains",
  another_acid: "combine",
  not_with: "combine",
  spread: "routine",
  shields: "summer",
  without_sun: "summer",
  wound: "medical",
  wound_closed: "medical",
};

function questionOf(wanted: Wanted): Question[] {
  const plain = wanted.replaceAll("_", "-");
  const own = QUESTIONS.find((question) => question === plain);
  const called = CALLED[wanted];
  return [own, called].filter((question) => question !== undefined);
}

/** What the last message asks, read as `reply` reads it, in the evaluation's words. */
export function inspectQuestions(request: InspectRequest): Question[] {
  const shop = { shippingFee: 0, supportEmail: "", supportPhone: "" };
  const state = readState({ ...request, shop });
  // Where an alarm is told, it is what is answered.
  const alarmed = state.own.redFlags.length > 0 || isBlocked(state.understanding);
  const wanted = decide(state);
  // The cheapest of several is told by a comparison.
  const cheapest = wanted.includes("which_is") && state.heard.some(({ id }) => id === "cheaper");
  const also = (about: Wanted, ids: readonly QuestionId[]): Question[] =>
    wanted.includes(about)
      ? ids.filter((id) => state.heard.some((one) => one.id === id)).flatMap(questionOf)
      : [];
  return [
    ...new Set([
      // Whether a thing suits tells whether it does at that age or for that person; a card tells what holds it.
      ...also("suits", ["age", "for_someone", "pregnancy"]),
      ...also("ingredient", ["contains", "vegan"]),
      ...(alarmed ? (["medical"] as const) : []),
      ...(cheapest ? (["cheaper"] as const) : []),
      ...wanted.flatMap(questionOf),
    ]),
  ];
}
