import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { href, useRevalidator } from "react-router";
import { forgetBearerToken } from "#app/functions/bearer-token.ts";
import { isMark } from "#app/http/person.ts";
import { languageFromTag } from "#app/i18n/language.ts";
import { rememberedLanguage } from "#app/i18n/remember-language.ts";
import { showRememberedTheme } from "#app/theme/switch-theme.ts";
import { onTabs, tellTabs } from "#app/ui/tabs.ts";
import { hasUnsaved } from "#app/ui/unsaved.ts";

/** Least time between two questions because the page came to sight, in milliseconds. */
const PAUSE = 3000;

/**
 * Keeps the tabs of a browser alike in who is signed in, what is theirs, language and theme, wherever that changed: in
 * another tab, on another device, or by a form that was sent before scripts were there to tell anyone.
 *
 * Each page says its mark as soon as it runs and whenever it changes. Who hears another than its own asks the server, and
 * either is renewed or says what is true; then all hold the same and have nothing to tell. A page that comes to sight asks too.
 * @param mark what the page shows of its person (`markOf`); empty while that is not known
 */
export function useOtherTabs(mark: string): void {
  const { revalidate } = useRevalidator();
  const { i18n } = useTranslation();
  const own = useRef(mark);

  useEffect(() => {
    const follow = () => {
      showRememberedTheme();
      followLanguage(i18n.language);
    };
    const compare = async (heard?: string) => {
      const now = await askForMark();
      if (!now || !own.current) return;
      if (now === own.current) {
        if (heard && heard !== now) tellTabs(now);
        return;
      }
      forgetBearerToken();
      // A filled form stays, and learns of it when it is saved.
      if (!hasUnsaved()) void revalidate();
    };
    const forget = onTabs((heard) => {
      follow();
      if (heard !== own.current) void compare(heard);
    });
    const ignore = onSight(follow, compare);
    return () => {
      forget();
      ignore();
    };
  }, [revalidate, i18n]);

  useEffect(() => {
    own.current = mark;
    if (mark) tellTabs(mark);
  }, [mark]);
}

/** A language is a page load (`LanguageButtons`). An address that says its language keeps to it. */
function followLanguage(shown: string): void {
  const asked = new URLSearchParams(location.search).has("lang");
  if (asked || hasUnsaved() || rememberedLanguage() === languageFromTag(shown)) return;
  // Not a reload: what a form was answered with would be asked for by sending it again.
  location.replace(`${location.pathname}${location.search}`);
}

/** What the server knows now; undefined where it cannot be asked. */
async function askForMark(): Promise<string | undefined> {
  try {
    const reply = await fetch(href("/session"));
    const mark = await reply.text();
    return reply.ok && isMark(mark) ? mark : undefined;
  } catch {
    return undefined;
  }
}

/** Calls `first` each time the page becomes visible, and `then` at most once per `PAUSE`. */
function onSight(first: () => void, then: () => Promise<void>): () => void {
  let last = Number.NEGATIVE_INFINITY;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (document.hidden) return;
    first();
    waiting ??= setTimeout(
      () => {
        waiting = undefined;
        last = Date.now();
        void then();
      },
      Math.max(0, last + PAUSE - Date.now()),
    );
  };
  const over = new AbortController();
  document.addEventListener("visibilitychange", look, over);
  for (const event of ["focus", "pageshow"]) addEventListener(event, look, over);
  return () => {
    over.abort();
    clearTimeout(waiting);
  };
}
