import { memoize } from "#app/memoize.ts";
import type { LanguageTag } from "#app/i18n/language.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { verdictForPerson } from "../../shelf/verdict.ts";
import { hears } from "../../knowledge/cues.ts";
import pointing from "../../knowledge/pointing.json" with { type: "json" };
import { asksSomething } from "../../reading/questions/asks.ts";
import { productOfBareKind } from "../../reading/kind-named.ts";
import { kindIn } from "./of-kind.ts";
import type { Hearing } from "../../reading/questions/hearing.ts";
import { QUESTIONS, type QuestionId } from "../../reading/questions/questions.ts";
import { namedIn } from "../../reading/named-products.ts";
import { type Pointed, type PointedBy, pointedAt, pointsAtAll } from "../../reading/pointed-products.ts";
import { spokenBefore, type TalkBefore } from "./subject-spoken.ts";

/**
 * What a message is about, the surest first: named in it; pointed at by place, superlative, kind or "the other";
 * "it", or a question that names nothing: what was last spoken of; else nothing, and it is asked.
 */
export interface Subject {
  /** Products named in the message. */
  named: readonly Product[];
  /** Products it points at: "it", "the second one", "the serum". */
  pointed: readonly Product[];
  /** By which words; nothing where none point. */
  pointedBy: PointedBy | undefined;
  /** By a place, a kind or the most of something, and not only by "it". */
  pointsExactly: boolean;
  /** "Each", "both": all that was shown together. */
  pointsAtAll: boolean;
  /** The product last spoken of. */
  spoken: Product | undefined;
}

/** The product in hand: named in the message, pointed at, or last spoken of. */
export const inHand = ({ named, pointed, spoken }: Pick<Subject, "named" | "pointed" | "spoken">) =>
  named[0] ?? pointed[0] ?? spoken;

export interface Message {
  /** As it was typed, folded with its words spelled out, and that without names of products. */
  message: string;
  text: string;
  maskedText: string;
  hearing: Hearing;
}

/** Asked of a thing that is used, whichever of its kind it is. */
const OF_USE = new Set<QuestionId>(["place", "when", "how_often", "amount", "how_to_use", "makeup", "sting"]);

const besidePattern = memoize(
  (tongue: LanguageTag) => new RegExp(` (?:${pointing.beside[tongue]})(?= )`, "gu"),
);

/** A kind without an article, where a use is asked: "can I put sunscreen near the eye". */
function bareKind({ message, text: all, hearing }: Message, talk: TalkBefore): Product | undefined {
  const { tongue, shown, catalogue, understanding } = talk;
  // "Does it go with sunscreen?", of the one in hand: the kind is what stands beside it.
  const text = shown.length > 0 ? all.replace(besidePattern(tongue), " ·") : all;
  const used = hearing.heard.some(({ id }) => OF_USE.has(id) && hearing.sure.has(id));
  const ofSun = kindIn(text, tongue) === "sunscreen";
  const asked = asksSomething(message, tongue) && hearing.heard.some(({ id }) => QUESTIONS[id] === "product");
  if (!used && !(ofSun && asked) && !asksOfCast(text, tongue)) return undefined;
  const mayHave = (product: Product) => product.stock > 0 && verdictForPerson(product, understanding).ok;
  return productOfBareKind(text, shown.flat(), catalogue.filter(mayHave), tongue);
}

const asksOfCast = (text: string, tongue: LanguageTag): boolean =>
  kindIn(text, tongue) === "sunscreen" && hears("cast", text, tongue);

/** Of an answer of ours what may be had: "the first one" is not what was just taken back. */
function ofList(list: readonly Product[], { understanding, before }: TalkBefore): readonly Product[] {
  const may = list.filter((product) => verdictForPerson(product, before ?? understanding).ok);
  return may.length > 0 ? may : list;
}

/** Binds a message to what it is about; see `Subject` for the order. */
export function subjectOf(message: Message, talk: TalkBefore): Subject {
  const { catalogue, tongue, shown } = talk;
  const named = namedIn(message.message, catalogue, tongue);
  const spoken = spokenBefore(talk);
  const at = pointedAt(
    message.maskedText,
    shown.map((list) => ofList(list, talk)),
    spoken,
    catalogue,
    tongue,
  );
  const exactly = at.by !== undefined && at.by !== "pronoun";
  const bare = named.length === 0 && !exactly ? bareKind(message, talk) : undefined;
  const pointed: Pointed = bare ? { products: [bare], by: "kind" } : at;
  return {
    named,
    pointed: pointed.products,
    pointedBy: pointed.by,
    pointsExactly: pointed.by !== undefined && pointed.by !== "pronoun",
    pointsAtAll: pointsAtAll(message.maskedText, tongue),
    spoken,
  };
}
