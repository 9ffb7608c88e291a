import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Picture } from "#app/ui/picture.ts";
import { Button } from "#app/ui/button.tsx";
import { AnalysisResult } from "./analysis-result.tsx";
import { CameraView } from "./camera-view.tsx";
import { Invitation } from "./invitation.tsx";
import { OtherWays } from "./other-ways.tsx";
import { ScanProblem } from "./panel-problem.tsx";
import { useCamera } from "./use-camera.ts";
import { useCountdown } from "./use-countdown.ts";
import { useGuidance } from "./use-guidance.ts";
import { usePatience } from "./use-patience.ts";
import { useScan } from "./use-scan.ts";

interface Props {
  /** What lies under the oval until there is a face in it. */
  picture: Picture;
  /** Gets the text of an analysis, for the chat. */
  onAnalysis: (text: string) => void;
  /** The questions that replace the camera, with a way back to it. */
  questions: (onBack: () => void) => ReactNode;
  /** The products that an analysis names, as cards. */
  careFor: (analysis: string) => ReactNode;
}

/** Live skin analysis: camera, guidance, one scan, its result; or a photo, or questions, where no camera will do. */
export function SkinPanel(props: Props) {
  const { t } = useTranslation("advice");
  const [asking, setAsking] = useState(false);
  const panel = useRef<HTMLElement>(null);
  // What was pressed stood further down than what takes its place is long.
  useEffect(() => {
    if (asking && (panel.current?.getBoundingClientRect().top ?? 0) < 0) panel.current?.scrollIntoView();
  }, [asking]);
  return (
    <section
      ref={panel}
      aria-labelledby="skin-analysis"
      // Beside a long talk it stays in sight, but a result, which is longer than the window.
      className="group/panel -scroll-mt-6 min-w-0 lg:not-has-[h3]:sticky lg:top-22 lg:self-start"
    >
      <h2
        id="skin-analysis"
        // A result has a heading of its own.
        className="display-text flex min-h-11 items-center text-2xl group-has-[[data-result]]/panel:sr-only"
      >
        {t(asking ? "questionsTitle" : "skinTitle")}
      </h2>
      {asking ? (
        props.questions(() => setAsking(false))
      ) : (
        <>
          {/* Before the camera asks for a face, not after. */}
          <p className="pb-3 text-xs text-mist group-has-[[data-result]]/panel:hidden">{t("privacyNote")}</p>
          <PanelBody {...props} onQuestions={() => setAsking(true)} />
        </>
      )}
    </section>
  );
}

function PanelBody({
  onAnalysis,
  onQuestions,
  careFor,
  picture,
}: Omit<Props, "questions"> & { onQuestions: () => void }) {
  const { t } = useTranslation("advice");
  const video = useRef<HTMLVideoElement>(null);
  const { state: camera, start, stop } = useCamera();
  const { state: scanning, scan, scanPhoto, reset } = useScan(video, onAnalysis);
  const live = camera.phase === "on";
  const busy = scanning.phase === "busy";
  const done = scanning.phase === "done";
  const still = busy ? scanning.still : undefined;
  const byCamera = useRef(false);
  const guidance = useGuidance(video, live, busy);
  const patience = usePatience(live);
  const countdown = useCountdown(() => {
    byCamera.current = true;
    scan();
  });
  // Once the result is there, nobody needs to be filmed any more; and without a camera nothing is being scanned.
  useEffect(() => {
    if (done && live) stop();
    if (busy && !live && byCamera.current) reset();
    if (!live) countdown.stop();
  }, [done, busy, live, stop, reset, countdown.stop]);
  // The camera's picture is as tall as a phone lets it be: what to press comes to sight with it.
  const presses = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (live) presses.current?.scrollIntoView({ block: "nearest" });
  }, [live]);
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
    onQuestions();
  };
  const failed = scanning.phase === "problem";
  const otherWays = (asButtons: boolean) => (
    <OtherWays onPhoto={analyzePhoto} onQuestions={askInstead} busy={busy} asButtons={asButtons} />
  );
  if (scanning.phase === "done") {
    return (
      <AnalysisResult
        analysis={scanning.analysis}
        still={scanning.still}
        care={careFor(scanning.analysis.analysis)}
        onAgain={begin}
      />
    );
  }
  if (camera.phase !== "on") {
    return (
      <Invitation picture={picture} camera={camera} onStart={begin} busy={busy} still={still}>
        {busy && <p role="status">{t("scanning")}</p>}
        <ScanProblem state={scanning} />
        {otherWays(failed || camera.phase === "problem")}
      </Invitation>
    );
  }
  const ready = guidance.hint === "ready";
  const counting = countdown.left !== undefined;
  const mayScan = ready || guidance.unavailable || patience !== "fresh";
  return (
    <div className="flex flex-col gap-4">
      <CameraView
        video={video}
        stream={camera.stream}
        guidance={guidance}
        busy={busy}
        still={still}
        countdown={countdown.left}
      />
      <div className="flex max-w-[30rem] flex-col gap-4 max-lg:mx-auto max-lg:w-full">
        <ScanProblem state={scanning} isHinted={guidance.hint !== undefined && !ready} />
        <div ref={presses} className="flex scroll-mb-6 flex-wrap gap-3">
          <Button
            look={ready || busy || failed ? "primary" : "quiet"}
            onClick={countdown.begin}
            disabled={busy || counting || !mayScan}
            className="grow"
          >
            {t(busy ? "scanning" : "scan")}
          </Button>
          <Button look="quiet" onClick={stop}>
            {t("turnOffCamera")}
          </Button>
        </div>
        {(patience === "over" || failed) && !ready && (
          <div className="flex flex-col items-center gap-1 border-t pt-4">
            <p className="text-center text-sm text-mist">{t("otherWays")}</p>
            {otherWays(false)}
          </div>
        )}
      </div>
    </div>
  );
}
