import { Camera as CameraIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SKIN_ZONES } from "#app/expert/skin-measures.ts";
import { Button } from "#app/ui/button.tsx";
import type { CameraProblem } from "./camera.ts";
import { FaceDrawing } from "./face-drawing.tsx";
import { PanelProblem } from "./panel-problem.tsx";
import type { CameraState } from "./use-camera.ts";

const PROBLEM_WORDS = {
  denied: "cameraDenied",
  missing: "cameraMissing",
  taken: "cameraTaken",
  lost: "cameraLost",
  failed: "cameraFailed",
} as const satisfies Record<CameraProblem, string>;

/** The zones that will be looked at, nothing known of any. */
const UNTOLD = Object.fromEntries(SKIN_ZONES.map((zone) => [zone, null]));

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
    <div className="flex grow flex-col items-start justify-center gap-4 py-6 lg:gap-5 lg:py-8 lg:pr-8">
      <div className="flex w-full items-center gap-5 sm:gap-10">
        <span className="w-28 shrink-0 sm:w-56">
          <FaceDrawing levels={UNTOLD} />
        </span>
        <div className="grid gap-3">
          <p className="display-text text-xl text-balance sm:text-2xl">{t("skinIntro")}</p>
          <p className="text-sm text-mist max-sm:hidden">{t("skinTip")}</p>
        </div>
      </div>
      <p className="text-sm text-mist sm:hidden">{t("skinTip")}</p>
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
  );
}
