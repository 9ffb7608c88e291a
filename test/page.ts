import { type BoundFunctions, configure, type queries, within } from "@testing-library/dom";
import { JSDOM } from "jsdom";

// What is hidden only a browser knows: style sheets are left out, they would be asked about each element for each name.
configure({ defaultHidden: true });

/** A page as it was sent, before any script runs: asked by role and name, as a screen reader would. */
export interface SentPage extends BoundFunctions<typeof queries> {
  status: number;
  document: Document;
  /** The text of the first element that a selector finds, its spaces folded. */
  text: (selector: string) => string;
}

/** Reads a reply as a page. What is streamed later is waited for; no script of it runs. */
export async function readPage(reply: Response | Promise<Response>): Promise<SentPage> {
  const sent = await reply;
  const html = (await sent.text()).replaceAll(/<style\b.*?<\/style>/gs, "");
  const { document } = new JSDOM(html).window;
  return {
    ...within(document.body),
    status: sent.status,
    document,
    text: (selector) => textOf(document.querySelector(selector)),
  };
}

/** What an element says, its spaces folded; nothing where there is no element. */
export function textOf(element: Element | null): string {
  return (element?.textContent ?? "").replaceAll(/\s+/g, " ").trim();
}
