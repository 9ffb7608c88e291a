/** A product that each of the shops sells; its price in cents. */
export type Product = { id: string; name: string; description: string; price: number };

/** A shop of the comparison, filled and open. */
export interface Contender {
  /** Signs somebody up; each call of what comes back is one order journey: add, open the checkout, place. */
  arrive: () => Promise<(turn: number) => Promise<void>>;
  /** What `wrk` is given to read a product, or a list. */
  product: string[];
  list: string[];
}

export const STOCK = 100_000;

// biome-ignore lint/suspicious/noExplicitAny: the peers' types are theirs, and not installed here
export type Json = any;

/** Sends JSON, or asks for some. A refusal is an error. */
export async function ask(url: string, headers: Record<string, string>, body?: object) {
  const request = body ? { method: "POST", body: JSON.stringify(body) } : {};
  const reply = await fetch(url, { ...request, headers: { "Content-Type": "application/json", ...headers } });
  const text = await reply.text();
  if (!reply.ok || text.includes('"errors":')) throw new Error(`${url} answered ${reply.status}: ${text}`);
  return { headers: reply.headers, json: JSON.parse(text) as Json };
}
