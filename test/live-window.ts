import type { DOMWindow } from "jsdom";

/** Gives a window what jsdom has not: the network, and stubs of what belongs to drawing. */
export function furnish(window: DOMWindow, ask: (request: Request) => Promise<Response>): void {
  /** As in a browser: addresses are relative to the page, its own signals and forms are known. */
  class PageRequest extends Request {
    constructor(asked: string | URL | Request, { signal, body, ...init }: RequestInit = {}) {
      super(asked instanceof Request ? asked : new URL(asked, window.location.href), {
        ...init,
        ...(signal && { signal: ownSignal(signal) }),
        ...(body && { body: ownBody(window, body) }),
      });
    }
  }
  const fetch = async (asked: string | URL | Request, init?: RequestInit) => {
    const request = new PageRequest(asked, init);
    try {
      return await ask(request);
    } catch (error) {
      if (request.signal.aborted) throw new window.DOMException("Aborted", "AbortError");
      throw new (window.eval("TypeError") as typeof TypeError)(`Failed to fetch: ${error}`);
    }
  };
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords = () => [];
  }
  class Channel extends window.EventTarget {
    postMessage() {}
    close() {}
  }
  const given = {
    ...{ fetch, Request: PageRequest, Response, Headers, URL, URLSearchParams },
    ...{ ReadableStream, WritableStream, TransformStream, TextEncoderStream, TextDecoderStream },
    ...{ TextEncoder, TextDecoder, setImmediate, structuredClone },
    BroadcastChannel: Channel,
    IntersectionObserver: Observer,
    ResizeObserver: Observer,
    PerformanceObserver: Observer,
    matchMedia: (media: string) =>
      Object.assign(new window.EventTarget(), {
        media,
        matches: media === "(pointer: fine)",
        onchange: null,
      }),
    requestIdleCallback: (call: () => void) => window.setTimeout(call, 1),
    cancelIdleCallback: (id: number) => window.clearTimeout(id),
    scrollTo: () => {},
  };
  Object.assign(window, given);
  Object.assign(window.navigator, {
    sendBeacon: (address: string, body: BodyInit) => {
      void fetch(address, { method: "POST", body });
      return true;
    },
  });
  Object.assign(window.HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  Object.assign(window.Element.prototype, {
    scrollIntoView: () => {},
    scrollTo: () => {},
    checkVisibility: () => true,
    getAnimations: () => [],
  });
}

function ownSignal(signal: AbortSignal): AbortSignal {
  if (signal instanceof AbortSignal) return signal;
  const own = new AbortController();
  const foreign = signal as AbortSignal;
  if (foreign.aborted) own.abort();
  foreign.addEventListener("abort", () => own.abort());
  return own.signal;
}

function ownBody(window: DOMWindow, body: BodyInit): BodyInit {
  if (!(body instanceof window.FormData)) return body;
  const own = new FormData();
  for (const [name, value] of body as FormData) own.append(name, value);
  return own;
}
