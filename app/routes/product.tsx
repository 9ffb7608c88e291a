import { useTranslation } from "react-i18next";
import { data, href, Link } from "react-router";
import type { Route } from "./+types/product";
import { AddToCart } from "#app/features/cart/add-to-cart.tsx";
import { QuantityInput } from "#app/features/cart/quantity-input.tsx";
import { picturesOf } from "#app/features/catalogue/find-picture.server.ts";
import { Gallery } from "#app/features/catalogue/gallery.tsx";
import { findProduct, listRelated } from "#app/features/catalogue/list-products.server.ts";
import { toCards } from "#app/features/catalogue/product-cards.server.ts";
import { ProductGrid } from "#app/features/catalogue/product-grid.tsx";
import { LOW_STOCK } from "#app/features/catalogue/product.ts";
import { StockNote } from "#app/features/catalogue/stock-note.tsx";
import { productStructuredData, scriptJson } from "#app/features/catalogue/structured-data.ts";
import { SHIPPING_FEE } from "#app/features/orders/order.ts";
import { preferencesContext, servicesContext } from "#app/http/context.ts";
import { pageMeta } from "#app/http/seo.ts";
import { translate } from "#app/i18n/translate.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { formatMoney, Price } from "#app/ui/price.tsx";
import { WishlistHeart } from "./frame/wishlist-heart.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, config } = context.get(servicesContext);
  const { language } = context.get(preferencesContext);
  const product = await findProduct(db, params.productId, language);
  if (!product) {
    return data(
      { found: false as const, title: `${translate(language, "productNotFound")} · Nacre` },
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
  const related = await listRelated(db, product, language);
  return data({
    found: true as const,
    product,
    pictures,
    related: toCards(related, language),
    structured: scriptJson(structured),
    title: `${product.name} · Nacre`,
  });
}

export { shouldRevalidate } from "#app/http/out-of-date.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData.found) return [{ title: loaderData.title }, { name: "robots", content: "noindex" }];
  const { product, pictures, title } = loaderData;
  const path = href("/product/:productId", { productId: product.id });
  const image = pictures[0]?.src;
  return pageMeta({
    title,
    description: product.description,
    origin: matches[0].loaderData.origin,
    path,
    image,
  });
};

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.found) return <NotFound />;
  const { product, pictures, related, structured } = loaderData;
  return (
    <div className="shell-width pt-4 sm:pt-8">
      {/* JSON with every < escaped, in a data block: see scriptJson. */}
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: structured }}
        suppressHydrationWarning
      />
      <Breadcrumbs name={product.name} />
      <div className="grid gap-8 lg:grid-cols-[7fr_5fr] lg:gap-16">
        <Gallery
          key={product.id}
          pictures={pictures}
          name={product.name}
          transitionName={`picture-${product.id}`}
        />
        <Details product={product} picture={pictures[0]} />
      </div>
      <Related products={related} />
    </div>
  );
}

type Found = Extract<Route.ComponentProps["loaderData"], { found: true }>;

function Details({
  product,
  picture,
}: {
  product: Found["product"];
  picture: Found["pictures"][number] | undefined;
}) {
  const { t } = useTranslation();
  const { id, name, price, stock, size, category } = product;
  const line = {
    productId: id,
    name,
    price,
    stock,
    picture: picture ?? { src: "", width: 4, height: 5, alt: "" },
  };
  return (
    <div className="lg:sticky lg:top-28 lg:self-start">
      <p className="text-sm text-mist">
        {t(`category${category}`)}
        {size && <span translate="no">, {size}</span>}
      </p>
      <h1 className="display-text mt-1 text-4xl sm:text-5xl">{name}</h1>
      <Price cents={price} className="mt-3 block text-xl" />
      <p className="mt-6 max-w-[62ch]">{product.description}</p>
      <div className="mt-7 flex items-start gap-3">
        <AddToCart product={line} quantityInput={<QuantityInput key={id} max={stock} />} className="grow" />
        <WishlistHeart
          product={product}
          className="flex size-12 shrink-0 items-center justify-center rounded-full border border-edge"
        />
      </div>
      <StockNote stock={stock} className="mt-3 text-sm" />
      {stock > LOW_STOCK && (
        <p className="mt-3 text-sm text-mist">{t("inStock", { fee: formatMoney(SHIPPING_FEE) })}</p>
      )}
      <dl className="mt-9 border-t">
        <Fact label={t("howToUse")}>{product.usage}</Fact>
        <Fact label={t("ingredients")}>
          <span translate="no" className="text-sm text-mist">
            {product.ingredients.join(", ")}
          </span>
        </Fact>
      </dl>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-b py-5 sm:grid-cols-[9rem_1fr]">
      <dt className="text-sm text-mist">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Breadcrumbs({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("breadcrumbs")} className="mb-3">
      <ol className="flex items-center gap-2 text-sm text-mist">
        <li>
          <Link
            to={href("/shop")}
            className="inline-flex min-h-11 items-center hover:text-ink hover:underline"
          >
            {t("shop")}
          </Link>
        </li>
        <li aria-hidden>/</li>
        <li aria-current="page" className="text-ink">
          {name}
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

function NotFound() {
  const { t } = useTranslation();
  return (
    <div className="shell-width flex min-h-[60vh] flex-col items-start justify-center gap-3">
      <h1 className="display-text text-4xl">{t("productNotFound")}</h1>
      <p className="max-w-[50ch] text-mist">{t("productNotFoundHelp")}</p>
      <ButtonLink to={href("/shop")} className="mt-4">
        {t("backToShop")}
      </ButtonLink>
    </div>
  );
}
