import { useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "./button.tsx";
import { Check, Copy } from "./icons.tsx";

interface Props {
  text: string;
  label: string;
  className?: string;
  /** Where the check mark alone says that it was copied, but to screen readers. */
  quiet?: boolean;
}

/** Copies a text. Without https browsers offer no clipboard: nothing happens, and the text can be selected. */
export function CopyButton({ text, label, className = "", quiet }: Props) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const Icon = copied ? Check : Copy;
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <IconButton aria-label={label} onClick={copy} className={`noscript:hidden ${className}`}>
        <Icon aria-hidden className="size-4" />
      </IconButton>
      <span role="status" className={quiet ? "sr-only" : "text-xs text-mist"}>
        {copied && t("copied")}
      </span>
    </>
  );
}
