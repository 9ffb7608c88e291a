import { memoize } from "#app/memoize.ts";
import type { LanguageTag } from "#app/i18n/language.ts";
import cues from "./cues.json" with { type: "json" };
import type { PerLanguage } from "./knowledge.ts";

/**
 * What a few words give away, by language. `burns`: skin that hurts as a burn does; `strips`: what is meant to take skin
 * off, acids, peels, scrubs; `fears_burning`: feared or asked, and not felt; `irritated` and, what does not wait for the
 * next appointment, `cannot_wait`; `peels`: what a strong medicine does to skin ("a peel" is a product); `loss`: of a
 * pregnancy; `put_together`: done with two products at once; `order`: before or after; `which_of_these`: "which is
 * stronger", not "something stronger"; `which_to_take`: "so which one do I buy"; `leave_out`: of what was named; `deadline`: by when; `rinses`, `of_color`: washed off, or made
 * paler; `afraid`: of what a product may
 * do; `another`: in its stead; `after_it`: the next step;
 * `gentler`; `brand`: somebody else's; `of_all`: of the whole shop; `something`: a
 * thing that is wished for; `what_to_put`: what to use, asked; `dont_skip`: the one that counts; `adds`: on top of what is there; `ampoules_meant`: the
 * product, no blister; `asks_shelf`: whether we have it; `just_it`: of one thing; `says_allergic`; `short_routine`: of few steps; `whole_routine`: every
 * step; `swap`, `foams`: one of the
 * table for another; `goes_with`: a companion for what is in hand; `in_order`: which goes on first; `cast`: a sunscreen that shows; `had_reaction`: once, and not today; `reacts_always`: what a thing does to somebody each time; `not_that_one`, `not_this_name`: says no to what was just named, or by its name, for which `ourthing` stands; `water`, `again`: what a sunscreen has to bear, and when it is put on anew; `superlative`: the most of all, no comparison with one in hand;
 * `of_the_two`: of those just spoken of; `beginner`: has used nothing of the kind; `takes_off`: what removes makeup;
 * `uses_it`: has it on skin already; `calm_time`: when may it be taken up again; `deep_burn`: skin that no longer feels;
 * `harms_baby`: feared of what was used; `in_its_stead`: what to take for it; `stops_medicine`: how a prescribed cream is left off; `known_diagnosis`: has a name already; `of_the_shop`: names a
 * matter of the shop; `vitiligo`, `scam`, `customs`: a disease, a fear and a tax that have answers of their own; `morning`,
 * `evening`: what is asked of that time; `done_at_night`: what is done then already; `wants_gentle`: nothing strong, the mildest; `afraid_of_it`: of a thing that is named; `ingrown`: hairs; `just_now`: today or yesterday; `fears_marks`, `fears_lightening`: of more marks, or of paler skin; `against_age`: what is sold to the young against lines;
 * `yes`, `no`: a whole short answer; `and_that`: opens a question asked again of another thing; `and_further`: opens a wish beside what stands; `same_time`: of two just asked about; `wants_one`: of several; `drop_first`: what of them may wait; `uses_nothing`: a whole message that tells so; `bare_refusal`: opens a refusal that names nobody; `takes_it`: a whole clause that takes what was named, `ourthing` for its name; `agrees`: before it; `joins_wish`: opens a wish after it; `with_that`: beside what is in hand; `what_goes_on`: at a time of day; `and_a`: opens a wish for one kind; `instead_of_it`: of what is in hand; `uses_there`: a thing in hand, on some place; `same_for`: for another person; `recall`: what was named before; `still_fits`: all that was named, as things are now; `wishes_kinds`: kinds are wished for, and not only spoken of; `all_together`: of the whole and not of one; `all_at_once`: of several, put on in one evening; `either`: joins two that are
 * to be chosen from; `weeks`: a count of them is no pregnancy; `fragile`: skin that tears or bruises; `minds_all`: skin that reacts to whatever it is given; `fine_scent`: a scent, and no skin, that is delicate; `broke`: hardly any
 * money; `settled`: a doctor looks after it by now; `taken_back`: an alarm told before is over, or was none; `was_seen_at_once`, `better_now`, `not_over`: an emergency's end; `too_dear`, `too_dear_why`: a price that is too much, and what it is for; `which_product`: a whole message that asks for one thing to take; `cart`: what is bought, or where it goes; `cart_word`: the latter alone; `upset_by_it`: skin that a thing of ours has upset; `may_i_use`: whether a thing may be used at all; `missing_step`: asks what to add to what is had; `asks_of_list`: of what is in a product; `now`: and not once;
 * `opens_question`: a question of its own, after another;
 * `is_it_safe`, `works_on`: asked of a thing in hand; `until_then`: while it is sold out; `if_or_when`: opens a condition; `shields`: from the sun; `has_more`, `needs_both`: of two; `too_much`; `removes_kind`: a thing of a list, and no makeup; `lashes`; `at_the_water`; `and_there`, `and_with`: open a question that goes on; `all_of_them`, `the_order`: a whole message on what was named; `wrong_thing`: came in a parcel; `dry_spots`: small places that get rough; `of_age`; `with_fingers`: how it is put on; `not_with`: what it clashes with; `replaces`; `adds_verb`, `an_acid_more`: a second acid; `takes_it_off`, `asks_to_rinse`: at the end of the day, or after use; `a_time`, `rinse_word`, of a label; `by_day`; `of_the_lists`: asked of all that is sold;
 * `over_week`: what is for which day; `skips_sun`: a sunscreen left out; `puts_on`: something, on skin;
 * `waterproof`, `scent_word`, `shipping_word`, `an_acid`: named by their words; `one_of_ours`: a product by what it holds;
 * `costs`: a product by its price;
 * `cures`: more than a cosmetic does; `cleans_off`: what a wash takes with it; `opened_word`: how long it keeps;
 * `meanwhile`: until a doctor has seen it; `vegan_word`; `try_again`: what skin reacted to; `of_expecting`: of a child that is
 * expected, wished for or nursed;
 * `texture_asked`, `of_rough_skin`: of a product or of skin; `a_little`: no more than usual; `meant`: another thing than was
 * named; `to_all_that`: beside all on the table; `last_me`, `twice_daily`, `once_daily`: how long a bottle lasts; `why_not`;
 * `in_that_order`: of two just spoken of;
 * `just_treated`, `long_ago`, `time_ago`: a laser or a peel, when it counts no more, and how long ago something was;
 * `days_ago`: not today; `used_so_far`: of what was put on until now; `one_sided_or_sun`: blisters as shingles or the sun bring them; `put_on_skin`: a thing that was put there;
 * `wants_person`: a person, and no adviser; `is_it_a_person`: who answers here; `shipped_already`: of an order; `is_open`: of what is to go back; `you_yourself`, `kind_word`, `laughs`, `sleep_better`: small
 * talk; `given_by_doctor`, `for_long`: a steroid cream that is looked after, or not; `wants_makeup_off`, `tight_after_wash`: a
 * wash is wanted; `not_greasy`: of a texture; `skin_itself`; `i_am_not`: what was only asked; `knows_not`: of a gift; `that_one`: a whole
 * message that takes what is in hand; `has_it`: which of ours holds what was just spoken of; `with_what`: a companion, whichever; `go_on`: a whole message that only waits;
 * `upset_signs`, `stings`: what skin shows that something upset, and what may still pass; `since_it`, `since_use`: what it came from, and a thing put on that nobody named;
 * `rash_told`, `thing_of_ours`: a reaction, and what of ours it came from; `was_once`: over by now; `too_often`: more than skin bears; `later_in_life`: once nothing is expected or nursed any more; `right_there`: on the place just told; `the_same`: asked for another as well; `stays_on`: how long a prescribed cream is used; `asks_now`, `asks_to_put`: what to do about it, and what it may have until then; `resumes`: when it may be used again;
 * `skin_changes`: the color of skin, and not of what is in a jar;
 * `roughened`: hands, heels and elbows that are worn; `wants_glow`: to look awake, for a day or always; `shave_burn`: skin that shaving has upset; `atopic`: skin that eczema comes to; `red_itself`: the color
 * alone; `not_to_sting`: what a product is to spare skin;
 * `keeps_acid_out`, `burns_now`, `irritates`: an acid somebody does without, and skin that hurts today; `spreads`, `swells`:
 * a reaction that goes on; `washes`: what skin is cleaned with;
 * `in_the_end`, `takes_what`: asks what is taken of all that was named; `dislikes_kind`: a kind somebody does without;
 * `for_washing`: a wash, without its name; `still_closed`, `money_or_credit`: of what goes back; `asks_price`: of a whole routine;
 * `only_means`: a sum that is all there is; `tints_asked`, `many_of`: how many tints; `where_to_begin`, `no_routine_yet`: of somebody without
 * a routine;
 * `around_medicine`: the routine beside a medicine; `doses`: how much of it, or which; `hurts_now`: skin that stings as it is told;
 * `sunburned`: by the sun, today; `other_care`: what hurt skin does without; `which_of_all`: of the whole shelf; `over_it`: after a prescribed cream; `too_strong_for`: a product, for somebody;
 * `changes_it`: what news changes;
 * `pending`, `for_free`, `takes_how_long`, `way_to_pay`, `pays_when`: of an order, its delivery and its payment; `time_left`: until when
 * something may go back; `do_it_for_me`: what only a person can do; `no_order_number`; `own_mistake`, `mistake_apart`: ordered wrongly, and not of an
 * address or an account; `only_supposed`: said of what may come; `pays`, `use_it_still`, `a_country`, `joke_asked`; `may_dislike`: what a thing to be sent back is not; `of_care`: skin, or what is put on it; `goes_back`, `wants`, `no_photo`,
 * `not_what_i_asked`: said of our answer; `what_now`: a whole message that asks for the next step; `says_if`; `ok_thanks`: a whole message;
 * Over the turns of a talk:
 * `week_plan`, `which_days`, `once_a_week`, `with_what_i_have`: of evenings and mornings;
 * `sum_up`, `for_whom`: of all that was said;
 * `which_suits`, `two_of_them`, `three_of_them`, `supposes`: one or a few of several; `keeps`: what may stay is asked as well;
 * `so_none`: a whole message that asks whether nothing is left; `what_changes`; `needs_none`: supposes that nothing is needed;
 * `under_it`: a whole message that asks what goes beneath; `both_at_once`: of two, in one night or by turns;
 * `outdoors`, `by_window`, `for_weeks`: how somebody lives, and how long skin has been so; `of_a_thing_used`: and not of skin;
 * `too_strong`, `every_other`, `should_i_stop`: of what is strong, how often, and whether at all;
 * `drops_it`, `other_days`, `it_lasts`, `skin_itches`: their own thing, the rest of the week, a spell of skin and skin that itches;
 * `drops_one`: fewer of several; `of_health`: what is for a doctor or a pharmacist to hear;
 * `tells_of_somebody`: opens a plain sentence;
 * `about_…`: what of a label speaks of a kind of active.
 */
export type CueId = keyof typeof cues;

/** Alternatives as the data writes them, found between spaces in a folded text; made once. */
export const wordsPattern = memoize((alternatives: string) => new RegExp(` (?:${alternatives}) `, "u"));

/** True when a folded text, single spaces around each word, holds a cue. */
export function hears(cue: CueId, text: string, tongue: LanguageTag): boolean {
  const words: PerLanguage<string> = cues[cue];
  return wordsPattern(words[tongue]).test(text);
}

const everyPattern = memoize((alternatives: string) => new RegExp(`(?<= )(?:${alternatives})(?= )`, "gu"));

/** A folded text without the words of a cue. */
export function without(cue: CueId, text: string, tongue: LanguageTag): string {
  const words: PerLanguage<string> = cues[cue];
  return text.replace(everyPattern(words[tongue]), "");
}

/** Alternatives as the data writes them, as the first words of a folded text; made once. */
const openingPattern = memoize((alternatives: string) => new RegExp(`^ (?:${alternatives}) `, "u"));
const wholePattern = memoize((alternatives: string) => new RegExp(`^ (?:${alternatives}) $`, "u"));

/** True when a folded text begins with a cue. */
export function opensWith(cue: CueId, text: string, tongue: LanguageTag): boolean {
  const words: PerLanguage<string> = cues[cue];
  return openingPattern(words[tongue]).test(text);
}

/** True when a folded text is a cue and nothing else. */
export function isOnly(cue: CueId, text: string, tongue: LanguageTag): boolean {
  const words: PerLanguage<string> = cues[cue];
  return wholePattern(words[tongue]).test(text);
}
