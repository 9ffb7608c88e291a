import { z } from "zod";
import { type LanguageTag, languageTag } from "#app/i18n/language.ts";
import { type Fact, MEDICINES, type Person, RELATIONS } from "./fact.ts";
import { modifiersOf } from "./modifiers.ts";
import type { Content } from "./statement.ts";
import { findSubstances, inciOf } from "./substances.ts";
import { wordsOf } from "./words.ts";
import { phraseText } from "../questions/phrases.ts";
import { type ConcernId, RED_FLAGS, type Understanding } from "../understanding.ts";

/** What a model may note of somebody. */
export const NOTED = [
  "pregnant",
  "trying_to_conceive",
  "breastfeeding",
  "age_in_years",
  "allergic_to",
  "leaves_out",
  "prescribed",
  "uses_own_retinoid",
  "had_skin_cancer",
  "skin_just_treated_or_burned",
  "easily_irritated",
  "rosacea",
  "eczema",
  "perioral_dermatitis",
  "budget_in_dollars",
  "vegan",
  "alarm",
] as const;

// One constant schema: one that changed with every request would be compiled anew by the provider each time.
export const noteSchema = z.object({
  who: z.enum(RELATIONS).describe("whom it is about; self is who writes"),
  fact: z.enum(NOTED),
  value: z
    .string()
    .describe(
      `the bare number, substance or name, else empty. prescribed: ${MEDICINES.join(", ")}. alarm: ${RED_FLAGS.join(", ")}`,
    ),
  words: z.string().describe("the shopper's own words that say it, copied"),
});
export type Note = z.infer<typeof noteSchema>;

const CONDITIONS: Partial<Record<Note["fact"], ConcernId>> = {
  rosacea: "rosacea",
  eczema: "eczema",
  perioral_dermatitis: "perioral_derm",
};
const ADULT = 18;

const numberIn = (value: string): number | undefined => {
  const found = Number.parseFloat(value.replace(/[^\d.]/g, ""));
  return Number.isFinite(found) && found >= 0 ? found : undefined;
};

const numbersIn = (words: string): number[] =>
  [...words.replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, "").matchAll(/\d+(?:[.,]\d{1,2}(?!\d))?/g)].map(
    ([digits]) => Number(digits.replace(",", ".")),
  );

function substancesIn(value: string, tongue: LanguageTag) {
  const ids = [...new Set(findSubstances(wordsOf(value, tongue), tongue).flatMap((named) => named.ids))];
  return { ids, inci: inciOf(ids) };
}

/**
 * A note as a fact; undefined if it makes no answer safer, or sets a limit whose value the shopper never wrote: that
 * would withhold products for something they did not say.
 */
function contentOf({ fact, value, words }: Note, tongue: LanguageTag): Content | undefined {
  const number = numberIn(value);
  switch (fact) {
    case "pregnant":
    case "breastfeeding":
      return { kind: fact };
    case "trying_to_conceive":
      return { kind: "trying" };
    case "age_in_years":
      return number !== undefined && number < ADULT
        ? { kind: "age", months: Math.floor(number * 12) }
        : undefined;
    case "allergic_to": {
      const { ids, inci } = substancesIn(value || words, tongue);
      // Only the shopper's own words are repeated back to them.
      const theirs = value !== "" && phraseText(words).includes(phraseText(value));
      return { kind: "allergy", ids, inci, unresolved: ids.length === 0 && theirs ? [value] : [] };
    }
    case "leaves_out": {
      const named = substancesIn(words, tongue).ids;
      const ids = substancesIn(value || words, tongue).ids.filter((id) => named.includes(id));
      return ids.length > 0 ? { kind: "avoidance", ids, inci: inciOf(ids) } : undefined;
    }
    case "prescribed": {
      const wanted = value.trim().toLowerCase().replaceAll(" ", "_");
      return { kind: "medicine", medicine: MEDICINES.find((one) => one === wanted) ?? "prescribed" };
    }
    case "uses_own_retinoid":
      return { kind: "own_retinoid" };
    case "had_skin_cancer":
      return { kind: "skin_cancer" };
    case "budget_in_dollars":
      return number && numbersIn(words).includes(number)
        ? { kind: "budget", amount: Math.round(number * 100), per: "together" }
        : undefined;
    case "vegan":
      return { kind: "wish", wish: "vegan" };
    default:
      return undefined;
  }
}

const SHORTEST_QUOTE = 2;

/** Whether a note quotes the shopper's actual words; the model's other notes are not trusted. */
export function isTold({ words }: Note, written: readonly string[]): boolean {
  const wanted = phraseText(words).trim();
  return wanted.length >= SHORTEST_QUOTE && written.some((text) => phraseText(text).includes(wanted));
}

/** Of a limit the rules heard themselves the model's is not asked. */
const LIMITS = new Set<Fact["kind"]>(["age", "budget"]);

/**
 * What the rules understood together with what the model noted. Only ever more careful: facts, conditions and alarms
 * are added, nothing is taken away. Whoever a caution is about, what is chosen now minds it as well when the rules
 * never saw that person.
 */
export function withNotes(understanding: Understanding, notes: readonly Note[]): Understanding {
  if (notes.length === 0) return understanding;
  const tongue = languageTag(understanding.language);
  const about = (note: Note, { relation }: Person): boolean => {
    const seen = understanding.persons.some((one) => one.relation === note.who);
    return note.who === relation || (!seen && relation === understanding.person.relation);
  };
  const added = (person: Person): Person => {
    const facts = notes
      .filter((note) => about(note, person))
      .flatMap((note): Fact[] => {
        const content = contentOf(note, tongue);
        if (!content) return [];
        if (LIMITS.has(content.kind) && person.facts.some(({ kind }) => kind === content.kind)) return [];
        return [{ ...content, words: note.words, turn: 0, how: "said" } as Fact];
      });
    return facts.length > 0 ? { ...person, facts: [...person.facts, ...facts] } : person;
  };
  const persons = understanding.persons.map(added);
  const person =
    persons.find(({ relation }) => relation === understanding.person.relation) ?? added(understanding.person);
  const ofPerson = notes.filter((note) => about(note, understanding.person));
  const has = (fact: Note["fact"]) => ofPerson.some((note) => note.fact === fact);
  const conditions = ofPerson.flatMap(({ fact, words }) => {
    const id = CONDITIONS[fact];
    const known = understanding.concerns.some((one) => one.id === id);
    return id && !known ? [{ id, strength: 1, because: [words] }] : [];
  });
  const flags = notes.flatMap(({ fact, value, words }) => {
    const id = fact === "alarm" ? RED_FLAGS.find((one) => one === value.trim()) : undefined;
    const known = understanding.redFlags.some((one) => one.id === id);
    return id && !known ? [{ id, strength: 1, because: [words] }] : [];
  });
  return {
    ...understanding,
    persons,
    person,
    concerns: [...understanding.concerns, ...conditions],
    redFlags: [...understanding.redFlags, ...flags],
    justTreated: understanding.justTreated || has("skin_just_treated_or_burned"),
    delicate: understanding.delicate === true || has("easily_irritated"),
    modifiers: modifiersOf(person, understanding.modifiers),
  };
}
