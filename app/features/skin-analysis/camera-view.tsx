import { type RefObject, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { guideOval } from "./face.ts";
import type { Hint } from "./guidance.ts";
import { HINT_WORDS } from "./hint-words.ts";

interface Props {
  video: RefObject<HTMLVideoElement | null>;
  stream: MediaStream;
  hint: Hint | undefined;
  busy: boolean;
}

/** The mirrored preview with the oval to fit one's face into, and what to do next in words. */
export function CameraView({ video, stream, hint, busy }: Props) {
  const { t } = useTranslation("advice");
  const [size, setSize] = useState({ width: 1280, height: 720 });
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = stream;
    return () => {
      element.srcObject = null;
    };
  }, [video, stream]);
  const words = busy ? "scanning" : hint ? HINT_WORDS[hint] : "guideLooking";
  return (
    <div>
      <div
        className="relative mx-auto overflow-hidden bg-shell"
        style={{
          aspectRatio: `${size.width} / ${size.height}`,
          width: `min(100%, calc(62dvh * ${size.width / size.height}))`,
        }}
      >
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          aria-label={t("cameraView")}
          onLoadedMetadata={({ currentTarget: { videoWidth: width, videoHeight: height } }) =>
            width > 0 && setSize({ width, height })
          }
          className="size-full -scale-x-100 object-cover"
        />
        <Oval {...size} ready={hint === "ready" && !busy} />
        {busy && (
          <div className="sheen-line absolute inset-x-0 top-0 animate-[breathe_1400ms_ease-in-out_infinite]" />
        )}
      </div>
      <p role="status" className="pt-3 text-center">
        {t(words)}
      </p>
    </div>
  );
}

/** Dims what lies outside the oval that the gate measures against; a dashed rim becomes whole when all is well. */
function Oval({ width, height, ready }: { width: number; height: number; ready: boolean }) {
  const { centerX, centerY, radiusX, radiusY } = guideOval(width, height);
  const ellipse = { cx: centerX, cy: centerY, rx: radiusX, ry: radiusY };
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="absolute inset-0 size-full">
      <mask id="around-oval">
        <rect width={width} height={height} fill="white" />
        <ellipse {...ellipse} fill="black" />
      </mask>
      <rect width={width} height={height} className="fill-paper/45" mask="url(#around-oval)" />
      <ellipse
        {...ellipse}
        fill="none"
        className={ready ? "stroke-kelp" : "stroke-paper"}
        strokeWidth={Math.min(width, height) * (ready ? 0.011 : 0.006)}
        strokeDasharray={ready ? undefined : `${height * 0.03} ${height * 0.018}`}
        strokeLinecap="round"
      />
    </svg>
  );
}
