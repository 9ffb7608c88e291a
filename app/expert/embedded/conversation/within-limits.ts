import { personNotices } from "../../words/notices.ts";
import type { Category } from "#app/features/catalogue/product.ts";
import { chooseProducts } from "../../shelf/choose.ts";
import type { Scored } from "../../shelf/score.ts";
import { factsOfKind } from "../../reading/person/fact.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { verdictFor } from "../../shelf/verdict.ts";
import { isSmall } from "../../reading/small-places.ts";
import type { SkinType } from "../../reading/understanding.ts";
import { fill } from "../../words/copy.ts";
import { answerRoutine } from "./routine-answers.ts";
import { isOfKind } from "../../reading/kinds.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import { withinSumTold } from "./sum-told.ts";
import { canTake } from "./unsuitable.ts";
import { PICKS_IN_CHAT, uncheckedText, withinMeans, pickLines } from "./care.ts";
import { answerNoted } from "./change.ts";

/** As many of one kind as somebody needs who asks for that alone. */
const OF_ONE_KIND = 1;

/** Nothing known: comfort is what a gift is for. */
const ANYBODY: readonly SkinType[] = ["dry"];

const SUN = [{ id: "photoprotection" as const, strength: 1, because: [] }];

/** "Under 80", after a wish for a cream: a cream. */
function kindOfTalk({ understanding, before, limits, own }: State): Category | undefined {
  // Asked for by its kind in this very message, whatever is told beside it: "a wash, no foam".
  if (own.category && limits.only === undefined && own.textures.length === 0) return own.category;
  const another = limits.only !== undefined || own.concerns.length > 0 || own.textures.length > 0;
  return another ? undefined : (understanding.category ?? before?.category);
}

/** What to look for on a shelf of one kind: what was told as far as that kind does anything for it, else plain care. */
export function chosenWithin(state: State): Scored[] {
  const { understanding, shelf, limits } = state;
  const category = kindOfTalk(state);
  const { category: _kind, ...wider } = understanding;
  // A gift that smells is a wish of its own: what is kept from gifts unasked is asked for.
  const { wish: _gift, ...forAnybody } = wider;
  const nothingTold = wider.concerns.length + wider.skinTypes.length === 0;
  const asked =
    limits.scented || (limits.only && nothingTold)
      ? {
          ...forAnybody,
          textures: [],
          ...(state.own.category && { category: state.own.category }),
          skinTypes: [...forAnybody.skinTypes, ...(wider.concerns.length > 0 ? [] : ANYBODY)],
        }
      : { ...wider, textures: [], ...(category && { category }) };
  // With or without a tint: of sunscreens.
  if (state.limitsNow.tinted !== undefined) {
    const suns = shelf.filter((product) => factsOf(product).spf > 0);
    return chooseProducts({ ...asked, concerns: SUN }, suns).slice(0, OF_ONE_KIND);
  }
  const picked = chooseProducts(asked, shelf);
  // "Lines round my eyes, just a cream": none is made for the eyes alone.
  const wide = isSmall(asked.places) ? { ...asked, places: [] } : { ...asked, concerns: [], wanted: [] };
  const found = picked.length > 0 ? picked : chooseProducts(wide, shelf);
  return withinMeans(found, understanding, limits.only ? OF_ONE_KIND : PICKS_IN_CHAT);
}

/** How the limit just said is taken up. */
function limitText(
  { limitsNow: limits, understanding, dialogue, turn }: State,
  picked: readonly Scored[],
): string {
  const { words, kinds } = dialogue.limits;
  const [refused] = limits.refused;
  const count = factsOfKind(understanding.person, "count").findLast((fact) => fact.turn === turn);
  if (limits.only) return fill(words.only, kinds[limits.only]);
  if (count !== undefined) return words.count;
  if (limits.tinted !== undefined) return limits.tinted ? words.tinted : words.untinted;
  if (limits.light) return words.light;
  if (limits.scented === true) return words.scented;
  if (limits.scented === false) return words.unscented;
  const gel = picked.some(({ product }) => product.category === "Moisturizer" && isOfKind(product, "gel"));
  if (refused === "cream" && gel) return words.gelStays;
  return refused ? fill(words.refused, kinds[refused]) : words.budget;
}

/** Skin for which every scent is one too many, whoever likes it. */
function upsetByScent({ understanding, request }: State): boolean {
  const scented = request.catalogue.filter((product) => factsOf(product).scented);
  const refused = scented.filter((product) => {
    const verdict = verdictFor(product, understanding, { gift: false });
    return !verdict.ok && ["concern", "sensitive", "allergy", "treated"].includes(verdict.reason);
  });
  return scented.length > 0 && refused.length === scented.length;
}

/** This message says how many, or for how much. */
const hasNewMeans = ({ own, turn }: State): boolean =>
  own.person.facts.some((fact) => (fact.kind === "count" || fact.kind === "budget") && fact.turn === turn);

/** The choice made anew within what is wanted left out, alone, or spent. */
export function answerLimits(state: State): Said {
  const { copy, understanding, dialogue, own } = state;
  const within = withinSumTold(state);
  if (within) return within;
  const nothingTold = understanding.concerns.length + understanding.skinTypes.length === 0;
  if (
    nothingTold &&
    !state.limits.only &&
    !state.limitsNow.scented &&
    understanding.wish === undefined &&
    !state.table.length &&
    !own.category
  )
    return answerNoted(state);
  if (state.limitsNow.scented && upsetByScent(state)) {
    const before = (state.shown[0] ?? []).filter((product) => canTake(product, state));
    return { text: state.talk.change.scentUpsets, offers: before };
  }
  // A routine on the table is made anew within the sum.
  const routine =
    state.earlier.includes("routine") && (state.shown[0]?.length ?? 0) > 2 && !state.limitsNow.only;
  if (routine && (hasNewMeans(state) || state.limitsNow.refused.size > 0)) {
    const anew = answerRoutine(state);
    if ((anew.offers ?? []).length > 1) return anew;
  }
  const picked = chosenWithin(state);
  if (picked.length === 0) return { text: joined([dialogue.limits.none, uncheckedText(state)]), offers: [] };
  return {
    text: joined(
      [
        limitText(state, picked),
        ...pickLines(picked, state),
        joined([uncheckedText(state), ...personNotices(understanding, copy)]),
      ],
      "\n",
    ),
    offers: picked.map(({ product }) => product),
  };
}
