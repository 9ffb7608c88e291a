import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import type { SkinAnalysis } from "./analyze-skin.ts";
import { FaceMap } from "./face-map.tsx";
import { firstSentences } from "./first-sentences.ts";

/** Sentences of an analysis that stand beside the face; the chat has all of them. */
const SHOWN = 2;

interface Props {
  analysis: SkinAnalysis;
  /** The products that the analysis names. */
  care: ReactNode;
  onAgain: () => void;
}

/** What was seen, on a drawn face and in two sentences. Takes the focus, for the button that led here is gone. */
export function AnalysisResult({ analysis: { analysis, measures }, care, onAgain }: Props) {
  const { t, i18n } = useTranslation("advice");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex flex-col gap-6 p-5">
      <div>
        <h3 ref={title} tabIndex={-1} className="display-text text-2xl outline-none">
          {t("resultTitle")}
        </h3>
        <p className="mt-3 max-w-[60ch] break-words text-base">
          {firstSentences(analysis, SHOWN, i18n.language)}
        </p>
        <p className="mt-2 text-sm text-mist">{t("resultInChat")}</p>
      </div>
      {measures && <FaceMap measures={measures} />}
      {care}
      <Button look="quiet" onClick={onAgain} className="self-start">
        {t("scanAgain")}
      </Button>
    </div>
  );
}
