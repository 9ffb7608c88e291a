import { Camera as CameraIcon } from "#app/ui/icons.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import type { CameraProblem } from "./camera.ts";
import { PanelProblem } from "./panel-problem.tsx";
import type { CameraState } from "./use-camera.ts";

const PROBLEM_WORDS = {
  denied: "cameraDenied",
  missing: "cameraMissing",
  taken: "cameraTaken",
  lost: "cameraLost",
  failed: "cameraFailed",
} as const satisfies Record<CameraProblem, string>;

interface Props {
  camera: Exclude<CameraState, { phase: "on" }>;
  onStart: () => void;
  busy: boolean;
  /** The ways on without a camera, and what came of them. */
  children: ReactNode;
}

/** Before the camera is on: what will happen, or what went wrong, and the ways on. */
export function Invitation({ camera, onStart, busy, children }: Props) {
  const { t } = useTranslation("advice");
  const asking = camera.phase === "asking";
  return (
    <div className="mt-3 grid grow grid-cols-[auto_1fr] content-center items-center gap-x-5 gap-y-4 bg-shell p-5 sm:gap-x-10 sm:p-10 lg:mr-8 lg:gap-x-8 lg:p-8 xl:gap-x-10 xl:p-10">
      <p className="display-text col-span-2 text-xl text-balance sm:mb-3 sm:text-2xl">{t("skinIntro")}</p>
      <ViewFinder />
      <div className="flex flex-col items-start gap-4 max-sm:col-span-2">
        <p className="text-sm text-mist">{t("skinTip")}</p>
        {camera.phase === "problem" && <PanelProblem>{t(PROBLEM_WORDS[camera.problem])}</PanelProblem>}
        {camera.phase === "off" && camera.paused && (
          <p role="status" className="max-w-[38ch] text-sm text-mist">
            {t("cameraPaused")}
          </p>
        )}
        <Button onClick={onStart} disabled={asking || busy} className="noscript:hidden max-sm:w-full">
          <CameraIcon aria-hidden className="size-4.5" strokeWidth={1.5} />
          {t(asking ? "askingCamera" : camera.phase === "problem" ? "tryAgain" : "enableCamera")}
        </Button>
        {children}
      </div>
    </div>
  );
}

/** Where the corners of the frame are. */
const CORNERS = [
  "top-0 left-0 border-t border-l",
  "top-0 right-0 border-t border-r",
  "bottom-0 left-0 border-b border-l",
  "right-0 bottom-0 border-r border-b",
];

/** The frame of a camera, and in it the oval that it asks to look through. */
function ViewFinder() {
  return (
    <span
      aria-hidden
      className="relative flex aspect-4/5 shrink-0 items-center justify-center max-sm:hidden sm:w-56 lg:w-40 xl:w-60"
    >
      {CORNERS.map((corner) => (
        <span key={corner} className={`absolute size-6 border-ink ${corner}`} />
      ))}
      <span className="block h-3/4 w-3/5 rounded-[50%] p-0.5 [background:var(--sheen)]">
        <span className="block h-full rounded-[50%] bg-shell" />
      </span>
    </span>
  );
}
