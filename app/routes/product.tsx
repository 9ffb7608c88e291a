import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { data, href } from "react-router";
import type { Route } from "./+types/product";
import { AddToCart } from "#app/features/cart/add-to-cart.tsx";
import { Gallery } from "#app/features/catalogue/gallery.tsx";
import { featuredCards } from "#app/features/catalogue/kept-cards.server.ts";
import type { ProductCard } from "#app/features/catalogue/card.ts";
import { KindAndSize } from "#app/features/catalogue/kind-and-size.tsx";
import { ForWhom, NotForWhom } from "#app/features/catalogue/product-suitability.tsx";
import { ProductGrid } from "#app/features/catalogue/product-grid.tsx";
import { COMPARE } from "#app/features/catalogue/compare.ts";
import { compareProducts } from "#app/features/catalogue/compare-products.server.ts";
import { RecentlyViewed } from "#app/features/catalogue/recently-viewed.tsx";
import { deliveryGlance, feeGlance } from "#app/features/orders/delivery-words.server.ts";
import { listReviews } from "#app/features/reviews/list-reviews.server.ts";
import { ProductReviews } from "#app/features/reviews/product-reviews.tsx";
import { preferencesContext, requestContext, servicesContext } from "#app/http/context.ts";
import { pageMeta, privateMeta } from "#app/http/seo.ts";
import { translate } from "#app/i18n/translate.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Price } from "#app/ui/price.tsx";
import { describeProduct } from "./describe-product.server.ts";
import { Breadcrumbs } from "./frame/breadcrumbs.tsx";
import { ProductBuy } from "./frame/product-buy.tsx";
import { ProductDetails } from "./frame/product-details.tsx";
import { lineOf } from "./frame/product-offer.tsx";
import { Routine } from "./frame/routine.tsx";
import { WhereToBegin } from "./frame/where-to-begin.tsx";
import { WishlistHeart } from "./frame/wishlist-heart.tsx";

/** Most come to look at one. */
const Comparison = lazy(() => import("#app/features/catalogue/comparison.tsx"));

/** `?compare=` lays another product beside it; without an id that is the one most like it. */
export async function loader({ params: { productId }, url, context }: Route.LoaderArgs) {
  const { config } = context.get(servicesContext);
  const { catalogue: db } = context.get(requestContext);
  const { language } = context.get(preferencesContext);
  const told = await describeProduct(db, productId, { language, origin: config.appUrl });
  if (!told) {
    return data(
      {
        found: false as const,
        others: await featuredCards(db, language),
        title: `${translate(language, "productNotFound")} · Nacre`,
        description: translate(language, "productNotFoundHelp"),
      },
      { status: 404 },
    );
  }
  const other = url.searchParams.get(COMPARE);
  return data({
    found: true as const,
    ...told,
    reviews: config.reviews ? await listReviews(db, productId) : undefined,
    language,
    comparison: other === null ? undefined : await compareProducts(db, productId, other, language),
    delivery: deliveryGlance(config.delivery, language),
    fee: feeGlance(config.delivery, language),
  });
}

export { shouldRevalidate } from "#app/http/out-of-date.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData.found) return privateMeta(loaderData);
  const { product, pictures, title } = loaderData;
  const path = href("/product/:productId", { productId: product.id });
  const image = pictures[0]?.src;
  return pageMeta({
    title,
    description: product.description,
    origin: matches[0].loaderData.origin,
    path,
    image,
    type: "product",
    price: product.price,
  });
};

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.found) return <NotFound others={loaderData.others} />;
  const { product, pictures, related, structured } = loaderData;
  return (
    <div className="shell-width sm:pt-6">
      {/* JSON with every < escaped, in a data block: see scriptJson. */}
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: structured }}
        suppressHydrationWarning
      />
      <Breadcrumbs product={product} />
      {/* The picture is never taller than the window; what it leaves belongs to the facts. */}
      <div className="relative grid gap-x-8 gap-y-3.5 sm:gap-y-8 short:grid-cols-[min(45%,80svh*0.8)_minmax(0,1fr)] md:grid-cols-[9fr_11fr] lg:grid-cols-[min(52%,max(24rem,(100svh-10.75rem)*0.8))_minmax(0,1fr)] lg:gap-16">
        <Gallery
          key={product.id}
          pictures={pictures}
          name={product.name}
          transitionName={`picture-${product.id}`}
        />
        <Details {...loaderData} />
      </div>
      <Routine product={product} picture={pictures[0]} companions={loaderData.companions} />
      {loaderData.reviews && <ProductReviews reviews={loaderData.reviews} language={loaderData.language} />}
      <Related products={related} />
      <RecentlyViewed productId={product.id} />
      {loaderData.comparison && (
        <Suspense>
          <Comparison
            comparison={loaderData.comparison}
            actionFor={(card) => <AddToCart product={lineOf(card)} look="quiet" />}
          />
        </Suspense>
      )}
    </div>
  );
}

type Found = Extract<Route.ComponentProps["loaderData"], { found: true }>;

/** Letters in a line of a phone; the lines of words that leave Add to Cart in its first window. */
const LINE = { kind: 33, promise: 38, needs: 42 };
const MOST_LINES = 5;

function Details(found: Found) {
  const { t } = useTranslation();
  const { product, original } = found;
  const { name, price, size, kind, category, concerns } = product;
  const [promise, ...story] = product.description.split(/(?<=[.!?…]) /);
  const forWhom = concerns
    .slice(0, 2)
    .map((concern) => t(`concern-${concern}`))
    .join("  ");
  const lines =
    Math.ceil([kind, size, original].filter(Boolean).join(" · ").length / LINE.kind) +
    Math.ceil((promise?.length ?? 0) / LINE.promise) +
    Math.ceil(forWhom.length / LINE.needs) +
    Math.min(found.notFor.length, 1);
  // On a phone what would push the button out of the first window stands below it.
  const below = lines > MOST_LINES ? "max-sm:order-1" : "";
  return (
    <div className="flex flex-col">
      <h1 className="display-text figures text-2xl sm:text-5xl">{name}</h1>
      <p className="mt-1 flex items-baseline justify-between gap-x-6 sm:mt-2">
        <span className="text-mist max-sm:text-sm">
          <KindAndSize kind={kind} category={category} size={size} />
          {original && (
            <>
              {"\u00a0"}·{" "}
              <span translate="no" lang="en">
                {original}
              </span>
            </>
          )}
        </span>
        <Price cents={price} className="display-text figures text-xl sm:text-2xl" />
      </p>
      <p className={`mt-2 max-w-[62ch] text-base sm:mt-5 sm:text-lg ${below}`}>{promise}</p>
      <ForWhom concerns={concerns} />
      <NotForWhom notFor={found.notFor} className="mt-1 sm:mt-2" />
      <ProductBuy {...found} />
      <ProductDetails {...found} story={story.join(" ")} />
    </div>
  );
}

function Related({ products }: { products: Found["related"] }) {
  const { t } = useTranslation();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-16 sm:mt-24">
      <h2 id="related" className="display-text mb-8 text-3xl">
        {t("relatedProducts")}
      </h2>
      <ProductGrid products={products} actionFor={(product) => <WishlistHeart product={product} />} />
    </section>
  );
}

function NotFound({ others }: { others: ProductCard[] }) {
  const { t } = useTranslation();
  return (
    <div className="shell-width pt-10 sm:pt-16">
      <h1 className="display-text text-4xl">{t("productNotFound")}</h1>
      <p className="mt-3 max-w-[50ch] text-mist">{t("productNotFoundHelp")}</p>
      <ButtonLink to={href("/shop")} className="mt-6">
        {t("backToShop")}
      </ButtonLink>
      <WhereToBegin products={others} />
    </div>
  );
}
