import { hears } from "../../knowledge/cues.ts";
import { asksForProduct } from "../../reading/wishes.ts";
import { hasProduct } from "./plausible.ts";
import type { QuestionId } from "../../reading/questions/questions.ts";
import type { State } from "./state.ts";
import type { Wanted } from "./wanted.ts";

/** Told of skin with nothing of ours in sight, these are part of a wish and ask of no product. */
const PART_OF_A_WISH = new Set<Wanted>([
  "vegan",
  "house_vegan",
  "favorite",
  "keep_own",
  "smell",
  "texture",
  "worth",
  "price",
  "size",
  "code",
  "store_credit",
  "spoiled",
  "lasts",
  "how_long",
  "stronger",
  "strength",
  "stock",
  "off_topic",
  "unclear",
  "label",
  "which_is",
  "cruelty",
  "house_cruelty",
]);

const WISHES: readonly QuestionId[] = ["recommend", "routine", "which_first", "cheaper", "only_one"];

const asksForCare = ({ own, heard, text, tongue }: State): boolean =>
  asksForProduct(own) ||
  heard.some(({ id }) => WISHES.includes(id)) ||
  hears("what_to_put", text, tongue) ||
  hears("helps_choose", text, tongue);

/**
 * "Uneven tone, I live in a cold place, which wash is best?": the first message tells of skin and asks for care, and
 * what else it sounds like asks of a product that nobody has named.
 */
export function asFirstWish(wanted: Wanted, state: State): Wanted {
  const { own, shown, request, heard, ingredients } = state;
  const opens = request.type === "advice" && request.chatHistory.length === 0 && shown.length === 0;
  const tells = own.redFlags.length === 0 && own.concerns.some(({ strength }) => strength >= 1);
  if (!opens || !tells || hasProduct(state) || ingredients.length > 0) return wanted;
  // What is only told, and asks nothing, is told to be cared for.
  if (!PART_OF_A_WISH.has(wanted) || (state.asks && !asksForCare(state))) return wanted;
  return heard.some(({ id }) => id === "routine") ? "routine" : "recommend";
}
