import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import type { SkinAnalysis } from "./analyze-skin.ts";
import { FaceMap } from "./face-map.tsx";

/** What was seen, in words and on an outline face. Takes the focus, for the button that led here is gone. */
export function AnalysisResult({ analysis, onAgain }: { analysis: SkinAnalysis; onAgain: () => void }) {
  const { t } = useTranslation("advice");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex flex-col gap-6 p-5">
      <div>
        <h3 ref={title} tabIndex={-1} className="display-text text-2xl outline-none">
          {t("resultTitle")}
        </h3>
        <p className="mt-3 max-w-[68ch] whitespace-pre-line break-words text-base">{analysis.analysis}</p>
      </div>
      <FaceMap measures={analysis.measures} />
      <Button look="quiet" onClick={onAgain} className="self-start">
        {t("scanAgain")}
      </Button>
    </div>
  );
}
