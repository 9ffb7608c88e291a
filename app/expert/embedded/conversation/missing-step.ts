import type { Product } from "#app/features/catalogue/product.ts";
import { withAim } from "../../shelf/aims.ts";
import { chooseProducts } from "../../shelf/choose.ts";
import { withCompanions } from "../../shelf/companions.ts";
import { rankProducts } from "../../shelf/rank.ts";
import type { Scored } from "../../shelf/score.ts";
import { hears } from "../../knowledge/cues.ts";
import { inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { personNotices } from "../../words/notices.ts";
import { PICKS_IN_CHAT, pickLines, questionAfter } from "./care.ts";
import { isOfKind } from "../../reading/kinds.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";

/** Steps that nobody does without. */
const BASIC = ["cleanser", "cream", "sunscreen"] as const;

/** "What am I missing?", beside what somebody has told to have. */
export const asksWhatIsMissing = (state: State): boolean =>
  state.request.type === "advice" &&
  state.ownedProducts.size + state.limits.owned.size > 0 &&
  state.named.every((product) => state.ownedProducts.has(product)) &&
  state.own.category === undefined &&
  state.own.redFlags.length === 0 &&
  hears("missing_step", state.text, state.tongue);

/** The best of each basic step that is not had, then what does most for what was told. */
function missing(state: State): Scored[] {
  const { understanding, shelf, limits, ownedProducts } = state;
  const had = (kind: (typeof BASIC)[number]) =>
    (kind !== "cream" && limits.owned.has(kind)) || [...ownedProducts].some((one) => isOfKind(one, kind));
  const { category: _kind, ...person } = understanding;
  const ranked = rankProducts(withCompanions(withAim(person)), shelf).filter(
    ({ facts }) => facts.area === "face",
  );
  const steps = BASIC.filter((kind) => !had(kind)).flatMap(
    (kind) => ranked.find(({ product, facts }) => isOfKind(product, kind) && facts.strong.size === 0) ?? [],
  );
  const treats = (product: Product) => product.category === "Serum" || product.category === "Treatment";
  const [aimed] =
    understanding.concerns.length > 0 && ![...ownedProducts].some(treats)
      ? chooseProducts(person, shelf.filter(treats))
      : [];
  const all = [
    ...steps,
    ...(aimed && !steps.some(({ product }) => product === aimed.product) ? [aimed] : []),
  ];
  return all.slice(0, PICKS_IN_CHAT);
}

/** What is missing beside what is had, each with its reason. */
export function answerMissing(state: State): Said {
  const { understanding, copy, turns, ownedProducts } = state;
  const { language } = understanding;
  const names = inWords(
    [...ownedProducts].map((product) => theName(product, language)),
    copy,
  );
  const picked = missing(state);
  if (picked.length === 0) return { text: say(language, turns.missing.none, names), offers: [] };
  return {
    text: joined(
      [
        names === "" ? turns.missing.bare : say(language, turns.missing.steps, names),
        ...pickLines(picked, state),
        joined([...personNotices(understanding, copy), questionAfter(state, picked.length)]),
      ],
      "\n",
    ),
    offers: picked.map(({ product }) => product),
  };
}
