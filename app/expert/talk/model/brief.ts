import type { Product } from "#app/features/catalogue/product.ts";
import type { HistoryEntry, ReplyRequest } from "../../expert.ts";
import { readConversation } from "../../reading/context.ts";
import type { Fact, Person } from "../../reading/person/fact.ts";
import { isBlocked } from "../../shelf/rank.ts";
import { type Objection, objectionTo } from "../../shelf/objections.ts";
import { knownProducts } from "../../shelf/known-products.ts";
import { uncheckedFor } from "../../shelf/unchecked.ts";
import { countryNamed } from "../../words/helplines.ts";
import { flagNotice, personNotices } from "../../words/notices.ts";
import { copyFor } from "../../words/words.ts";
import type { Understanding } from "../../reading/understanding.ts";
import { shopperWords } from "./leaves-the-house.ts";
import { type Note, withNotes } from "../../reading/person/notes.ts";
import { dollars } from "./shelf-text.ts";

/** What the house read of a conversation, and what follows from it for the shelf. */
export interface Brief {
  understanding: Understanding;
  catalogue: readonly Product[];
  /** The alarm that this message raises, in the house's words. */
  alarm: string | undefined;
  /** An alarm leaves room for no product. */
  blocked: boolean;
  /** Not to be offered to whom it is asked for. */
  withheld: readonly Objection[];
  /** On sale, but with something that speaks against it. */
  lessFitting: readonly Objection[];
  /** Precautions for anybody who uses these products, in the house's words. */
  toMind: readonly string[];
  /** Allergens of this person that none of our lists know. */
  unchecked: readonly string[];
}

type Asked = Pick<ReplyRequest, "message" | "language" | "catalogue"> & {
  chatHistory?: readonly HistoryEntry[];
  country?: string;
};

/** Reads a conversation by the house's rules; `notes` are what the model added. */
export function readBrief(asked: Asked, notes: readonly Note[] = []): Brief {
  const { message, chatHistory = [], language } = asked;
  const catalogue = knownProducts(asked.catalogue);
  const { own, understanding: read } = readConversation(message, chatHistory, language, catalogue);
  const understanding = withNotes(read, notes);
  const copy = copyFor(understanding.language);
  const country = countryNamed(message) ?? asked.country;
  const noted = understanding.redFlags.filter((flag) => !read.redFlags.includes(flag));
  const told = { ...understanding, redFlags: [...own.redFlags, ...noted] };
  const objections = catalogue.flatMap((product) => objectionTo(product, understanding) ?? []);
  return {
    understanding,
    catalogue,
    alarm: flagNotice(told, copy, country),
    blocked: isBlocked(understanding),
    withheld: objections.filter(({ withheld }) => withheld),
    lessFitting: objections.filter(({ withheld }) => !withheld),
    toMind: personNotices(understanding, copy),
    unchecked: uncheckedFor(understanding.person).unresolved,
  };
}

/** Why a product may not be offered; undefined where it may be. */
export function withheldIn(brief: Brief, { id }: Pick<Product, "id">): Objection | undefined {
  return brief.withheld.find(({ product }) => product.id === id);
}

/** True when a product may go into the cart from an answer. */
export const mayBeOffered = (brief: Brief, product: Product): boolean =>
  !brief.blocked && product.stock > 0 && !withheldIn(brief, product);

const YEAR = 12;

const ageText = (months: number): string =>
  months < 2 * YEAR ? `${months} months old` : `${Math.floor(months / YEAR)} years old`;

/** A fact in plain words, quoting the shopper. */
function factText(fact: Fact): string {
  const said = fact.words.trim() ? ` (“${shopperWords(fact.words.trim())}”)` : "";
  const guess = fact.how === "inferred" ? "perhaps " : "";
  return `${guess}${contentText(fact)}${said}`;
}

function contentText(fact: Fact): string {
  switch (fact.kind) {
    case "age":
      return ageText(fact.months);
    case "siblings":
      return `two children, ${fact.months.map(ageText).join(" and ")}`;
    case "trying":
      return "trying to conceive";
    case "allergy":
      return `allergic to ${[...fact.ids, ...fact.unresolved].join(", ") || "something not named"}`;
    case "avoidance":
      return `leaves out ${fact.ids.join(", ")}`;
    case "medicine":
      return `uses or takes on prescription: ${fact.medicine}`;
    case "own_retinoid":
      return "has a retinoid of another house in use";
    case "skin_cancer":
      return "has had a skin cancer or what comes before one";
    case "place":
      return `for: ${fact.place}`;
    case "budget":
      return `may spend ${dollars(fact.amount)} ${fact.per === "each" ? "for each product" : "in all"}, shipping extra`;
    case "count":
      return `wants ${fact.count} product${fact.count === 1 ? "" : "s"}`;
    case "time":
      return `for the ${fact.time}`;
    case "event":
      return `an event in ${fact.weeks} weeks`;
    case "shaved":
      return "freshly shaved, waxed or hurt there";
    case "wish":
      return `wants it ${fact.wish.replace("_", " ")}`;
    default:
      return fact.kind;
  }
}

const called = ({ relation }: Person): string =>
  relation === "self" ? "the shopper" : `the shopper’s ${relation}`;

const listed = (entries: readonly Objection[]): string =>
  entries.map(({ product, why }) => `- ${product.name}: ${why}`).join("\n");

/** The brief as the model reads it. */
export function briefText(brief: Brief): string {
  const { understanding, withheld, lessFitting, toMind, unchecked } = brief;
  const { persons, person, concerns, skinTypes, justTreated, places } = understanding;
  const people = persons
    .filter(({ facts, relation }) => facts.length > 0 || relation === person.relation)
    .map((one) => `- ${called(one)}: ${one.facts.map(factText).join("; ") || "nothing told"}`);
  const skin = [
    concerns.length > 0 && `concerns ${concerns.map(({ id }) => id.replaceAll("_", " ")).join(", ")}`,
    skinTypes.length > 0 && `skin ${skinTypes.join(", ")}`,
    places.length > 0 && `for ${places.join(", ")}`,
    justTreated && "just treated, only what comforts",
  ].filter((part) => typeof part === "string");
  const parts = [
    `People and what was heard of them:\n${people.join("\n")}`,
    `It is asked for: ${called(person)}.`,
    skin.length > 0 && `Perhaps about: ${skin.join("; ")}.`,
    withheld.length > 0 &&
      `Withheld from ${called(person)}, never to be offered or recommended:\n${listed(withheld)}`,
    lessFitting.length > 0 && `Less fitting, say so if you name it:\n${listed(lessFitting)}`,
    unchecked.length > 0 &&
      `Cannot be checked in our lists: ${unchecked.join(", ")}. Do not say that anything is free of it; say that they should read the label.`,
    toMind.length > 0 &&
      `What the house minds here (once in a conversation, in your own words, where it matters):\n${toMind.map((one) => `- ${one}`).join("\n")}`,
  ];
  return parts.filter((part) => typeof part === "string").join("\n");
}
