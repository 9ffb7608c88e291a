import { Camera as CameraIcon } from "lucide-react";
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
    <div className="flex grow flex-col items-center justify-center gap-4 px-5 py-6 text-center lg:gap-5 lg:py-8">
      <FaceOutline />
      <p className="max-w-[38ch]">{t("skinIntro")}</p>
      <p className="max-w-[38ch] text-sm text-mist">{t("skinTip")}</p>
      {camera.phase === "problem" && <PanelProblem>{t(PROBLEM_WORDS[camera.problem])}</PanelProblem>}
      {camera.phase === "off" && camera.paused && (
        <p role="status" className="max-w-[38ch] text-sm text-mist">
          {t("cameraPaused")}
        </p>
      )}
      <Button onClick={onStart} disabled={asking || busy} className="noscript:hidden">
        <CameraIcon aria-hidden className="size-4.5" strokeWidth={1.5} />
        {t(asking ? "askingCamera" : camera.phase === "problem" ? "tryAgain" : "enableCamera")}
      </Button>
      {children}
    </div>
  );
}

/** The oval that the camera asks to look through. */
function FaceOutline() {
  return (
    <span aria-hidden className="block rounded-[50%] p-0.5 [background:var(--sheen)]">
      <span className="block h-24 w-19 rounded-[50%] bg-paper lg:h-52 lg:w-40" />
    </span>
  );
}
