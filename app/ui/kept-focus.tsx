import { useEffect, useRef } from "react";
import { useFetchers, useNavigation } from "react-router";

/** What is named when the focus comes to it, so that whoever does not see the page knows where they are. */
const PLACES =
  "section[aria-label], section[aria-labelledby], article, form[aria-label], dialog, [role=dialog], [role=tabpanel], main";

/** How many that had the focus are remembered: a dialog's button is gone with it, and so may be what opened it. */
const REMEMBERED = 4;

interface Held {
  element: HTMLElement;
  /** The places it is in, the nearest first; known only while it is in the page. */
  places: HTMLElement[];
  path: string;
}

/**
 * Once a form is answered, gives back the focus that nothing has any more, because what was pressed was disabled or is
 * gone: to what had it, or was drawn anew in its stead, or else to the nearest place around it that is still there.
 * Another page begins anew.
 */
export function KeptFocus() {
  const navigation = useNavigation();
  const sending = [navigation, ...useFetchers()].some(({ formMethod }) => formMethod !== undefined);
  const held = useRef<Held[]>([]);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const others = held.current.filter(({ element }) => element !== target);
      const places = placesAround(target);
      held.current = [{ element: target, places, path: location.pathname }, ...others].slice(0, REMEMBERED);
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);
  useEffect(() => {
    if (sending) return;
    // What folds up with the answer has done so by then.
    const frame = requestAnimationFrame(() => giveBack(held.current));
    return () => cancelAnimationFrame(frame);
  }, [sending]);
  return null;
}

/** What was held last, first: an older one only where nothing around a later one is left, as of a dialog. */
function giveBack(held: readonly Held[]): void {
  if (document.activeElement !== document.body) return;
  const left = held
    .filter(({ path }) => path === location.pathname)
    .map((one) => (canHold(one.element) ? one.element : (twinOf(one) ?? placeLeft(one))))
    .find((one) => one !== undefined);
  if (!left) return;
  if (left.tabIndex < 0) {
    // A place is read out; nothing can be pressed there, so no ring.
    left.tabIndex = -1;
    left.style.outline = "none";
  }
  left.focus({ preventScroll: true });
}

const placeLeft = ({ places }: Pick<Held, "places">): HTMLElement | undefined =>
  places.find((place) => place.isConnected);

function placesAround(element: HTMLElement): HTMLElement[] {
  const place = element.parentElement?.closest<HTMLElement>(PLACES);
  return place ? [place, ...placesAround(place)] : [];
}

/** The same control, drawn anew: of its name, or the button of its words. */
function twinOf({ element, places }: Held): HTMLElement | undefined {
  const place = placeLeft({ places });
  const nameOf = (one: Element) => one.textContent || (one.getAttribute("name") ?? "");
  return [...(place?.querySelectorAll<HTMLElement>(element.tagName) ?? [])].find(
    (one) => nameOf(one) === nameOf(element) && nameOf(one) !== "" && canHold(one),
  );
}

function canHold(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(":disabled") && element.checkVisibility();
}
