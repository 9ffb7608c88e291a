import { lazy, type ReactNode, useContext, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  data,
  href,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useRouteLoaderData,
} from "react-router";
import hankenUrl from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";
import cormorantUrl from "@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2?url";
import type { Route } from "./+types/root";
import { sessionSecret } from "./config/session-secret.server.ts";
import { readsAlong } from "./expert/reads-along.server.ts";
import { may } from "./features/accounts/policy.ts";
import { loadPanel } from "./features/admin/load-panel.server.ts";
import { CartProvider } from "./features/cart/cart-context.tsx";
import { forgetBearerToken } from "./functions/bearer-token.ts";
import { preferencesContext, requestContext, servicesContext, viewerContext } from "./http/context.ts";
import { loadPerson, markOf } from "./http/load-person.server.ts";
import { ANY_SHOPPER, NOBODY, PERSON_ID } from "./http/person.ts";
import { clearFlashCookie, readFlash } from "./http/flash.ts";
import { findPicture } from "./features/catalogue/find-picture.server.ts";
import { loadSheet } from "./features/house/load-sheet.server.ts";
import { Sheet } from "./features/house/sheet.tsx";
import { sheetAsked } from "./features/house/sheets.ts";
import { identifyViewer } from "./http/viewer.server.ts";
import { type Language, languageTag } from "./i18n/language.ts";
import { rememberLanguage } from "./i18n/remember-language.ts";
import { EarlyPresses } from "./ui/early-presses.tsx";
import { FlashBar } from "./routes/frame/flash-bar.tsx";
import { Footer } from "./routes/frame/footer.tsx";
import { Header } from "./routes/frame/header.tsx";
import { LateScripts } from "./routes/frame/late-scripts.tsx";
import { houseFacts } from "./routes/frame/house-facts.server.ts";
import { deliveryGlance } from "./features/orders/delivery-words.server.ts";
import { Overlays } from "./routes/frame/overlays.tsx";
import { useOtherTabs } from "./routes/frame/use-other-tabs.ts";
import { usePerson } from "./routes/frame/use-person.ts";
import { STYLES_ID, styles } from "./theme/styles.ts";
import { ThemeContext } from "./theme/theme-context.ts";
import { Button } from "./ui/button.tsx";
import { KeptFocus } from "./ui/kept-focus.tsx";
import { PictureView } from "./ui/picture-view.tsx";
import { LogoLoader, PageSpinner } from "./ui/spinner.tsx";
import { onOpenLayer } from "./ui/open-layer.ts";
import { useStayOffline } from "./ui/stay-offline.ts";
import { useHistoryLayer } from "./ui/use-history-layer.ts";

const AdminPanel = lazy(() => import("./routes/admin/panel.tsx"));

export const middleware: Route.MiddlewareFunction[] = [identifyViewer];

/** What every page needs: who it is for, in which language and theme, and the cart; for an admin, the panel. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db, readDatabase, auth, config } = context.get(servicesContext);
  const viewer = context.get(viewerContext);
  const preferences = context.get(preferencesContext);
  const { log, forAnyShopper } = context.get(requestContext);
  const isAdmin = may(viewer, "open", "panel");
  const flash = readFlash(request);
  const sheet = isAdmin ? undefined : sheetAsked(url.searchParams);
  const page = {
    ...preferences,
    person: forAnyShopper
      ? ANY_SHOPPER
      : viewer && !isAdmin
        ? await loadPerson(db, viewer, preferences.language)
        : null,
    forAnyShopper,
    adminId: isAdmin ? viewer?.id : undefined,
    adminMark: isAdmin ? markOf(viewer) : undefined,
    admin: isAdmin
      ? await loadPanel(
          {
            db,
            reads: readDatabase(),
            auth,
            viewer,
            log,
            language: preferences.language,
            delivery: config.delivery,
            reviews: config.reviews,
            timeZone: config.timeZone,
            house: { ...config, secret: sessionSecret(config) },
          },
          url.searchParams,
        )
      : null,
    support: config.support,
    delivery: isAdmin ? undefined : deliveryGlance(config.delivery, preferences.language),
    social: config.social,
    sheet: sheet && {
      ...loadSheet(sheet, preferences.language, houseFacts(config, preferences.language)),
      picture: findPicture("house/shelf-2.jpg", preferences.language, ""),
    },
    origin: config.appUrl,
    functionsRegion: config.functionsRegion,
    // Left out where it is what browsers take by themselves.
    timeZone: config.timeZone === "UTC" ? undefined : config.timeZone,
    readsAlong: readsAlong(config.ai),
    flash,
    // A page that is kept for others carries nobody's id.
    requestId: context.get(requestContext).nonce ? context.get(requestContext).id : "",
  };
  return data(page, flash ? { headers: { "Set-Cookie": clearFlashCookie } } : undefined);
}

export { shouldRevalidate } from "./http/out-of-date.ts";

export const links: Route.LinksFunction = () => [
  { rel: "preload", as: "font", type: "font/woff2", href: hankenUrl, crossOrigin: "anonymous" },
  { rel: "preload", as: "font", type: "font/woff2", href: cormorantUrl, crossOrigin: "anonymous" },
  { rel: "icon", sizes: "16x16 32x32 48x48", href: "/favicon.ico" },
  { rel: "icon", type: "image/svg+xml", href: "/brand/favicon.svg" },
  { rel: "apple-touch-icon", href: "/brand/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export function Layout({ children }: { children: ReactNode }) {
  const page = useRouteLoaderData<typeof loader>("root");
  const { i18n } = useTranslation();
  const deviceTheme = useContext(ThemeContext);
  const theme = page?.theme ?? deviceTheme;
  return (
    <html
      lang={page ? languageTag(page.language) : i18n.language}
      data-theme={theme}
      data-functions-region={page?.functionsRegion}
      data-reads-along={page?.readsAlong}
      data-time-zone={page?.timeZone}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content={theme} />
        <EarlyPresses />
        {page?.admin ? <PanelMeta /> : <Meta />}
        <style id={STYLES_ID}>{import.meta.env.SSR ? "" : styles}</style>
        <Links />
      </head>
      <body>
        {children}
        {page?.forAnyShopper && <SentTo />}
        <ScrollRestoration />
        <LateScripts />
      </body>
    </html>
  );
}

/** Filled for each shopper the page is sent to (`keepPages`). */
function SentTo() {
  return (
    <script type="application/json" id={PERSON_ID} suppressHydrationWarning>
      null
    </script>
  );
}

/** An admin sees only the panel, at every address; everyone else the shop. */
export default function Root({ loaderData }: Route.ComponentProps) {
  const person = usePerson();
  useAskedLanguage(loaderData.language);
  useOtherTabs(person?.mark ?? loaderData.adminMark ?? NOBODY);
  useOwnToken(person?.id ?? loaderData.adminId);
  useStayOffline();
  const { admin, ...page } = loaderData;
  return (
    <>
      {admin ? <AdminPanel data={admin} {...page} /> : <Storefront loaderData={loaderData} />}
      <KeptFocus />
    </>
  );
}

function Storefront({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const [drawerOpen, setDrawerOpen] = useHistoryLayer("cart");
  const { support, social, sheet, language, flash, requestId } = loaderData;
  const person = usePerson();
  useEffect(() => onOpenLayer("cart", () => setDrawerOpen(true)), [setDrawerOpen]);
  return (
    <CartProvider cart={person?.cart ?? null} openDrawer={() => setDrawerOpen(true)}>
      <SkipLink />
      <Header language={language} signedIn={person !== null} />
      <FlashBar told={flash} requestId={requestId} />
      <main id="content" tabIndex={-1} className="min-h-[60vh] outline-none">
        <Page />
      </main>
      <Footer support={support} social={social} />
      {sheet && (
        <Sheet key={sheet.name} sheet={sheet}>
          <PictureView
            picture={{ ...sheet.picture, alt: "" }}
            sizes="(min-width: 592px) 592px, 100vw"
            className="mt-auto aspect-5/3 w-full object-cover object-top dark-theme:hidden"
          />
        </Sheet>
      )}
      <Overlays
        drawerOpen={drawerOpen}
        onDrawerChange={setDrawerOpen}
        person={person?.id ?? null}
        delivery={loaderData.delivery}
      />
    </CartProvider>
  );
}

/** `?lang=` in the address is a choice: the pages that follow, whose addresses do not say it, keep to it. */
function useAskedLanguage(language: Language): void {
  const { search } = useLocation();
  const asked = new URLSearchParams(search).has("lang");
  useEffect(() => {
    if (asked) rememberLanguage(language);
  }, [asked, language]);
}

/** The pages that an admin does not see do not name the tab either; each tab of the panel does that. */
function PanelMeta() {
  return <meta name="robots" content="noindex" />;
}

const GUARDED = ["/ouradvice", "/profile", "/checkout"];
const AUTHENTICATING = ["/login", "/auth/sign-out"];

/** The page; a spinner while a guard makes up its mind or the shop is long in coming, the logo while someone signs in or out. */
function Page() {
  const { state, location, formAction } = useNavigation();
  const { pathname } = useLocation();
  const entering = state === "loading" && !formAction && location.pathname !== pathname;
  const slow = useLasting(entering && location.pathname === href("/shop"), QUICK);
  if (formAction && AUTHENTICATING.includes(formAction.split("?")[0] ?? "")) {
    return (
      <>
        <LogoLoader />
        <Outlet />
      </>
    );
  }
  const guarding = entering && GUARDED.includes(location.pathname);
  return guarding || slow ? <PageSpinner /> : <Outlet />;
}

/** Milliseconds within which the shop may come without a spinner before it. */
const QUICK = 300;

/** True once something has been so for so many milliseconds. */
function useLasting(so: boolean, milliseconds: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!so) return;
    const timer = setTimeout(() => setLasting(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [so, milliseconds]);
  return so && lasting;
}

/** The token for the functions is that of whoever is signed in now: it goes when the person changes. */
function useOwnToken(person: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever someone else is there
  useEffect(() => forgetBearerToken, [person]);
}

function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      href="#content"
      className="sr-only z-50 bg-paper px-5 py-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {t("skipToContent")}
    </a>
  );
}

/** What browsers throw when no answer came at all: nobody's fault here. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const unreachable = isUnreachable(error);
  const unavailable = status === 503;
  const title = t(unreachable ? "unreachableTitle" : unavailable ? "unavailableTitle" : "errorTitle");
  return (
    <main className="shell-width flex min-h-[80vh] flex-col items-start justify-center gap-4">
      <title>{`${title} · Nacre`}</title>
      {!unreachable && <p className="figures text-sm text-mist">{status}</p>}
      <h1 className="display-text text-4xl">{title}</h1>
      <p className="text-mist">
        {t(unreachable ? "offline" : unavailable ? "unavailableHelp" : "errorHelp")}
      </p>
      <Button onClick={() => window.location.reload()} className="mt-4">
        {t("reload")}
      </Button>
    </main>
  );
}
