import { type RefObject, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { guideOval } from "./guide-oval.ts";
import type { LiveGuidance } from "./use-guidance.ts";
import { PassingLight, CameraBox } from "./camera-box.tsx";

interface Props {
  video: RefObject<HTMLVideoElement | null>;
  stream: MediaStream;
  guidance: LiveGuidance;
  busy: boolean;
  /** The frame that is being looked at: it stands still in place of the film. */
  still: string | undefined;
  /** Seconds, or nearly, until the picture is taken. */
  countdown: number | undefined;
}

/**
 * The mirrored preview with the oval to fit one's face into, and what to do next in words. Of a frame of
 * another shape the middle is shown, which holds the oval whole.
 */
export function CameraView({ video, stream, guidance, busy, still, countdown }: Props) {
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
  const { hint, loaded, unavailable } = guidance;
  const ready = hint === "ready" && !busy;
  const loading = loaded < 1 && !unavailable;
  const words = unavailable ? "guideUnavailable" : loading ? "guideLoading" : "guideLooking";
  const counting = countdown !== undefined;
  return (
    <CameraBox>
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
      {still && <img src={still} alt="" className="absolute inset-0 size-full -scale-x-100 object-cover" />}
      {!busy && <Oval {...size} ready={ready} />}
      {loading && <LoadingLine share={loaded} />}
      {busy && <PassingLight />}
      {counting && (
        <span
          key={countdown}
          aria-hidden
          className="display-text figures absolute inset-x-0 top-1/2 -translate-y-1/2 animate-[number_800ms_ease-out_both] text-center text-[8rem] text-gleam [text-shadow:0_0_2rem_var(--veil)]"
        >
          {countdown}
        </span>
      )}
      <p role="status" className="absolute inset-x-0 bottom-0 bg-paper/85 px-5 py-3 text-center text-balance">
        {counting
          ? t("countdown", { left: countdown })
          : t(busy ? "scanning" : hint ? `guide-${hint}` : words)}
      </p>
    </CameraBox>
  );
}

/** How much of the finder has arrived. */
function LoadingLine({ share }: { share: number }) {
  const { t } = useTranslation("advice");
  return (
    <progress
      aria-label={t("guideLoading")}
      max={1}
      value={share}
      className="absolute inset-x-0 top-0 h-0.5 w-full appearance-none bg-line [&::-moz-progress-bar]:bg-kelp [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-kelp"
    />
  );
}

/**
 * Dims what lies outside the oval that the gate measures against. Its rim is one hairline: dashed, and whole in nacre's
 * colors when all is well.
 */
function Oval({ width, height, ready }: { width: number; height: number; ready: boolean }) {
  const { centerX, centerY, radiusX, radiusY } = guideOval(width, height);
  const ellipse = { cx: centerX, cy: centerY, rx: radiusX, ry: radiusY };
  return (
    <svg
      aria-hidden
      data-ready={ready}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
    >
      <mask id="around-oval">
        <rect width={width} height={height} fill="white" />
        <ellipse {...ellipse} fill="black" />
      </mask>
      <linearGradient id="nacre">
        <stop stopColor="oklch(0.88 0.05 25)" />
        <stop offset="0.33" stopColor="oklch(0.87 0.05 300)" />
        <stop offset="0.66" stopColor="oklch(0.88 0.05 240)" />
        <stop offset="1" stopColor="oklch(0.9 0.05 160)" />
      </linearGradient>
      <rect width={width} height={height} className="fill-dusk" mask="url(#around-oval)" />
      <ellipse
        {...ellipse}
        fill="none"
        stroke={ready ? "url(#nacre)" : undefined}
        className={ready ? undefined : "stroke-gleam"}
        strokeWidth={ready ? 2.5 : 1.5}
        vectorEffect="non-scaling-stroke"
        strokeDasharray={ready ? undefined : "10 7"}
        strokeLinecap="round"
      />
    </svg>
  );
}
