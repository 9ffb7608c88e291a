import { fingerprint, type ShippingFee, totalsOf } from "#app/features/orders/order.ts";
import { makeAddress } from "./factories.ts";

/** A shop that answers requests: at an address, or in this process (see edge.ts). */
export interface Site {
  url: string;
  fetch: (address: string, init: RequestInit) => Promise<Response>;
}

/** Someone who shops over plain HTTP, as a browser without JavaScript would. */
export interface HttpShopper {
  get: (path: string) => Promise<Response>;
  post: (path: string, form: Record<string, string>) => Promise<Response>;
  send: (path: string, init: RequestInit) => Promise<Response>;
  /** Name and value of each cookie. */
  cookies: Map<string, string>;
  /** The same person, with the same cookies, at another process of the shop. */
  at: (shop: string | Site) => HttpShopper;
}

let shoppers = 0;

/** A visitor with a cookie jar and an address of their own. */
export function visit(shop: string | Site): HttpShopper {
  shoppers += 1;
  return shopAt(shop, new Map(), `10.${(shoppers >> 16) & 255}.${(shoppers >> 8) & 255}.${shoppers & 255}`);
}

function shopAt(shop: string | Site, cookies: Map<string, string>, address: string): HttpShopper {
  // Looked up at each request: a test may watch what is sent.
  const { url, fetch: ask } =
    typeof shop === "string"
      ? { url: shop, fetch: (...sent: Parameters<Site["fetch"]>) => fetch(...sent) }
      : shop;
  const send = async (path: string, init: RequestInit) => {
    const headers = {
      ...Object.fromEntries(new Headers(init.headers)),
      Origin: url,
      Referer: `${url}/`,
      "X-Forwarded-For": address,
      Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    };
    const reply = await ask(`${url}${path}`, { ...init, headers, redirect: "manual" });
    for (const cookie of reply.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    return reply;
  };
  return {
    get: (path) => send(path, { method: "GET" }),
    post: (path, form) => send(path, { method: "POST", body: new URLSearchParams(form) }),
    send,
    cookies,
    at: (elsewhere) => shopAt(elsewhere, cookies, address),
  };
}

/** A visitor who has signed up. */
export async function signUp(shop: string | Site): Promise<HttpShopper & { email: string }> {
  const shopper = visit(shop);
  const email = `http-${process.pid}-${crypto.randomUUID()}@test.example`;
  const reply = await shopper.post("/login", { mode: "sign-up", email, password: "a long enough password" });
  if (reply.status !== 302) throw new Error(`Signing up answered ${reply.status}: ${await reply.text()}`);
  await reply.body?.cancel();
  return { ...shopper, email };
}

/** Puts units of a product in the cart. */
export async function fillCart(shopper: HttpShopper, productId: string, quantity = 1): Promise<void> {
  const reply = await shopper.post("/cart", { intent: "add", productId, quantity: String(quantity) });
  await reply.body?.cancel();
}

/** Whether a checkout's reply says that the order is placed. An empty cart leads elsewhere. */
export function isPlaced(reply: Response): boolean {
  return reply.status === 302 && /^\/profile\b/.test(reply.headers.get("Location") ?? "");
}

/** Sends the checkout for one line, as its page would. */
export function checkOut(
  shopper: HttpShopper,
  line: { productId: string; quantity: number; price: number },
  idempotencyKey: string = crypto.randomUUID(),
  address = makeAddress(),
  fee?: ShippingFee,
): Promise<Response> {
  return shopper.post("/checkout", {
    ...address,
    idempotencyKey,
    shownTotal: String(totalsOf([line], fee).total),
    shownLines: fingerprint([line]),
  });
}
