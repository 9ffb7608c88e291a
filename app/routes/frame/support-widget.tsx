import { MessageCircle } from "#app/ui/icons.tsx";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadAdviceMessages } from "#app/i18n/load-advice-messages.ts";
import { useHistoryLayer } from "#app/ui/use-history-layer.ts";
import { useOnDemand } from "#app/ui/use-on-demand.ts";
import { onOpenLayer } from "#app/ui/open-layer.ts";

/**
 * The button at bottom right and the chat it opens, whose code comes with the first opening. It has a place of its own:
 * from 1024 pixels on the margin beside the page, below that a strip under it.
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
  // Open already: after Forward or a reload.
  useEffect(() => {
    if (covering) void want();
  }, [covering, want]);
  useEffect(() => onOpenLayer("support", () => void show()), [show]);
  return (
    <aside
      aria-label={t("supportChat")}
      data-dock
      className="fixed inset-x-0 bottom-0 z-30 flex justify-end border-t bg-paper pb-[env(safe-area-inset-bottom)] short:border-0 lg:border-0 noscript:hidden"
    >
      <button
        ref={button}
        type="button"
        data-floating
        aria-label={t("supportChat")}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={() => void fetch().catch(() => {})}
        onClick={() => (open ? setOpen(false) : void show())}
        className="group/chat inline-flex h-12 items-center gap-3 pr-5 pl-4 text-sm short:fixed short:right-1 short:bottom-1 short:p-0 lg:fixed lg:right-px lg:bottom-6 lg:p-0 xl:right-1 min-[88rem]:right-6"
      >
        <span aria-hidden className="short:hidden lg:hidden">
          {t("supportChat")}
        </span>
        <span className="inline-flex size-9 items-center justify-center rounded-full bg-action text-on-action forced-colors:border transition-colors duration-200 group-hover/chat:bg-ink group-hover/chat:text-paper short:size-11 lg:size-11 xl:size-12">
          <MessageCircle aria-hidden className="size-5 lg:size-6" strokeWidth={1.5} />
        </span>
      </button>
      {SupportPanel && <SupportPanel id={id} open={open} onClose={close} onCovered={hide} person={person} />}
    </aside>
  );
}
