import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { data, href, Link } from "react-router";
import type { Route } from "./+types/product";
import { activesOf, companionsOf, knownIn, notFor } from "#app/expert/embedded/about-product.ts";
import { may } from "#app/features/accounts/policy.ts";
import { AddToCart } from "#app/features/cart/add-to-cart.tsx";
import { QuantityInput } from "#app/features/cart/quantity-input.tsx";
import { picturesOf } from "#app/features/catalogue/find-picture.server.ts";
import { Gallery } from "#app/features/catalogue/gallery.tsx";
import {
  findProduct,
  listFeatured,
  listCompanionCandidates,
  listRelated,
} from "#app/features/catalogue/list-products.server.ts";
import { toCards } from "#app/features/catalogue/product-cards.server.ts";
import type { ProductCard } from "#app/features/catalogue/card.ts";
import { Actives, ForWhom } from "#app/features/catalogue/product-facts.tsx";
import { ProductGrid } from "#app/features/catalogue/product-grid.tsx";
import { LOW_STOCK } from "#app/features/catalogue/product.ts";
import { InciList } from "#app/features/catalogue/inci-list.tsx";
import { StockNote } from "#app/features/catalogue/stock-note.tsx";
import { productStructuredData, scriptJson } from "#app/features/catalogue/structured-data.ts";
import { textureOf } from "#app/features/catalogue/texture.ts";
import { SHIPPING_FEE } from "#app/features/orders/order.ts";
import { hasAsked } from "#app/features/wishlist/ask-for-restock.server.ts";
import { RestockButton } from "#app/features/wishlist/restock-button.tsx";
import { preferencesContext, servicesContext, viewerContext } from "#app/http/context.ts";
import { pageMeta, privateMeta } from "#app/http/seo.ts";
import { translate } from "#app/i18n/translate.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PictureView } from "#app/ui/picture-view.tsx";
import { formatMoney, Price } from "#app/ui/price.tsx";
import { BuyBar } from "./frame/buy-bar.tsx";
import { Routine } from "./frame/routine.tsx";
import { WhereToBegin } from "./frame/where-to-begin.tsx";
import { WishlistHeart } from "./frame/wishlist-heart.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, config } = context.get(servicesContext);
  const { language } = context.get(preferencesContext);
  const product = await findProduct(db, params.productId, language);
  if (!product) {
    return data(
      {
        found: false as const,
        others: toCards(await listFeatured(db, language), language),
        title: `${translate(language, "productNotFound")} · Nacre`,
        description: translate(language, "productNotFoundHelp"),
      },
      { status: 404 },
    );
  }
  const pictures = picturesOf(product, language);
  const structured = productStructuredData({
    product,
    origin: config.appUrl,
    images: pictures.map((picture) => picture.src),
    category: translate(language, `category${product.category}`),
    shopName: translate(language, "shop"),
  });
  const [related, candidates] = await Promise.all([
    listRelated(db, product, language),
    listCompanionCandidates(db, product, language),
  ]);
  const viewer = context.get(viewerContext);
  const asks = product.stock === 0 && viewer && may(viewer, "ask", "restock");
  const original = language === "en" ? undefined : await findProduct(db, product.id, "en");
  return data({
    found: true as const,
    product,
    pictures,
    restockAsked: asks ? await hasAsked(db, viewer.id, product.id) : undefined,
    original: original && original.name !== product.name ? original.name : undefined,
    notFor: notFor(product),
    actives: activesOf(product, language),
    known: knownIn(product, language),
    texture: textureOf(original ?? product),
    close: pictures.find(({ src }) => src.endsWith("/detail.jpg")),
    companions: toCards(companionsOf(product, candidates), language),
    related: toCards(related, language),
    structured: scriptJson(structured),
    title: `${product.name} · Nacre`,
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
    <div className="shell-width pt-4 sm:pt-8">
      {/* JSON with every < escaped, in a data block: see scriptJson. */}
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: structured }}
        suppressHydrationWarning
      />
      <Breadcrumbs product={product} />
      {/* The picture is never taller than the window; what it leaves belongs to the facts. */}
      <div className="grid gap-8 short:grid-cols-[min(45%,80svh*0.8)_minmax(0,1fr)] md:grid-cols-2 lg:grid-cols-[min(58%,max(24rem,(100svh-14rem)*0.8))_minmax(0,1fr)] lg:gap-16">
        <Gallery
          key={product.id}
          pictures={pictures}
          name={product.name}
          transitionName={`picture-${product.id}`}
        />
        <Details {...loaderData} />
      </div>
      <Routine product={product} picture={pictures[0]} companions={loaderData.companions} />
      <Related products={related} />
    </div>
  );
}

type Found = Extract<Route.ComponentProps["loaderData"], { found: true }>;

function Details(found: Found) {
  const { t } = useTranslation();
  const { product, original, notFor } = found;
  const { name, price, size, kind, category, concerns } = product;
  const [promise, ...story] = product.description.split(/(?<=[.!?…]) /);
  return (
    <div>
      <h1 className="display-text figures text-3xl sm:text-5xl">{name}</h1>
      {original && (
        <p className="mt-1 text-sm text-mist" translate="no">
          {t("originalName", { name: original })}
        </p>
      )}
      <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="text-mist">
          {kind || t(`category${category}`)}
          {size && <span translate="no"> · {size}</span>}
        </span>
        <Price cents={price} className="display-text figures text-2xl" />
      </p>
      <p className="mt-5 max-w-[62ch] text-lg">{promise}</p>
      <ForWhom concerns={concerns} notFor={notFor} />
      <Buy {...found} />
      <Facts {...found} story={story.join(" ")} />
    </div>
  );
}

/** Ways to buy it, and what is to be known before. */
function Buy({ product, pictures, restockAsked }: Found) {
  const { t } = useTranslation();
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
      <div ref={buy} className="@container mt-7">
        <div className="relative flex items-start gap-3">
          <AddToCart product={line} quantityInput={<QuantityInput key={id} max={stock} />} className="grow" />
          <WishlistHeart
            product={product}
            besideRestock
            className="flex size-12 shrink-0 items-center justify-center rounded-full border border-edge @max-md:absolute @max-md:top-0 @max-md:right-0"
          />
        </div>
      </div>
      <StockNote stock={stock} className="mt-3 text-sm" />
      {stock === 0 && <RestockButton key={id} productId={id} asked={restockAsked} />}
      <p className="mt-3 text-sm text-mist">
        {stock > LOW_STOCK && <span>{t("inStock", { fee: formatMoney(SHIPPING_FEE) })} </span>}
        {t("assurePayment")}
      </p>
    </>
  );
}

function Facts({ product, actives, known, texture, close, story }: Found & { story: string }) {
  const { t } = useTranslation();
  return (
    <dl className="@container mt-9 border-t">
      {story && <Fact label={t("theStory")}>{story}</Fact>}
      {texture && (
        <Fact label={t("texture")}>
          <span className="flex items-center gap-4">
            {close && (
              <PictureView
                picture={close}
                sizes="6rem"
                className="aspect-square w-24 shrink-0 object-cover"
              />
            )}
            {t(`texture-${texture}`)}
          </span>
        </Fact>
      )}
      {product.ingredients.length > 0 && (
        <Fact label={t("fragrance")}>
          {t(product.claims.includes("fragrance-free") ? "fragranceNone" : "fragranceSome")}
        </Fact>
      )}
      <Fact label={t("howToUse")}>{product.usage}</Fact>
      {actives.length > 0 && (
        <Fact label={t("inIt")}>
          <Actives actives={actives} />
        </Fact>
      )}
      {product.ingredients.length > 0 && (
        <Fact label={t("fullList")}>
          <InciList ingredients={product.ingredients} known={known} />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-b py-5 @lg:grid-cols-[9rem_1fr]">
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
    <nav aria-label={t("breadcrumbs")} className="mb-3">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-mist">
        {way.map(([to, label], place) => (
          <li key={to} className="flex items-center gap-2">
            {place > 0 && <span aria-hidden>/</span>}
            <Link to={to ?? ""} className="inline-flex min-h-11 items-center hover:text-ink hover:underline">
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
    <section aria-labelledby="related" className="mt-24">
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
    <div className="shell-width pt-14 sm:pt-20">
      <h1 className="display-text text-4xl">{t("productNotFound")}</h1>
      <p className="mt-3 max-w-[50ch] text-mist">{t("productNotFoundHelp")}</p>
      <ButtonLink to={href("/shop")} className="mt-7">
        {t("backToShop")}
      </ButtonLink>
      <WhereToBegin products={others} />
    </div>
  );
}
