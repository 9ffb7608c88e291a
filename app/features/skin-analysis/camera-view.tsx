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
 * The mirrored preview with the oval to fit one's face into, what was found, and what to do next in words. Of a frame of
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
  const { hint, outline, loaded, unavailable } = guidance;
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
      {!busy && ready && <FoundFace {...size} outline={outline} />}
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

/** The contours that were found, mirrored like the preview; on a seam that shows on dark and on bright pictures. */
function FoundFace({ width, height, outline }: { width: number; height: number; outline: number[][] }) {
  const path = outline.map((contour) => pathOf(contour, width, height)).join("");
  const line = Math.min(width, height) * 0.003;
  return (
    <svg
      aria-hidden
      data-found={outline.length > 0}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full -scale-x-100 fill-none opacity-80"
      strokeLinejoin="round"
    >
      <path d={path} className="stroke-veil" strokeWidth={3 * line} />
      <path d={path} className="stroke-kelp" strokeWidth={line} />
    </svg>
  );
}

function pathOf(contour: readonly number[], width: number, height: number): string {
  const places: string[] = [];
  for (let i = 0; i + 1 < contour.length; i += 2) {
    const [x, y] = [(contour[i] as number) * width, (contour[i + 1] as number) * height];
    places.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
  }
  return `M${places.join("L")}Z`;
}

/** Dims what lies outside the oval that the gate measures against; a dashed rim becomes whole when all is well. */
function Oval({ width, height, ready }: { width: number; height: number; ready: boolean }) {
  const { centerX, centerY, radiusX, radiusY } = guideOval(width, height);
  const ellipse = { cx: centerX, cy: centerY, rx: radiusX, ry: radiusY };
  const rim = Math.min(width, height) * (ready ? 0.006 : 0.004);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
    >
      <mask id="around-oval">
        <rect width={width} height={height} fill="white" />
        <ellipse {...ellipse} fill="black" />
      </mask>
      <rect width={width} height={height} className="fill-paper/45" mask="url(#around-oval)" />
      <ellipse {...ellipse} fill="none" className="stroke-veil" strokeWidth={2 * rim} />
      <ellipse
        {...ellipse}
        fill="none"
        className={ready ? "stroke-kelp" : "stroke-gleam"}
        strokeWidth={rim}
        strokeDasharray={ready ? undefined : `${height * 0.03} ${height * 0.018}`}
        strokeLinecap="round"
      />
    </svg>
  );
}
