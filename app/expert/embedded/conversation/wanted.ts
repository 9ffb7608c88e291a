import type { QuestionId } from "../../reading/questions/questions.ts";

/** What a message wants: a question of the closed list, or what remains when it asks none. */
export type Wanted =
  | QuestionId
  /** Says something about the person or what is wanted, after products were named or before any was. */
  | "constraint"
  /** Which of those in hand is stronger, gentler, cheaper … */
  | "which_is"
  /** Which of two that stand side by side. */
  | "between"
  /** Takes something off the table. */
  | "leave_out"
  /** What of several is for the morning, what for the evening. */
  | "times"
  /** One of each of several kinds. */
  | "each_kind"
  /** Whether all that stands is still right, as things are now. */
  | "still_fits"
  /** What was named before. */
  | "recall"
  /** The same time of day, of two just asked about. */
  | "same_time"
  /** All that stands for less. */
  | "cheaper_all"
  /** Deep skin is told of, and a sunscreen that would show on it stands. */
  | "tint"
  /** One of the table for another of its kind. */
  | "swap"
  /** Which of two ingredients to begin with, in which order they go on, and whether all that were spoken of go together. */
  | "which_ingredient"
  | "ingredient_order"
  | "all_together"
  /** A plan of the week; on which days; all that was said and stands in short; what is for whom. */
  | "week"
  | "days"
  | "summary"
  | "for_whom"
  /** A few of those that stand; the one that suits; whether none is left; what is to go or changes, as things are now. */
  | "few"
  | "drop_one"
  | "which_suits"
  | "if_none"
  | "which_if_stings"
  | "what_goes"
  | "drop_own"
  /** Whether something is too strong, may go on every other day, or is to be stopped. */
  | "too_strong"
  | "every_other"
  | "stop_it"
  /** What goes under a cream; what is missing beside what is had. */
  | "under"
  | "missing"
  /** A detail told late: out of doors, behind glass, deep skin, how long already, something else about somebody. */
  | "outdoors"
  | "window"
  | "tone"
  | "how_long_had"
  | "itches"
  | "what_brought"
  | "habit"
  | "taken"
  /** Several put on in one evening. */
  | "all_at_once"
  /** What comes closest to a thing that is sold out. */
  | "sold_out"
  /** Another place for the thing just asked about; what it does not go with. */
  | "place_again"
  | "not_with"
  /** Whether it keeps the sun off. */
  | "shields"
  /** A second acid beside one that is there. */
  | "another_acid"
  /** Whether it is rinsed off. */
  | "rinse"
  /** Whether a thing in hand is safe, whoever asks. */
  | "safe"
  /** Whether any of our lists names a substance. */
  | "of_the_house"
  /** Ingredients just asked about, over a week. */
  | "spread"
  /** Sunscreen left out beside the thing in hand; put on skin that peels or stings. */
  | "without_sun"
  | "sun_on_upset"
  /** Where to keep a product: in the fridge, in the bathroom. */
  | "storage"
  /** A thing of another kind beside the one in hand. */
  | "companion"
  /** When the sunscreen beside the thing in hand goes on again. */
  | "sun_again"
  /** What has one honest answer, whoever asks. */
  | "advice"
  /** Is not, or no longer, expecting or nursing. */
  | "not_expecting"
  /** Says what to leave out, what alone is wanted, how many or for how much: the choice is made anew. */
  | "limits"
  /** Names a thing of ours and asks nothing of it. */
  | "product"
  /** Asks something of a product in words of its own. */
  | "label"
  /** How long to leave out what was too much. */
  | "how_long_calm"
  /** A word more on a matter of the shop in hand, and how long that will take. */
  | "matter"
  | "waiting"
  /** Fears to have been cheated by the shop. */
  | "scam"
  /** Something we do not sell, or nothing for a shop. */
  | "outside"
  /** A prescribed medicine upsets the skin; several strong products at once do. */
  | "medicine_trouble"
  /** What goes around a medicine, and what does not. */
  | "beside_medicine"
  | "overdone"
  /** An acid or a scrub has burned the skin; makeup on it. A severe allergy to nuts. */
  | "burned"
  | "burned_makeup"
  /** Something that was put on has upset the skin. */
  | "upset"
  | "nuts"
  /** Skin that loses its color: a dermatologist's, and the sun kept off. */
  | "vitiligo"
  /** What to stop and what to keep while expecting, trying or nursing. */
  | "what_to_keep"
  /** Something of ours beside a retinoid that is prescribed, in one night. */
  | "both_with_medicine"
  /** Which of ours holds the ingredient just spoken of; knows nothing of whom a gift is for. */
  | "has_it"
  | "gift_unknown"
  /** Says a word beside the matter; waits for what is open. */
  | "small_talk"
  | "go_on"
  | "yes_routine"
  | "yes_which"
  | "no_offer"
  | "no_more"
  | "unclear";
