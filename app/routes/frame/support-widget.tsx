import { MessageCircle, X } from "lucide-react";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { loadAdviceMessages } from "#app/i18n/load-advice-messages.ts";
import { useHistoryLayer } from "#app/ui/use-history-layer.ts";
import { useOnDemand } from "#app/ui/use-on-demand.ts";
import { onOpenLayer } from "#app/ui/open-layer.ts";
import { useFreePlace } from "./use-free-place.ts";

/**
 * The round button at bottom right and the chat it opens, whose code comes with the first opening.
 * `person` is the id of who is signed in.
 */
export function SupportWidget({ person }: { person: string | null }) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement>(null);
  // On a phone it covers the page: there Back closes it, as it closes all that does.
  const [covering, setCovering] = useHistoryLayer("support");
  const [beside, setBeside] = useState(false);
  const open = covering || beside;
  const setOpen = useCallback(
    (wanted: boolean) => {
      const narrow = matchMedia("(width < 40rem)").matches;
      setBeside(wanted && !narrow);
      setCovering(wanted && narrow);
    },
    [setCovering],
  );
  const free = useFreePlace(button, useLocation().key);
  const load = useCallback(async () => {
    const [{ SupportPanel }] = await Promise.all([import("./support-panel.tsx"), loadAdviceMessages(i18n)]);
    return SupportPanel;
  }, [i18n]);
  const { loaded: SupportPanel, fetch, want } = useOnDemand(load);
  const close = useCallback(() => {
    setOpen(false);
    opener.current?.focus({ preventScroll: true });
  }, [setOpen]);
  const hide = useCallback(() => setOpen(false), [setOpen]);
  const show = useCallback(async () => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : button.current;
    if (await want()) setOpen(true);
  }, [want, setOpen]);
  // By Forward, or after a reload.
  useEffect(() => {
    if (covering) void want();
  }, [covering, want]);
  useEffect(() => onOpenLayer("support", () => void show()), [show]);
  const Icon = open ? X : MessageCircle;
  return (
    <aside aria-label={t("supportChat")} className="noscript:hidden">
      <button
        ref={button}
        type="button"
        data-floating
        aria-label={t("supportChat")}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={() => void fetch().catch(() => {})}
        data-shown={open || free || undefined}
        onClick={() => (open ? setOpen(false) : void show())}
        // From 1280 pixels on it fits into the margin beside the page.
        className="fixed right-4 bottom-4 z-30 mb-[env(safe-area-inset-bottom)] inline-flex size-14 items-center justify-center rounded-full border border-paper bg-action text-on-action transition-[background-color,color,opacity,visibility] duration-200 hover:bg-ink hover:text-paper max-xl:not-data-shown:invisible max-xl:not-data-shown:opacity-0 sm:right-6 sm:bottom-6 xl:right-1 xl:size-12 min-[88rem]:right-6"
      >
        <Icon aria-hidden className="size-6" strokeWidth={1.5} />
      </button>
      {SupportPanel && <SupportPanel id={id} open={open} onClose={close} onCovered={hide} person={person} />}
    </aside>
  );
}
