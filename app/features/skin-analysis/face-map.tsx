import { useId } from "react";
import { useTranslation } from "react-i18next";
import { type AspectMeasure, seenOf, type SkinAspect, type ZoneMeasure } from "#app/expert/skin-measures.ts";
import { type AspectFinding, partedZones } from "./findings.ts";

interface ChoiceProps {
  found: readonly AspectFinding[];
  chosen: SkinAspect;
  onChoose: (aspect: SkinAspect) => void;
}

/** What was found, to be shown on the face. */
export function AspectChoice({ found, chosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation("advice");
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{t("mapAspect")}</legend>
      <div className="flex flex-wrap gap-2">
        {found.map(({ aspect }) => (
          <label
            key={aspect}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-xs border border-edge px-4 text-sm transition-colors duration-200 hover:border-ink has-checked:border-kelp has-checked:bg-kelp has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-kelp"
          >
            <input
              type="radio"
              name={name}
              checked={aspect === chosen}
              onChange={() => onChoose(aspect)}
              className="sr-only"
            />
            {t(`aspect-${aspect}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface MapProps {
  shown: AspectFinding | undefined;
  /** Aspects that are not visible. */
  calm: readonly SkinAspect[];
}

/** The same in words: where something was seen, and folded, where not. */
export function FaceMap({ shown, calm }: MapProps) {
  const { t, i18n } = useTranslation("advice");
  const { seen, rest } = partedZones(shown?.zones ?? []);
  const list = new Intl.ListFormat(i18n.language, { type: "conjunction" });
  return (
    <section aria-label={t("mapTitle")}>
      {shown && (
        <>
          <p className="display-text pb-2 text-xl">{t(`aspect-${shown.aspect}`)}</p>
          <Rows
            rows={[
              ...(seen.length > 0 ? [] : [[t("wholeFace"), shown.overall] as const]),
              ...seen.map((zone) => [t(`zone-${zone.zone}`), zone] as const),
            ]}
          />
        </>
      )}
      <details className="group border-b text-sm">
        <summary className="flex min-h-12 items-center text-mist underline decoration-edge underline-offset-4 hover:text-ink">
          {t("mapRest")}
        </summary>
        <div className="pb-4">
          {rest.length > 0 && <Rows rows={rest.map((zone) => [t(`zone-${zone.zone}`), zone] as const)} />}
          {calm.length > 0 && (
            <p className="pt-3">
              {t("mapCalm", {
                aspects: list.format(calm.map((aspect) => t(`aspect-${aspect}`).toLowerCase())),
              })}
            </p>
          )}
          <p className="pt-3 text-mist">{t("mapHelp")}</p>
        </div>
      </details>
    </section>
  );
}

type Finding = AspectMeasure | ZoneMeasure;

function Rows({ rows }: { rows: readonly (readonly [name: string, finding: Finding])[] }) {
  return (
    <dl className="divide-y border-y text-sm">
      {rows.map(([name, finding]) => (
        <Row key={name} name={name} finding={finding} />
      ))}
    </dl>
  );
}

/** The doubt to mention for a confidence from 0 to 1. */
function doubt(confidence: number): "fairlySure" | "notSure" | undefined {
  return confidence >= 0.6 ? undefined : confidence >= 0.35 ? "fairlySure" : "notSure";
}

/** One finding in words: how pronounced and how certain, or why it could not be measured. */
function Row({ name, finding }: { name: string; finding: Finding }) {
  const { t } = useTranslation("advice");
  const tier = seenOf(finding);
  const unsure = "cannotTell" in finding ? undefined : doubt(finding.confidence);
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <dt>{name}</dt>
      {"cannotTell" in finding ? (
        <dd className="text-right text-mist">{t(`cannot-tell-${finding.cannotTell}`)}</dd>
      ) : (
        tier && (
          <dd className="text-right">
            {t(`tier-${tier}`)}
            {unsure && <span className="text-mist">, {t(unsure).toLowerCase()}</span>}
          </dd>
        )
      )}
    </div>
  );
}
