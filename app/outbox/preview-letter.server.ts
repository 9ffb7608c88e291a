import type { Database } from "#app/db/client.server.ts";
import { onSale } from "#app/db/on-sale.ts";
import { authAccount, authUser, orderEvents, orders, returns, users } from "#app/db/schema.ts";
import type { Address } from "#app/features/accounts/address.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import type { OrderItem } from "#app/features/orders/order.ts";
import type { OrderStatus, StepDetails, StepKind } from "#app/features/orders/order-steps.ts";
import type { Language } from "#app/i18n/language.ts";
import type { House, Letter } from "./letter.ts";
import { LETTERS } from "./letters.server.ts";
import type { Mail } from "./mails.ts";

/** Ends the transaction that the example lived in, with what came of it. */
class Shown extends Error {
  readonly letter: Letter | undefined;
  constructor(letter: Letter | undefined) {
    super("shown");
    this.letter = letter;
  }
}

/**
 * A mail as it would be sent, by the function that sends it, about an order that there never was: the example is written in
 * a transaction that is always taken back. Undefined where the shop has nothing on sale that it could be about.
 */
export async function previewLetter(
  db: Database,
  by: Actor | null,
  { mail, language }: { mail: Mail; language: Language },
  house: House,
): Promise<Letter | undefined> {
  authorize(by, "read", "mail");
  try {
    return await db.transaction(async (tx): Promise<never> => {
      const example = await furnish(tx, mail, language);
      throw new Shown(example && (await write(tx, mail, { ...example, language }, house)));
    });
  } catch (error) {
    if (error instanceof Shown) return error.letter;
    throw error;
  }
}

interface Example {
  userId: string;
  orderId: string;
  productId: string;
  returnId: string;
  language: Language;
}

const TOKEN = "example";

function write(tx: Database, mail: Mail, example: Example, house: House): Promise<Letter | undefined> {
  const { userId, orderId, productId, returnId, language } = example;
  const account = { userId, token: TOKEN, language };
  switch (mail) {
    case "order":
      return LETTERS["order-mail"](tx, { orderId, language }, house);
    case "paid":
    case "shipped":
    case "delivered":
    case "cancelled":
    case "refunded":
    case "returned":
      return LETTERS["step-mail"](tx, { orderId, number: STEPS[mail].length }, house);
    case "return-accepted":
    case "return-declined":
      return LETTERS["return-mail"](tx, { returnId, to: "shopper" }, house);
    case "return-asked":
      return LETTERS["return-mail"](tx, { returnId, to: "owner" }, house);
    case "credit":
      return LETTERS["credit-mail"](tx, { userId, amount: CREDIT }, house);
    case "restock":
      return LETTERS["restock-mail"](tx, { userId, productId, language }, house);
    case "refill":
      return LETTERS["refill-mail"](tx, { userId, orderId, productId, language }, house);
    case "confirm":
      return LETTERS["confirm-mail"](tx, account, house);
    case "reset":
    case "first-password":
      return LETTERS["reset-mail"](tx, account, house);
    case "device":
      return LETTERS["device-mail"](tx, account, house);
    case "payment":
      return LETTERS["payment-mail"](tx, { orderId, trouble: "wrong-amount", amount: CREDIT }, house);
  }
}

const CREDIT = 1250;

const ADDRESSES: Record<Language, Address> = {
  en: {
    fullName: "Ada Shell",
    street: "1 Tide Street",
    city: "Portland",
    state: "OR",
    zipCode: "97201",
    country: "US",
  },
  fr: {
    fullName: "Inès Marée",
    street: "4 rue du Port",
    city: "Saint-Malo",
    state: "",
    zipCode: "35400",
    country: "FR",
  },
  sp: {
    fullName: "Íñigo Mar",
    street: "Calle de la Concha 3",
    city: "San Sebastián",
    state: "",
    zipCode: "20004",
    country: "ES",
  },
};

/** What happened before a mail, and last what it tells. */
const STEPS: Partial<Record<Mail, StepKind[]>> &
  Record<"paid" | "shipped" | "delivered" | "cancelled" | "refunded" | "returned", StepKind[]> = {
  paid: ["paid"],
  shipped: ["paid", "shipped"],
  delivered: ["paid", "shipped", "delivered"],
  cancelled: ["paid", "cancelled"],
  refunded: ["paid", "refunded"],
  returned: ["paid", "shipped", "delivered", "returned"],
  refill: ["paid", "shipped", "delivered"],
  "return-asked": ["paid", "shipped", "delivered"],
  "return-accepted": ["paid", "shipped", "delivered"],
  "return-declined": ["paid", "shipped", "delivered"],
};

async function furnish(
  tx: Database,
  mail: Mail,
  language: Language,
): Promise<Omit<Example, "language"> | undefined> {
  const sold = await tx.select().from(onSale).orderBy(onSale.id).limit(2);
  const [first] = sold;
  if (!first) return undefined;
  const items = sold.map(({ id, name, price, imageUrl }, place) => ({
    ...{ productId: id, name, price, imageUrl },
    quantity: place + 1,
  }));
  const userId = await insertShopper(tx, mail, language);
  const orderId = await insertOrder(tx, { userId, items, language, steps: STEPS[mail] ?? [] });
  const returnId = crypto.randomUUID();
  const state = mail === "return-accepted" ? "accepted" : mail === "return-declined" ? "declined" : "asked";
  await tx.insert(returns).values({
    id: returnId,
    orderId,
    items: [{ productId: first.id, quantity: 1, opened: false }],
    reason: "disliked",
    state,
  });
  return { userId, orderId, productId: first.id, returnId };
}

async function insertShopper(tx: Database, mail: Mail, language: Language): Promise<string> {
  const id = crypto.randomUUID();
  // Whoever reads it sees that it is nobody's; no account can have the same.
  const email = `${id.slice(0, 4)}@shopper.example`;
  const { fullName } = ADDRESSES[language];
  await tx.insert(authUser).values({ id, email, name: fullName, emailVerified: true });
  await tx.insert(users).values({ id, email, displayName: fullName, referralCode: id, storeCredit: CREDIT });
  if (mail !== "first-password")
    await tx
      .insert(authAccount)
      .values({ id, userId: id, accountId: id, providerId: "credential", password: "none" });
  return id;
}

interface Placed {
  userId: string;
  items: OrderItem[];
  language: Language;
  steps: StepKind[];
}

async function insertOrder(tx: Database, { userId, items, language, steps }: Placed): Promise<string> {
  const id = crypto.randomUUID();
  const subtotal = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const shipping = 1000;
  const totalAmount = subtotal + shipping;
  const part = items[0]?.price ?? 0;
  const isBack = steps.some((kind) => kind === "refunded" || kind === "returned");
  const last = steps.findLast((kind) => kind !== "refunded" && kind !== "returned");
  await tx.insert(orders).values({
    ...{ id, userId, items, language, subtotal, shipping, totalAmount },
    refunded: isBack ? part : 0,
    status: (last ?? "pending") as OrderStatus,
    shippingAddress: ADDRESSES[language],
    idempotencyKey: id,
    requestHash: "",
  });
  for (const [place, kind] of steps.entries()) {
    const amount = kind === "paid" ? totalAmount : kind === "refunded" || kind === "returned" ? part : null;
    await tx
      .insert(orderEvents)
      .values({ orderId: id, number: place + 1, kind, by: "owner", amount, details: detailsOf(kind) });
  }
  return id;
}

function detailsOf(kind: StepKind): StepDetails {
  if (kind === "shipped")
    return { carrier: "La Poste", number: "6A 123 456", link: "https://post.example/6A123456" };
  return kind === "returned" ? { returnId: "example", restock: [] } : {};
}
