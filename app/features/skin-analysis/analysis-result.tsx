import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SkinAspect } from "#app/expert/skin-measures.ts";
import { Button } from "#app/ui/button.tsx";
import type { SkinAnalysis } from "./read-analysis.ts";
import { FaceDrawing } from "./face-drawing.tsx";
import { AspectChoice, FaceMap } from "./face-map.tsx";
import { findingsOf, levelsOf } from "./findings.ts";
import { firstSentenceOf } from "./first-sentence.ts";
import { LookedAt } from "./looked-at.tsx";
import { CameraBox } from "./camera-box.tsx";

interface Props {
  analysis: SkinAnalysis;
  /** The picture it rests on. */
  still: string;
  /** The products that the analysis names. */
  care: ReactNode;
  onAgain: () => void;
}

/**
 * What was seen, on one's own face and in one sentence, for the chat has all of them: it opens on what is strongest. Takes
 * the focus, for the button that led here is gone.
 */
export function AnalysisResult({ analysis: { analysis, measures, places }, still, care, onAgain }: Props) {
  const { t, i18n } = useTranslation("advice");
  const title = useRef<HTMLHeadingElement>(null);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    // The picture is what one wants to see first, and the button that was pressed stood below it.
    if ((result.current?.getBoundingClientRect().top ?? 0) < 0) result.current?.scrollIntoView();
  }, []);
  const { found, calm } = measures ? findingsOf(measures) : { found: [], calm: [] };
  const [chosen, setChosen] = useState<SkinAspect>();
  const shown = found.find(({ aspect }) => aspect === chosen) ?? found[0];
  const levels = levelsOf(shown?.zones ?? []);
  const first = firstSentenceOf(analysis, i18n.language);
  return (
    <div ref={result} data-result className="flex flex-col pt-6">
      {places ? (
        <LookedAt still={still} places={places} levels={levels} />
      ) : (
        measures && (
          <CameraBox className="flex items-center justify-center p-8">
            <FaceDrawing levels={levels} />
          </CameraBox>
        )
      )}
      <div className="mt-4 grid max-w-[30rem] gap-5 max-lg:mx-auto max-lg:w-full">
        {shown && found.length > 1 && (
          <AspectChoice found={found} chosen={shown.aspect} onChoose={setChosen} />
        )}
        <div className="animate-[rise_700ms_ease-out_both]">
          <h3 ref={title} tabIndex={-1} className="text-sm text-mist outline-none">
            {t("resultTitle")}
          </h3>
          <p className="display-text mt-1 text-2xl break-words sm:text-3xl">{first}</p>
          <p className="mt-2 text-sm text-mist">{t(places ? "resultStays" : "resultInChat")}</p>
        </div>
        {measures && <FaceMap shown={shown} calm={calm} />}
        {care}
        <Button look="quiet" onClick={onAgain} className="justify-self-start">
          {t("scanAgain")}
        </Button>
      </div>
    </div>
  );
}
