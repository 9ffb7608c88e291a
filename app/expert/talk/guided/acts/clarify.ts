import { fill } from "../../../words/copy.ts";
import type { QuestionId } from "../../../reading/questions/questions.ts";
import type { Act } from "../act.ts";
import { understoodText } from "../person.ts";
import { nameOf, tell } from "../turn.ts";
import type { Tap } from "../taps.ts";

/** Guesses that can be offered as a tap. */
const AS_TAP: Partial<Record<QuestionId, Tap>> = {
  recommend: "choose",
  others: "choose",
  suits: "choose",
  routine: "routine",
  which_first: "first",
  only_one: "one",
  order_of_layers: "order",
  combine: "order",
  total: "total",
  price: "total",
  cheaper: "cheaper",
  how_to_use: "use",
  how_often: "use",
  amount: "use",
  when: "when",
  sting: "sting",
  purge: "sting",
  how_long: "weeks",
  order_status: "status",
  delay: "status",
  delivery_cost: "shipping",
  delivery_time: "shipping",
  delivery_to: "shipping",
  return: "returns",
  return_opened: "returns",
  refund: "returns",
  exchange: "returns",
  payment: "payment",
  contact: "person",
  complaint: "person",
};

/** Not sure: what was understood is said, and what was not is asked, the likeliest questions to tap. Nothing is listed or quoted for want of understanding. */
export const clarify: Act = (turn) => {
  const { frame, words, about, surface, request } = turn;
  const { guided } = words;
  const taps = [...new Set(frame.guesses.flatMap((id) => AS_TAP[id] ?? []))];
  const understood = understoodText(turn);
  const ofShop = surface === "support" && request.shop.supportEmail !== "";
  const part = understood
    ? fill(guided.understoodPart, understood)
    : about.hand
      ? tell(turn, guided.aboutIt, nameOf(turn, about.hand))
      : ofShop
        ? fill(guided.whichMatter, request.shop.supportEmail)
        : guided.whatSkin;
  return {
    lines: [`${guided.notUnderstood} ${part}`],
    taps,
    ...(about.hand ? { focus: about.hand } : !understood && !ofShop && { open: "concern" as const }),
  };
};

/** Which product is meant? */
export const whichProduct: Act = ({ words }) => ({
  lines: [words.talk.whichProduct],
  taps: ["choose", "routine"],
});

/** In the form, a question of an order belongs to the support chat. */
export const toSupport: Act = ({ words }) => ({ lines: [words.copy.notices.shop] });
