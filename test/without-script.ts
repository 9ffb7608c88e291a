import type { HttpShopper, Site } from "./http-shopper.ts";
import { readPage, type SentPage } from "./page.ts";

/** Somebody whose browser runs no script: they open pages, fill fields and press buttons; links are addresses. */
export interface PlainBrowser {
  /** The page that is open now. */
  page: SentPage;
  /** Its path and query. */
  path: string;
  open: (path: string) => Promise<SentPage>;
  /** Sends the form that a button belongs to, with the button's own value, and opens where that leads. */
  press: (button: HTMLElement) => Promise<SentPage>;
}

/** Opens the first page in a browser of this person. */
export async function browse(shop: Site, person: HttpShopper, path: string): Promise<PlainBrowser> {
  const from = () => `${shop.url}${browser.path}`;
  const me = person.at({
    url: shop.url,
    fetch: (address, init) => shop.fetch(address, { ...init, headers: { ...init.headers, Referer: from() } }),
  });
  const show = async (asked: string, reply: Response): Promise<SentPage> => {
    const next = reply.headers.get("location");
    if (next) return browser.open(next);
    browser.path = asked;
    browser.page = await readPage(reply);
    return browser.page;
  };
  const browser: PlainBrowser = {
    page: undefined as unknown as SentPage,
    path: "/",
    open: async (asked) => show(asked, await me.get(asked)),
    press: async (element) => {
      const { form, name, value, formNoValidate } = element as HTMLButtonElement;
      if (!form) throw new Error("This button has no form: nothing happens without a script.");
      if (!form.noValidate && !formNoValidate && !form.checkValidity())
        throw new Error("A browser would not send this form.");
      const fields = Object.fromEntries(fieldsOf(form));
      if (name) fields[name] = value;
      const action = element.getAttribute("formaction") ?? form.getAttribute("action") ?? browser.path;
      const search = new URLSearchParams(fields);
      if (form.method === "get") return browser.open(`${action.split("?")[0]}?${search}`);
      return show(action, await me.post(action, fields));
    },
  };
  await browser.open(path);
  return browser;
}

function fieldsOf(form: HTMLFormElement): [string, string][] {
  const Fields = form.ownerDocument.defaultView?.FormData ?? FormData;
  return [...new Fields(form)].map(([name, value]) => [name, String(value)]);
}
