import { formatMoney } from "#app/i18n/format.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { hears } from "../../knowledge/cues.ts";
import { verdictFor } from "../../shelf/verdict.ts";
import { inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { personNotices } from "../../words/notices.ts";
import { outText } from "./change.ts";
import { isOfKind } from "../../reading/kinds.ts";
import type { QuestionId } from "../../reading/questions/questions.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import { ONE_IS_ENOUGH } from "./table.ts";
import { canTake, insteadOf } from "./unsuitable.ts";

/** Asked of "all this", these are asked of each. */
const OF_ALL = new Set<QuestionId>(["pregnancy", "suits", "age", "for_someone"]);
/** Words of a message that asks no more than "and for the neck?". */
const FEW = 8;

/** "And for the neck?", after several: which of them. */
function asksPlaceOfAll({ own, text, tongue, shown, heard }: State): boolean {
  // "And something for the body?" wants another thing, and no word on what stands.
  if (hears("something", text, tongue)) return false;
  const place = own.places.some((one) => one !== "face") && heard.every(({ id }) => WHERE.has(id));
  return (
    place && text.trim().split(" ").length <= FEW && own.concerns.length === 0 && (shown[0]?.length ?? 0) > 1
  );
}
const WHERE = new Set<QuestionId>(["place", "suits", "recommend", "for_someone"]);

/** "And for my father the same?", with nothing told of his skin. */
function asksSameForAnother({ own, before, understanding, text, tongue }: State): boolean {
  const another = before !== undefined && before.person.relation !== understanding.person.relation;
  return another && own.concerns.length + own.skinTypes.length === 0 && hears("same_for", text, tongue);
}

/** "Is it all still ok?", of several that stand: each is looked at anew. */
export function asksIfAllFits(state: State): boolean {
  if (
    state.kept.length === 1 &&
    state.named.length === 0 &&
    state.own.redFlags.length === 0 &&
    !state.limited &&
    asksSameForAnother(state)
  )
    return true;
  const { kept, named, pointsExactly, pointsAtAll, own, asks, heard, shown, text, tongue } = state;
  const several = kept.length > 1 && named.length + state.ingredients.length === 0 && !pointsExactly;
  if (!several || own.category !== undefined || own.redFlags.length > 0 || !asks) return false;
  const ofEach = heard.some(({ id }) => OF_ALL.has(id)) && !hears("of_the_two", text, tongue);
  const listed = (shown[0]?.length ?? 0) > 1 && heard.some(({ id }) => id === "pregnancy");
  const ofAll = ofEach && (pointsAtAll || listed);
  return ofAll || hears("still_fits", text, tongue) || asksPlaceOfAll(state) || asksSameForAnother(state);
}

/** Every product that stands by its name: what is fine, what is not and why, and what comes in its place. */
export function answerIfAllFits(state: State): Said {
  const { kept, understanding, before, copy, talk, dialogue, shelf } = state;
  const { language } = understanding;
  const names = (products: readonly Product[]) =>
    inWords(
      products.map((product) => theName(product, language)),
      copy,
    );
  const where = state.own.places.length > 0;
  const fits = (product: Product) =>
    where ? verdictFor(product, understanding, { concerns: [] }).ok : canTake(product, state);
  const fine = kept.filter(fits);
  // What was out before is no news.
  const wasIn = (product: Product) => before === undefined || canTake(product, { understanding: before });
  const out = kept.filter((product) => !fine.includes(product) && wasIn(product));
  const notices = personNotices(understanding, copy);
  const [only, ...more] = fine;
  if (out.length === 0 && only && more.length === 0)
    return { text: joined([say(language, talk.mayUse, theName(only, language)), ...notices]), offers: fine };
  if (out.length === 0)
    return { text: joined([say(language, dialogue.kept.fits, names(fine)), ...notices]), offers: fine };
  // Of what nobody needs two of, none comes in beside the one that stays.
  const there = ONE_IS_ENOUGH.filter((kind) => fine.some((product) => isOfKind(product, kind)));
  const free = shelf.filter(
    (product) => !kept.includes(product) && !there.some((kind) => isOfKind(product, kind)),
  );
  // For another place nothing is exchanged: what stands still stands for the first.
  const lost = where ? [] : out;
  const instead = [...new Set(lost.flatMap((product) => insteadOf(product, understanding, free) ?? []))];
  const priced = instead.map((product) => `${theName(product, language)} (${formatMoney(product.price)})`);
  return {
    text: joined(
      [
        ...out.map((product) => outText({ ...state, fallen: [product] })),
        fine.length > 0 && say(language, talk.change.left, names(fine)),
        priced.length > 0 && `${talk.change.instead} ${inWords(priced, copy)}.`,
        joined(notices),
      ],
      "\n",
    ),
    offers: [...fine, ...instead],
  };
}
