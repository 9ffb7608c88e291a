import { useTranslation } from "react-i18next";
import { PictureView } from "#app/ui/picture-view.tsx";
import { imagePath } from "#app/ui/picture.ts";

/** When, what, and the product that is spoken of. */
const LINES = [
  ["09:00:00", "agentStart"],
  ["09:00:01", "agentRead"],
  ["09:00:03", "agentFine", "silk-milk"],
  ["09:00:04", "agentLow", "thousand-layers-cream"],
  ["09:00:04", "agentDraft"],
  ["09:00:06", "agentEmpty", "seven-tides-ampoules"],
  ["09:00:07", "agentNext"],
] as const;

/** Shows what a stock agent might say. The specification gives it no function, and the page says so. */
export function AgentConsole() {
  const { t } = useTranslation("admin");
  return (
    <section aria-labelledby="agent-console" className="max-w-3xl">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="agent-console" className="display-text text-2xl">
          {t("agentConsole")}
        </h2>
        <p className="rounded-full border border-edge px-3.5 py-1 text-xs">{t("simulation")}</p>
      </div>
      <p className="mt-2 mb-6 max-w-[60ch] text-sm text-mist">{t("agentNote")}</p>
      <div className="sheen-line" />
      <ol>
        {LINES.map(([time, line, product]) => (
          <li key={line} className="flex min-h-18 items-center gap-5 border-b py-2.5 sm:gap-8">
            <span translate="no" className="figures shrink-0 text-xs text-mist">
              {time}
            </span>
            <span className="grow text-base text-pretty">{t(line)}</span>
            {product && (
              <PictureView
                picture={{ src: imagePath(`${product}/hero.jpg`), width: 1200, height: 1500, alt: "" }}
                sizes="44px"
                className="aspect-4/5 w-11 shrink-0 object-cover"
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
