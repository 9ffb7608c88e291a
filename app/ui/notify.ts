import type { MessageKey, MessageValues } from "#app/i18n/say.ts";

/** A short message over the page. The words are looked up where it is shown, in the visitor's language. */
export interface Notice {
  /** A message of the shop, or the words themselves where they are not the shop's: the admin panel's. */
  message: MessageKey | { text: string };
  values?: MessageValues;
  /** A way on, next to the message. */
  action?: { label: MessageKey; href: string } | { label: MessageKey; onClick: () => void };
}

type Listener = (notice: Notice) => void;
let listener: Listener | undefined;
const waiting: Notice[] = [];
let wake: (() => void) | undefined;

/** Shows a message as a toast with `role="alert"`. Those that come before the toaster has loaded wait for it. */
export function notify(notice: Notice): void {
  if (listener) listener(notice);
  else {
    waiting.push(notice);
    wake?.();
  }
}

/** The toaster takes over, with all that waited. */
export function listenToNotices(next: Listener): () => void {
  listener = next;
  for (const notice of waiting.splice(0)) next(notice);
  return () => {
    listener = undefined;
  };
}

/** Called at the first message: the toaster's code is loaded only then. */
export function onFirstNotice(callback: () => void): void {
  wake = callback;
  if (waiting.length > 0) callback();
}
