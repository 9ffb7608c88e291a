import { ChevronDown, Search, X } from "#app/ui/icons.tsx";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { Link, useSubmit } from "react-router";
import { ROUND } from "#app/ui/button.tsx";
import { Kept, SearchBox } from "./search-box.tsx";
import { SHELF_ORDERS, type ShelfQuery, shelfAddress } from "./shelf.ts";
import { Categories, MoreFilters, type ShelfChoices } from "./shelf-choices.tsx";

/**
 * The head of the shop: its title and what narrows it, in two rows on a desk and three on a phone, where the search is
 * unfolded by its icon. Links and plain forms: every choice is in the address and works without JavaScript.
 */
export function ShelfFilters({ query, counts, total, children }: ShelfChoices & { children: ReactNode }) {
  const { t } = useTranslation();
  const [searching, setSearching] = useState(query.q !== "");
  const search = useRef<HTMLDivElement>(null);
  // Words that find nothing are not narrowed any further.
  const pointless = total === 0 && shelfAddress(query, { q: "" }) === "/shop";
  const unfold = () => {
    flushSync(() => setSearching(!searching));
    search.current?.querySelector("input")?.focus();
  };
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] gap-x-10 lg:grid-cols-[minmax(0,1fr)_auto] ${pointless ? "" : "border-b pb-2"}`}
    >
      <div className="flex items-baseline justify-between gap-x-6 pb-2 sm:pb-4 lg:justify-start">
        {children}
      </div>
      <div
        ref={search}
        className={`self-end pb-3 max-lg:order-2 lg:w-80 lg:justify-self-end lg:pb-5 ${searching ? "" : "max-lg:hidden max-lg:noscript:block"}`}
      >
        <SearchBox query={query} />
      </div>
      {!pointless && (
        <>
          <Categories query={query} counts={counts} />
          {/* The handle of the fold stands at its end. */}
          <div className="flex min-h-11 items-center pr-25">
            <button
              type="button"
              aria-label={t("search")}
              aria-expanded={searching}
              onClick={unfold}
              className={`-ml-3 lg:hidden noscript:hidden ${ROUND}`}
            >
              <Search aria-hidden className="size-5" strokeWidth={1.5} />
            </button>
            <OrderForm query={query} />
          </div>
          <div className="relative max-lg:order-1 lg:col-span-2">
            <MoreFilters query={query} counts={counts} total={total} />
          </div>
          <div className="max-lg:order-3 lg:col-span-2">
            <Chosen query={query} />
          </div>
        </>
      )}
    </div>
  );
}

function OrderForm({ query }: { query: ShelfQuery }) {
  const { t } = useTranslation();
  const submit = useSubmit();
  return (
    <form
      action="/shop"
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
      className="ml-auto flex items-center gap-3"
    >
      <Kept query={query} except="sort" />
      <label className="relative inline-flex items-center text-sm">
        <span className="sr-only">{t("sortBy")}</span>
        <select
          key={query.order}
          name="sort"
          defaultValue={query.order}
          className="min-h-11 cursor-pointer appearance-none bg-transparent pr-6 pl-2.5 [field-sizing:content]"
        >
          {SHELF_ORDERS.map((order) => (
            <option key={order} value={order}>
              {t(order === "newest" && query.q !== "" ? "sort-found" : `sort-${order}`)}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="pointer-events-none absolute right-0 size-4" />
      </label>
      <noscript>
        <button type="submit" className="min-h-11 px-3 text-sm underline underline-offset-4">
          {t("apply")}
        </button>
      </noscript>
    </form>
  );
}

/** What is chosen, each with a way back; the words have theirs in their field. */
function Chosen({ query }: { query: ShelfQuery }) {
  const { t } = useTranslation();
  const chosen: [string, string][] = [];
  if (query.concern)
    chosen.push([t(`concern-${query.concern}`), shelfAddress(query, { concern: undefined })]);
  if (query.line) chosen.push([query.line, shelfAddress(query, { line: undefined })]);
  for (const claim of query.claims) {
    const claims = query.claims.filter((one) => one !== claim);
    chosen.push([t(`claim-${claim}`), shelfAddress(query, { claims })]);
  }
  if (chosen.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-1">
      {chosen.map(([filter, to]) => (
        <Link
          key={filter}
          to={to}
          preventScrollReset
          aria-label={t("withoutFilter", { filter })}
          className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge px-4 text-sm hover:border-ink"
        >
          {filter}
          <X aria-hidden className="size-4" />
        </Link>
      ))}
      <Link
        to="/shop"
        preventScrollReset
        className="inline-flex min-h-11 items-center text-sm underline decoration-edge underline-offset-4"
      >
        {t("clearFilters")}
      </Link>
    </p>
  );
}
