import { X } from "#app/ui/icons.tsx";
import { type MouseEvent, useCallback, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { ROUND } from "#app/ui/button.tsx";
import { SHEETS, type SheetName, type SheetText, withSheet } from "./sheets.ts";

/** Says in the history that a sheet was opened from its page, which Close then goes back to. */
const OPENED_HERE = { sheet: true };

/** A way to a text of the house, over the page that one is on. */
export function SheetLink({ name, className }: { name: SheetName; className: string }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  return (
    <Link
      to={{ search: withSheet(search, name) }}
      state={OPENED_HERE}
      preventScrollReset
      className={className}
    >
      {t(SHEETS[name])}
    </Link>
  );
}

/**
 * A text of the house over the page. It is open in the HTML already, so it can be read without JavaScript; with it, the
 * browser's own modal dialog.
 */
export function Sheet({ sheet: { name, html } }: { sheet: SheetText }) {
  const { t } = useTranslation();
  const { close, address } = useClose();
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
          {t(SHEETS[name])}
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
      {/* The owner's own text, from a file beside the code. */}
      <div
        className="written px-6 pt-10 pb-16 sm:px-8"
        dangerouslySetInnerHTML={{ __html: html }}
        suppressHydrationWarning
      />
    </dialog>
  );
}

/** Back to the page below: by the history where the sheet was opened from there, else to its address. */
function useClose() {
  const [search] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const address = `${pathname}${withSheet(search)}`;
  const close = useCallback(() => {
    if (state?.sheet) void navigate(-1);
    else void navigate(address, { replace: true, preventScrollReset: true });
  }, [state, address, navigate]);
  return { close, address };
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
