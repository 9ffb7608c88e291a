/** What a visitor wanted before logging in: into the cart, into the wishlist, or a mail when it is back. */
export type KeptWish =
  | { into: "cart"; productId: string; quantity: number }
  | { into: "wishlist" | "restock"; productId: string };

const KEY = "wishes";
/** Whoever logs in later than this, in milliseconds, has come for something else. */
const KEPT_FOR = 30 * 60 * 1000;

interface Kept {
  since: number;
  wishes: KeptWish[];
}

/** Remembers a wish in this tab until its visitor has logged in; the same thing twice is wished once. */
export function keepWishForLater(wish: KeptWish): void {
  const others = read().filter(({ into, productId }) => into !== wish.into || productId !== wish.productId);
  const kept: Kept = { since: Date.now(), wishes: [...others, wish] };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing: the wish is asked for again.
  }
}

/** The wishes, each once: they are forgotten here. */
export function takeKeptWishes(): KeptWish[] {
  const wishes = read();
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    return [];
  }
  return wishes;
}

function read(): KeptWish[] {
  try {
    const { since, wishes } = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    const fresh = typeof since === "number" && Date.now() - since < KEPT_FOR;
    return fresh && Array.isArray(wishes) ? wishes : [];
  } catch {
    return [];
  }
}
