import { type CartLine, MOST_PER_LINE } from "./cart.ts";

/** Lines of one link; more make no address that anybody could open. */
export const MOST_LINES = 12;
const PARAMETER = "cart";
const SEPARATOR = ",";
/** Names the checkout that an assistant began; the assistant learns what becomes of it. */
const BEGUN = "checkout";

/** An address of the shop that offers lines for the cart: nothing is in it before a person says so there. */
export function cartLink(lines: readonly CartLine[], begun?: string): string {
  const written = lines.map(({ productId, quantity }) => `${escaped(productId)}*${quantity}`);
  const query = `${PARAMETER}=${written.join(SEPARATOR).replaceAll("%", "%25")}`;
  return `/shop?${query}${begun ? `&${BEGUN}=${encodeURIComponent(begun)}` : ""}`;
}

/** The lines that an address offers; none where it offers nothing that makes sense. */
export function linesOffered(search: URLSearchParams): CartLine[] {
  const written = (search.get(PARAMETER) ?? "").split(SEPARATOR).slice(0, MOST_LINES);
  const lines = new Map<string, number>();
  for (const line of written) {
    const [, name = "", digits = "1"] = /^([^*]{1,200})(?:\*(\d{1,3}))?$/.exec(line) ?? [];
    const productId = decoded(name);
    const quantity = Number(digits);
    if (productId === "" || quantity < 1) continue;
    lines.set(productId, Math.min(MOST_PER_LINE, (lines.get(productId) ?? 0) + quantity));
  }
  return [...lines].map(([productId, quantity]) => ({ productId, quantity }));
}

/** The id of the assistant's checkout that an address continues. */
export const begunBy = (search: URLSearchParams): string | undefined => search.get(BEGUN) ?? undefined;

/** The same address without what it offers. */
export function withoutOffer(search: URLSearchParams): string {
  const next = new URLSearchParams(search);
  next.delete(PARAMETER);
  next.delete(BEGUN);
  return next.size > 0 ? `?${next}` : "";
}

const escaped = (id: string): string => encodeURIComponent(id).replaceAll("*", "%2A");

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
