import { lazy, type ReactNode, Suspense, useRef } from "react";
import { useTranslation } from "react-i18next";
import { data, href, Link } from "react-router";
import type { Route } from "./+types/product";
import { AddToCart } from "#app/features/cart/add-to-cart.tsx";
import { QuantityInput } from "#app/features/cart/quantity-input.tsx";
import { Gallery } from "#app/features/catalogue/gallery.tsx";
import { featuredCards } from "#app/features/catalogue/kept-cards.server.ts";
import type { ProductCard } from "#app/features/catalogue/card.ts";
import { KindAndSize } from "#app/features/catalogue/kind-and-size.tsx";
import { Actives, ForWhom, Lines, NotForWhom } from "#app/features/catalogue/product-suitability.tsx";
import { ProductGrid } from "#app/features/catalogue/product-grid.tsx";
import { LOW_STOCK } from "#app/features/catalogue/product.ts";
import { InciList } from "#app/features/catalogue/inci-list.tsx";
import { COMPARE } from "#app/features/catalogue/compare.ts";
import { compareProducts } from "#app/features/catalogue/compare-products.server.ts";
import { RecentlyViewed } from "#app/features/catalogue/recently-viewed.tsx";
import { StockNote } from "#app/features/catalogue/stock-note.tsx";
import { SheetLink } from "#app/features/house/sheet.tsx";
import { deliveryGlance, feeGlance } from "#app/features/orders/delivery-words.server.ts";
import { SHIPPING_FEE } from "#app/features/orders/order.ts";
import { listReviews } from "#app/features/reviews/list-reviews.server.ts";
import { ProductReviews } from "#app/features/reviews/product-reviews.tsx";
import { RestockButton } from "#app/features/wishlist/restock-button.tsx";
import { preferencesContext, servicesContext } from "#app/http/context.ts";
import { pageMeta, privateMeta } from "#app/http/seo.ts";
import { translate } from "#app/i18n/translate.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PictureView } from "#app/ui/picture-view.tsx";
import { formatMoney, Price } from "#app/ui/price.tsx";
import { describeProduct } from "./describe-product.server.ts";
import { BuyBar } from "./frame/buy-bar.tsx";
import { usePerson } from "./frame/use-person.ts";
import { lineOf } from "./frame/product-offer.tsx";
import { Routine } from "./frame/routine.tsx";
import { WhereToBegin } from "./frame/where-to-begin.tsx";
import { WishlistHeart } from "./frame/wishlist-heart.tsx";

/** Most come to look at one. */
const Comparison = lazy(() => import("#app/features/catalogue/comparison.tsx"));

/** `?compare=` lays another product beside it; without an id that is the one most like it. */
export async function loader({ params: { productId }, url, context }: Route.LoaderArgs) {
  const { db, config } = context.get(servicesContext);
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
      <Buy {...found} />
      <Facts {...found} story={story.join(" ")} />
    </div>
  );
}

const ASIDE =
  "-my-3 inline-flex min-h-11 items-center underline decoration-line underline-offset-4 hover:text-ink hover:decoration-ink";

/** Ways to buy it, and what is to be known before. */
function Buy({ product, pictures, delivery, fee, related }: Found) {
  const { t } = useTranslation();
  const awaited = usePerson()?.awaited;
  const { id, name, price, stock, size } = product;
  const buy = useRef<HTMLDivElement>(null);
  const line = {
    productId: id,
    name,
    size,
    price,
    stock,
    picture: pictures[0] ?? { src: "", width: 4, height: 5, alt: "" },
  };
  return (
    <>
      <BuyBar product={line} instead={buy} />
      <div ref={buy} className="mt-3 flex items-start gap-3 sm:mt-7">
        <AddToCart
          product={line}
          quantityInput={stock > 0 && <QuantityInput key={id} max={stock} />}
          className="grow"
        />
        {/* On a phone it lies over the picture, as on a card. */}
        <WishlistHeart
          product={product}
          besideRestock
          className="flex size-12 shrink-0 items-center justify-center rounded-full max-sm:absolute max-sm:top-3 max-sm:-right-2 max-sm:size-11 max-sm:bg-paper/85 max-sm:[&_span]:bg-transparent sm:border sm:border-edge"
        />
      </div>
      <div className="mt-3 flex flex-wrap items-baseline gap-x-2 text-sm text-mist">
        {stock > 0 && <StockNote stock={stock} />}
        {stock > 0 && stock <= LOW_STOCK && <span aria-hidden>·</span>}
        {stock > 0 && (
          <span>
            {stock > LOW_STOCK && t("inStock")} {fee ?? t("shippingFlat", { fee: formatMoney(SHIPPING_FEE) })}
          </span>
        )}
        <SheetLink name="returns" className={ASIDE} />
        {related.length > 0 && (
          <Link to={`?${COMPARE}=`} state={{ [COMPARE]: true }} preventScrollReset className={ASIDE}>
            {t("compare")}
          </Link>
        )}
      </div>
      {stock > 0 && delivery && <p className="mt-1 text-sm text-pretty text-mist">{delivery}</p>}
      {stock === 0 && <RestockButton key={id} productId={id} asked={awaited?.includes(id)} />}
    </>
  );
}

function Facts({ product, usage, actives, known, texture, close, story }: Found & { story: string }) {
  const { t } = useTranslation();
  return (
    <dl className="@container order-2 mt-7 border-t sm:mt-9">
      {story && <Fact label={t("theStory")}>{story}</Fact>}
      {texture && (
        <Fact label={t("texture")}>
          {t(`texture-${texture}`)}
          {close && (
            <PictureView
              picture={{ ...close, alt: "" }}
              sizes="(min-width: 1024px) 30vw, 90vw"
              className="mt-4 aspect-5/2 w-full object-cover"
            />
          )}
        </Fact>
      )}
      <Fact label={t("howToUse")}>
        <Lines lines={usage.steps} />
      </Fact>
      {usage.cautions.length > 0 && (
        <Fact label={t("goodToKnow")}>
          <div className="border-l border-coral pl-4">
            <Lines lines={usage.cautions} />
          </div>
        </Fact>
      )}
      {actives.length > 0 && (
        <Fact label={t("inIt")}>
          <Actives actives={actives} />
        </Fact>
      )}
      {product.ingredients.length > 0 && (
        <>
          <Fact label={t("fragrance")}>
            {t(product.claims.includes("fragrance-free") ? "fragranceNone" : "fragranceSome")}
          </Fact>
          <Fact label={t("fullList")}>
            <InciList ingredients={product.ingredients} known={known} />
          </Fact>
        </>
      )}
    </dl>
  );
}

/** On a wide screen the label is aligned with the first line of its content. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1.5 border-b py-5 @lg:grid-cols-[9rem_1fr] @lg:items-baseline">
      <dt className="text-sm text-mist">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Breadcrumbs({ product: { name, line, category } }: Pick<Found, "product">) {
  const { t } = useTranslation();
  const way = [
    [href("/shop"), t("shop")],
    ...(line ? [[`/shop?line=${encodeURIComponent(line)}`, line]] : []),
    [`/shop?category=${category}`, t(`category${category}`)],
  ] as const;
  return (
    <nav aria-label={t("breadcrumbs")} className="sm:mb-2">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-mist">
        {way.map(([to, label], place) => (
          <li key={to} className="flex items-center gap-2">
            {place > 0 && <span aria-hidden>/</span>}
            <Link
              to={to ?? ""}
              className="inline-flex min-h-11 items-center hover:text-ink hover:underline max-sm:-my-1"
            >
              {label}
            </Link>
          </li>
        ))}
        {/* On a phone the heading below says it, in the first window. */}
        <li aria-current="page" className="flex items-center gap-2 max-sm:sr-only">
          <span aria-hidden>/</span>
          <span className="text-ink">{name}</span>
        </li>
      </ol>
    </nav>
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
