import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { href, Link } from "react-router";
import type { CatalogueFacts } from "#app/features/catalogue/count-facts.server.ts";
import { CATEGORIES } from "#app/features/catalogue/product.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PictureView } from "#app/ui/picture-view.tsx";
import type { Picture } from "#app/ui/picture.ts";
import { AskAdvisor } from "./ask-advisor.tsx";
import { LINES } from "./lines.ts";

/** One sentence, large, alone. */
export function Statement() {
  const { t } = useTranslation();
  return (
    <p className="shell-width py-16 sm:py-28">
      <span className="display-text mx-auto block max-w-[20em] text-3xl text-balance sm:text-center sm:text-4xl lg:text-5xl">
        {t("statement")}
      </span>
    </p>
  );
}

/** What can be said of the whole catalogue because it was counted: a line under the products. */
export function WhatWeTell({ facts }: { facts: CatalogueFacts }) {
  const { t } = useTranslation();
  const told = [
    [facts.listed, t("tellLists"), "/shop"],
    [facts.fragranceFree, t("tellFragrance"), "/shop?claim=fragrance-free"],
    [facts.forPregnancy, t("tellPregnancy"), "/shop?claim=pregnancy"],
  ] as const;
  if (facts.total === 0) return null;
  return (
    <section aria-label={t("tellTitle")} className="shell-width mt-14 sm:mt-20">
      <ul className="grid divide-y border-y sm:grid-cols-3 sm:divide-x sm:divide-y-0">
        {told.map(([count, words, to]) => (
          <li key={words} className="first:*:pl-0 last:*:pr-0">
            <Link
              to={to}
              className="group flex min-h-16 items-baseline gap-3 py-4 text-sm sm:px-6 sm:py-5 lg:px-8"
            >
              <span className="display-text figures shrink-0 text-2xl">
                {t("ofTotal", { count, total: facts.total })}
              </span>
              <span className="text-mist group-hover:text-ink">{words}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What nacre is made of, and what skincare has of it, beside half a window of skincare. */
export function Story({ picture }: { picture: Picture }) {
  const { t } = useTranslation();
  const told = [
    [t("layerThin"), t("layerThinText")],
    [t("layerMany"), t("layerManyText")],
    [t("layerLight"), t("layerLightText")],
  ] as const;
  return (
    <section aria-labelledby="story" className="mt-20 sm:mt-32 lg:grid lg:grid-cols-2 lg:items-center">
      <PictureView
        picture={picture}
        sizes="(min-width: 1024px) 50vw, 100vw"
        className="aspect-4/3 w-full object-cover sm:aspect-2/1 lg:aspect-square lg:max-h-[80svh]"
      />
      <div className="shell-width grid gap-10 pt-10 sm:pt-14 lg:max-w-[36rem] lg:py-10">
        <div>
          <h2 id="story" className="display-text text-3xl sm:text-4xl lg:text-5xl">
            {t("storyTitle")}
          </h2>
          <p className="mt-4 max-w-[44ch] text-lg">{t("storyText")}</p>
        </div>
        <ul className="grid gap-6 sm:max-lg:grid-cols-3 lg:gap-4">
          {told.map(([what, does]) => (
            <li key={what} className="border-t pt-4">
              <span className="display-text block text-2xl">{what}</span>
              <span className="mt-1.5 block text-sm text-mist">{does}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Four steps, in the order in which they are taken: one under the other, as one does them. */
export function Ritual({ pictures }: { pictures: readonly Picture[] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="routine" className="mt-20 bg-shell sm:mt-32">
      <div className="shell-width grid gap-x-16 gap-y-8 py-16 sm:py-24 lg:grid-cols-[5fr_7fr]">
        <h2
          id="routine"
          className="display-text text-3xl sm:text-4xl lg:sticky lg:top-28 lg:max-w-[9em] lg:self-start lg:text-5xl"
        >
          {t("routineTitle")}
        </h2>
        <ol className="divide-y border-y">
          {CATEGORIES.map((category, place) => (
            <li key={category}>
              <Link
                to={`/shop?category=${category}`}
                prefetch="intent"
                className="group flex items-center gap-5 py-5 sm:gap-10"
              >
                {pictures[place] && (
                  <PictureView
                    picture={{ ...pictures[place], alt: "" }}
                    sizes="(min-width: 640px) 11rem, 6rem"
                    className="aspect-4/5 w-24 shrink-0 object-cover sm:w-44"
                  />
                )}
                <div>
                  <h3 className="display-text text-xl sm:text-3xl">
                    <span aria-hidden className="figures mr-3 text-mist">
                      {place + 1}
                    </span>
                    <span className="decoration-edge decoration-1 underline-offset-8 group-hover:underline">
                      {t(`category${category}`)}
                    </span>
                  </h3>
                  <p className="mt-1.5 text-sm text-mist sm:mt-3">{t(`when${category}`)}</p>
                  <p className="mt-1.5 max-w-[40ch] text-base sm:text-lg">{t(`routine${category}`)}</p>
                </div>
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The lines, each a way into the shop, edge to edge. */
export function Lines({ pictures }: { pictures: Record<(typeof LINES)[number], Picture> }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="lines" className="mt-20 sm:mt-32">
      <h2 id="lines" className="display-text shell-width text-3xl sm:text-center sm:text-4xl">
        {t("linesTitle")}
      </h2>
      <ul className="mt-8 flex snap-x scroll-px-5 gap-px overflow-x-auto max-sm:px-5 sm:mt-12 sm:grid sm:grid-cols-5 sm:overflow-visible">
        {LINES.map((line) => (
          <li
            key={line}
            className="w-3/5 shrink-0 snap-start sm:w-auto short:last:*:*:last:pr-20 lg:last:*:*:last:pr-20"
          >
            <Link to={`/shop?line=${line}`} prefetch="intent" className="group block">
              <span className="block overflow-hidden bg-shell">
                <PictureView
                  picture={{ ...pictures[line], alt: "" }}
                  sizes="(min-width: 640px) 20vw, 60vw"
                  className="aspect-4/5 w-full origin-[50%_65%] scale-[1.12] object-cover transition-transform duration-300 ease-out group-hover:scale-[1.15]"
                />
              </span>
              <span className="block pt-4 pr-4 sm:px-5">
                <span
                  translate="no"
                  className="display-text block text-2xl decoration-edge decoration-1 underline-offset-6 group-hover:underline"
                >
                  {line}
                </span>
                <span className="mt-1 block text-sm text-mist">{t(`line${line}`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The ways to be advised: the shortest first. */
export function ChooseTogether({ pictures }: { pictures: readonly [Picture, Picture, Picture] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="choose" className="shell-width mt-20 sm:mt-32">
      <h2 id="choose" className="display-text text-3xl sm:text-center sm:text-5xl">
        {t("chooseTogether")}
      </h2>
      <div className="mt-10 grid gap-x-6 gap-y-12 sm:mt-14 md:grid-cols-3">
        <Way picture={pictures[0]} title={t("threeQuestions")} text={t("threeQuestionsText")}>
          <AskAdvisor begin="questions" look="quiet" label={t("begin")} />
        </Way>
        <Way picture={pictures[1]} title={t("inYourWords")} text={t("inYourWordsText")}>
          <AskAdvisor look="quiet" label={t("describeSkin")} />
        </Way>
        <Way picture={pictures[2]} title={t("byTheCamera")} text={t("byTheCameraText")}>
          <ButtonLink to={href("/ouradvice")} look="quiet">
            {t("lookAtSkin")}
          </ButtonLink>
        </Way>
      </div>
    </section>
  );
}

interface WayProps {
  picture: Picture;
  title: string;
  text: string;
  children: ReactNode;
}

function Way({ picture, title, text, children }: WayProps) {
  return (
    <div className="flex flex-col sm:items-center sm:text-center">
      <PictureView
        picture={picture}
        sizes="(min-width: 768px) 33vw, 100vw"
        className="aspect-4/3 w-full object-cover"
      />
      <h3 className="display-text mt-6 text-2xl">{title}</h3>
      <p className="mt-3 mb-6 max-w-[36ch] text-pretty text-mist">{text}</p>
      <div className="mt-auto">{children}</div>
    </div>
  );
}
