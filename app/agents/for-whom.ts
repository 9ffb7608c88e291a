import { z } from "zod";
import { understand } from "#app/expert/reading/context.ts";
import { MEDICINES } from "#app/expert/reading/person/fact.ts";
import { type Note, withNotes } from "#app/expert/reading/person/notes.ts";
import { findSubstances, substanceById } from "#app/expert/reading/person/substances.ts";
import { wordsOf } from "#app/expert/reading/person/words.ts";
import { SKIN_TYPES, type Understanding } from "#app/expert/reading/understanding.ts";
import type { SubstanceId } from "#app/expert/knowledge/knowledge.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { LANGUAGE_TAGS, type Language, type LanguageTag, languageTag } from "#app/i18n/language.ts";

const OLDEST = 120;
const named = z.string().trim().min(1).max(80);

/** What an assistant may say about the person it asks for. None of it is stored. */
export const forWhom = z
  .object({
    pregnant: z.boolean().optional(),
    trying_to_conceive: z.boolean().optional(),
    breastfeeding: z.boolean().optional(),
    age_years: z.number().min(0).max(OLDEST).optional().describe("a baby of six months is 0.5"),
    allergies: z.array(named).max(12).optional().describe("substances, by any name: perfume, lanolin, nuts"),
    leaves_out: z.array(named).max(12).optional().describe("what is not wanted, without being an allergy"),
    medicines: z.array(z.enum(MEDICINES)).max(8).optional().describe("prescribed, in use now"),
    uses_retinoid: z.boolean().optional().describe("a retinoid of another house is in use"),
    had_skin_cancer: z.boolean().optional(),
    skin_just_treated: z.boolean().optional().describe("a laser, a peel, a burn, too much acid"),
    easily_irritated: z.boolean().optional(),
    conditions: z.array(z.enum(["rosacea", "eczema", "perioral_dermatitis"])).optional(),
    skin_type: z.enum(SKIN_TYPES).optional(),
    vegan: z.boolean().optional(),
    in_their_words: z
      .string()
      .trim()
      .max(500)
      .optional()
      .describe("what the person wrote of themselves, for what the other fields do not hold"),
  })
  .strict();
export type ForWhom = z.infer<typeof forWhom>;

/** Reads the request with the adviser's own rules, and adds what was said about the person. */
export function understandFor(
  words: string,
  told: ForWhom,
  { language, catalogue }: { language: Language; catalogue: readonly Product[] },
): Understanding {
  const text = [words, told.in_their_words].filter(Boolean).join(". ");
  const read = understand(text, [], language, catalogue);
  // It is answered in the language that was asked for: an assistant's words are not the person's.
  const understanding = { ...read, language };
  const noted = withNotes(understanding, notesOf(told, understanding.person.relation, languageTag(language)));
  return told.skin_type ? { ...noted, skinTypes: [...new Set([...noted.skinTypes, told.skin_type])] } : noted;
}

function notesOf(told: ForWhom, who: Note["who"], tongue: LanguageTag): Note[] {
  const note = (fact: Note["fact"], value = "", words = value): Note => ({ who, fact, value, words });
  const where = (holds: boolean | undefined, fact: Note["fact"]) => (holds ? [note(fact)] : []);
  const allergy = (name: string) => note("allergic_to", name, `allergic to ${name}`);
  return [
    ...where(told.pregnant, "pregnant"),
    ...where(told.trying_to_conceive, "trying_to_conceive"),
    ...where(told.breastfeeding, "breastfeeding"),
    ...(told.age_years === undefined ? [] : [note("age_in_years", String(told.age_years))]),
    ...(told.allergies ?? []).map((name) => allergy(inTongue(name, tongue))),
    // A substance that we have no entry for may still be on the product's label, so it is searched for like an
    // allergen.
    ...(told.leaves_out ?? [])
      .map((name) => inTongue(name, tongue))
      .map((name) => (resolved(name, tongue).length > 0 ? note("leaves_out", name) : allergy(name))),
    ...(told.medicines ?? []).map((name) => note("prescribed", name)),
    ...where(told.uses_retinoid, "uses_own_retinoid"),
    ...where(told.had_skin_cancer, "had_skin_cancer"),
    ...where(told.skin_just_treated, "skin_just_treated_or_burned"),
    ...where(told.easily_irritated, "easily_irritated"),
    ...(told.conditions ?? []).map((condition) => note(condition)),
    ...where(told.vegan, "vegan"),
  ];
}

const resolved = (name: string, tongue: LanguageTag): readonly SubstanceId[] =>
  findSubstances(wordsOf(name, tongue), tongue).flatMap(({ ids }) => ids);

/** A substance by its name in the language that is read: an assistant may name it in any of the shop's. */
function inTongue(name: string, tongue: LanguageTag): string {
  if (resolved(name, tongue).length > 0) return name;
  const [id] = LANGUAGE_TAGS.flatMap((other) => resolved(name, other));
  const known = id === undefined ? undefined : substanceById(id);
  return known?.names[tongue][0] ?? known?.inci[0] ?? name;
}
