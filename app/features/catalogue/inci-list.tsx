import { Fragment, useId } from "react";
import { useTranslation } from "react-i18next";
import type { KnownIngredient } from "#app/expert/shelf/about-product.ts";

/** The list as it is on the pack. Each name that the knowledge base knows opens what is known; the browser's own popover. */
export function InciList({
  ingredients,
  known,
}: {
  ingredients: readonly string[];
  known: readonly KnownIngredient[];
}) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <>
      <p translate="no" className="text-sm leading-[2.2] text-mist">
        {ingredients.map((inci, place) => {
          const told = known.find((one) => one.place === place);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list may name one ingredient twice
            <Fragment key={place}>
              {/* The comma stays with its name: no line begins with it. */}
              <span className={told && "inline-block max-w-full"}>
                {told ? <Name inci={inci} told={told} id={`${id}${place}`} /> : inci}
                {place < ingredients.length - 1 && ","}
              </span>{" "}
            </Fragment>
          );
        })}
      </p>
      <p className="mt-2 text-xs text-mist">{t("inciHelp")}</p>
    </>
  );
}

function Name({ inci, told, id }: { inci: string; told: KnownIngredient; id: string }) {
  const { t } = useTranslation();
  const { name, uses, evidence } = told;
  const line = [
    uses.map((use) => t(`concern-${use}`)).join(" · "),
    evidence ? t(`evidence-${evidence}`) : t("evidenceNone"),
  ];
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="-my-2 py-2 text-left text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
        style={{ anchorName: `--${cssName(id)}` }}
      >
        {inci}
      </button>
      <span
        id={id}
        popover="auto"
        className="m-0 max-w-72 border border-edge bg-paper px-4 py-3 leading-snug [position-area:top_span-right] [position-try-fallbacks:flip-block,flip-inline]"
        style={{ positionAnchor: `--${cssName(id)}` }}
      >
        <span className="block text-ink first-letter:uppercase" translate="yes">
          {name}
        </span>
        <span className="block text-xs" translate="yes">
          {line.filter(Boolean).join(" · ")}
        </span>
      </span>
    </>
  );
}

/** React's ids hold characters that a CSS name may not. */
function cssName(id: string): string {
  return id.replaceAll(/[^\w-]/g, "");
}
