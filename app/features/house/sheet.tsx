import { type ReactNode, useCallback } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { SideSheet } from "#app/ui/side-sheet.tsx";
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

/** A text of the house over the page. `children` stand at its foot. */
export function Sheet({ sheet: { name, html }, children }: { sheet: SheetText; children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <SideSheet title={t(SHEETS[name])} {...useClose()}>
      <div className="flex min-h-[calc(100dvh-5rem)] flex-col">
        {/* The owner's own text, from a file beside the code. */}
        <div
          className="written px-6 pt-10 pb-16 sm:px-8"
          dangerouslySetInnerHTML={{ __html: html }}
          suppressHydrationWarning
        />
        {children}
      </div>
    </SideSheet>
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
