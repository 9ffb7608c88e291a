import { LANGUAGES } from "#app/i18n/language.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import type { Frame } from "../../reading/frame.ts";
import { fold } from "../../reading/normalize.ts";
import { factsOfKind } from "../../reading/person/fact.ts";
import type { Trait } from "../../reading/traits.ts";
import type { ConcernId, Understanding } from "../../reading/understanding.ts";
import { breaks } from "../../shelf/exclusion-rules.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { guidedFor } from "../../words/words.ts";
import type { Dialogue } from "./dialogue.ts";

/** What is nothing for pregnancy, for trying or for nursing: retinoids. */
export const isUnasked = (product: Product): boolean => breaks(factsOf(product), "unasked");

/** From this age on, in months, nobody needs to be asked about pregnancy. */
const PAST_BEARING = 55 * 12;

export const isPastBearing = ({ person }: Understanding): boolean =>
  factsOfKind(person, "age").some(({ how, months }) => how === "said" && months >= PAST_BEARING);

const plain = (text: string): string => fold(text).replaceAll("’", "'");
const CLEARING = LANGUAGES.map((language) => plain(guidedFor(language).taps.notExpecting));

/** Whether a message says, in the words of the tap, that nobody expects. */
export const clears = ({ message }: Pick<Frame, "message">): boolean =>
  CLEARING.some((words) => plain(message).includes(words));

/**
 * Whether somebody may be offered products that are unsuitable in pregnancy, when trying or when nursing. There are too
 * many ways to say so for words to settle it, so only the tap's exact words clear somebody, or an age past
 * childbearing.
 */
export const isCleared = (frame: Frame, told: Understanding, { cleared }: Dialogue): boolean =>
  cleared.has(told.person.relation) || clears(frame) || isPastBearing(told);

const SORE: readonly Trait[] = ["hurts_now", "stings"];
/** Red and sore by themselves: what an acid is for. */
const OF_BUMPS = new Set<ConcernId>(["acne", "hormonal_acne", "fungal_acne", "razor_bumps", "kp"]);
const UPSET = new Set<ConcernId>(["sensitivity", "barrier", "redness", "eczema", "rosacea", "perioral_derm"]);
/**
 * Whether skin may be hurt: nothing strong is offered for the rest of the talk. A wide guess does little harm, for what is
 * gentle is offered in its place.
 */
export const isSpared = ({ own, traits }: Frame, { person }: Understanding, { spared }: Dialogue): boolean =>
  spared.has(person.relation) ||
  SORE.some((trait) => traits.has(trait)) ||
  (traits.has("upset_signs") && !own.concerns.some(({ id }) => OF_BUMPS.has(id))) ||
  own.concerns.some(({ id }) => UPSET.has(id)) ||
  own.skinTypes.includes("sensitive") ||
  own.justTreated ||
  own.redFlags.length > 0;
