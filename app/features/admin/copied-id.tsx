import { CopyButton } from "#app/ui/copy-button.tsx";

/** An id that nobody reads: its beginning, and all of it for who takes it elsewhere. */
export function CopiedId({ id, label }: { id: string; label: string }) {
  return (
    <span className="inline-flex max-w-full items-center text-xs text-mist">
      <span translate="no" title={id} className="max-w-[9ch] truncate">
        {id}
      </span>
      <CopyButton text={id} label={label} quiet className="-my-3" />
    </span>
  );
}
