import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { href, Link } from "react-router";
import { TEXT_LINK } from "#app/ui/button.tsx";
import { PictureView } from "#app/ui/picture-view.tsx";
import { Price } from "#app/ui/price.tsx";
import type { ProductCard } from "./card.ts";
import { fetchCards } from "./fetch-cards.ts";
import { forgetViewed, noteViewed, readViewed } from "./viewed.ts";

/** What was looked at before this product. Only the browser knows it, so the page comes without. */
export function RecentlyViewed({ productId }: { productId: string }) {
  const { t } = useTranslation();
  const [cards, forget] = useViewedBefore(productId);
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="viewed" className="mt-16 border-t pt-8 sm:mt-24">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 id="viewed" className="display-text text-2xl">
          {t("recentlyViewed")}
        </h2>
        <button type="button" onClick={forget} className={`${TEXT_LINK} text-mist`}>
          {t("forgetViewed")}
        </button>
      </div>
      <ul className="-mx-5 flex snap-x scroll-px-5 gap-3 overflow-x-auto px-5 pb-2 sm:mx-0 sm:grid sm:grid-cols-6 sm:gap-5 sm:px-0">
        {cards.map(({ id, name, picture, price }) => (
          <li key={id} className="w-[28vw] shrink-0 snap-start sm:w-auto">
            <Link
              to={href("/product/:productId", { productId: id })}
              prefetch="intent"
              className="group block"
            >
              {/* No transition name: the same product may also be shown above, and names must be unique. */}
              <PictureView
                picture={{ ...picture, alt: "" }}
                sizes="(min-width: 640px) 15vw, 28vw"
                className="aspect-4/5 w-full bg-shell object-cover"
              />
              <span className="mt-2.5 block text-sm leading-snug group-hover:underline">{name}</span>
              <Price cents={price} className="block text-sm text-mist" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The products that were looked at before this one, which is noted for the next; and what forgets them. */
function useViewedBefore(productId: string) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const [cards, setCards] = useState<ProductCard[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cards are in the page's language
  useEffect(() => {
    const before = readViewed().filter((id) => id !== productId);
    noteViewed(productId);
    setCards([]);
    if (before.length === 0) return;
    const leaving = new AbortController();
    // A failure is ignored: the page is complete without these cards.
    fetchCards(before, leaving.signal).then(setCards, () => {});
    return () => leaving.abort();
  }, [productId, language]);
  const forget = () => {
    forgetViewed();
    setCards([]);
  };
  return [cards, forget] as const;
}
