import { Toast } from "@base-ui/react/toast";
import { X } from "#app/ui/icons.tsx";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { say } from "#app/i18n/say.ts";
import { listenToNotices, type Notice } from "./notify.ts";
import { PictureView } from "./picture-view.tsx";

const SHOWN_FOR = 7000;
type Data = Pick<Notice, "action" | "about">;

/**
 * Shows notices as toasts, announced at once, one message at a time. On a phone above the strip at the lower edge, near
 * the thumb, or over the header while a dialog is open; elsewhere under the cart, where what was added went, and while a
 * dialog is open in the lower left corner, where none comes. (A toast is a dialog to Base UI: it is not meant.)
 */
export default function Toaster() {
  const { t } = useTranslation();
  return (
    <Toast.Provider timeout={SHOWN_FOR} limit={3}>
      <Listener />
      {/* An element with aria-live is left alone when a dialog hides the rest of the page from screen readers;
          "off" because the messages inside announce themselves. */}
      <Toast.Portal aria-live="off">
        <Toast.Viewport
          aria-live="off"
          aria-label={t("notices")}
          className="fixed inset-x-4 bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-50 mx-auto flex max-w-md flex-col gap-2 sm:top-20 sm:right-6 sm:bottom-auto sm:left-auto sm:mx-0 sm:w-96 max-sm:[body:has([aria-invalid=true])_&]:top-20 max-sm:[body:has([aria-invalid=true])_&]:bottom-auto max-sm:[body:has([role=dialog]:not([data-toast]))_&]:top-2 max-sm:[body:has([role=dialog]:not([data-toast]))_&]:bottom-auto sm:[body:has([role=dialog]:not([data-toast]))_&]:top-auto sm:[body:has([role=dialog]:not([data-toast]))_&]:right-auto sm:[body:has([role=dialog]:not([data-toast]))_&]:bottom-6 sm:[body:has([role=dialog]:not([data-toast]))_&]:left-6"
        >
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Listener() {
  const { t } = useTranslation();
  const { add, close, toasts } = Toast.useToastManager<Data>();
  const shown = useRef(toasts);
  shown.current = toasts;
  useEffect(() => {
    const wordsOf = ({ message, values }: Notice) =>
      typeof message === "object" ? message.text : say(t, message, values);
    return listenToNotices({
      show: (notice) => {
        const { action, about } = notice;
        const title = wordsOf(notice);
        // The last word counts: a failure of before is no longer true beside a success. What can be undone stays.
        for (const { id, data } of shown.current)
          if (id !== title && !(data?.action && "onClick" in data.action && data.action.label === "undo"))
            close(id);
        // The same words again take the place of the first ones.
        add({ id: title, title, data: { action, about } });
      },
      quiet: close,
      takeBack: (notice) => close(wordsOf(notice)),
    });
  }, [add, close, t]);
  return null;
}

/** Not of high priority: Base UI hides those from screen readers, with their buttons. The words announce themselves. */
function Toasts() {
  const { t } = useTranslation();
  const { toasts, close } = Toast.useToastManager<Data>();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      data-toast
      swipeDirection={["up", "down", "left", "right"]}
      className={`flex gap-4 rounded-xs bg-ink text-paper forced-colors:border transition-[opacity,translate] duration-200 ease-out data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0 sm:data-starting-style:-translate-y-2 ${toast.data?.about ? "items-start p-2" : "items-center py-2 pr-2 pl-5"}`}
    >
      {toast.data?.about && (
        <PictureView
          picture={{ ...toast.data.about.picture, alt: "" }}
          sizes="4rem"
          className="aspect-4/5 w-16 shrink-0 object-cover"
        />
      )}
      {/* A long action wraps below the text instead of standing next to it. */}
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4">
        {toast.data?.about && (
          <p className="display-text w-full pt-1 text-lg leading-tight">{toast.data.about.name}</p>
        )}
        <Toast.Title
          render={<p role="alert" />}
          className={`grow basis-40 text-sm ${toast.data?.about ? "" : "py-1.5"}`}
        />
        {toast.data?.about?.note && <p className="w-full text-xs">{toast.data.about.note}</p>}
        {toast.data?.action && <Action action={toast.data.action} onTaken={() => close(toast.id)} />}
      </div>
      <Toast.Close
        aria-label={t("dismiss")}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full"
      >
        <X aria-hidden className="size-4" />
      </Toast.Close>
    </Toast.Root>
  ));
}

/** The way on; once it is taken the message has done its work. */
function Action({ action, onTaken }: { action: NonNullable<Notice["action"]>; onTaken: () => void }) {
  const { t } = useTranslation();
  const look = "inline-flex min-h-11 items-center text-left text-sm underline underline-offset-4";
  if ("href" in action) {
    return (
      <Link to={action.href} onClick={onTaken} className={look}>
        {say(t, action.label)}
      </Link>
    );
  }
  const take = () => {
    onTaken();
    action.onClick();
  };
  return (
    <button type="button" onClick={take} className={look}>
      {say(t, action.label)}
    </button>
  );
}
