import { type BoundFunctions, configure, queries, waitFor } from "@testing-library/dom";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { type DOMWindow, JSDOM, VirtualConsole } from "jsdom";
import { onTestFinished, vi } from "vitest";
import type { HttpShopper, Site } from "./http-shopper.ts";
import { runModules } from "./live-modules.ts";
import { furnish } from "./live-window.ts";

// What is waited for may be slow on a busy machine.
configure({ asyncUtilTimeout: 30_000, defaultHidden: true });

/** What the page asked the shop for. */
interface Sent {
  method: string;
  /** Path and query. */
  path: string;
  /** What was sent along. */
  body: string;
}

/** Answers a request in place of the shop, or lets it `go` there. */
type Answer = (go: () => Promise<Response>) => Promise<Response>;

/**
 * A page of the built shop whose scripts run, in jsdom: what it shows and what it does when it is pressed. How it looks
 * only a browser knows, and what browsers do of themselves: layout, colors, focus by Tab, popovers, cameras, other tabs.
 * Queries look at what is open now.
 */
export interface LivePage extends BoundFunctions<typeof queries> {
  /** Types, clicks and presses keys as somebody would. */
  user: UserEvent;
  document: Document;
  window: DOMWindow;
  /** Path and query of where it is. */
  path: () => string;
  /** Opens another page in this one's place, or this one anew. */
  open: (path: string) => Promise<void>;
  /** All requests so far, the pages themselves left out. */
  sent: Sent[];
  /** From now on `answer` has the word on requests whose address the pattern matches; until the returned function is called. */
  route: (pattern: RegExp, answer: Answer) => () => void;
}

/** Opens a page as this person, and waits until it answers clicks. It is gone when the test ends. */
export async function openLivePage(shop: Site, person: HttpShopper, path: string): Promise<LivePage> {
  const routes: { pattern: RegExp; answer: Answer }[] = [];
  const sent: Sent[] = [];
  const me = person.at(shop);
  let dom: JSDOM | undefined;
  const close = () => {
    dom?.window.close();
    dom = undefined;
  };

  const takeCookies = ({ document }: DOMWindow) => {
    for (const pair of document.cookie.split("; ").filter(Boolean))
      me.cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
  };

  /** What the page's `fetch` does: cookies go along and are kept, as in a browser. */
  const ask = async (window: DOMWindow, request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const body = await request.clone().text();
    sent.push({ method: request.method, path: pathname + search, body });
    const go = async () => {
      takeCookies(window);
      const { method, headers, signal } = request;
      const bytes = method === "GET" ? {} : { body: await request.clone().arrayBuffer() };
      const reply = await me.send(pathname + search, { method, headers, signal, ...bytes });
      for (const cookie of reply.headers.getSetCookie())
        if (!/;\s*httponly/i.test(cookie)) window.document.cookie = cookie;
      return reply;
    };
    const route = routes.findLast(({ pattern }) => pattern.test(request.url));
    return route ? route.answer(go) : go();
  };

  const open = async (address: string) => {
    const stored = dom ? storages(dom.window).map((storage) => Object.entries({ ...storage })) : [];
    if (dom) takeCookies(dom.window);
    close();
    const reply = await me.get(address);
    const next = reply.headers.get("location");
    if (next) return open(next);
    const html = (await reply.text())
      // Nothing is laid out here, and parsing the shop's styles costs more than all else.
      .replace(/<style\b/g, '<style type="text/plain"');
    dom = new JSDOM(html, {
      url: shop.url + address,
      runScripts: "dangerously",
      pretendToBeVisual: true,
      virtualConsole: noteProblems(),
      beforeParse: (window) => {
        for (const [place, storage] of storages(window).entries())
          for (const [name, value] of stored[place] ?? []) storage.setItem(name, value);
        for (const [name, value] of me.cookies) window.document.cookie = `${name}=${value}; path=/`;
        furnish(window, (request) => ask(window, request));
      },
    });
    page.window = dom.window;
    page.document = dom.window.document;
    page.user = userEvent.setup({ document: page.document, delay: null, pointerEventsCheck: 0 });
    await runModules(dom);
    const { dataset } = page.document.documentElement;
    await vi.waitFor(() => dataset["hydrated"] ?? Promise.reject(new Error(`${address} does not hydrate`)), {
      timeout: 30_000,
      interval: 2,
    });
  };

  const page = {
    ...asItIsNow(() => page.document.body),
    sent,
    open,
    path: () => page.window.location.pathname + page.window.location.search,
    route: (pattern: RegExp, answer: Answer) => {
      const route = { pattern, answer };
      routes.push(route);
      return () => routes.splice(routes.indexOf(route), 1);
    },
  } as unknown as LivePage;
  onTestFinished(close);
  await open(path);
  return page;
}

/** Queries within whatever an element is when they ask: pages and dialogs come anew, also while something is waited for. */
export function asItIsNow(element: () => HTMLElement): BoundFunctions<typeof queries> {
  const all = queries as unknown as Record<string, (...words: unknown[]) => unknown>;
  const bound = Object.keys(all).map((name) => [
    name,
    name.startsWith("find")
      ? (...words: unknown[]) =>
          waitFor(() => all[name.replace("find", "get")]?.(element(), ...words), {
            container: element().ownerDocument.documentElement,
          })
      : (...words: unknown[]) => all[name]?.(element(), ...words),
  ]);
  return Object.fromEntries(bound);
}

const storages = ({ localStorage, sessionStorage }: DOMWindow) => [localStorage, sessionStorage];

/** An error that nobody caught fails the test; what the shop itself says of failures is for whoever looks for their cause. */
function noteProblems(): VirtualConsole {
  const notes = new VirtualConsole();
  // biome-ignore lint/suspicious/noConsole: what setup.ts listens to
  notes.on("jsdomError", (error) => console.error(error.message, error.cause ?? ""));
  return notes;
}
