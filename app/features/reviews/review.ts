import type { Language } from "#app/i18n/language.ts";

/** How somebody calls their skin. */
export const SKIN_TYPES = ["dry", "oily", "combination", "normal", "sensitive"] as const;
export type SkinType = (typeof SKIN_TYPES)[number];

/** In characters. */
export const SHORTEST_REVIEW = 20;
export const LONGEST_REVIEW = 1000;
/** Of use: nobody knows after a day, nor counts ten years. */
export const MOST_WEEKS = 520;
export const MOST_STARS = 5;

/** From this many reviews on, an average is meaningful. */
const STARS_FROM = 10;

/** What somebody wrote about a product that they bought. */
export interface Review {
  id: string;
  /** As they are called in their profile; empty where they gave no name. */
  name: string;
  skin: SkinType;
  weeks: number;
  text: string;
  language: Language;
  stars: number;
  /** The owner's answer; empty if there is none. */
  answer: string;
  /** Why the owner hid the review; empty while it is shown. */
  hiddenBecause: string;
  /** ISO 8601. */
  at: string;
}

/** The same for everybody: of one that is hidden there is only why. */
export type ShownReview = Omit<Review, "stars">;

export interface Reviews {
  list: ShownReview[];
  /** Those that are shown. */
  count: number;
  /** Of the stars, to one decimal; undefined before there are enough. */
  average?: number;
}

/** What everybody sees of the reviews of a product. */
export function toShown(reviews: readonly Review[], tally: { count: number; stars: number }): Reviews {
  const list = reviews.map(({ stars: _, ...review }) =>
    review.hiddenBecause === "" ? review : { ...review, name: "", text: "", answer: "" },
  );
  const { count, stars } = tally;
  return { list, count, ...(count >= STARS_FROM && { average: Math.round((stars / count) * 10) / 10 }) };
}
