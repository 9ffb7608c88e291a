import { type CSSProperties, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTheme } from "#app/theme/use-theme.ts";
import { Mark } from "./mark.tsx";
import { type Picture, sizedUrl, sourceSet } from "./picture.ts";

interface Props {
  picture: Picture;
  /** How wide the picture is drawn, as the `sizes` attribute says it. */
  sizes: string;
  /** The largest picture in the first view: loaded at once, before others. */
  priority?: boolean;
  /** Called when it cannot be loaded. */
  onFailed?: () => void;
  className?: string;
  style?: CSSProperties;
}

const FALLBACK_WIDTH = 640;

/** A picture in fitting sizes and formats, the one for the theme; a quiet branded placeholder where it cannot be loaded. */
export function PictureView({ picture, className = "", ...how }: Props) {
  // One of the two stands in the page, so the browser never fetches both.
  const picked = usePictureOfTheme(picture);
  const toned = picked === picture ? "photograph" : "";
  return <OnePicture picture={picked} className={`${toned} ${className}`} {...how} />;
}

/** The picture for the theme that the page has; one that says nothing says nothing in either. */
export function usePictureOfTheme(picture: Picture): Picture {
  const theme = useTheme();
  if (theme === "light" || !picture.dark) return picture;
  return { ...picture.dark, alt: picture.alt && picture.dark.alt };
}

function OnePicture({ picture, sizes, priority = false, onFailed, className, style }: Props) {
  const { failed, ref, onError } = useFailure(picture.src, onFailed);
  if (failed) return <Placeholder picture={picture} className={className} />;
  const { src, width, height, alt, version } = picture;
  const image = (
    <img
      ref={ref}
      src={version ? sizedUrl({ ...picture, version }, Math.min(FALLBACK_WIDTH, width), "webp") : src}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding={priority ? "sync" : "async"}
      onError={onError}
      className={`bg-shell ${className}`}
      style={style}
    />
  );
  if (!version) return image;
  return (
    <picture className="contents">
      {/* Hidden, or a flex container around the picture would leave room for them. */}
      <source
        type="image/avif"
        srcSet={sourceSet({ ...picture, version }, "avif")}
        sizes={sizes}
        className="hidden"
      />
      <source
        type="image/webp"
        srcSet={sourceSet({ ...picture, version }, "webp")}
        sizes={sizes}
        className="hidden"
      />
      {image}
    </picture>
  );
}

/** Notices a picture that failed, also when it did so before React was there to hear it. */
function useFailure(src: string, onFailed?: () => void) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailedSrc(src);
  }, [src]);
  const failed = failedSrc === src;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per failure
  useEffect(() => {
    if (failed) onFailed?.();
  }, [failed]);
  return { failed, ref, onError: () => setFailedSrc(src) };
}

function Placeholder({ picture, className }: Pick<Props, "picture" | "className">) {
  const { t } = useTranslation();
  return (
    <span
      role="img"
      aria-label={`${picture.alt} (${t("pictureUnavailable")})`.trim()}
      className={`flex items-center justify-center bg-shell ${className}`}
      style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
    >
      <Mark className="size-10 opacity-60" />
    </span>
  );
}
