import type { MessageKey, MessageValues } from "#app/i18n/say.ts";
import type { Picture } from "./picture.ts";

/** A short message over the page. The words are looked up where it is shown, in the visitor's language. */
export interface Notice {
  /** A message of the shop, or the words themselves where they are not the shop's: the admin panel's. */
  message: MessageKey | { text: string };
  values?: MessageValues;
  /** What it is about: shown with its name and picture, and what is to be known of it. */
  about?: { name: string; picture: Picture; note?: string };
  /** A way on, next to the message. */
  action?: { label: MessageKey; href: string } | { label: MessageKey; onClick: () => void };
}

type Listener = (notice: Notice) => void;
interface Toaster {
  show: Listener;
  /** Takes away what is shown: something else speaks now. */
  quiet: () => void;
  /** Takes away this one, where it is still shown. */
  takeBack: Listener;
}
let toaster: Toaster | undefined;
const panels: Listener[] = [];
const waiting: Notice[] = [];
let wake: (() => void) | undefined;

/**
 * Shows a message with `role="alert"`: inside the panel that lies over the page, where one listens, else as a toast.
 * Toasts that come before the toaster has loaded wait for it.
 */
export function notify(notice: Notice): void {
  const panel = panels.at(-1);
  if (panel) panel(notice);
  else if (toaster) toaster.show(notice);
  else {
    waiting.push(notice);
    wake?.();
  }
}

/** Takes away what is shown, or waits to be: it is no longer true. */
export function quietNotices(): void {
  waiting.length = 0;
  toaster?.quiet();
}

/** Takes away one message: it is no longer true. What else is shown stays. */
export function takeBack(notice: Notice): void {
  const place = waiting.indexOf(notice);
  if (place >= 0) waiting.splice(place, 1);
  toaster?.takeBack(notice);
}

/** The toaster takes over, with all that waited. */
export function listenToNotices(next: Toaster): () => void {
  toaster = next;
  for (const notice of waiting.splice(0)) next.show(notice);
  return () => {
    toaster = undefined;
  };
}

/** While a panel lies over the page it says its messages itself: no toast appears over it, and none stays. */
export function listenInPanel(panel: Listener): () => void {
  toaster?.quiet();
  panels.push(panel);
  return () => {
    panels.splice(panels.indexOf(panel), 1);
  };
}

/** Called at the first message: the toaster's code is loaded only then. */
export function onFirstNotice(callback: () => void): void {
  wake = callback;
  if (waiting.length > 0) callback();
}
