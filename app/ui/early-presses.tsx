import { createContext, useContext } from "react";

/** The nonce for the page's own inline script; none in a cached page or in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);

const REMEMBERED = `window.early = [];
for (const [type, where] of Object.entries({ click: "button[type=button]:not([popovertarget])", change: "select", input: "input:not([type=checkbox], [type=radio], [type=file]), textarea" }))
addEventListener(type, ({ target }) => {
const element = target.closest(where);
if (element) window.early?.push({ element, type, value: element.value });
});`;

/**
 * Ahead of everything that can be pressed: until scripts are there, a press of a button that only they answer is
 * remembered for them, and what is typed and chosen (`answerEarly`); whatever else is pressed the browser answers itself.
 */
export function EarlyPresses() {
  return (
    <script
      nonce={useContext(NonceContext)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? REMEMBERED : "" }}
    />
  );
}
