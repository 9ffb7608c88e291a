import { formatMoney } from "#app/i18n/format.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { withAim } from "../../shelf/aims.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { scoreProduct } from "../../shelf/score.ts";
import { type CueId, hears, isOnly } from "../../knowledge/cues.ts";
import type { FactKind } from "../../reading/person/fact.ts";
import { wordReasons } from "../../words/reasons.ts";
import { inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { personNotices } from "../../words/notices.ts";
import { choosesOfTwo } from "./between.ts";
import { outText } from "./change.ts";
import { concernWords } from "./heard.ts";
import { isShort, newConcern } from "./plausible.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import { canTake } from "./unsuitable.ts";

const names = (products: readonly Product[], { understanding, copy }: State): string =>
  inWords(
    products.map((product) => theName(product, understanding.language)),
    copy,
  );

/** Asked of all that stands: nothing is named, told or wished for besides. */
const ofAllThatStands = (state: State): boolean =>
  state.request.type === "advice" &&
  state.named.length + state.ingredients.length === 0 &&
  state.own.category === undefined &&
  state.own.redFlags.length === 0 &&
  isShort(state) &&
  !newConcern(state);

/** So many of those that stand, by the words for it. */
const NUMBERS: readonly (readonly [number, CueId])[] = [
  [2, "two_of_them"],
  [3, "three_of_them"],
];

const fewAsked = ({ text, tongue }: State): number | undefined =>
  NUMBERS.find(([, cue]) => hears(cue, text, tongue))?.[0];

/** "If I only wanted two?": fewer of what stands. */
export function asksForFew(state: State): boolean {
  const few = fewAsked(state);
  const supposed = state.asks || hears("supposes", state.text, state.tongue);
  return few !== undefined && supposed && state.table.length > few && ofAllThatStands(state);
}

/** Of what stands, that which does most for this person first. */
function byWorth({ table, understanding }: State): readonly Product[] {
  const person = withAim(understanding);
  return table.toSorted((a, b) => scoreProduct(b, person).score - scoreProduct(a, person).score);
}

const asksForSun = (product: Product): boolean => {
  const { retinoid, exfoliates, rinsedOff } = factsOf(product);
  return !rinsedOff && (retinoid || exfoliates);
};

/** The best few; a sunscreen comes before whatever is second to what asks for one. */
export function answerFew(state: State): Said {
  const { understanding, turns } = state;
  const few = fewAsked(state) ?? 1;
  const ranked = byWorth(state);
  const sun = ranked.find((product) => factsOf(product).spf > 0);
  const best = ranked.slice(0, few);
  const lacks = sun && !best.includes(sun) && best.some(asksForSun);
  const chosen = lacks ? [...best.slice(0, few - 1), sun] : best;
  const sum = chosen.reduce((all, { price }) => all + price, 0);
  const priced = chosen.map((one) => `${theName(one, understanding.language)} (${formatMoney(one.price)})`);
  return {
    text: say(understanding.language, turns.few, inWords(priced, state.copy), formatMoney(sum)),
    offers: chosen,
  };
}

/** "Too dear, take something out", of several that stand. */
export const asksToDropOne = (state: State): boolean =>
  state.kept.length > 1 && ofAllThatStands(state) && hears("drops_one", state.text, state.tongue);

/** Without the one that does least; what protects stays. */
export function answerDropOne(state: State): Said {
  const { understanding, dialogue, talk, copy } = state;
  const { language } = understanding;
  const ranked = byWorth({ ...state, table: state.kept.filter((product) => canTake(product, state)) });
  const least = ranked.findLast((product) => factsOf(product).spf === 0);
  const left = ranked.filter((product) => product !== least);
  const sum = formatMoney(left.reduce((all, { price }) => all + price, 0));
  const priced = left.map((one) => `${theName(one, language)} (${formatMoney(one.price)})`);
  const total = left.length > 1 ? talk.total : dialogue.leaveOut.one;
  return {
    text: joined([
      least && say(language, state.turns.dropsLeast, theName(least, language)),
      say(language, total, inWords(priced, copy), sum),
    ]),
    offers: left,
  };
}

/** "Which one suits me?", of several: one of them is chosen. */
export const asksWhichSuits = (state: State): boolean =>
  state.table.length > 0 &&
  (state.shown[0]?.length ?? 0) > 0 &&
  !state.pointsExactly &&
  !state.limited &&
  ofAllThatStands(state) &&
  !choosesOfTwo(state) &&
  (hears("which_suits", state.text, state.tongue) ||
    (hears("which_to_take", state.text, state.tongue) && state.heard.some(({ id }) => id === "favorite")));

/** The one that does most, and why. */
export function answerWhichSuits(state: State): Said {
  const { understanding, turns, copy } = state;
  const { language } = understanding;
  const [best] = byWorth(state);
  if (!best) return { text: state.talk.noTable, offers: [] };
  const person = withAim(understanding);
  const about = concernWords(person, copy);
  const name = theName(best, language);
  const alone = state.table.length > 1 && about !== "";
  const [reason] = wordReasons([scoreProduct(best, person)], person, language);
  return {
    text: joined([
      say(language, alone ? turns.theOne.best : turns.theOne.only, name, about),
      alone && reason,
      alone && turns.theOne.alone,
    ]),
    offers: [best],
  };
}

/** Shown before for this person, and not to be had any more. */
const outNow = (state: State): readonly Product[] =>
  [...new Set([...state.fallen, ...state.kept, ...state.shown.flat()])].filter(
    (product) => !canTake(product, state),
  );

/** "So neither?", where something still stands. */
export const asksIfNone = (state: State): boolean =>
  state.table.length > 0 && ofAllThatStands(state) && isOnly("so_none", state.text, state.tongue);

/** What stands all the same, and what alone is out. */
export function answerIfNone(state: State): Said {
  const { table, understanding, turns } = state;
  const { language } = understanding;
  const out = outNow(state);
  return {
    text: joined([
      say(language, turns.neither.stays, names(table, state)),
      out.length > 0 && say(language, turns.neither.out, names(out, state)),
    ]),
    offers: table,
  };
}

/** What may take something off the table. */
const OF_THE_PERSON = new Set<FactKind>([
  "pregnant",
  "trying",
  "breastfeeding",
  "medicine",
  "own_retinoid",
  "allergy",
  "avoidance",
  "skin_cancer",
  "age",
]);
/** Messages over which it is news. */
const LATELY = 2;

const toldLately = ({ understanding, turn }: State): boolean =>
  understanding.person.facts.some(
    (fact) =>
      OF_THE_PERSON.has(fact.kind) && fact.how === "said" && turn - fact.turn <= LATELY && fact.turn > 0,
  );

/** "So which of those do I drop?", "what changes?", after news of the person. */
export const asksWhatGoes = (state: State): boolean =>
  state.kept.length + outNow(state).length > 0 &&
  toldLately(state) &&
  // "What do I stop and what do I keep?" asks of all they use, ours or not.
  !hears("keeps", state.text, state.tongue) &&
  ofAllThatStands(state) &&
  (hears("drop_first", state.text, state.tongue) || hears("what_changes", state.text, state.tongue));

/** "Which do I leave out if it stings?", of what stands or is had. */
export const asksWhichIfItStings = (state: State): boolean =>
  state.asks &&
  state.named.length === 0 &&
  state.own.redFlags.length === 0 &&
  isShort(state) &&
  hears("drop_first", state.text, state.tongue) &&
  (hears("skin_itches", state.text, state.tongue) || hears("stings", state.text, state.tongue)) &&
  firstToGo(state).length > 0;

/** What works hardest on skin: acids and retinoids that stay on, else azelaic acid. */
function firstToGo({ kept, ownedProducts, shown }: State): readonly Product[] {
  const all = [...new Set([...ownedProducts, ...kept, ...(shown[0] ?? [])])];
  const strong = all.filter((product) => factsOf(product).strong.size > 0 && !factsOf(product).rinsedOff);
  return strong.length > 0 ? strong : all.filter((product) => factsOf(product).ids.has("azelaic_acid"));
}

/** The strongest first, until skin is calm. */
export const answerWhichIfItStings = (state: State): Said => ({
  text: say(state.understanding.language, state.turns.stopFirst, names(firstToGo(state), state)),
  offers: state.table.filter((product) => !firstToGo(state).includes(product)),
});

/** "So do I drop it?", of a retinoid of their own that was just told. */
export const asksIfToDropOwn = (state: State): boolean =>
  ofAllThatStands(state) &&
  hears("drops_it", state.text, state.tongue) &&
  state.understanding.person.facts.some(
    ({ kind, turn }) => (kind === "own_retinoid" || kind === "medicine") && state.turn - turn <= LATELY,
  ) &&
  outNow(state).length > 0;

/** Theirs may stay; ours falls away. */
export const answerIfToDropOwn = (state: State): Said => ({
  text: say(state.understanding.language, state.turns.yoursStays, names(outNow(state), state)),
  offers: state.table,
});

/** What goes, with the reason, and what stays; that nothing need go, where nothing need. */
export function answerWhatGoes(state: State): Said {
  const { table, understanding, turns, copy, tongue, text } = state;
  const { language } = understanding;
  const out = outNow(state);
  const notices = personNotices(understanding, copy);
  const none = hears("what_changes", text, tongue) ? turns.drops.changesNone : turns.drops.none;
  if (out.length === 0)
    return { text: joined([say(language, none, names(table, state)), ...notices]), offers: table };
  return {
    text: joined(
      [
        ...out.map((product) => outText({ ...state, fallen: [product] })),
        table.length > 0 && say(language, turns.drops.stays, names(table, state)),
        joined(notices),
      ],
      "\n",
    ),
    offers: table,
  };
}
