interface Early {
  element: HTMLButtonElement | HTMLSelectElement | HTMLInputElement | HTMLTextAreaElement;
  type: "click" | "change" | "input";
  /** What was typed or chosen. */
  value: string;
}

declare global {
  interface Window {
    /** What was done before scripts were there to answer, as `LateScripts` has remembered it. */
    early?: Early[];
  }
}

/** Answers what was pressed, chosen and typed before scripts were there, in the order it was. */
export async function answerEarly(): Promise<void> {
  const early = window.early ?? [];
  delete window.early;
  for (const one of early) {
    // What one changes is there for the next.
    await new Promise((resolve) => setTimeout(resolve));
    if (one.element.isConnected) answer(one);
  }
}

function answer({ element, type, value }: Early): void {
  if (type === "click") {
    element.click();
    return;
  }
  if (type === "input") typeAgain(element, value);
  element.dispatchEvent(new Event(type, { bubbles: true }));
}

/** React has put back what it began with, and hears only of values that it did not set itself. */
function typeAgain(element: Early["element"], value: string): void {
  element.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value")?.set?.call(element, value);
}
