import { Menu, ShoppingBag, User, X } from "#app/ui/icons.tsx";
import { type FormEvent, type ToggleEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { href, NavLink, Link, useLocation, useNavigation } from "react-router";
import { countUnits } from "#app/features/cart/cart.ts";
import { CATEGORIES } from "#app/features/catalogue/product.ts";
import { useCart } from "#app/features/cart/cart-context.tsx";
import type { Language } from "#app/i18n/language.ts";
import { ROUND } from "#app/ui/button.tsx";
import { Mark } from "#app/ui/mark.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { useHistoryLayer } from "#app/ui/use-history-layer.ts";
import { LINE_CONCERNS, LINES } from "./lines.ts";
import { PAGES } from "./pages.ts";
import { LanguageButtons, LanguageMenu, ThemeToggle } from "./preferences-controls.tsx";

interface Props {
  language: Language;
  signedIn: boolean;
}

/** Brand, links and tools. On a phone the links and preferences are behind the menu button. */
export function Header({ language, signedIn }: Props) {
  const { t } = useTranslation();
  return (
    <header className="sticky top-0 z-30 bg-paper shadow-[0_-1.5rem_var(--paper)] short:static short:shadow-none low:static low:shadow-none">
      <div className="shell-width grid h-16 grid-cols-[1fr_auto_1fr] items-center sm:h-20">
        <div className="flex items-center">
          <nav aria-label={t("menu")} className="hidden gap-7 lg:flex">
            <Pages />
          </nav>
          <MobileMenu language={language} />
        </div>
        <Link to={href("/")} aria-label="Nacre" className="flex min-h-11 items-center gap-2.5">
          {/* In the dark a sheen, not a lamp. */}
          <Mark className="size-6 max-sm:hidden dark-theme:brightness-[0.66] dark-theme:saturate-150" />
          <Wordmark />
        </Link>
        <div className="flex items-center justify-end sm:gap-1">
          <div className="hidden items-center gap-1 lg:flex">
            <LanguageMenu language={language} />
            <ThemeToggle />
          </div>
          <AccountLink signedIn={signedIn} />
          <CartButton />
        </div>
      </div>
      <ProgressLine />
    </header>
  );
}

function Wordmark() {
  return (
    <span
      translate="no"
      className="display-text pl-[0.28em] text-xl tracking-[0.28em] sm:pl-[0.1em] sm:text-2xl"
    >
      NACRE
    </span>
  );
}

function Pages({ className = "", replace = false }: { className?: string; replace?: boolean }) {
  const { t } = useTranslation();
  return PAGES.map(([page, name]) => (
    <NavLink
      key={page}
      to={href(page)}
      prefetch="intent"
      replace={replace}
      className={`inline-flex min-h-11 items-center text-sm decoration-edge decoration-1 underline-offset-8 hover:underline aria-[current=page]:underline ${className}`}
    >
      {t(name)}
    </NavLink>
  ));
}

/**
 * The browser's own popover: opens, closes on Escape or outside, gives focus back, all without JavaScript; with it, Back
 * closes it too. Its links take the place of its entry in the history.
 */
function MobileMenu({ language }: Omit<Props, "signedIn">) {
  const { t } = useTranslation();
  const { menu, onToggle } = useMenuLayer();
  return (
    <div className="lg:hidden">
      <button type="button" popoverTarget="site-menu" aria-label={t("menu")} className={`${ROUND} -ml-2.5`}>
        <Menu aria-hidden className="size-5" />
      </button>
      <div
        ref={menu}
        id="site-menu"
        popover="auto"
        onToggle={onToggle}
        className="fixed inset-0 m-0 h-dvh w-full max-w-none overflow-y-auto overscroll-contain bg-paper px-[clamp(1.25rem,4.5vw,4rem)] pb-4"
      >
        {/* As the header behind it: what opened the menu closes it, at the same place. */}
        <div className="grid h-16 grid-cols-[1fr_auto_1fr] items-center sm:h-20">
          <button
            type="button"
            popoverTarget="site-menu"
            popoverTargetAction="hide"
            aria-label={t("close")}
            className={`-ml-2.5 justify-self-start ${ROUND}`}
          >
            <X aria-hidden className="size-5" strokeWidth={1.5} />
          </button>
          <Wordmark />
        </div>
        <div className="sheen-line -mx-[clamp(1.25rem,4.5vw,4rem)]" />
        <search className="mt-2 block">
          <form action="/shop">
            <SearchField placeholder={t("search")} />
          </form>
        </search>
        <MenuLinks />
        <div className="mt-1 flex items-center justify-between border-t pt-1">
          <LanguageButtons language={language} />
          <ThemeToggle />
        </div>
      </div>
    </div>
  );
}

/** The pages, the lines of the house, and what else one may come for. */
function MenuLinks() {
  const { t } = useTranslation();
  const line =
    "inline-flex min-h-11 min-w-11 items-center text-sm decoration-edge decoration-1 underline-offset-8 hover:underline";
  const others = [
    ["/profile#order-history", t("orderHistory")],
    ["/profile#wishlist", t("wishlist")],
  ] as const;
  return (
    <nav aria-label={t("menu")} className="mt-2 flex flex-col">
      <Pages replace className="display-text min-h-12 !text-3xl !underline-offset-[0.32em]" />
      <ul aria-label={t("filterByCategory")} className="mt-2 flex flex-wrap gap-x-4 border-t pt-1">
        {CATEGORIES.map((category) => (
          <li key={category}>
            <Link to={`/shop?category=${category}`} replace className={line}>
              {t(`category${category}`)}
            </Link>
          </li>
        ))}
      </ul>
      <ul aria-label={t("linesTitle")} className="mt-1 border-t pt-1">
        {LINES.map((name) => (
          <li key={name}>
            <Link to={`/shop?line=${name}`} replace className={`${line} w-full`}>
              {/* What one looks for leads; the name is learned by the way. */}
              <span className="grow">{t(`concern-${LINE_CONCERNS[name]}`)}</span>
              <span translate="no" className="text-mist">
                {name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ul className="mt-1 grid grid-cols-2 gap-x-6 border-t pt-1">
        {others.map(([to, label]) => (
          <li key={to}>
            <Link to={to} replace className={line}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The popover opens and closes by itself; the history follows it, and it follows the history. */
function useMenuLayer() {
  const menu = useRef<HTMLDivElement>(null);
  const [open, change] = useHistoryLayer("menu");
  const followed = useRef(false);
  useEffect(() => {
    const popover = menu.current;
    const shown = popover?.matches(":popover-open") ?? false;
    // The menu may have been opened before scripts were loaded.
    if (shown && !followed.current) change(true);
    else if (shown !== open) popover?.togglePopover(open);
    followed.current = true;
  }, [open, change]);
  const { location: next } = useNavigation();
  useEffect(() => {
    if (next && menu.current?.matches(":popover-open")) menu.current.hidePopover();
  }, [next]);
  const onToggle = ({ newState }: ToggleEvent) => {
    // Closed because a page is on its way, or by Back: that is known here already.
    if ((newState === "open") !== open) change(newState === "open");
  };
  return { menu, onToggle };
}

/** The hairline under the header; it moves while the next page is on its way. */
function ProgressLine() {
  const busy = useNavigation().state !== "idle";
  return <div className={`sheen-line ${busy ? "sheen-moving" : ""}`} />;
}

/** Signed out, the way to log in leads back here; from the home page, to the profile as by default. */
function AccountLink({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const stays = pathname !== "/" && pathname !== href("/login");
  const login = stays
    ? `/login?${new URLSearchParams({ redirect: `${pathname}${search}` })}`
    : href("/login");
  if (signedIn) {
    return (
      <Link to={href("/profile")} aria-label={t("profile")} className={ROUND}>
        <User aria-hidden className="size-5" strokeWidth={1.5} />
      </Link>
    );
  }
  return (
    <Link to={login} aria-label={t("logIn")} className={`${ROUND} sm:px-3`}>
      <User aria-hidden className="size-5 sm:hidden" strokeWidth={1.5} />
      <span className="text-sm max-sm:hidden">{t("logIn")}</span>
    </Link>
  );
}

/** Opens the drawer; without JavaScript it leads to the checkout, which shows the cart too. */
function CartButton() {
  const { t } = useTranslation();
  const { lines, openDrawer } = useCart();
  const count = countUnits(lines ?? []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    openDrawer();
  };
  return (
    <form action={href("/checkout")} onSubmit={onSubmit}>
      <button
        type="submit"
        aria-label={count > 0 ? `${t("openCart")}, ${t("itemsInCart", { count })}` : t("openCart")}
        className={`${ROUND} relative -mr-2.5`}
      >
        <ShoppingBag aria-hidden className="size-5" strokeWidth={1.5} />
        {count > 0 && (
          <span
            key={count}
            data-testid="cart-badge"
            translate="no"
            className="told figures absolute top-0.5 right-0 min-w-4.5 animate-[pop_200ms_ease-out] rounded-full bg-kelp px-1 text-center text-[0.6875rem] leading-4.5 font-medium text-paper"
          >
            {count}
          </span>
        )}
      </button>
    </form>
  );
}
