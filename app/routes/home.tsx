import { useTranslation } from "react-i18next";
import { href } from "react-router";
import type { Route } from "./+types/home";
import { findPicture } from "#app/features/catalogue/find-picture.server.ts";
import { listFeatured } from "#app/features/catalogue/list-products.server.ts";
import { toCards } from "#app/features/catalogue/product-cards.server.ts";
import { ProductGrid } from "#app/features/catalogue/product-grid.tsx";
import { CATEGORIES } from "#app/features/catalogue/product.ts";
import { preferencesContext } from "#app/http/context.ts";
import { orNothing } from "#app/http/or-nothing.server.ts";
import { pageMeta } from "#app/http/seo.ts";
import { translate } from "#app/i18n/translate.server.ts";
import { ButtonLink, TextLink } from "#app/ui/button.tsx";
import { AskAdvisor } from "./frame/ask-advisor.tsx";
import { Hero } from "./frame/hero.tsx";
import { WishlistHeart } from "./frame/wishlist-heart.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { language, theme } = context.get(preferencesContext);
  const featured = await orNothing(context, (db) => listFeatured(db, language));
  const scene = (name: string) => findPicture(`home/hero-${name}.jpg`, language, "");
  return {
    featured: toCards(featured, language),
    theme,
    hero: {
      light: { wide: scene("wide-light"), tall: scene("tall-light") },
      dark: { wide: scene("wide-dark"), tall: scene("tall-dark") },
    },
    title: translate(language, "homeTitle"),
    description: translate(language, "homeDescription"),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta({
    ...loaderData,
    origin: matches[0].loaderData.origin,
    path: "/",
    image: loaderData.hero.light.wide.src,
  });

export default function Home({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <>
      <Hero pictures={loaderData.hero} theme={loaderData.theme} action={<AskAdvisor />} />
      <section aria-labelledby="featured" className="shell-width mt-20 sm:mt-28">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6">
          <h2 id="featured" className="display-text text-3xl sm:text-4xl">
            {t("featured")}
          </h2>
          <TextLink to={href("/shop")} prefetch="intent">
            {t("viewAllProducts")}
          </TextLink>
        </div>
        <ProductGrid
          products={loaderData.featured}
          actionFor={(product) => <WishlistHeart product={product} />}
        />
      </section>
      <Routine />
    </>
  );
}

function Routine() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="routine" className="shell-width mt-24 sm:mt-32">
      <h2 id="routine" className="display-text text-3xl sm:text-4xl">
        {t("routineTitle")}
      </h2>
      <ol className="mt-8 grid gap-x-8 gap-y-6 border-t pt-8 sm:grid-cols-2 lg:grid-cols-4">
        {CATEGORIES.map((category, place) => (
          <li key={category}>
            <p className="display-text text-2xl">
              <span aria-hidden className="figures mr-3 text-mist">
                {place + 1}
              </span>
              {t(`category${category}`)}
            </p>
            <p className="mt-2 text-sm text-mist">{t(`routine${category}`)}</p>
          </li>
        ))}
      </ol>
      <ButtonLink to={href("/shop")} look="quiet" className="mt-10">
        {t("seeCollection")}
      </ButtonLink>
    </section>
  );
}
