import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ROUND } from "./button.tsx";
import { X } from "./icons.tsx";

interface Props {
  title: string;
  /** The page without it: where Close leads without JavaScript. */
  address: string;
  close: () => void;
  children: ReactNode;
}

/**
 * Something to read over the page. It is open in the HTML already, so it is there without JavaScript; with it, the
 * browser's own modal dialog.
 */
export function SideSheet({ title, address, close, children }: Props) {
  const { t } = useTranslation();
  const dialog = useModal();
  const onBackdrop = ({ target, currentTarget }: MouseEvent) => target === currentTarget && close();
  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby="sheet-title"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={onBackdrop}
      onKeyDown={undefined}
      className="fixed inset-y-0 right-0 left-auto z-50 m-0 h-dvh max-h-none w-full max-w-[37rem] animate-[arrive_250ms_ease-out] overflow-y-auto overscroll-contain bg-paper text-ink shadow-[0_0_0_100vmax_var(--veil)]"
    >
      <div className="sticky top-0 flex items-center justify-between gap-4 border-b bg-paper px-6 py-4 sm:px-8">
        <h2 id="sheet-title" tabIndex={-1} className="display-text text-3xl outline-none">
          {title}
        </h2>
        <Link
          to={address}
          replace
          preventScrollReset
          aria-label={t("close")}
          className={`-mr-2.5 ${ROUND}`}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey) return;
            event.preventDefault();
            close();
          }}
        >
          <X aria-hidden className="size-5" strokeWidth={1.5} />
        </Link>
      </div>
      {children}
    </dialog>
  );
}

/** Makes the open dialog a modal one; the focus goes back to where it was when it is gone. */
function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.removeAttribute("open");
    dialog.showModal();
    // One comes to read: the heading has the focus, not the way out.
    dialog.querySelector("h2")?.focus();
    return () => dialog.close();
  }, []);
  return ref;
}
