import { useTranslation } from "react-i18next";
import { href } from "react-router";
import type { Route } from "./+types/home";
import { countFacts } from "#app/features/catalogue/count-facts.server.ts";
import { findPicture } from "#app/features/catalogue/find-picture.server.ts";
import { featuredCards } from "#app/features/catalogue/kept-cards.server.ts";
import { ProductGrid } from "#app/features/catalogue/product-grid.tsx";
import { preferencesContext, servicesContext } from "#app/http/context.ts";
import { orNothing } from "#app/http/or-nothing.server.ts";
import { pageMeta } from "#app/http/seo.ts";
import { translate } from "#app/i18n/translate.server.ts";
import { TextLink } from "#app/ui/button.tsx";
import { AskAdvisor } from "./frame/ask-advisor.tsx";
import { Hero } from "./frame/hero.tsx";
import { houseData } from "./frame/house-data.ts";
import { Lines, Ritual, Statement, Story, TwoWays, Water, WhatWeTell } from "./frame/house.tsx";
import { QuickAdd } from "./frame/quick-add.tsx";
import { WishlistHeart } from "./frame/wishlist-heart.tsx";

/** A close picture for each step, where the house has no picture of the step itself. */
const RITUAL = [
  "silk-milk/detail.jpg",
  "moonstone-serum/detail.jpg",
  "inner-shell-cream/detail.jpg",
  "undertow-gel/detail.jpg",
];

export async function loader({ context }: Route.LoaderArgs) {
  const { language, theme } = context.get(preferencesContext);
  const { config } = context.get(servicesContext);
  const featured = await orNothing(context, (db) => featuredCards(db, language));
  const [facts] = await orNothing(context, async (db) => [await countFacts(db)]);
  const scene = (name: string) => findPicture(`home/hero-${name}.jpg`, language, "");
  const inBothThemes = (name: string) => ({
    light: findPicture(`house/${name}-light.jpg`, language, ""),
    dark: findPicture(`house/${name}-dark.jpg`, language, ""),
  });
  const line = (name: string) => findPicture(`lines/${name.toLowerCase()}.jpg`, language, name);
  return {
    featured,
    theme,
    hero: {
      light: { wide: scene("wide-light"), tall: scene("tall-light") },
      dark: { wide: scene("wide-dark"), tall: scene("tall-dark") },
    },
    facts,
    story: inBothThemes("nacre"),
    layers: findPicture("house/layers.jpg", language, ""),
    water: inBothThemes("water"),
    ritual: RITUAL.map((closeUp, place) => {
      const own = findPicture(`house/ritual-${place + 1}.jpg`, language, "");
      return own.version ? own : { ...findPicture(closeUp, language, ""), alt: "" };
    }),
    lines: {
      Cove: line("Cove"),
      Tide: line("Tide"),
      Lumen: line("Lumen"),
      Slate: line("Slate"),
      Strata: line("Strata"),
    },
    structured: houseData({
      origin: config.appUrl,
      email: config.support.email,
      description: translate(language, "homeDescription"),
      elsewhere: Object.values(config.social),
    }),
    title: translate(language, "homeTitle"),
    description: translate(language, "homeDescription"),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageMeta({ ...loaderData, origin: matches[0].loaderData.origin, path: "/" }),
  ...loaderData.structured.map((thing) => ({ "script:ld+json": thing })),
];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <>
      <Hero pictures={loaderData.hero} theme={loaderData.theme} action={<AskAdvisor />} />
      <Statement />
      <section aria-labelledby="featured" className="shell-width mt-14 sm:mt-24">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6">
          <h2 id="featured" className="display-text text-2xl sm:text-4xl">
            {t("featured")}
          </h2>
          <TextLink to={href("/shop")} prefetch="intent">
            {t("viewAllProducts")}
          </TextLink>
        </div>
        <ProductGrid
          products={loaderData.featured}
          actionFor={(product) => <WishlistHeart product={product} />}
          quickAddFor={(product) => <QuickAdd product={product} />}
        />
      </section>
      <Story pictures={loaderData.story} layers={loaderData.layers} />
      <Ritual pictures={loaderData.ritual} />
      <Lines pictures={loaderData.lines} />
      <Water pictures={loaderData.water} />
      {loaderData.facts && <WhatWeTell facts={loaderData.facts} />}
      <TwoWays />
    </>
  );
}
