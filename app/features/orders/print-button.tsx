import { Printer } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** Prints the sheet it is on, and nothing of the page around it (see app.css). Only scripts can: until then it is not there to press. */
export function PrintButton() {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className={`inline-flex min-h-11 items-center gap-2 text-sm underline decoration-edge decoration-1 underline-offset-[6px] hover:decoration-ink print:hidden ${hydrated ? "" : "invisible"}`}
    >
      <Printer aria-hidden className="size-4" strokeWidth={1.5} />
      {t("print")}
    </button>
  );
}
