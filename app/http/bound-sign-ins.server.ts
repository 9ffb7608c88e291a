import type { Context, MiddlewareHandler } from "hono";
import { html } from "hono/html";
import type { Auth } from "#app/features/accounts/auth.server.ts";
import { knownDevice } from "#app/features/accounts/known-device.server.ts";
import { languageTag } from "#app/i18n/language.ts";
import { translate } from "#app/i18n/translate.server.ts";
import { widerNetwork } from "./client-address.ts";
import { readPreferences } from "./preferences.ts";

/** How many requests to /login are worked on at once. */
const AT_ONCE = 2;
/** How many more may wait, and beside them of devices that are known, which come first. */
const PLACES = 48;
const FOR_KNOWN = 8;
/** Milliseconds after which a waiting sign-in is asked to come again, however slow the machine. */
const PATIENCE = 15_000;
/** Seconds after which there are places again. */
const RETRY_AFTER = "2";

/** However it is written: the routes find it by its decoded path, in any case. */
const LOGIN = /^\/+login(\.data)?\/*$/i;

/**
 * Lets a few sign-ins through at a time and makes the others wait, before anything is made of them: a password is worked on
 * for a tenth of a second, and a page that refuses one is rendered. One network gets as many places as are still free, so
 * that a newcomer finds one; a device that has signed in before has places that no stranger takes. In this process
 * alone: it protects the process, and what counts tries stands in the database (`throttle.server.ts`).
 */
export function boundSignIns(auth: Auth, addressOf: (c: Context) => string): MiddlewareHandler {
  const known: Waiting[] = [];
  const others: Waiting[] = [];
  let underWay = 0;
  const goOn = () => {
    if (underWay >= AT_ONCE) return;
    const next = known.shift() ?? others.shift();
    if (!next) return;
    underWay += 1;
    next.enter();
  };
  return async (c, next) => {
    if (c.req.method !== "POST" || !LOGIN.test(decoded(c.req.path))) return next();
    const network = widerNetwork(addressOf(c));
    const line = (await isKnown(c, auth)) && known.length < FOR_KNOWN ? known : others;
    const own = others.filter((waiting) => waiting.network === network).length;
    if (line === others && own >= PLACES - others.length) return busy(c);
    const entered = await new Promise<boolean>((end) => {
      const giveUp = () => {
        line.splice(line.indexOf(waiting), 1);
        end(false);
      };
      const timer = setTimeout(giveUp, PATIENCE);
      const enter = () => {
        clearTimeout(timer);
        end(true);
      };
      const waiting = { network, enter };
      line.push(waiting);
      goOn();
    });
    if (!entered) return busy(c);
    return next().finally(() => {
      underWay -= 1;
      goOn();
    });
  };
}

/** Who waits for their turn. */
interface Waiting {
  network: string;
  enter: () => void;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

async function isKnown(c: Context, auth: Auth): Promise<boolean> {
  // Most have no such mark: their form is left alone.
  if (!c.req.header("cookie")?.includes("nacre.device=")) return false;
  const email = (await c.req.raw.clone().formData()).get("email");
  return (
    typeof email === "string" &&
    knownDevice(auth, email.trim().toLowerCase(), c.req.raw.headers) !== undefined
  );
}

/** The smallest page that says it: there are many of them just then. */
function busy(c: Context): Response | Promise<Response> {
  const { language } = readPreferences(c.req.raw);
  const say = (key: "signIn" | "signInBusy") => translate(language, key);
  return c.html(
    html`<!doctype html><html lang="${languageTag(language)}"><meta name="viewport" content="width=device-width"><title>${say("signIn")} · Nacre</title><p>${say("signInBusy")}</p><p><a href="/login">${say("signIn")}</a></p></html>`,
    429,
    { "Retry-After": RETRY_AFTER },
  );
}
