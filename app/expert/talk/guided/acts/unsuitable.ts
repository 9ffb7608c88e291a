import type { Product } from "#app/features/catalogue/product.ts";
import { labelOn } from "../../../shelf/label.ts";
import type { LabelSubject } from "../../../shelf/label-score.ts";
import type { ExclusionReason } from "../../../shelf/exclusion-reason.ts";
import { insteadOf } from "../../../shelf/suitable.ts";
import { verdictForPerson } from "../../../shelf/verdict.ts";
import { fill } from "../../../words/copy.ts";
import { exclusionText } from "../../../words/exclusion-text.ts";
import type { Said } from "../act.ts";
import { nameOf, tell, type Turn } from "../turn.ts";

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

/** That a product is not for this person, why, in the label's own words where it has them, and what instead. */
export function unsuitable(turn: Turn, product: Product, withInstead = true): Said {
  const { told, words, language, request } = turn;
  const verdict = verdictForPerson(product, told);
  if (verdict.ok) return { lines: [], offers: [product] };
  const subject = ON_LABEL[verdict.reason];
  const label = subject && labelOn(product, subject, language);
  const instead = withInstead ? insteadOf(product, told, request.catalogue) : undefined;
  const { unsuitable: ways, instead: insteads, unsuitableNothing, labelSays } = words.talk;
  const mine = told.person.relation === "self" ? ways : ways.slice(1);
  const by = turn.dialogue.turns;
  return {
    lines: [
      [
        tell(
          turn,
          mine[by % mine.length] ?? "",
          nameOf(turn, product),
          exclusionText(product, verdict, words.copy, language),
        ),
        label && fill(labelSays, label),
        instead && tell(turn, insteads[by % insteads.length] ?? "", nameOf(turn, instead)),
        !instead && withInstead && verdict.reason !== "infant" && unsuitableNothing,
        verdict.reason === "child" && words.copy.notices.child,
        verdict.reason === "infant" && words.copy.notices.infant,
      ]
        .filter(Boolean)
        .join(" "),
    ],
    offers: instead ? [instead] : [],
    focus: instead ?? product,
  };
}
