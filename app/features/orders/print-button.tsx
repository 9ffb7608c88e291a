import { Printer } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** Prints the sheet it is on, and nothing of the page around it (see app.css). Only scripts can: until then it is not there to press. */
export function PrintButton() {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  return (
    <Button
      look="quiet"
      onClick={() => window.print()}
      className={`print:hidden ${hydrated ? "" : "invisible"}`}
    >
      <Printer aria-hidden className="size-4" strokeWidth={1.5} />
      {t("print")}
    </Button>
  );
}
