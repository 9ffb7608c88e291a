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
    <section className="bg-shell">
      {/* Wide screens: 16:9, at most 78 % of the window, so that what follows begins in it; so wide that more than a quarter would be cut, it stops growing. */}
      <div className="relative mx-auto lg:h-[min(56.25vw,78svh)] lg:max-w-[184svh] lg:overflow-hidden">
        <Backdrop scene={pictures.light} first={theme === "light"} className="dark-theme:hidden" />
        <Backdrop scene={pictures.dark} first={theme === "dark"} className="light-theme:hidden" />
        <div className="lg:absolute lg:inset-0">
          <div className="shell-width flex h-full flex-col justify-center pt-6 pb-4 sm:py-10 lg:py-0">
            <div className="flex flex-col lg:w-[44%]">
              <h1 className="display-text text-3xl sm:text-5xl lg:text-[clamp(2.75rem,5.2vw,5.25rem)]">
                {t("heroTitle")}
              </h1>
              <p className="mt-3 max-w-[27em] text-sm text-mist sm:mt-5 sm:text-lg lg:text-ink min-[112rem]:text-[1.25rem]">
                {t("heroTagline")}
              </p>
              <div className="mt-4 flex flex-col items-center gap-x-6 sm:mt-7 sm:flex-row sm:flex-wrap *:first:max-sm:w-full">
                {action}
                <TextLink to={href("/shop")}>{t("seeCollection")}</TextLink>
              </div>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

/** One mood of the scene: almost square on a phone, wide from a tablet on; no crop reaches the products. Decorative: the words say it all. */
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
      media: "(min-width: 640px)",
      srcSet: sourceSet({ ...wide, version: wide.version }, format),
    },
    tall.version && {
      format,
      media: "(max-width: 639px)",
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
        className="photograph aspect-9/8 w-full object-cover object-[50%_58%] sm:aspect-video lg:absolute lg:inset-0 lg:h-full lg:object-[50%_55%]"
      />
    </picture>
  );
}
