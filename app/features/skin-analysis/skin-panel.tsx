import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { AnalysisResult } from "./analysis-result.tsx";
import { CameraView } from "./camera-view.tsx";
import { Invitation } from "./invitation.tsx";
import { OtherWays } from "./other-ways.tsx";
import { ScanProblem } from "./panel-problem.tsx";
import { SkinQuestions } from "./skin-questions.tsx";
import { useCamera } from "./use-camera.ts";
import { useGuidance } from "./use-guidance.ts";
import { usePatience } from "./use-patience.ts";
import { useScan } from "./use-scan.ts";

interface Props {
  /** Gets the text of an analysis, for the chat. */
  onAnalysis: (text: string) => void;
  /** Gets what a shopper answered instead, as a message for the chat. */
  onAnswers: (message: string) => void;
  /** The products that an analysis names, as cards. */
  careFor: (analysis: string) => ReactNode;
}

/** Live skin analysis: camera, guidance, one scan, its result; or a photo, or questions, where no camera will do. */
export function SkinPanel({ onAnalysis, onAnswers, careFor }: Props) {
  const { t } = useTranslation("advice");
  return (
    <section
      aria-labelledby="skin-analysis"
      className="flex min-w-0 flex-col lg:min-h-[min(44rem,100dvh-17rem)]"
    >
      <header className="flex min-h-14 items-center border-b">
        <h2 id="skin-analysis" className="display-text py-2 text-2xl">
          {t("skinTitle")}
        </h2>
      </header>
      {/* Before the camera asks for a face, not after. */}
      <p className="pt-3 text-xs text-mist">{t("privacyNote")}</p>
      <PanelBody onAnalysis={onAnalysis} onAnswers={onAnswers} careFor={careFor} />
    </section>
  );
}

function PanelBody({ onAnalysis, onAnswers, careFor }: Props) {
  const { t } = useTranslation("advice");
  const video = useRef<HTMLVideoElement>(null);
  const [asking, setAsking] = useState(false);
  const { state: camera, start, stop } = useCamera();
  const { state: scanning, scan, scanPhoto, reset } = useScan(video, onAnalysis);
  const live = camera.phase === "on";
  const busy = scanning.phase === "busy";
  const done = scanning.phase === "done";
  const byCamera = useRef(false);
  const guidance = useGuidance(video, live, busy);
  const patience = usePatience(live);
  // Once the result is there, nobody needs to be filmed any more; and without a camera nothing is being scanned.
  useEffect(() => {
    if (done && live) stop();
    if (busy && !live && byCamera.current) reset();
  }, [done, busy, live, stop, reset]);
  const begin = () => {
    reset();
    start();
  };
  const analyzePhoto = (file: File) => {
    byCamera.current = false;
    stop();
    scanPhoto(file);
  };
  const askInstead = () => {
    stop();
    reset();
    setAsking(true);
  };
  const otherWays = <OtherWays onPhoto={analyzePhoto} onQuestions={askInstead} busy={busy} />;
  if (asking) return <SkinQuestions onAnswers={onAnswers} onBack={() => setAsking(false)} />;
  if (scanning.phase === "done") {
    const { analysis } = scanning;
    return <AnalysisResult analysis={analysis} care={careFor(analysis.analysis)} onAgain={begin} />;
  }
  if (camera.phase !== "on") {
    return (
      <Invitation camera={camera} onStart={begin} busy={busy}>
        {busy && <p role="status">{t("scanning")}</p>}
        <ScanProblem state={scanning} />
        {otherWays}
      </Invitation>
    );
  }
  const ready = guidance.hint === "ready";
  const mayScan = ready || guidance.unavailable || patience !== "fresh";
  return (
    <div className="flex flex-col gap-4 p-3 sm:p-5">
      <CameraView video={video} stream={camera.stream} guidance={guidance} busy={busy} />
      <ScanProblem state={scanning} />
      <div className="flex flex-wrap gap-3">
        <Button
          look={ready || busy ? "primary" : "quiet"}
          onClick={() => {
            byCamera.current = true;
            scan();
          }}
          disabled={busy || !mayScan}
          className="grow"
        >
          {t(busy ? "scanning" : "scan")}
        </Button>
        <Button look="quiet" onClick={stop}>
          {t("turnOffCamera")}
        </Button>
      </div>
      {(patience === "over" || scanning.phase === "problem") && !ready && (
        <div className="flex flex-col items-center gap-3 border-t pt-4">
          <p className="text-center text-sm text-mist">{t("otherWays")}</p>
          {otherWays}
        </div>
      )}
    </div>
  );
}
