import { Camera as CameraIcon } from "#app/ui/icons.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PictureView } from "#app/ui/picture-view.tsx";
import type { Picture } from "#app/ui/picture.ts";
import { Button } from "#app/ui/button.tsx";
import type { CameraProblem } from "./camera.ts";
import { PanelProblem } from "./panel-problem.tsx";
import type { CameraState } from "./use-camera.ts";
import { PassingLight, CameraBox } from "./camera-box.tsx";

const PROBLEM_WORDS = {
  denied: "cameraDenied",
  missing: "cameraMissing",
  taken: "cameraTaken",
  lost: "cameraLost",
  failed: "cameraFailed",
} as const satisfies Record<CameraProblem, string>;

interface Props {
  picture: Picture;
  camera: Exclude<CameraState, { phase: "on" }>;
  onStart: () => void;
  busy: boolean;
  /** The photo from the device that is being looked at. */
  still: string | undefined;
  /** The ways on without a camera, and what came of them. */
  children: ReactNode;
}

/** Before the camera is on: what will happen, in the place where its picture will be, or what went wrong. */
export function Invitation({ picture, camera, onStart, busy, still, children }: Props) {
  const { t } = useTranslation("advice");
  const asking = camera.phase === "asking";
  return (
    <div>
      <CameraBox>
        {still ? (
          <img src={still} alt="" className="size-full -scale-x-100 object-cover" />
        ) : (
          <>
            <PictureView
              picture={picture}
              sizes="(min-width: 640px) 30rem, 100vw"
              priority
              className="absolute inset-0 size-full object-cover"
            />
            <Oval>
              <p className="display-text text-xl text-balance sm:text-2xl">{t("skinIntro")}</p>
              <Button
                onClick={onStart}
                disabled={asking || busy}
                className="whitespace-nowrap noscript:hidden max-sm:px-4"
              >
                <CameraIcon aria-hidden className="size-4.5" strokeWidth={1.5} />
                {t(asking ? "askingCamera" : camera.phase === "problem" ? "tryAgain" : "enableCamera")}
              </Button>
            </Oval>
          </>
        )}
        {busy && <PassingLight />}
      </CameraBox>
      <div className="mt-4 flex max-w-[30rem] flex-col items-start gap-3 max-lg:mx-auto">
        {camera.phase === "problem" && <PanelProblem>{t(PROBLEM_WORDS[camera.problem])}</PanelProblem>}
        {camera.phase === "off" && camera.paused && (
          <p role="status" className="text-sm text-mist">
            {t("cameraPaused")}
          </p>
        )}
        {!busy && <p className="text-sm text-mist">{t("skinTip")}</p>}
        {children}
      </div>
    </div>
  );
}

/** The oval that the camera will ask to look through, and what it is for. */
function Oval({ children }: { children: ReactNode }) {
  return (
    <div className="absolute inset-x-[12.5%] inset-y-[10%] rounded-[50%] bg-paper p-0.5 [background-image:var(--sheen)]">
      <div className="flex h-full flex-col items-center justify-center gap-5 rounded-[50%] px-[14%] text-center bg-paper">
        {children}
      </div>
    </div>
  );
}
