import type { ComponentProps } from "react";
import { Link } from "react-router";

const BASE =
  "inline-flex min-h-12 items-center justify-center gap-2 rounded-xs px-7 text-sm font-medium transition-[background-color,color,border-color,opacity] duration-200 ease-out";

const LOOKS = {
  /** Disabled it waits: paler, and as legible as before. */
  primary:
    "bg-action text-on-action forced-colors:border disabled:bg-action/20 disabled:text-ink enabled:hover:bg-action-near [a&]:hover:bg-action-near",
  /** For deleting: red, but quiet. */
  danger:
    "border border-coral text-coral disabled:opacity-55 enabled:hover:bg-coral enabled:hover:text-paper",
  quiet: "border border-edge text-ink disabled:opacity-55 enabled:hover:border-ink [a&]:hover:border-ink",
} as const;

type Look = { look?: keyof typeof LOOKS };

/** One primary button a view; the others are quiet. */
export function Button({
  look = "primary",
  className = "",
  type = "button",
  ...rest
}: ComponentProps<"button"> & Look) {
  return <button type={type} className={`${BASE} ${LOOKS[look]} ${className}`} {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink({
  look = "primary",
  className = "",
  ...rest
}: ComponentProps<typeof Link> & Look) {
  return <Link className={`${BASE} ${LOOKS[look]} ${className}`} {...rest} />;
}

/** The look of a round control that holds one icon. */
export const ROUND =
  "inline-flex h-11 min-w-11 items-center justify-center rounded-full transition-colors duration-200 hover:bg-shell";

/** A round button that holds one icon; needs an `aria-label`. */
export function IconButton({ className = "", type = "button", ...rest }: ComponentProps<"button">) {
  return <button type={type} className={`${ROUND} disabled:opacity-45 ${className}`} {...rest} />;
}

/** The look of a line of text that leads somewhere, or does something: a hairline under it. */
export const TEXT_LINK =
  "inline-flex min-h-11 items-center text-sm underline decoration-edge decoration-1 underline-offset-[6px] transition-colors hover:decoration-ink";

/** A line of text that leads somewhere. */
export function TextLink({ className = "", ...rest }: ComponentProps<typeof Link>) {
  return <Link className={`${TEXT_LINK} ${className}`} {...rest} />;
}
