import { Bot, LayoutDashboard, LogOut, Package, ReceiptText } from "#app/ui/icons.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Form, href, Link, useNavigation } from "react-router";
import { LogoLoader } from "#app/ui/spinner.tsx";
import { type Room, TABS, type Tab, tabAddress } from "./panel.ts";
import { Wordmark } from "./wordmark.tsx";

const ICONS = {
  dashboard: LayoutDashboard,
  products: Package,
  orders: ReceiptText,
  "ai-agent": Bot,
  packing: Package,
} as const satisfies Record<Tab | "packing", unknown>;

const TITLES = {
  dashboard: "tabDashboard",
  products: "tabProducts",
  orders: "tabOrders",
  "ai-agent": "tabAiAgent",
  log: "tabLog",
  connections: "tabConnections",
  mails: "tabMails",
  staff: "tabStaff",
  security: "tabSecurity",
  packing: "toPack",
} as const satisfies Record<Room, string>;

const ENTRY =
  "inline-flex min-h-11 items-center gap-3 rounded-xs px-2.5 text-sm whitespace-nowrap transition-colors duration-200 hover:bg-shell";

interface Props {
  tab: Room;
  /** The other tabs are shut. */
  alone: boolean;
  /** Language and theme. */
  tools: ReactNode;
  children: ReactNode;
}

/** The owner's room: tabs at the side (on a phone, on top), and the open one. */
export function PanelFrame({ tab, alone, tools, children }: Props) {
  const { t } = useTranslation("admin");
  const { t: shop } = useTranslation();
  const { state, formAction } = useNavigation();
  return (
    <>
      <title>{`${t(TITLES[tab])} · Nacre`}</title>
      {formAction === href("/auth/sign-out") && <LogoLoader />}
      <a
        href="#content"
        className="sr-only z-50 bg-paper px-5 py-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {shop("skipToContent")}
      </a>
      <header className="sticky top-0 z-30 bg-paper print:hidden">
        <div className="flex h-16 items-center gap-3 px-5 lg:px-8">
          <Wordmark />
          <span className="border-l pl-3 text-sm text-mist max-sm:hidden">{t("title")}</span>
          <div className="ml-auto flex items-center gap-1">{tools}</div>
        </div>
        <Progress busy={state === "loading"} />
      </header>
      <div className="lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
        <Tabs open={tab} alone={alone} />
        <main
          id="content"
          tabIndex={-1}
          aria-busy={state === "loading"}
          className="mx-auto w-full max-w-6xl px-5 pt-8 pb-20 outline-none lg:px-10 lg:pt-10"
        >
          <h1 className="display-text mb-7 print:hidden text-3xl sm:text-4xl">{t(TITLES[tab])}</h1>
          {children}
        </main>
      </div>
    </>
  );
}

/** The hairline under the header; it breathes while something is on its way. */
function Progress({ busy }: { busy: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={`sheen-line ${busy ? "animate-[breathe_900ms_ease-in-out_infinite]" : ""}`}>
      <span role="status" className="sr-only">
        {busy ? t("loading") : ""}
      </span>
    </div>
  );
}

/** Who only packs has that one tab. */
function tabsBeside(open: Room, alone: boolean): readonly (keyof typeof ICONS)[] {
  if (open === "packing") return [open];
  return alone ? [] : TABS;
}

/** Links: the open tab is in the address, so that reload and the back button know it. */
function Tabs({ open, alone }: Pick<Props, "alone"> & { open: Room }) {
  const { t } = useTranslation("admin");
  const { t: shop } = useTranslation();
  return (
    <div className="flex border-b px-3.5 print:hidden lg:sticky lg:top-[66px] lg:h-[calc(100dvh-66px)] lg:flex-col lg:border-r lg:border-b-0 lg:px-5 lg:py-6">
      <nav
        aria-label={t("tabs")}
        className="min-w-0 grow overflow-x-auto py-2 [scrollbar-width:none] lg:py-0"
      >
        <ul className="flex whitespace-nowrap lg:flex-col lg:gap-1">
          {tabsBeside(open, alone).map((tab) => {
            const Icon = ICONS[tab];
            return (
              <li key={tab}>
                <Link
                  to={tabAddress(tab)}
                  prefetch="intent"
                  aria-current={tab === open ? "page" : undefined}
                  className={`${ENTRY} w-full max-sm:px-1.5 max-sm:text-[0.8125rem] aria-[current=page]:bg-shell aria-[current=page]:font-medium max-lg:aria-[current=page]:shadow-[inset_0_-2px_var(--kelp)]`}
                >
                  <Icon aria-hidden className="size-4.5 max-lg:hidden" strokeWidth={1.5} />
                  {t(TITLES[tab])}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <Form method="post" action={href("/auth/sign-out")} className="py-2 lg:border-t lg:pt-4">
        <button type="submit" className={`${ENTRY} w-full max-lg:w-11 max-lg:justify-center`}>
          <LogOut aria-hidden className="size-4.5 shrink-0" strokeWidth={1.5} />
          <span className="max-lg:sr-only">{shop("logOut")}</span>
        </button>
      </Form>
    </div>
  );
}
