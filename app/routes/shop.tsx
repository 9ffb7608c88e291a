import { useTranslation } from "react-i18next";
import { Link, useNavigation, useSearchParams } from "react-router";
import type { Route } from "./+types/shop";
import { listProducts } from "#app/features/catalogue/list-products.server.ts";
import { toCards } from "#app/features/catalogue/product-cards.server.ts";
import { ProductGrid } from "#app/features/catalogue/product-grid.tsx";
import { CATEGORIES } from "#app/features/catalogue/product.ts";
import { preferencesContext } from "#app/http/context.ts";
import { orNothing } from "#app/http/or-nothing.server.ts";
import { pageMeta } from "#app/http/seo.ts";
import { translate } from "#app/i18n/translate.server.ts";
import { PageSpinner } from "#app/ui/spinner.tsx";
import { WishlistHeart } from "./frame/wishlist-heart.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(preferencesContext);
  const products = await orNothing(context, (db) => listProducts(db, language));
  return {
    products: toCards(products, language),
    title: `${translate(language, "shopTitle")} · Nacre`,
    description: translate(language, "shopDescription"),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta({ ...loaderData, origin: matches[0].loaderData.origin, path: "/shop" });

export default function Shop({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const loading = useNavigation().state === "loading";
  const [params] = useSearchParams();
  const chosen = CATEGORIES.find((category) => category === params.get("category"));
  const products = loaderData.products.filter((product) => !chosen || product.category === chosen);
  return (
    <div className="shell-width pt-10 sm:pt-14">
      <h1 className="display-text text-4xl sm:text-5xl">{t("shopTitle")}</h1>
      <div className="mt-5 mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-b pb-2">
        <CategoryFilter chosen={chosen} />
        <p role="status" className="text-sm text-mist">
          {t("productCount", { count: products.length })}
        </p>
      </div>
      {loading && loaderData.products.length === 0 ? (
        <PageSpinner />
      ) : (
        <ProductGrid
          products={products}
          actionFor={(product) => <WishlistHeart product={product} />}
          priority={4}
          headingLevel="h2"
        />
      )}
    </div>
  );
}

/** Plain links: the choice is in the address and works without JavaScript. */
function CategoryFilter({ chosen }: { chosen: string | undefined }) {
  const { t } = useTranslation();
  const look =
    "inline-flex min-h-11 items-center text-sm text-mist decoration-1 underline-offset-8 hover:text-ink aria-[current=true]:text-ink aria-[current=true]:underline";
  return (
    <nav aria-label={t("filterByCategory")} className="flex flex-wrap gap-x-6">
      <Link to="/shop" preventScrollReset aria-current={!chosen} className={look}>
        {t("all")}
      </Link>
      {CATEGORIES.map((category) => (
        <Link
          key={category}
          to={`/shop?category=${category}`}
          preventScrollReset
          aria-current={category === chosen}
          className={look}
        >
          {t(`category${category}`)}
        </Link>
      ))}
    </nav>
  );
}

/** The list does not depend on the filter: choosing a category is instant. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}) {
  const onlyFiltered = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return onlyFiltered ? false : defaultShouldRevalidate;
}
