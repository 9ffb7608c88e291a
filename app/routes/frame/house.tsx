import { useTranslation } from "react-i18next";
import { href, Link } from "react-router";
import type { CatalogueFacts } from "#app/features/catalogue/count-facts.server.ts";
import { CATEGORIES } from "#app/features/catalogue/product.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PictureView } from "#app/ui/picture-view.tsx";
import type { Picture } from "#app/ui/picture.ts";
import { AskAdvisor } from "./ask-advisor.tsx";
import { LINES } from "./lines.ts";

/** One sentence, large. */
export function Statement() {
  const { t } = useTranslation();
  return (
    <div className="shell-width mt-20 sm:mt-28">
      <p className="display-text max-w-[20em] text-3xl text-balance sm:text-4xl">{t("statement")}</p>
    </div>
  );
}

/** How nacre comes about, and what skincare has of it; over its picture where there is one. */
export function Story({ picture }: { picture: Picture }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="story" className="mt-24 bg-shell sm:mt-32">
      {picture.version && (
        <PictureView
          picture={picture}
          sizes="100vw"
          className="aspect-video max-h-[70svh] w-full object-cover"
        />
      )}
      <div className="shell-width grid gap-x-16 gap-y-4 py-14 sm:py-20 lg:grid-cols-[5fr_7fr]">
        <h2 id="story" className="display-text text-3xl sm:text-4xl">
          {t("storyTitle")}
        </h2>
        <p className="max-w-[60ch] text-lg">{t("storyText")}</p>
      </div>
    </section>
  );
}

/** Four steps, in the order in which they are taken. */
export function Ritual({ pictures }: { pictures: readonly Picture[] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="routine" className="shell-width mt-24 sm:mt-32">
      <h2 id="routine" className="display-text text-3xl sm:text-4xl">
        {t("routineTitle")}
      </h2>
      <ol className="mt-8 grid gap-x-5 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {CATEGORIES.map((category, place) => (
          <li key={category} className="border-t pt-5">
            {pictures[place]?.version && (
              <PictureView
                picture={pictures[place]}
                sizes="(min-width: 1024px) 23vw, (min-width: 640px) 46vw, 92vw"
                className="mb-5 aspect-4/5 w-full object-cover"
              />
            )}
            <h3 className="display-text text-2xl">
              <Link to={`/shop?category=${category}`} className="hover:underline hover:decoration-1">
                <span aria-hidden className="figures mr-3 text-mist">
                  {place + 1}
                </span>
                {t(`category${category}`)}
              </Link>
            </h3>
            <p className="mt-2 text-sm text-mist">{t(`when${category}`)}</p>
            <p className="mt-2">{t(`routine${category}`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The lines, each a way into the shop. */
export function Lines({ pictures }: { pictures: Record<(typeof LINES)[number], Picture> }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="lines" className="shell-width mt-24 sm:mt-32">
      <h2 id="lines" className="display-text text-3xl sm:text-4xl">
        {t("linesTitle")}
      </h2>
      <ul className="-mx-5 mt-8 flex snap-x scroll-px-5 gap-3 overflow-x-auto px-5 pb-2 sm:mx-0 sm:grid sm:grid-cols-5 sm:gap-5 sm:overflow-visible sm:px-0">
        {LINES.map((line) => (
          <li key={line} className="w-3/5 shrink-0 snap-start sm:w-auto">
            <Link to={`/shop?line=${line}`} prefetch="intent" className="group block">
              <span className="block overflow-hidden bg-shell">
                <PictureView
                  picture={{ ...pictures[line], alt: "" }}
                  sizes="(min-width: 640px) 19vw, 60vw"
                  className="aspect-4/5 w-full object-cover transition-transform duration-300 ease-out group-hover:scale-[1.02]"
                />
              </span>
              <span translate="no" className="display-text mt-3.5 block text-2xl">
                {line}
              </span>
              <span className="mt-1 block text-sm text-mist">{t(`line${line}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What can be said of the whole catalogue because it was counted. */
export function WhatWeTell({ facts }: { facts: CatalogueFacts }) {
  const { t } = useTranslation();
  const told = [
    [facts.listed, t("tellLists"), "/shop"],
    [facts.fragranceFree, t("tellFragrance"), "/shop?claim=fragrance-free"],
    [facts.notForPregnancy, t("tellPregnancy"), "/shop?claim=pregnancy"],
  ] as const;
  if (facts.total === 0) return null;
  return (
    <section aria-labelledby="tell" className="shell-width mt-24 sm:mt-32">
      <h2 id="tell" className="display-text text-3xl sm:text-4xl">
        {t("tellTitle")}
      </h2>
      <ul className="mt-8 grid gap-6 border-t pt-8 sm:grid-cols-3">
        {told.map(([count, words, to]) => (
          <li key={words}>
            <Link to={to} className="group block">
              <span className="display-text figures block text-4xl">
                {t("ofTotal", { count, total: facts.total })}
              </span>
              <span className="mt-2 block max-w-[22em] text-mist group-hover:text-ink">{words}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Both ways to be advised. */
export function TwoWays() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="two-ways" className="shell-width mt-24 sm:mt-32">
      <div className="sheen-line mb-10" aria-hidden />
      <h2 id="two-ways" className="display-text text-3xl sm:text-4xl">
        {t("adviceTwoWays")}
      </h2>
      <p className="mt-4 max-w-[60ch] text-mist">{t("adviceTwoWaysText")}</p>
      <div className="mt-8 flex flex-wrap gap-4">
        <AskAdvisor look="quiet" label={t("describeSkin")} />
        <ButtonLink to={href("/ouradvice")} look="quiet">
          {t("lookAtSkin")}
        </ButtonLink>
      </div>
    </section>
  );
}
