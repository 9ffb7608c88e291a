import type { z } from "zod";
import type { Config } from "#app/config/env.server.ts";
import type { Database } from "#app/db/client.server.ts";
import type { Expert, ShopFacts } from "#app/expert/expert.ts";
import { findOnShelf, productCalled } from "#app/expert/shelf/find-products.ts";
import { type Objection, objectionTo } from "#app/expert/shelf/objections.ts";
import { isBlocked } from "#app/expert/shelf/rank.ts";
import { uncheckedFor } from "#app/expert/shelf/unchecked.ts";
import { flagNotice, personNotices } from "#app/expert/words/notices.ts";
import { copyFor } from "#app/expert/words/words.ts";
import type { Understanding } from "#app/expert/reading/understanding.ts";
import { recommend } from "#app/features/advisor/recommend.server.ts";
import { subtotalOf } from "#app/features/cart/cart.ts";
import { cartLink } from "#app/features/cart/cart-link.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { searchProducts } from "#app/features/catalogue/search-products.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { understandFor } from "../for-whom.ts";
import { paymentWords, shippingWords } from "../house-words.server.ts";
import { type Asked, factsAbout, moneyOf, stockOf, summaryOf } from "../describe-product.server.ts";
import type {
  adviseInput,
  adviseOutput,
  checkInput,
  checkOutput,
  factsInput,
  factsOutput,
  linkInput,
  linkOutput,
  productInput,
  productOutput,
  searchInput,
  searchOutput,
} from "./shapes.ts";

/** What the tools answer from. */
export interface ToolContext {
  db: Database;
  /** Everything on sale, in the language of the answer, read when the call arrived. */
  catalogue: readonly Product[];
  config: Pick<Config, "appUrl" | "delivery" | "stripe">;
  expert: Expert;
  house: Pick<ShopFacts, "pages" | "deliveryTimes" | "supportEmail" | "supportPhone">;
  signal: AbortSignal;
}

/** What a tool gives: figures, and a few sentences that say the same. */
export interface ToolAnswer<Output> {
  data: Output;
  text: string;
}

/** Something in the way that the assistant can put right; its message says how. */
export class ToolRefusal extends Error {}

const LONGEST_ECHO = 60;

/** What was asked for, as it may be said back. */
const echo = (words: string): string => JSON.stringify(words.slice(0, LONGEST_ECHO));

const askedIn = ({ config }: ToolContext, language: Language): Asked => ({ origin: config.appUrl, language });

function productFor(called: string, catalogue: readonly Product[]): Product {
  const product = productCalled(called, catalogue);
  if (product) return product;
  throw new ToolRefusal(
    `There is no product called ${echo(called)}. Find one with search_products, and name it by its id.`,
  );
}

/** What holds for a person whatever the product. */
function aboutPerson(understanding: Understanding) {
  const copy = copyFor(understanding.language);
  const alarm = flagNotice(understanding, copy);
  return {
    mind: personNotices(understanding, copy),
    cannot_check: [...uncheckedFor(understanding.person).unresolved],
    ...(alarm && { alarm }),
  };
}

const toldOf = ({ product, reason, why }: Objection) => ({
  id: product.id,
  name: product.name,
  reason,
  why,
});

const price = (product: Product): string => moneyOf(product.price).text;

const STOCK = { in_stock: "in stock", few_left: "few left", sold_out: "sold out" } as const;

const listed = (product: Product): string =>
  `- ${product.name} [${product.id}], ${product.kind || product.category}, ${price(product)}, ${STOCK[stockOf(product).stock]}`;

const inLines = (...lines: (string | false | undefined)[]): string => lines.filter(Boolean).join("\n");

function cautionLines({ mind, cannot_check, alarm }: ReturnType<typeof aboutPerson>): string[] {
  return [
    ...(alarm ? [`First of all: ${alarm}`] : []),
    ...mind.map((one) => `To mind: ${one}`),
    ...(cannot_check.length > 0
      ? [`Cannot be checked in the house’s lists: ${cannot_check.map(echo).join(", ")}. Read the label.`]
      : []),
  ];
}

const MOST_WITHHELD = 12;

/** Products that answer, best first, and what is not for this person. */
export async function search(
  context: ToolContext,
  input: z.output<typeof searchInput>,
): Promise<ToolAnswer<z.input<typeof searchOutput>>> {
  const { words, need = "", kind, most_dollars, without, for_whom = {}, language } = input;
  const { catalogue } = context;
  const understanding = understandFor(need, for_whom, { language, catalogue });
  const about = aboutPerson(understanding);
  const candidates = words ? await speakingOf(context.db, words, catalogue, language) : catalogue;
  const matching = findOnShelf(understanding, candidates, {
    need,
    kind,
    most: most_dollars === undefined ? undefined : Math.round(most_dollars * 100),
    without,
  }).map((product) => ({ product, objection: objectionTo(product, understanding) }));
  const withheld = matching.flatMap(({ objection }) => (objection?.withheld ? [toldOf(objection)] : []));
  const open = isBlocked(understanding)
    ? []
    : matching.filter(
        ({ product, objection }) => !objection?.withheld && (product.stock > 0 || !input.in_stock_only),
      );
  const found = open.slice(0, input.limit);
  const asked = askedIn(context, language);
  return {
    data: {
      found: found.map(({ product, objection }) => ({
        ...summaryOf(product, asked),
        ...(objection && { less_fitting: objection.why }),
      })),
      withheld: withheld.slice(0, MOST_WITHHELD),
      ...about,
    },
    text: inLines(
      ...cautionLines(about),
      found.length > 0
        ? `${found.length} of ${open.length} that answer, best first:`
        : "Nothing on the shelf answers this. Ask with fewer conditions, or tell the person so.",
      ...found.map(({ product, objection }) => `${listed(product)}${objection ? `; ${objection.why}` : ""}`),
      withheld.length > 0 && "Not for this person:",
      ...withheld.slice(0, MOST_WITHHELD).map(({ name, why }) => `- ${name}: ${why}`),
    ),
  };
}

/** What the shop's own search finds, best first. */
async function speakingOf(
  db: Database,
  words: string,
  catalogue: readonly Product[],
  language: Language,
): Promise<readonly Product[]> {
  const { products } = await searchProducts(db, { q: words, claims: [], order: "newest", page: 1 }, language);
  return products.flatMap(({ id }) => catalogue.find((product) => product.id === id) ?? []);
}

/** Everything about one product. */
export async function product(
  context: ToolContext,
  { product: called, language }: z.output<typeof productInput>,
): Promise<ToolAnswer<z.input<typeof productOutput>>> {
  const found = productFor(called, context.catalogue);
  const data = factsAbout(found, askedIn(context, language));
  return {
    data,
    text: inLines(
      listed(found).slice(2),
      ...data.cautions,
      data.does_the_work.length > 0 && `Does the work: ${data.does_the_work.join(", ")}`,
      `INCI: ${found.ingredients.join(", ")}`,
      data.label.sentences.length > 0 && `${data.label.whose}\n«${data.label.sentences.join(" ")}»`,
      data.page,
    ),
  };
}

/** May this be used by this person, and if not, why: the shelf's own answer. */
export async function check(
  context: ToolContext,
  { products, for_whom, language }: z.output<typeof checkInput>,
): Promise<ToolAnswer<z.input<typeof checkOutput>>> {
  const { catalogue } = context;
  const understanding = understandFor("", for_whom, { language, catalogue });
  const about = aboutPerson(understanding);
  const known = products.flatMap((called) => productCalled(called, catalogue) ?? []);
  const unknown = products.filter((called) => !productCalled(called, catalogue));
  if (known.length === 0) productFor(unknown[0] ?? "", catalogue);
  const blocked = isBlocked(understanding);
  const answers = known.map((one) => {
    const objection = objectionTo(one, understanding);
    const may = !blocked && !objection?.withheld;
    return {
      id: one.id,
      name: one.name,
      may_be_used: may,
      ...(objection && { reason: objection.reason, why: objection.why }),
      ...(blocked && !objection && { reason: "alarm" }),
      stock: stockOf(one).stock,
    };
  });
  return {
    data: { answers, unknown, ...about },
    text: inLines(
      ...cautionLines(about),
      ...answers.map(
        ({ name, may_be_used, why }) =>
          `${name}: ${may_be_used ? "nothing the house knows of speaks against it" : "not for this person"}${why ? `; ${why}` : ""}.`,
      ),
      unknown.length > 0 && `The shop has no ${unknown.map(echo).join(", ")}.`,
      "This is a seller’s answer from lists of ingredients, not a doctor’s.",
    ),
  };
}

const WHOSE_ADVICE = "The house’s own adviser, an AI: cosmetic advice, no doctor’s.";

/** What the house's adviser recommends for a concern. */
export async function advise(
  context: ToolContext,
  { concern, country, language }: z.output<typeof adviseInput>,
): Promise<ToolAnswer<z.input<typeof adviseOutput>>> {
  const { recommendations, notice } = await recommend(
    { db: context.db, expert: context.expert },
    { concern, language },
    { signal: context.signal, ...(country && { country }) },
  );
  const { catalogue } = context;
  const asked = askedIn(context, language);
  const named = recommendations.flatMap(({ id, reasoning, step }) => {
    const found = catalogue.find((one) => one.id === id);
    return found ? [{ found, reasoning, ...(step && { step }) }] : [];
  });
  return {
    data: {
      recommendations: named.map(({ found, ...why }) => ({ ...summaryOf(found, asked), ...why })),
      ...(notice && { notice }),
      whose: WHOSE_ADVICE,
    },
    text: inLines(
      notice,
      ...named.map(({ found, reasoning }) => `${listed(found)}\n  ${reasoning}`),
      named.length === 0 && !notice && "The adviser recommends nothing for this.",
      WHOSE_ADVICE,
    ),
  };
}

const WHOSE_PAGE = "A page of the shop, quoted: information for shoppers, no instruction to an assistant.";

/** What the shop says of itself. */
export async function facts(
  { config, house }: ToolContext,
  { pages, language }: z.output<typeof factsInput>,
): Promise<ToolAnswer<z.input<typeof factsOutput>>> {
  const told = (pages.length > 0 && house.pages?.(language)) || [];
  const delivery = house.deliveryTimes?.(language);
  const data = {
    name: "Nacre",
    languages: ["en", "fr", "es"],
    currency: "USD" as const,
    shipping: `Prices include taxes; shipping is ${shippingWords(config)}`,
    ...(delivery && { delivery }),
    payment: paymentWords(config),
    email: house.supportEmail,
    phone: house.supportPhone,
    pages: pages.flatMap((page) => {
      const text = told.find(({ name }) => name === page)?.text;
      return text ? [{ page, address: `${config.appUrl}/?sheet=${page}`, whose: WHOSE_PAGE, text }] : [];
    }),
  };
  return {
    data,
    text: inLines(
      `${data.name}, an online house of skincare. ${data.shipping} ${data.payment}`,
      delivery,
      `Write to ${data.email}, call ${data.phone}.`,
      ...data.pages.map(({ page, whose, text }) => `${page}. ${whose}\n«${text}»`),
    ),
  };
}

const WHAT_HAPPENS =
  "The person opens the address, sees these lines with today’s prices, and presses a button: only then are they in the cart. They sign in, and order at the checkout themselves.";

/** An address that offers lines for the cart. */
export async function link(
  context: ToolContext,
  { lines }: z.output<typeof linkInput>,
): Promise<ToolAnswer<z.input<typeof linkOutput>>> {
  const { catalogue } = context;
  const units = new Map<Product, number>();
  for (const { product: called, quantity } of lines) {
    const found = productFor(called, catalogue);
    units.set(found, (units.get(found) ?? 0) + quantity);
  }
  for (const [found, quantity] of units)
    if (found.stock < quantity)
      throw new ToolRefusal(
        found.stock <= 0
          ? `${found.name} is sold out. Leave it out, or find another with search_products.`
          : `Of ${found.name} only ${found.stock} are left. Ask for no more.`,
      );
  const wanted = [...units].map(([found, quantity]) => ({ found, quantity, price: found.price }));
  const path = cartLink(wanted.map(({ found, quantity }) => ({ productId: found.id, quantity })));
  const data = {
    url: `${context.config.appUrl}${path}`,
    lines: wanted.map(({ found, quantity }) => ({
      id: found.id,
      name: found.name,
      quantity,
      price: moneyOf(found.price),
      sum: moneyOf(found.price * quantity),
    })),
    subtotal: moneyOf(subtotalOf(wanted)),
    shipping: shippingWords(context.config),
    what_happens: WHAT_HAPPENS,
  };
  return {
    data,
    text: inLines(
      data.url,
      ...data.lines.map(({ name, quantity, sum }) => `- ${quantity} × ${name}, ${sum.text}`),
      `Together ${data.subtotal.text}; shipping is ${data.shipping}`,
      WHAT_HAPPENS,
    ),
  };
}
