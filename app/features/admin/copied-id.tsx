import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Check, Copy } from "#app/ui/icons.tsx";

/** An id that nobody reads: its beginning, and all of it for who takes it elsewhere. */
export function CopiedId({ id, label }: { id: string; label: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const Icon = copied ? Check : Copy;
  const copy = async () => {
    await navigator.clipboard.writeText(id);
    setCopied(true);
  };
  return (
    <span className="inline-flex max-w-full items-center text-xs text-mist">
      <span translate="no" title={id} className="max-w-[9ch] truncate">
        {id}
      </span>
      <button
        type="button"
        aria-label={label}
        onClick={copy}
        className="-my-2 inline-flex size-8 items-center justify-center rounded-full transition-colors hover:text-ink noscript:hidden"
      >
        <Icon aria-hidden className="size-3.5" strokeWidth={1.5} />
      </button>
      <span role="status" className="sr-only">
        {copied && t("copied")}
      </span>
    </span>
  );
}
