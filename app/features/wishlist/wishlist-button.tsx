import { Heart } from "#app/ui/icons.tsx";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { keepWishForLater } from "#app/ui/kept-wishes.ts";
import { useLoginPrompt } from "#app/ui/use-login-prompt.ts";
import { keepWish } from "./keep-wish.ts";
import { useRestock } from "./use-restock.ts";

interface Props {
  product: { id: string; name: string; stock: number };
  /** Ids in the wishlist; undefined while signed out: then the heart asks to log in. */
  wishlist: readonly string[] | undefined;
  /** The restock button is next to it. */
  besideRestock?: boolean;
  className?: string;
}

/**
 * The heart: puts a product in the wishlist or takes it out, at once on screen, then saved. On a sold-out product it
 * offers a mail when that is back, and a mail asked for is a wish.
 */
export function WishlistButton({ product, wishlist, besideRestock = false, className = "" }: Props) {
  const { t } = useTranslation();
  const fetcher = useFetcher({ key: `wishlist-${product.id}` });
  const restock = useRestock(product.id);
  const askToLogIn = useLoginPrompt();
  const pending = fetcher.formData?.get("intent");
  const saved = restock.pending === "ask" || (wishlist?.includes(product.id) ?? false);
  const wished = pending ? pending === "put" : saved;
  const offersMail = product.stock === 0 && !besideRestock && !wished;
  const intent = wished ? "take" : "put";
  const onSubmit = (event: FormEvent) => {
    if (wishlist) {
      // The server takes the same wish twice as one; a wish of before has lost its point.
      keepWish({ intent, productId: product.id });
      if (offersMail) restock.offer();
      return;
    }
    event.preventDefault();
    keepWishForLater({ into: "wishlist", productId: product.id });
    askToLogIn("loginToWishlist");
  };
  return (
    <fetcher.Form method="post" action="/wishlist" onSubmit={onSubmit} className={className}>
      <input type="hidden" name="productId" value={product.id} />
      {offersMail && <input type="hidden" name="offer" value="restock" />}
      <button
        type="submit"
        name="intent"
        value={intent}
        aria-pressed={wished}
        aria-label={t(wished ? "removeFromWishlist" : "addToWishlist", { name: product.name })}
        className="group/heart inline-flex size-11 items-center justify-center text-ink"
      >
        {/* The finger has 44 pixels, the picture loses 32 of them. */}
        <span className="inline-flex size-8 items-center justify-center rounded-full bg-paper/85 transition-colors duration-200 group-hover/heart:bg-paper">
          <Heart
            aria-hidden
            className={`size-4.5 transition-[fill,stroke] duration-200 ${wished ? "fill-ink stroke-ink" : "fill-transparent"} ${pending ? "animate-[pop_250ms_ease-out]" : ""}`}
            strokeWidth={1.5}
          />
        </span>
      </button>
    </fetcher.Form>
  );
}
