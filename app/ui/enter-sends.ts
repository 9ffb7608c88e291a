import type { KeyboardEvent } from "react";

/** Whether a key in a text area sends it: Enter does, Shift+Enter breaks the line. */
export function enterSends({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  // While an input method composes a character, Enter belongs to it.
  return key === "Enter" && !shiftKey && !nativeEvent.isComposing;
}
