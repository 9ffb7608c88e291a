import { type LanguageTag, languageTag } from "#app/i18n/language.ts";
import type { SecondReading } from "../../reading/second-reading.ts";
import { phraseText } from "../../reading/questions/phrases.ts";
import { PLACES } from "../../knowledge/knowledge.ts";
import { MEDICINES, type Relation } from "../../reading/person/fact.ts";
import type { Statement } from "../../reading/person/statement.ts";
import { findSubstances, inciOf } from "../../reading/person/substances.ts";
import { wordsOf } from "../../reading/person/words.ts";
import type { Heard } from "../../reading/understand.ts";
import type { Understanding } from "../../reading/understanding.ts";
import type { ModelReading } from "./model-reading.ts";

/** From here on the rules were sure of a concern, and the model is not asked about it. */
const SURE = 1.2;
const ADULT = 18;
/** Weeks; a wedding next year changes nothing. */
const NEAR = 12;

type Told = ModelReading["facts"][number];
type Content = Statement["fact"] extends infer One
  ? One extends Statement["fact"]
    ? Omit<One, "words" | "how">
    : never
  : never;

function substancesIn(value: string, tongue: LanguageTag) {
  const ids = [...new Set(findSubstances(wordsOf(value, tongue), tongue).flatMap((named) => named.ids))];
  return { ids, inci: inciOf(ids) };
}

const numberIn = (value: string): number | undefined => {
  const found = Number.parseFloat(value.replace(/[^\d.]/g, ""));
  return Number.isFinite(found) && found >= 0 ? found : undefined;
};

/** A fact of the model as one of ours, where it can make the answer safer; nothing where it says nothing of use. */
function contentOf({ fact, value, quote }: Told, tongue: LanguageTag): Content | undefined {
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
      const { ids, inci } = substancesIn(value || quote, tongue);
      // What is said back to the shopper is a word of theirs.
      const theirs = value !== "" && phraseText(quote).includes(phraseText(value));
      return { kind: "allergy", ids, inci, unresolved: ids.length === 0 && theirs ? [value] : [] };
    }
    case "leaves_out": {
      const { ids, inci } = substancesIn(value || quote, tongue);
      return ids.length > 0 ? { kind: "avoidance", ids, inci } : undefined;
    }
    case "prescribed": {
      const medicine = MEDICINES.find((one) => one === value.trim().toLowerCase().replaceAll(" ", "_"));
      return medicine && { kind: "medicine", medicine };
    }
    case "place": {
      const place = PLACES.find((one) => one === value.trim().toLowerCase());
      return place && { kind: "place", place };
    }
    case "budget":
      return number ? { kind: "budget", amount: Math.round(number * 100), per: "together" } : undefined;
    case "how_many_products":
      return number ? { kind: "count", count: Math.round(number) } : undefined;
    case "event_in_weeks":
      return number !== undefined && number <= NEAR ? { kind: "event", weeks: number } : undefined;
    case "broken_skin":
      return { kind: "shaved" };
    case "vegan":
      return { kind: "wish", wish: "vegan" };
  }
}

/** Limits of a request, which the rules' own word outdoes; everything else is a caution and comes on top. */
const LIMITS = new Set<Content["kind"]>(["place", "budget", "count", "age"]);

/** What the model heard beside the rules, about whom it says, and about whom the message is for if that is another. */
function addedStatements(reading: ModelReading, { facts }: Heard, tongue: LanguageTag): Statement[] {
  const known = new Set(facts.statements.map(({ fact }) => fact.kind));
  const asked = facts.about === undefined || facts.about === "other" ? "self" : facts.about;
  return reading.facts.flatMap((told) => {
    const content = contentOf(told, tongue);
    if (!content || (LIMITS.has(content.kind) && known.has(content.kind))) return [];
    const fact = { ...content, words: told.quote, how: "inferred" } as Statement["fact"];
    // Whoever it is about: what is chosen now minds it as well.
    const whose = new Set<Relation>(named(facts.named, told.who) ? [told.who, asked] : [asked]);
    return [...whose].map((about): Statement => ({ about, fact }));
  });
}

/** A person the rules never saw is not brought in: her cautions count for whoever is asked for. */
function named(seen: readonly Relation[], who: Relation): boolean {
  return who === "self" || seen.includes(who);
}

function concernsOf(reading: ModelReading, own: Heard["understanding"]): Understanding["concerns"] {
  const sure = (own.concerns[0]?.strength ?? 0) >= SURE;
  if (sure || reading.concerns.length === 0) return own.concerns;
  return reading.concerns.map(({ id, quote }) => ({ id, strength: 1, because: [quote] }));
}

function kindOf(reading: ModelReading, own: Heard["understanding"]): Understanding["kind"] {
  if (own.redFlags.length > 0 || reading.alarm.id !== "none") return "red_flag";
  if (own.kind !== "other" && own.concerns.length > 0) return own.kind;
  return reading.kind === "skin" ? "concern" : own.kind;
}

/**
 * Both readings of one message together. It can only get safer: cautions, allergens, refusals and alarms are the union;
 * what somebody wants is the model's where the rules were unsure; nothing the rules heard is taken away.
 */
export function mergeReading(reading: ModelReading): SecondReading {
  const merge = (heard: Heard): Heard => {
    const own = heard.understanding;
    const tongue = languageTag(own.language);
    const { id, quote } = reading.alarm;
    const alarm =
      id === "none" || own.redFlags.some((flag) => flag.id === id)
        ? []
        : [{ id, strength: 1, because: [quote] }];
    const added = addedStatements(reading, heard, tongue);
    const places = added.flatMap(({ fact }) => (fact.kind === "place" ? [fact.place] : []));
    return {
      ...heard,
      facts: { ...heard.facts, statements: [...heard.facts.statements, ...added] },
      understanding: {
        ...own,
        kind: kindOf(reading, own),
        concerns: concernsOf(reading, own),
        skinTypes: own.skinTypes.length > 0 ? own.skinTypes : reading.skinTypes.map((type) => type.id),
        places: own.places.length > 0 ? own.places : [...new Set(places)],
        redFlags: [...own.redFlags, ...alarm],
      },
    };
  };
  return { merge, ...(reading.question !== "none" && { question: reading.question }) };
}
