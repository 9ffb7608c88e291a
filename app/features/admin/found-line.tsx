import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { TextLink } from "#app/ui/button.tsx";
import { type Room, tabAddress } from "./panel.ts";

interface Props {
  tab: Room;
  /** How many were found, in words. */
  found: string;
  /** Whether the list is narrowed down, so that there is a way back to all. */
  filtered: boolean;
  /** The ways out and in for the list. */
  children: ReactNode;
}

/** Above a list: how many it has, the way back to all, and what can be done with the whole of it. */
export function FoundLine({ tab, found, filtered, children }: Props) {
  const { t } = useTranslation("admin");
  return (
    <div className="mb-2 flex min-h-11 flex-wrap items-center gap-x-6 text-sm text-mist">
      <p role="status" className="flex items-center gap-4">
        {found}
        {filtered && <TextLink to={tabAddress(tab)}>{t("clearSearch")}</TextLink>}
      </p>
      <div className="flex gap-x-6 whitespace-nowrap [scrollbar-width:none] max-sm:-mx-5 max-sm:overflow-x-auto max-sm:px-5 sm:contents">
        {children}
      </div>
    </div>
  );
}
