import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type AspectMeasure,
  SKIN_ASPECTS,
  SKIN_ZONES,
  type SkinAspect,
  type SkinMeasures,
  type SkinZone,
  type Tier,
  type ZoneMeasure,
} from "#app/expert/skin-measures.ts";
import { FaceDrawing } from "./face-drawing.tsx";

type Finding = AspectMeasure | ZoneMeasure;

/** The measures: choose what to look at, see it on an outline face, and read the same in words beside it. */
export function FaceMap({ measures }: { measures: SkinMeasures }) {
  const { t } = useTranslation("advice");
  const [aspect, setAspect] = useState<SkinAspect>(SKIN_ASPECTS[0]);
  const zones = SKIN_ZONES.flatMap(
    (zone) => measures.zones.find((measure) => measure.zone === zone && measure.aspect === aspect) ?? [],
  );
  const overall = measures.overall.find((measure) => measure.aspect === aspect);
  return (
    <section aria-label={t("mapTitle")} className="border-t pt-5">
      <h4 className="display-text text-2xl">{t("mapTitle")}</h4>
      <p className="mt-1 max-w-[60ch] text-sm text-mist">{t("mapHelp")}</p>
      <AspectChoice measures={measures} chosen={aspect} onChoose={setAspect} />
      <div className="mt-5 grid items-center gap-x-8 gap-y-5 sm:grid-cols-[minmax(0,1.1fr)_1fr]">
        <FaceDrawing levels={levelsOf(zones)} />
        <dl className="divide-y border-y text-sm">
          {overall && <Row name={t("wholeFace")} finding={overall} />}
          {zones.map((finding) => (
            <Row key={finding.zone} name={t(`zone-${finding.zone}`)} finding={finding} />
          ))}
        </dl>
      </div>
    </section>
  );
}

/** How strongly each zone is drawn; null where nothing can be told. Zones that were not asked about are left out. */
function levelsOf(zones: readonly ZoneMeasure[]): Partial<Record<SkinZone, Tier | null>> {
  return Object.fromEntries(zones.map((measure) => [measure.zone, "tier" in measure ? measure.tier : null]));
}

interface ChoiceProps {
  measures: SkinMeasures;
  chosen: SkinAspect;
  onChoose: (aspect: SkinAspect) => void;
}

function AspectChoice({ measures, chosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation("advice");
  const name = useId();
  return (
    <fieldset className="mt-4">
      <legend className="sr-only">{t("mapAspect")}</legend>
      <div className="flex flex-wrap gap-2">
        {measures.overall.map(({ aspect }) => (
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

/** Confidence, 0 to 1, in words; nothing here is ever certain, so "sure" is about this picture. */
function sureness(confidence: number): "sure" | "fairlySure" | "notSure" {
  return confidence >= 0.6 ? "sure" : confidence >= 0.35 ? "fairlySure" : "notSure";
}

const STEPS = { low: 1, medium: 2, high: 3 } as const satisfies Record<Tier, number>;

/** One finding in words: how much, how sure; or that it cannot be told, and why. */
function Row({ name, finding }: { name: string; finding: Finding }) {
  const { t } = useTranslation("advice");
  return (
    <div className="flex items-baseline justify-between gap-4 py-2">
      <dt>{name}</dt>
      {"cannotTell" in finding ? (
        <dd className="text-right text-mist">{t(`cannot-tell-${finding.cannotTell}`)}</dd>
      ) : (
        <dd className="grid grid-cols-[auto_4.5rem] items-center gap-x-3">
          <Scale step={STEPS[finding.tier]} />
          <span>{t(`tier-${finding.tier}`)}</span>
          <span className="col-span-2 text-xs text-mist">{t(sureness(finding.confidence))}</span>
        </dd>
      )}
    </div>
  );
}

function Scale({ step }: { step: number }) {
  return (
    <span aria-hidden className="inline-flex gap-1">
      {[1, 2, 3].map((place) => (
        <span key={place} className={`h-1.5 w-4 border border-kelp ${place <= step ? "bg-kelp" : ""}`} />
      ))}
    </span>
  );
}
