import { AlertDialog } from "@base-ui/react/alert-dialog";
import { useRef } from "react";
import { Button } from "./button.tsx";

interface Props {
  open: boolean;
  question: string;
  text: string;
  confirm: string;
  cancel: string;
  busy?: boolean;
  /** The answer takes something away. */
  danger?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question that must be answered before anything else. The harmless answer has the focus. */
export function ConfirmDialog({
  open,
  question,
  text,
  confirm,
  cancel,
  busy,
  danger,
  onConfirm,
  onCancel,
}: Props) {
  const harmless = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop
          forceRender
          className="fixed inset-0 z-50 bg-veil transition-opacity duration-200 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <AlertDialog.Popup
          initialFocus={harmless}
          className="fixed top-1/2 left-1/2 z-50 w-[min(28rem,calc(100vw-2.5rem))] -translate-1/2 border bg-paper p-6 text-ink outline-none transition-opacity duration-200 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <AlertDialog.Title className="display-text text-2xl">{question}</AlertDialog.Title>
          <AlertDialog.Description className="mt-3 text-sm break-words text-mist">
            {text}
          </AlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <AlertDialog.Close ref={harmless} render={<Button look="quiet" />} nativeButton>
              {cancel}
            </AlertDialog.Close>
            <Button look={danger ? "danger" : "primary"} disabled={busy} onClick={onConfirm}>
              {confirm}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
