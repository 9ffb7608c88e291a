import type { Product } from "#app/features/catalogue/product.ts";
import type { Frame } from "../../reading/frame.ts";
import { productOfBareKind } from "../../reading/kind-named.ts";
import { isOfKind } from "../../reading/kinds.ts";
import {
  type Pointed,
  pointedAt,
  pointsAtAll,
  pointsAtOther,
  type PointedBy,
} from "../../reading/pointed-products.ts";
import { QUESTIONS } from "../../reading/questions/questions.ts";
import { phraseText } from "../../reading/questions/phrases.ts";
import { maySuit } from "../../shelf/suitable.ts";

/** Which of ours a message is about. */
export interface About {
  /** Named, or pointed at by a place, a kind or "the cheaper one". */
  exactly: readonly Product[];
  pointedBy: PointedBy | undefined;
  /** "Both", "all of them". */
  all: boolean;
  /** Named, pointed at, else what was last spoken of. */
  hand: Product | undefined;
}

interface Before {
  shown: readonly (readonly Product[])[];
  stood: readonly Product[];
  focus: Product | undefined;
  catalogue: readonly Product[];
}

/** Binds a message to products: the surest first. */
export function aboutOf(frame: Frame, { shown, stood, focus, catalogue }: Before): About {
  const { masked, named, tongue, told } = frame;
  const text = phraseText(masked);
  const lists = [...(stood.length > 0 ? [stood] : []), ...shown].map((list) => {
    const may = list.filter((product) => maySuit(product, told));
    return may.length > 0 ? may : list;
  });
  const [only, ...more] = stood.length > 0 ? stood : (shown[0] ?? []);
  const single = more.length === 0 ? only : undefined;
  const spoken = focus ?? single;
  const pointed = pointedAt(text, lists, spoken, catalogue, tongue);
  const other = named.length === 0 ? otherOfKind(frame, spoken, catalogue) : undefined;
  const byKind =
    other ??
    (named.length === 0 && pointed.by === undefined ? ofBareKind(frame, shown.flat(), catalogue) : undefined);
  const isExact = pointed.by !== undefined && pointed.by !== "pronoun";
  const exactly =
    named.length > 0
      ? withPointed(frame, named, pointed)
      : other
        ? [other]
        : isExact
          ? pointed.products
          : byKind
            ? [byKind]
            : [];
  return {
    exactly,
    pointedBy: byKind ? "kind" : pointed.by,
    all: named.length === 0 && pointsAtAll(text, tongue),
    hand: exactly[0] ?? pointed.products[0] ?? spoken,
  };
}

/** "The tinted one or Salt Air?": of two, one by name and one pointed at. */
function withPointed(
  { asks, isQuestion }: Frame,
  named: readonly Product[],
  { products, by }: Pointed,
): readonly Product[] {
  const compares =
    isQuestion && asks.some(({ id }) => id === "compare" || id === "combine" || id === "which_first");
  return compares && named.length === 1 && by !== "pronoun" ? [...new Set([...named, ...products])] : named;
}

/** "The other sunscreen": of a kind that has one more. */
function otherOfKind(
  { masked, kind, tongue }: Frame,
  spoken: Product | undefined,
  catalogue: readonly Product[],
): Product | undefined {
  if (!kind || !spoken || !isOfKind(spoken, kind) || !pointsAtOther(phraseText(masked), tongue))
    return undefined;
  const rest = catalogue.filter((product) => product !== spoken && isOfKind(product, kind));
  return rest.length === 1 ? rest[0] : undefined;
}

/** "Can I put sunscreen near the eye?": a kind without its article, where a product is asked about. */
function ofBareKind(
  { masked, tongue, asks, told, isQuestion }: Frame,
  shown: readonly Product[],
  catalogue: readonly Product[],
): Product | undefined {
  const ofProduct = asks.some(({ id, sure }) => sure && QUESTIONS[id] === "product" && id !== "suits");
  if (!isQuestion || !ofProduct) return undefined;
  const may = catalogue.filter((product) => product.stock > 0 && maySuit(product, told));
  return productOfBareKind(phraseText(masked), shown, may, tongue);
}
