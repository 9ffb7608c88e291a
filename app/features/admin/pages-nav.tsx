import { ChevronLeft, ChevronRight } from "#app/ui/icons.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

interface Props {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
}

/** The way to the pages before and after; nothing where there is only one. */
export function PagesNav({ page, pages, addressOf }: Props) {
  const { t } = useTranslation("admin");
  if (pages === 1) return null;
  return (
    <nav aria-label={t("pages")} className="mt-6 flex items-center justify-end gap-2 text-sm">
      <p className="figures mr-2 text-mist">{t("pageOf", { page, pages })}</p>
      <Step to={page > 1 ? addressOf(page - 1) : undefined} label={t("previousPage")}>
        <ChevronLeft aria-hidden className="size-5" />
      </Step>
      <Step to={page < pages ? addressOf(page + 1) : undefined} label={t("nextPage")}>
        <ChevronRight aria-hidden className="size-5" />
      </Step>
    </nav>
  );
}

/** A link, or at the end of the way its faint picture. */
function Step({ to, label, children }: { to: string | undefined; label: string; children: ReactNode }) {
  const look = "inline-flex size-11 items-center justify-center rounded-full border border-edge";
  if (!to) {
    return (
      <span aria-hidden className={`${look} opacity-40`}>
        {children}
      </span>
    );
  }
  return (
    <Link to={to} aria-label={label} className={`${look} transition-colors hover:bg-shell`}>
      {children}
    </Link>
  );
}
