import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigation } from "react-router";
import type { Route } from "./+types/shop";
import { findPicture } from "#app/features/catalogue/find-picture.server.ts";
import { featuredCards, shelfCards } from "#app/features/catalogue/kept-cards.server.ts";
import { ProductGrid } from "#app/features/catalogue/product-grid.tsx";
import { readShelfQuery, type ShelfQuery, shelfAddress } from "#app/features/catalogue/shelf.ts";
import { ShelfFilters } from "#app/features/catalogue/shelf-filters.tsx";
import { linesOffered } from "#app/features/cart/cart-link.ts";
import { describeLines } from "#app/features/cart/load-cart.server.ts";
import { preferencesContext } from "#app/http/context.ts";
import { orNothing } from "#app/http/or-nothing.server.ts";
import { pageMeta } from "#app/http/seo.ts";
import { translate } from "#app/i18n/translate.server.ts";
import { TextLink } from "#app/ui/button.tsx";
import { PictureView } from "#app/ui/picture-view.tsx";
import type { Picture } from "#app/ui/picture.ts";
import { PageSpinner } from "#app/ui/spinner.tsx";
import { AskAdvisor } from "./frame/ask-advisor.tsx";
import { LineMatter } from "./frame/line-matter.tsx";
import { LINES } from "./frame/lines.ts";
import { QuickAdd } from "./frame/quick-add.tsx";
import { WhereToBegin } from "./frame/where-to-begin.tsx";
import { WishlistHeart } from "./frame/wishlist-heart.tsx";

/** Hardly anybody comes by such an address. */
const OfferedCart = lazy(() => import("#app/features/cart/offered-cart.tsx"));

const NOTHING: Awaited<ReturnType<typeof shelfCards>> = {
  products: [],
  total: 0,
  pages: 1,
  counts: { category: {}, concern: {}, line: {}, claim: {} },
};

/** A matter that each line is like. */
const MATTER = {
  Cove: "house/texture-silk-milk",
  Tide: "house/matter-tide",
  Lumen: "house/matter-lumen",
  Slate: "house/matter-slate",
  Strata: "slow-amber-oil/detail",
} as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { language } = context.get(preferencesContext);
  const query = readShelfQuery(url.searchParams);
  const [shelf = NOTHING] = await orNothing(context, async (db) => [await shelfCards(db, query, language)]);
  const { products, total, pages, counts } = shelf;
  const others = total === 0 ? await orNothing(context, (db) => featuredCards(db, language)) : [];
  const line = LINES.find((name) => name === query.line);
  const offered = linesOffered(url.searchParams);
  return {
    total,
    counts,
    pageCount: pages,
    query,
    matter: line && { line, picture: findPicture(`${MATTER[line]}.jpg`, language, "") },
    interlude: {
      ...findPicture("house/shelf-2.jpg", language, ""),
      dark: findPicture("pearl-dust/hero-dark.jpg", language, ""),
    },
    products,
    others,
    offered: await orNothing(context, (db) => describeLines(db, offered, language)),
    title: `${translate(language, "shopTitle")} · Nacre`,
    description: translate(language, "shopDescription"),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta({ ...loaderData, origin: matches[0].loaderData.origin, path: "/shop" });

export default function Shop({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const loading = useNavigation().state === "loading";
  const { products, total, pageCount, counts, query } = loaderData;
  const asked = shelfAddress(query) !== "/shop";
  return (
    <div className="shell-width pt-6 sm:pt-12">
      <ShelfFilters query={query} counts={counts} total={total}>
        <h1 className="display-text text-3xl sm:text-5xl">{t("shopTitle")}</h1>
        <p role="status" className={total > 0 ? "shrink-0 text-sm text-mist" : "sr-only"}>
          {t("productCount", { count: total })}
        </p>
      </ShelfFilters>
      <div className="mt-5 sm:mt-8">
        <Found
          loading={loading}
          asked={asked}
          words={query.q}
          products={products}
          others={loaderData.others}
          end={loaderData.matter && <LineMatter {...loaderData.matter} />}
          interlude={<Interlude picture={loaderData.interlude} />}
        />
      </div>
      {pageCount > 1 && <Pages query={query} pages={pageCount} />}
      {loaderData.offered.length > 0 && (
        <Suspense>
          <OfferedCart lines={loaderData.offered} />
        </Suspense>
      )}
    </div>
  );
}

function Found({
  loading,
  asked,
  words,
  products,
  others,
  end,
  interlude,
}: {
  end: ReactNode;
  interlude: ReactNode;
  loading: boolean;
  asked: boolean;
  /** What was searched for. */
  words: string;
} & Pick<Route.ComponentProps["loaderData"], "products" | "others">) {
  const { t } = useTranslation();
  if (loading && products.length === 0) return <PageSpinner />;
  if (asked && products.length === 0)
    return (
      <>
        <div className="flex flex-col items-start gap-3 pt-3 sm:pt-8">
          <p className="display-text text-2xl text-balance break-words sm:text-3xl">
            {words ? t("nothingFor", { words }) : t("nothingFound")}
          </p>
          <p className="max-w-[50ch] text-mist">{t("nothingFoundHelp")}</p>
          <div className="mt-3 flex flex-wrap items-center gap-x-6">
            <AskAdvisor look="quiet" />
            <TextLink to="/shop">{t("viewAllProducts")}</TextLink>
          </div>
        </div>
        <WhereToBegin products={others} />
      </>
    );
  return (
    <ProductGrid
      products={products}
      actionFor={(product) => <WishlistHeart product={product} />}
      quickAddFor={(product) => <QuickAdd product={product} />}
      priority={4}
      headingLevel="h2"
      interlude={interlude}
      end={end}
    />
  );
}

/** Half-way through a long shelf: a line of the house, in morning sun. */
function Interlude({ picture }: { picture: Picture }) {
  const { t } = useTranslation();
  return (
    <div className="grid items-center bg-shell md:grid-cols-[7fr_5fr]">
      <PictureView
        picture={picture}
        sizes="(min-width: 768px) 55vw, 100vw"
        // The front of the shelf would end it in a bar.
        className="aspect-5/3 w-full object-cover light-theme:object-top"
      />
      <div className="px-6 py-10 sm:px-12">
        <p translate="no" className="display-text text-4xl">
          Lumen
        </p>
        <p className="mt-3 mb-5 max-w-[30ch] text-lg">{t("lineLumen")}</p>
        <TextLink to="/shop?line=Lumen">{t("seeLine")}</TextLink>
      </div>
    </div>
  );
}

function Pages({ query, pages }: { query: ShelfQuery; pages: number }) {
  const { t } = useTranslation();
  const link = "inline-flex min-h-11 items-center underline decoration-edge underline-offset-4";
  return (
    <nav aria-label={t("pagesNav")} className="mt-14 flex items-center justify-center gap-8 text-sm">
      {query.page > 1 && (
        <Link to={shelfAddress(query, { page: query.page - 1 })} className={link}>
          {t("previousPage")}
        </Link>
      )}
      <span className="figures text-mist">{t("pageOf", { page: query.page, pages })}</span>
      {query.page < pages && (
        <Link to={shelfAddress(query, { page: query.page + 1 })} className={link}>
          {t("nextPage")}
        </Link>
      )}
    </nav>
  );
}
