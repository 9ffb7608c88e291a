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
import { ChooseTogether, Lines, Ritual, Statement, Story, WhatWeTell } from "./frame/house.tsx";
import { QuickAdd } from "./frame/quick-add.tsx";
import { WishlistHeart } from "./frame/wishlist-heart.tsx";

/** A texture for each step of the ritual, by day and in the dark. */
const RITUAL = [
  ["silk-milk/detail", "clear-pebble-gel/detail"],
  ["first-light-serum/detail", "moonstone-serum/detail"],
  ["house/texture-inner-shell-cream", "worn-stone-lotion/detail"],
  ["shallows-eye-gel/detail", "night-current/detail"],
] as const;
/** Who stands for a line in the dark, where its whole shelf would be a lit window. */
const IN_THE_DARK = {
  Cove: "quiet-harbor-serum",
  Tide: "open-tide-gel",
  Lumen: "moonstone-serum",
  Slate: "smooth-stone-serum",
  Strata: "thousand-layers-cream",
} as const;

export async function loader({ context }: Route.LoaderArgs) {
  const { language, theme } = context.get(preferencesContext);
  const { config } = context.get(servicesContext);
  const featured = await orNothing(context, (db) => featuredCards(db, language));
  const [facts] = await orNothing(context, async (db) => [await countFacts(db)]);
  const scene = (name: string) => findPicture(`home/hero-${name}.jpg`, language, "");
  const both = (light: string, dark: string, alt = "") => ({
    ...findPicture(`${light}.jpg`, language, alt),
    dark: findPicture(`${dark}.jpg`, language, alt),
  });
  const line = (name: keyof typeof IN_THE_DARK) =>
    both(`lines/${name.toLowerCase()}`, `${IN_THE_DARK[name]}/hero-dark`, name);
  return {
    featured,
    theme,
    hero: {
      light: { wide: scene("wide-light"), tall: scene("tall-light") },
      dark: { wide: scene("wide-dark"), tall: scene("tall-dark") },
    },
    facts,
    story: both("house/texture-silk-milk", "deep-water-serum/detail"),
    ritual: RITUAL.map(([light, dark]) => both(light, dark)),
    ways: [
      both("house/shelf-1", "inner-shell-cream/hero-dark"),
      both("house/shelf-2", "pearl-dust/hero-dark"),
      both("house/shelf-3", "evening-shell-balm/hero-dark"),
    ] as const,
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
      <section aria-labelledby="featured" className="shell-width">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 sm:mb-8">
          <h2 id="featured" className="display-text text-2xl sm:text-3xl">
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
      {loaderData.facts && <WhatWeTell facts={loaderData.facts} />}
      <Story picture={loaderData.story} />
      <Ritual pictures={loaderData.ritual} />
      <Lines pictures={loaderData.lines} />
      <ChooseTogether pictures={loaderData.ways} />
    </>
  );
}
