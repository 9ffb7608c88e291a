import { memoizeWeakly } from "#app/memoize.ts";
import type { ExclusionRuleId } from "../knowledge/knowledge.ts";
import { type Fact, latest, type Medicine, type Person } from "../reading/person/fact.ts";
import type { ExclusionReason } from "./exclusion-reason.ts";

/** Months of age. */
const INFANT = 6;
const CHILD = 12 * 12;
const ADULT = 18 * 12;

interface PersonRule {
  reason: ExclusionReason;
  rule: ExclusionRuleId;
  because: Fact;
}

const FOR_MEDICINE: Record<Medicine, ExclusionRuleId> = {
  tretinoin: "retinoid_medicine",
  adapalene: "retinoid_medicine",
  isotretinoin: "retinoid_medicine",
  tazarotene: "retinoid_medicine",
  azelaic_acid: "azelaic_medicine",
  metronidazole: "calming_medicine",
  steroid: "calming_medicine",
  benzoyl_peroxide: "oxidising_medicine",
  hydroquinone: "lightening_medicine",
  anticoagulant: "anticoagulant_medicine",
  prescribed: "prescribed_medicine",
  photosensitizer: "photosensitizing_medicine",
  antifungal: "calming_medicine",
};

/** The rules that a person's facts put in force; asked for every product, so worked out once. */
export const personRules: (person: Person) => readonly PersonRule[] = memoizeWeakly(rulesFor);

function rulesFor(person: Person): PersonRule[] {
  const rules: PersonRule[] = [];
  const age = latest(person, "age");
  if (age && age.months < INFANT) rules.push({ reason: "infant", rule: "child", because: age });
  else if (age && age.months < CHILD) rules.push({ reason: "child", rule: "child", because: age });
  else if (age && age.months < ADULT) rules.push({ reason: "teen", rule: "teen", because: age });
  for (const fact of person.facts) {
    if (fact.kind === "pregnant" || fact.kind === "trying")
      rules.push({ reason: fact.kind, rule: "pregnant", because: fact });
    if (fact.kind === "breastfeeding")
      rules.push({ reason: fact.kind, rule: "breastfeeding", because: fact });
    if (fact.kind === "medicine")
      rules.push({ reason: "medicine", rule: FOR_MEDICINE[fact.medicine], because: fact });
    if (fact.kind === "own_retinoid")
      rules.push({ reason: "second_retinoid", rule: "own_retinoid", because: fact });
    if (fact.kind === "skin_cancer")
      rules.push({ reason: "skin_cancer", rule: "skin_cancer", because: fact });
    if (fact.kind === "wish") rules.push({ reason: fact.wish, rule: fact.wish, because: fact });
  }
  return rules;
}
