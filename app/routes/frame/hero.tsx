import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { href } from "react-router";
import { TextLink } from "#app/ui/button.tsx";
import type { Theme } from "#app/theme/theme.ts";
import { type Picture, sourceSet } from "#app/ui/picture.ts";

type Scene = { wide: Picture; tall: Picture };

interface Props {
  pictures: Record<Theme, Scene>;
  /** The theme of the first view: its picture loads at once, the other one when it is switched to. */
  theme: Theme;
  action: ReactNode;
}

/** The first thing a visitor sees: what Nacre is, and one thing to do: `action`. */
export function Hero({ pictures, theme, action }: Props) {
  const { t } = useTranslation();
  return (
    <section className="relative overflow-hidden bg-shell lg:min-h-[min(42rem,78vh)]">
      <Backdrop scene={pictures.light} first={theme === "light"} className="dark-theme:hidden" />
      <Backdrop scene={pictures.dark} first={theme === "dark"} className="light-theme:hidden" />
      <div className="absolute inset-y-0 left-0 hidden w-3/5 bg-linear-to-r from-paper/45 to-transparent lg:block" />
      <div className="relative lg:absolute lg:inset-0">
        <div className="shell-width flex h-full flex-col justify-center py-10 lg:py-0">
          <h1 className="display-text max-w-[11em] text-4xl sm:text-5xl lg:text-6xl">{t("heroTitle")}</h1>
          <p className="mt-5 max-w-[27em] text-lg text-mist lg:text-ink">{t("heroTagline")}</p>
          <div className="mt-7 flex flex-col gap-x-8 gap-y-3 sm:flex-row sm:items-center">
            {action}
            <TextLink to={href("/shop")}>{t("seeCollection")}</TextLink>
          </div>
        </div>
      </div>
    </section>
  );
}

/** One mood of the scene: tall on a phone, wide beside the words. Decorative: the words say it all. */
function Backdrop({
  scene: { wide, tall },
  first,
  className,
}: {
  scene: Scene;
  first: boolean;
  className: string;
}) {
  // Until the photographs are made there is nothing to show, and nothing broken either.
  if (!wide.version) return null;
  const sources = (["avif", "webp"] as const).flatMap((format) => [
    wide.version && {
      format,
      media: "(min-width: 1024px)",
      srcSet: sourceSet({ ...wide, version: wide.version }, format),
    },
    tall.version && {
      format,
      media: "(max-width: 1023px)",
      srcSet: sourceSet({ ...tall, version: tall.version }, format),
    },
  ]);
  return (
    <picture className={className}>
      {sources.map(
        (source) =>
          source && (
            <source
              key={source.format + source.media}
              type={`image/${source.format}`}
              media={source.media}
              srcSet={source.srcSet}
              sizes="100vw"
            />
          ),
      )}
      <img
        src={wide.src}
        alt=""
        width={wide.width}
        height={wide.height}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : undefined}
        className="aspect-4/5 w-full object-cover sm:aspect-3/2 lg:absolute lg:inset-0 lg:h-full"
      />
    </picture>
  );
}
