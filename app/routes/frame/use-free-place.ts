import { type RefObject, useEffect, useState } from "react";

/** From this width on the margin beside the page holds the button: nothing is ever under it. */
const MARGIN = "(min-width: 80rem)";
const PHONE = "(max-width: 39.99rem)";
/** Pixels scrolled before a phone is shown the button. */
const FIRST_VIEW = 200;
/** Milliseconds of quiet before the button comes back: while the page moves it stays away. */
const QUIET = 200;

/**
 * Whether what floats at the lower edge may be seen: in the margin always; on narrower screens where it lies over no
 * word and no control, on a phone only once the page was scrolled.
 */
export function useFreePlace(target: RefObject<HTMLElement | null>, settledBy: unknown): boolean {
  const [free, setFree] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another ground
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    let timer = 0;
    const look = () => setFree(isFree(element));
    const onMove = () => {
      clearTimeout(timer);
      timer = window.setTimeout(look, QUIET);
      if (!isFree(element)) setFree(false);
    };
    const resized = new ResizeObserver(onMove);
    resized.observe(document.body);
    addEventListener("scroll", onMove, { passive: true });
    addEventListener("resize", onMove);
    look();
    return () => {
      clearTimeout(timer);
      resized.disconnect();
      removeEventListener("scroll", onMove);
      removeEventListener("resize", onMove);
    };
  }, [target, settledBy]);
  return free;
}

function isFree(element: HTMLElement): boolean {
  if (matchMedia(MARGIN).matches) return true;
  if (matchMedia(PHONE).matches && scrollY < FIRST_VIEW) return false;
  const box = element.getBoundingClientRect();
  return !under(element, box).some((other) => isControl(other) || hasWordsIn(other, box));
}

/** What lies beneath, as far as nine points tell. */
function under(element: HTMLElement, { left, top, width, height }: DOMRect): Element[] {
  const points = [0, 0.5, 1].flatMap((x) =>
    [0, 0.5, 1].map((y) => [left + x * width, top + y * height] as const),
  );
  const found = new Set(points.flatMap(([x, y]) => document.elementsFromPoint(x, y)));
  return [...found].filter((other) => !element.contains(other));
}

function isControl(element: Element): boolean {
  return element.matches("button, input, select, textarea, summary, label");
}

/** Whether a line of the element's own text reaches into the box. */
function hasWordsIn(element: Element, box: DOMRect): boolean {
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      (line) =>
        line.left < box.right && box.left < line.right && line.top < box.bottom && box.top < line.bottom,
    );
  });
}
