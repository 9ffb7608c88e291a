import type { ReactNode } from "react";

/** The place of the camera's picture, before, during and after: a portrait, as wide as a phone, or as high as a desk allows. */
export function CameraBox({ children, className = "" }: { children?: ReactNode; className?: string }) {
  return (
    <div
      className={`relative aspect-4/5 overflow-hidden bg-shell max-sm:-mx-5 sm:w-(--camera-width) sm:max-lg:mx-auto ${className}`}
    >
      {children}
    </div>
  );
}

/** A line of light that goes over the picture while it is looked at. */
export function PassingLight() {
  return (
    <div
      aria-hidden
      className="sheen-line absolute inset-x-0 top-0 animate-[pass_2200ms_ease-in-out_infinite_alternate]"
    />
  );
}
