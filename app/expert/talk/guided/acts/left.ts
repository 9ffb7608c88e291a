import type { Product } from "#app/features/catalogue/product.ts";
import { isOfKind } from "../../../reading/kinds.ts";
import { withAim } from "../../../shelf/aims.ts";
import { scoreProduct } from "../../../shelf/score.ts";
import { verdictForPerson } from "../../../shelf/verdict.ts";
import { personNotices } from "../../../words/notices.ts";
import type { Act } from "../act.ts";
import { namesOf, suits, tell, type Turn } from "../turn.ts";
import { allWithout } from "./contains.ts";
import { outText } from "./refine.ts";

/** The most products to name in one answer; a longer list would not help. */
const MOST = 6;

/** Only the products of the kind that the message names, if it names one. */
const ofKind = ({ frame }: Turn, products: readonly Product[]): readonly Product[] => {
  const { kind, own } = frame;
  if (kind) return products.filter((product) => isOfKind(product, kind));
  return products.filter(({ category }) => own.category === undefined || category === own.category);
};

/** What of the shelf this person may use, what helps most first. */
export const left: Act = (turn) => {
  const { told, shelf, words, request } = turn;
  const may = allWithout(turn, ofKind(turn, shelf)).filter(
    (product) => product.stock > 0 && suits(turn, product),
  );
  if (may.length === 0) return { lines: [words.copy.notices.nothingFits] };
  const person = withAim(told);
  const some = may
    .map((product) => ({ product, score: scoreProduct(product, person).score }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ product }) => product);
  const out = request.catalogue.filter((product) => {
    const verdict = verdictForPerson(product, told);
    return !verdict.ok && verdict.reason === "allergy";
  });
  return {
    lines: [
      [
        out.length > 0 && out.length <= MOST && outText(turn, out),
        tell(turn, words.talk.change.left, namesOf(turn, some)),
        ...personNotices(told, words.copy),
      ]
        .filter(Boolean)
        .join(" "),
    ],
    offers: some,
  };
};

/** What of the shelf is nothing for this person, with the reasons: what was shown first. */
export const toAvoid: Act = (turn) => {
  const { told, shown, request, words } = turn;
  const all = ofKind(turn, [...new Set([...shown.flat(), ...request.catalogue])]);
  const out = all.filter((product) => !suits(turn, product));
  if (out.length === 0) return undefined;
  return { lines: [outText(turn, out), ...personNotices(told, words.copy)] };
};
