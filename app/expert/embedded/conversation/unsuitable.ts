import type { Product } from "#app/features/catalogue/product.ts";
import type { ExclusionReason } from "../../shelf/may-be-named.ts";
import { rankProducts } from "../../shelf/rank.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { scoreProduct } from "../../shelf/score.ts";
import { verdictForPerson } from "../../shelf/verdict.ts";
import { CONCERNS, type Understanding } from "../../reading/understanding.ts";
import { fill } from "../../words/copy.ts";
import { exclusionText } from "../../words/exclusion-text.ts";
import { say, theName } from "../../words/names.ts";
import { labelOn } from "./label.ts";
import type { LabelSubject } from "../../shelf/label-score.ts";
import { joined, type Said, rotated } from "./said.ts";
import type { State } from "./state.ts";

/** What is left out for a reason of the shop's or of this request, not of the person's. */
const NOT_PERSONAL = new Set<ExclusionReason>([
  "out_of_stock",
  "price",
  "texture",
  "gift",
  "place",
  "unasked",
  "time",
  "opposite_skin",
]);

/** Whether this person may take a product, whatever it costs and whether it is there today. */
export function canTake(product: Product, { understanding }: Pick<State, "understanding">): boolean {
  const verdict = verdictForPerson(product, understanding);
  return verdict.ok || NOT_PERSONAL.has(verdict.reason);
}

/** What the person said, else what the product is best at. */
export function aimsOf(product: Product, understanding: Understanding): Understanding["concerns"] {
  if (understanding.concerns.length > 0) return understanding.concerns;
  const all = CONCERNS.map((id) => ({ id, strength: 1, because: [] }));
  const { byConcern } = scoreProduct(product, { ...understanding, concerns: all });
  return all.sort((a, b) => (byConcern.get(b.id) ?? 0) - (byConcern.get(a.id) ?? 0)).slice(0, 2);
}

/** What does the nearest thing and may be taken; never what fits only by a hair. */
export function insteadOf(
  product: Product,
  understanding: Understanding,
  catalogue: readonly Product[],
): Product | undefined {
  const ranked = rankProducts(
    { ...understanding, concerns: aimsOf(product, understanding), places: [] },
    catalogue,
  )
    .filter((other) => other.product !== product && other.facts.area === factsOf(product).area)
    // Nobody is sent from a wash to a retinoid.
    .filter((other) => !other.facts.retinoid || factsOf(product).retinoid)
    // A wash stands in for a wash.
    .filter((other) => !factsOf(product).rinsedOff || other.facts.rinsedOff);
  const [best] = ranked;
  const alike = ranked.find(
    (other) => other.product.category === product.category && best && other.score >= 0.4 * best.score,
  );
  return (alike ?? best)?.product;
}

/** Reasons whose own sentence the label may hold. */
const ON_LABEL: Partial<Record<ExclusionReason, LabelSubject>> = {
  pregnant: "pregnancy",
  trying: "pregnancy",
  breastfeeding: "pregnancy",
  allergy: "allergy",
  medicine: "combine",
  second_retinoid: "combine",
  shaved: "shaved",
  place: "place",
};

/** "Then not …: it is …", of a product that is not for this person; nothing of one that is. */
export function ruledOutText(product: Product, { understanding, copy, talk }: State): string | undefined {
  const { language } = understanding;
  const verdict = verdictForPerson(product, understanding);
  if (verdict.ok) return undefined;
  const why = exclusionText(product, verdict, copy, language);
  return say(language, talk.change.out, theName(product, language), why);
}

/** That a product is not for this person, why, in the label's own words where it has them, and what instead. */
export function answerUnsuitable(product: Product, state: State, withInstead = true): Said {
  const { understanding, copy, talk, turn, request } = state;
  const { language } = understanding;
  const verdict = verdictForPerson(product, understanding);
  if (verdict.ok) return { text: "", offers: [product] };
  const subject = ON_LABEL[verdict.reason];
  const label = subject && labelOn(product, subject, language);
  const instead = withInstead ? insteadOf(product, understanding, request.catalogue) : undefined;
  const by = turn + product.id.length;
  const none = withInstead && verdict.reason !== "infant" && talk.unsuitableNothing;
  return {
    text: joined([
      say(
        language,
        rotated(understanding.person.relation === "self" ? talk.unsuitable : talk.unsuitable.slice(1), by),
        theName(product, language),
        exclusionText(product, verdict, copy, language),
      ),
      label && fill(talk.labelSays, label),
      instead ? say(language, rotated(talk.instead, by), theName(instead, language)) : none,
      verdict.reason === "child" && copy.notices.child,
    ]),
    offers: instead ? [instead] : [],
  };
}
