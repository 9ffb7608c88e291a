import { LANGUAGE_TAGS } from "#app/i18n/language.ts";
import seed from "#db/seed/catalogue.json" with { type: "json" };
import { type Fact as Known, type Person, RELATIONS } from "#app/expert/reading/person/fact.ts";
import type { SubstanceId } from "#app/expert/knowledge/knowledge.ts";
import { matchesInci, substanceById } from "#app/expert/reading/person/substances.ts";
import { readConversation } from "#app/expert/reading/context.ts";
import type { InspectRequest } from "./inspect-request.ts";
import type { Fact, Who } from "./vocabulary.ts";

/** What no label prints is known by its names: lanolin, honey. */
const namesOf = (id: SubstanceId): string[] => {
  const substance = substanceById(id);
  return substance ? [...LANGUAGE_TAGS.flatMap((tag) => substance.names[tag]), ...substance.inci] : [];
};

const PRINTED = [...new Set(seed.flatMap(({ ingredients }) => ingredients))];

/** Which of the engine's substances an avoidable class of the evaluation is. */
const AVOIDED: Record<string, string> = {
  retinoids: "retinoid",
  acids: "acid",
  exfoliants: "acid",
  vitamin_c: "vitamin-c",
  fragrance: "fragrance",
  essential_oils: "essential-oil",
  oils: "oil",
  alcohol: "alcohol",
  silicones: "silicone",
  sulfates: "sulfate",
  parabens: "paraben",
  preservatives: "preservative",
  petrolatum: "mineral-oil",
  chemical_filters: "chemical-filter",
  nuts: "nuts",
};
const MEDICINES: Record<string, string> = { azelaic_acid: "azelaic", benzoyl_peroxide: "benzoyl-peroxide" };

function ages(who: Who, months: number): Fact[] {
  const years: Fact = { who, fact: "age", value: months / 12 };
  if (months < 6) return [years, { who, fact: "under-6-months" }, { who, fact: "under-3" }];
  if (months < 36) return [years, { who, fact: "under-3" }];
  if (months < 144) return [years, { who, fact: "child" }];
  return months < 216 ? [years, { who, fact: "teen" }] : [years];
}

function shown(who: Who, known: Known): Fact[] {
  switch (known.kind) {
    case "age":
      return ages(who, known.months);
    case "pregnant":
    case "trying":
    case "breastfeeding":
    case "event":
      return [{ who, fact: known.kind }];
    case "allergy":
      return [
        ...PRINTED.filter((name) => matchesInci(name.toLowerCase(), known.inci)),
        ...known.ids.flatMap(namesOf),
        ...known.unresolved,
      ].map((value): Fact => ({ who, fact: "allergy", value }));
    case "avoidance":
      return known.ids.flatMap((id): Fact[] => {
        const value = AVOIDED[id];
        return value ? [{ who, fact: "avoid", value }] : [];
      });
    case "wish":
      return known.wish === "vegan" ? [{ who, fact: "avoid", value: "animal" }] : [];
    case "medicine":
      return [{ who, fact: "medicine", value: MEDICINES[known.medicine] ?? known.medicine }];
    case "place":
      return [{ who, fact: "place", value: known.place === "eyes" ? "under-eyes" : known.place }];
    case "budget":
      return [{ who, fact: "budget", value: known.amount / 100 }];
    case "count":
      return [{ who, fact: "count", value: known.count }];
    case "time":
      return [{ who, fact: "time", value: known.time }];
    default:
      return [];
  }
}

/** The engine's facts in the vocabulary of the evaluation. */
export function inspectFacts({ message, chatHistory, language, catalogue }: InspectRequest): Fact[] {
  const { understanding } = readConversation(message, chatHistory, language, catalogue);
  const who = ({ relation }: Person): Who => (relation === RELATIONS[0] ? "self" : "other");
  return [
    ...understanding.persons.flatMap((person) => person.facts.flatMap((known) => shown(who(person), known))),
    ...understanding.concerns.map(
      ({ id }): Fact => ({ who: who(understanding.person), fact: "concern", value: id }),
    ),
    ...understanding.skinTypes.map(
      (id): Fact => ({ who: who(understanding.person), fact: "skin", value: id }),
    ),
  ];
}
