import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { href, Link } from "react-router";
import type { CatalogueFacts } from "#app/features/catalogue/count-facts.server.ts";
import { CATEGORIES } from "#app/features/catalogue/product.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Theme } from "#app/theme/theme.ts";
import { PictureView } from "#app/ui/picture-view.tsx";
import type { Picture } from "#app/ui/picture.ts";
import { AskAdvisor } from "./ask-advisor.tsx";
import { LINES } from "./lines.ts";

/** One sentence, large. */
export function Statement() {
  const { t } = useTranslation();
  return (
    <p className="shell-width mt-14 sm:mt-20">
      <span className="display-text block max-w-[26em] text-3xl text-balance sm:text-4xl">
        {t("statement")}
      </span>
    </p>
  );
}

/** How nacre comes about, and what skincare has of it; beside mother-of-pearl, pale or dark as the theme is, its own layers. */
export function Story({ pictures, layers }: { pictures: Record<Theme, Picture>; layers: Picture }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="story" className="mt-16 bg-shell sm:mt-28">
      <div className="grid items-center gap-y-10 lg:grid-cols-[5fr_7fr]">
        <div className="shell-start pt-14 pr-5 lg:py-20 lg:pr-16">
          <h2 id="story" className="display-text text-3xl sm:text-4xl">
            {t("storyTitle")}
          </h2>
          <p className="mt-5 max-w-[44ch] text-lg">{t("storyText")}</p>
          <PictureView
            picture={layers}
            sizes="(min-width: 1024px) 14rem, 9rem"
            className="mt-8 aspect-4/5 w-36 object-cover lg:w-56"
          />
        </div>
        <Themed
          pictures={pictures}
          sizes="(min-width: 1024px) 60vw, 100vw"
          className="aspect-8/5"
          light="contrast-110 saturate-150"
        />
      </div>
    </section>
  );
}

/** A picture as wide as the window, for rest. */
export function Water({ pictures }: { pictures: Record<Theme, Picture> }) {
  return (
    <div className="mt-16 sm:mt-28">
      <Themed pictures={pictures} sizes="100vw" className="aspect-5/4 sm:aspect-4/1" />
    </div>
  );
}

/** One picture by day, one in the dark; the browser fetches the one it shows. */
function Themed({
  pictures,
  sizes,
  className,
  light = "",
}: {
  pictures: Record<Theme, Picture>;
  sizes: string;
  className: string;
  /** For the picture by day alone. */
  light?: string;
}) {
  return (["light", "dark"] as const).map((theme) => (
    <PictureView
      key={theme}
      picture={pictures[theme]}
      sizes={sizes}
      className={`w-full object-cover ${className} ${theme === "light" ? `${light} dark-theme:hidden` : "light-theme:hidden"}`}
    />
  ));
}

/** A part of the page, named by its heading. */
function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="shell-width mt-16 sm:mt-28">
      <h2 id={id} className="display-text text-3xl sm:text-4xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Four steps, in the order in which they are taken. */
export function Ritual({ pictures }: { pictures: readonly Picture[] }) {
  const { t } = useTranslation();
  return (
    <Part id="routine" title={t("routineTitle")}>
      <ol className="mt-8 grid grid-cols-2 gap-x-3 gap-y-10 sm:gap-x-5 lg:grid-cols-4">
        {CATEGORIES.map((category, place) => (
          <li key={category} className="border-t pt-5">
            {pictures[place]?.version && (
              <PictureView
                picture={pictures[place]}
                sizes="(min-width: 1024px) 23vw, 46vw"
                className="mb-5 aspect-4/5 w-full object-cover"
              />
            )}
            <h3 className="display-text text-xl sm:text-2xl">
              <Link to={`/shop?category=${category}`} className="hover:underline hover:decoration-1">
                <span aria-hidden className="figures mr-3 text-mist max-sm:block">
                  {place + 1}
                </span>
                {t(`category${category}`)}
              </Link>
            </h3>
            <p className="mt-2 text-sm text-mist">{t(`when${category}`)}</p>
            <p className="mt-2 text-base">{t(`routine${category}`)}</p>
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** The lines, each a way into the shop. */
export function Lines({ pictures }: { pictures: Record<(typeof LINES)[number], Picture> }) {
  const { t } = useTranslation();
  return (
    <Part id="lines" title={t("linesTitle")}>
      <ul className="-mx-5 mt-8 flex snap-x scroll-px-5 gap-3 overflow-x-auto px-5 pb-2 sm:mx-0 sm:grid sm:grid-cols-5 sm:gap-5 sm:overflow-visible sm:px-0">
        {LINES.map((line) => (
          <li key={line} className="w-3/5 shrink-0 snap-start sm:w-auto">
            <Link to={`/shop?line=${line}`} prefetch="intent" className="group block">
              <span className="block overflow-hidden bg-shell">
                <PictureView
                  picture={{ ...pictures[line], alt: "" }}
                  sizes="(min-width: 640px) 19vw, 60vw"
                  className="aspect-4/5 w-full object-cover origin-[50%_65%] scale-[1.12] transition-transform duration-300 ease-out group-hover:scale-[1.15]"
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
    </Part>
  );
}

/** What can be said of the whole catalogue because it was counted. */
export function WhatWeTell({ facts }: { facts: CatalogueFacts }) {
  const { t } = useTranslation();
  const told = [
    [facts.listed, t("tellLists"), "/shop"],
    [facts.fragranceFree, t("tellFragrance"), "/shop?claim=fragrance-free"],
    [facts.forPregnancy, t("tellPregnancy"), "/shop?claim=pregnancy"],
  ] as const;
  if (facts.total === 0) return null;
  return (
    <Part id="tell" title={t("tellTitle")}>
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
    </Part>
  );
}

/** Both ways to be advised. */
export function TwoWays() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="two-ways" className="shell-width mt-16 sm:mt-28">
      <div className="sheen-line mb-10" aria-hidden />
      <h2 id="two-ways" className="display-text text-3xl sm:text-4xl">
        {t("adviceTwoWays")}
      </h2>
      <div className="mt-8 grid gap-x-16 gap-y-10 sm:grid-cols-2">
        <Way title={t("inYourWords")} text={t("inYourWordsText")}>
          <AskAdvisor look="quiet" label={t("describeSkin")} />
        </Way>
        <Way title={t("byTheCamera")} text={t("byTheCameraText")}>
          <ButtonLink to={href("/ouradvice")} look="quiet">
            {t("lookAtSkin")}
          </ButtonLink>
        </Way>
      </div>
    </section>
  );
}

function Way({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="border-t pt-6">
      <h3 className="display-text text-2xl">{title}</h3>
      <p className="mt-3 mb-6 max-w-[46ch] text-mist">{text}</p>
      {children}
    </div>
  );
}
