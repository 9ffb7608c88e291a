import { useTranslation } from "react-i18next";
import { Mark } from "./mark.tsx";

/** Says that something is on its way; `label` is read out. */
export function Spinner({ label, className = "" }: { label?: string; className?: string }) {
  const { t } = useTranslation();
  return (
    <span role="status" className={`inline-flex items-center justify-center ${className}`}>
      <span
        aria-hidden
        className="size-7 animate-[turn_900ms_linear_infinite] rounded-full border-2 border-line border-t-kelp"
      />
      <span className="sr-only">{label ?? t("loading")}</span>
    </span>
  );
}

/** A page's worth of waiting. */
export function PageSpinner() {
  return (
    <div className="flex min-h-[60vh] items-center justify-center">
      <Spinner />
    </div>
  );
}

/** The logo over the whole screen, while the shop finds out who someone is. */
export function LogoLoader() {
  const { t } = useTranslation();
  return (
    <div
      role="status"
      className="fixed inset-0 z-50 flex flex-col items-center justify-center gap-5 bg-paper"
    >
      <Mark className="size-16 animate-[breathe_1600ms_ease-in-out_infinite]" />
      <span aria-hidden className="display-text text-2xl tracking-[0.34em]">
        NACRE
      </span>
      <span className="sr-only">{t("loading")}</span>
    </div>
  );
}
