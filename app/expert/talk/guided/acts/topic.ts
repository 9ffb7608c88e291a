import type { Product } from "#app/features/catalogue/product.ts";
import { TINT } from "../../../reading/concerns-meant.ts";
import type { ConcernId } from "../../../reading/understanding.ts";
import { withAim } from "../../../shelf/aims.ts";
import { factsOf } from "../../../shelf/product-facts.ts";
import { rankProducts } from "../../../shelf/rank.ts";
import { type Scored, scoreProduct } from "../../../shelf/score.ts";
import { verdictForPerson } from "../../../shelf/verdict.ts";
import { fill } from "../../../words/copy.ts";
import type { Act } from "../act.ts";
import { choose, pickLines } from "../choice.ts";
import { topicIn } from "../topics.ts";
import type { Turn } from "../turn.ts";

const aim = (id: ConcernId) => [{ id, strength: 1, because: [] }];

/** A product of a kind, to go with an answer that names none itself. */
function ofKind(turn: Turn, kind: string): Scored | undefined {
  const { told, request } = turn;
  const { category: _, ...any } = told;
  if (kind === "sunscreen" || kind === "highest_factor") {
    const tint = kind === "sunscreen" && told.concerns.some(({ id }) => id === "melasma");
    const isTinted = (product: Product) => Number(tint && factsOf(product).ids.has(TINT));
    const [best] = request.catalogue
      .filter(
        (product) => factsOf(product).spf > 0 && verdictForPerson(product, told).ok && product.stock > 0,
      )
      .toSorted((a, b) => isTinted(b) - isTinted(a) || factsOf(b).spf - factsOf(a).spf);
    return best && scoreProduct(best, withAim(told));
  }
  const of = (id: ConcernId, wanted: (one: Scored) => boolean) =>
    rankProducts(
      { ...any, concerns: aim(id), places: id === "lips" ? ["lips"] : [] },
      request.catalogue,
    ).find(wanted);
  const isCream = ({ product, facts }: Scored) => product.category === "Moisturizer" && facts.spf === 0;
  if (kind === "cream") return of("barrier", isCream);
  if (kind === "light_cream") return of("fungal_acne", isCream);
  if (kind === "balm") return of("lips", ({ facts }) => facts.area === "lips");
  return rankProducts(any, request.catalogue).find(({ product }) => product.category === "Cleanser");
}

/** How many beside what a topic offers. */
const BESIDE = 2;

/** "I take doxycycline and my skin is dry": what the medicine asks for is not all that was asked. */
function forSkinToo(turn: Turn): Scored[] {
  const { own, news } = turn.frame;
  if (own.concerns.length === 0 || !news.some(({ kind }) => kind === "medicine")) return [];
  return choose(turn)
    .picked.filter(({ facts }) => facts.spf === 0)
    .slice(0, BESIDE);
}

/** The one honest answer to a topic, with a product if it leads to one. */
export const topic: Act = (turn) => {
  const found = topicIn(turn);
  if (!found) return undefined;
  const { shop } = turn.request;
  const picked = [...forSkinToo(turn), ...found.offers.flatMap((kind) => ofKind(turn, kind) ?? [])].filter(
    ({ product }) => !turn.table.includes(product),
  );
  return {
    lines: [
      fill(found.say[turn.frame.tongue], shop.supportEmail, shop.supportPhone),
      ...pickLines(turn, picked),
    ],
    offers: picked.map(({ product }) => product),
    calms: found.calms !== undefined,
  };
};
