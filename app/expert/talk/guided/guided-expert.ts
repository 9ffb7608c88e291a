import { LANGUAGES } from "#app/i18n/language.ts";
import type {
  Advice,
  Expert,
  RecommendRequest,
  Reply,
  ReplyRequest,
  RoutineStep,
  ShopFacts,
} from "../../expert.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { understandMessage } from "../../reading/understand.ts";
import { withAim } from "../../shelf/aims.ts";
import { knownProducts } from "../../shelf/known-products.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { scoreProduct } from "../../shelf/score.ts";
import { shortlist } from "../../shelf/shortlist.ts";
import { aimsOf } from "../../shelf/suitable.ts";
import { wordReasons } from "../../words/reasons.ts";
import { answerIn, recall, replyTo } from "./answer.ts";
import { NOTHING_SAID } from "./dialogue.ts";
import { speak } from "./speak.ts";
import type { Turn } from "./turn.ts";

/** A list of recommendations mentions none of the shop's facts. */
const NO_SHOP: ShopFacts = { shippingFee: 0, supportEmail: "", supportPhone: "" };

/** Where a product stands in a routine. */
function stepOf(product: Product): RoutineStep {
  if (product.category === "Cleanser") return "cleanse";
  if (factsOf(product).spf > 0) return "protect";
  return product.category === "Moisturizer" ? "moisturize" : "treat";
}

/** The reason each product is named, as the form shows them one by one. */
function reasonsFor({ told, language, limits }: Turn, products: readonly Product[]): string[] {
  const scored = products.map((product) => {
    const person = {
      ...withAim(told),
      concerns: told.concerns.length > 0 ? withAim(told).concerns : aimsOf(product, told),
    };
    const of = scoreProduct(product, person);
    const [lead] = [...of.byConcern].toSorted((a, b) => b[1] - a[1]);
    return { ...of, ...(lead && lead[1] > 0 && { lead: lead[0] }) };
  });
  return wordReasons(scored, { ...withAim(told), scentWished: limits.scented === true }, language);
}

const MOST_RECOMMENDED = 5;

/** Recommends one to five products of a shelf, or none with the reason. */
export function advise({ concern, language, country }: RecommendRequest, shelf: readonly Product[]): Advice {
  const asked = {
    message: concern,
    chatHistory: [],
    type: "advice" as const,
    shop: NO_SHOP,
    language,
    ...(country && { country }),
  };
  const answered = answerIn({ ...asked, catalogue: shelf }, NOTHING_SAID, "form");
  const { turn, offers, text, said } = answered;
  const products = offers.slice(0, MOST_RECOMMENDED);
  const reasons = reasonsFor(turn, products);
  // Lines that name a product become the reason next to it.
  const listed = (line: string) => products.some(({ name }) => line.startsWith(`${name} ($`));
  const notice = text
    .split("\n")
    .filter((line) => !listed(line))
    .join(said.routine ? "\n" : " ");
  return {
    recommendations: products.map((product, at) => ({
      id: product.id,
      reasoning: reasons[at] ?? "",
      step: stepOf(product),
    })),
    ...(notice !== "" && { notice }),
  };
}

/** The adviser that needs no key and no network. */
export function createGuidedExpert(): Omit<Expert, "analyze"> {
  return {
    recommend: async (request: RecommendRequest): Promise<Advice> => {
      request.signal?.throwIfAborted();
      const catalogue = knownProducts(request.catalogue);
      const read = understandMessage(request.concern, request.language);
      return advise(request, await shortlist(read, catalogue, request.signal));
    },
    reply: async (request: ReplyRequest): Promise<Reply> => {
      request.signal?.throwIfAborted();
      const asked = { ...request, catalogue: knownProducts(request.catalogue) };
      await recall(asked, request.signal);
      const answer = replyTo(asked);
      if (request.onText) await speak(answer.reply, request.onText, request.signal);
      return answer;
    },
  };
}

/** Unpacks the weights and word lists at start, so that the first shopper does not wait for it. */
export function warmUp(): void {
  for (const language of LANGUAGES) understandMessage("", language);
}
