import { Camera as CameraIcon } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { AnalysisResult } from "./analysis-result.tsx";
import type { CameraProblem } from "./camera.ts";
import { CameraView } from "./camera-view.tsx";
import { type CameraState, useCamera } from "./use-camera.ts";
import { useGuidance } from "./use-guidance.ts";
import { type ScanState, useScan } from "./use-scan.ts";

/** Live skin analysis: camera, guidance, one scan, its result. `onAnalysis` gets the text for the chat. */
export function SkinPanel({ onAnalysis }: { onAnalysis: (text: string) => void }) {
  const { t } = useTranslation("advice");
  const video = useRef<HTMLVideoElement>(null);
  const { state: camera, start, stop } = useCamera();
  const { state: scanning, scan, reset } = useScan(video, onAnalysis);
  const live = camera.phase === "on";
  const busy = scanning.phase === "busy";
  const done = scanning.phase === "done";
  const hint = useGuidance(video, live && !busy);
  // Once the result is there, nobody needs to be filmed any more; and without a camera nothing is being scanned.
  useEffect(() => {
    if (done && live) stop();
    if (busy && !live) reset();
  }, [done, busy, live, stop, reset]);
  const begin = () => {
    reset();
    start();
  };
  return (
    <section
      aria-labelledby="skin-analysis"
      className="flex min-w-0 flex-col border bg-paper lg:min-h-[min(44rem,80dvh)]"
    >
      <div className="sheen-line" />
      <header className="flex min-h-14 items-center border-b px-5">
        <h2 id="skin-analysis" className="display-text py-2 text-2xl">
          {t("skinTitle")}
        </h2>
      </header>
      {scanning.phase === "done" ? (
        <AnalysisResult analysis={scanning.analysis} onAgain={begin} />
      ) : live ? (
        <div className="flex flex-col gap-4 p-3 sm:p-5">
          <CameraView video={video} stream={camera.stream} hint={hint} busy={busy} />
          <ScanProblem state={scanning} />
          <div className="flex flex-wrap gap-3">
            <Button onClick={scan} disabled={busy} className="grow">
              {t(busy ? "scanning" : "scan")}
            </Button>
            <Button look="quiet" onClick={stop}>
              {t("turnOffCamera")}
            </Button>
          </div>
        </div>
      ) : (
        <Invitation camera={camera} onStart={begin} />
      )}
      <footer className="mt-auto flex flex-col gap-1 px-5 pb-4 text-xs text-mist">
        <p>{t("privacyNote")}</p>
        <p>{t("aiNote")}</p>
      </footer>
    </section>
  );
}

const PROBLEM_WORDS = {
  denied: "cameraDenied",
  missing: "cameraMissing",
  taken: "cameraTaken",
  lost: "cameraLost",
  failed: "cameraFailed",
} as const satisfies Record<CameraProblem, string>;

/** Before the camera is on: what will happen, or what went wrong, and the way on. */
function Invitation({
  camera,
  onStart,
}: {
  camera: Exclude<CameraState, { phase: "on" }>;
  onStart: () => void;
}) {
  const { t } = useTranslation("advice");
  const asking = camera.phase === "asking";
  return (
    <div className="flex grow flex-col items-center justify-center gap-5 px-5 py-10 text-center sm:py-14">
      <FaceOutline />
      <p className="max-w-[38ch]">{t("skinIntro")}</p>
      <p className="max-w-[38ch] text-sm text-mist">{t("skinTip")}</p>
      {camera.phase === "problem" && <Problem>{t(PROBLEM_WORDS[camera.problem])}</Problem>}
      {camera.phase === "off" && camera.paused && (
        <p role="status" className="max-w-[38ch] text-sm text-mist">
          {t("cameraPaused")}
        </p>
      )}
      <Button onClick={onStart} disabled={asking} className="noscript:hidden">
        <CameraIcon aria-hidden className="size-4.5" strokeWidth={1.5} />
        {t(asking ? "askingCamera" : camera.phase === "problem" ? "tryAgain" : "enableCamera")}
      </Button>
    </div>
  );
}

function FaceOutline() {
  return (
    <svg aria-hidden viewBox="0 0 80 104" className="h-28 fill-none stroke-edge" strokeWidth="1">
      <ellipse cx="40" cy="52" rx="34" ry="46" strokeDasharray="4 3" />
      <path d="M21 45q7-5 14 0M45 45q7-5 14 0M40 47v15q-3 3-4 4M31 78q9 5 18 0" />
    </svg>
  );
}

function ScanProblem({ state }: { state: ScanState }) {
  const { t } = useTranslation("advice");
  if (state.phase !== "problem") return null;
  return (
    <Problem>
      {t(state.problem)}
      {state.lacks && <span className="mt-1 block text-ink">{t(`guide-${state.lacks}`)}</span>}
    </Problem>
  );
}

function Problem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="max-w-[52ch] text-sm text-coral">
      {children}
    </p>
  );
}
