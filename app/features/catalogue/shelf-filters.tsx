import { Check, ChevronDown, Search, X } from "#app/ui/icons.tsx";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { Link, useSubmit } from "react-router";
import { Button, ROUND } from "#app/ui/button.tsx";
import { CATEGORIES, CLAIMS, SHOP_CONCERNS } from "./product.ts";
import { Kept, SearchBox } from "./search-box.tsx";
import { SHELF_ORDERS, type ShelfCounts, type ShelfQuery, shelfAddress } from "./shelf.ts";

interface Props {
  query: ShelfQuery;
  counts: ShelfCounts;
  /** How many products the choices leave. */
  total: number;
}

/**
 * The head of the shop: its title and what narrows it, in two rows on a desk and three on a phone, where the search is
 * unfolded by its icon. Links and plain forms: every choice is in the address and works without JavaScript.
 */
export function ShelfFilters({ query, counts, total, children }: Props & { children: ReactNode }) {
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

/** One row that scrolls sideways on a phone, where it fades out and how many there are is left to the filters. */
function Categories({ query, counts }: Omit<Props, "total">) {
  const { t } = useTranslation();
  return (
    <nav
      aria-label={t("filterByCategory")}
      className="-mx-5 flex gap-x-3.5 overflow-x-auto px-5 max-sm:[mask-image:linear-gradient(to_right,black_calc(100%-1.5rem),transparent)] [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:gap-x-6 sm:px-0"
    >
      {/* How many there are in all stands beside the title. */}
      <Choice to={shelfAddress(query, { category: undefined })} chosen={!query.category}>
        {t("all")}
      </Choice>
      {CATEGORIES.map((category) => (
        <Choice
          key={category}
          to={shelfAddress(query, { category })}
          chosen={query.category === category}
          count={counts.category[category] ?? 0}
        >
          {t(`category${category}`)}
        </Choice>
      ))}
    </nav>
  );
}

interface ChoiceProps {
  to: string;
  chosen: boolean;
  /** How many products it would leave; undefined if that is shown elsewhere. */
  count?: number;
  /** One of a list that can be ticked, not a tab. */
  box?: boolean;
  children: ReactNode;
}

/** A choice with how much it would leave. What would leave nothing is named with its 0, not offered. */
function Choice({ to, chosen, count, box = false, children }: ChoiceProps) {
  const mark = box && (
    <span
      aria-hidden
      className={`mr-3 inline-flex size-4.5 shrink-0 items-center justify-center border group-hover/choice:border-ink group-aria-[current=true]/choice:border-kelp group-aria-[current=true]/choice:told group-aria-[current=true]/choice:bg-kelp ${count === 0 ? "border-line" : "border-edge"}`}
    >
      {chosen && <Check className="size-3.5 text-paper" strokeWidth={2.5} />}
    </span>
  );
  if (count === 0 && !chosen)
    return (
      <span className="inline-flex min-h-11 shrink-0 items-center text-sm leading-tight text-mist">
        {mark}
        <span>
          {children}
          <span className={`figures ml-1.5 text-xs ${box ? "" : "max-sm:hidden"}`}>0</span>
        </span>
      </span>
    );
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={chosen}
      // A short word is no smaller to press: it reaches into the gaps.
      className={`group/choice inline-flex min-h-11 min-w-11 shrink-0 items-center text-sm leading-tight hover:text-ink aria-[current=true]:text-ink ${box ? "text-ink" : "-mx-2 px-2 text-mist sm:-mx-3 sm:px-3"}`}
    >
      {mark}
      <span>
        <span
          className={box ? "" : "decoration-1 underline-offset-8 group-aria-[current=true]/choice:underline"}
        >
          {children}
        </span>
        {count !== undefined && (
          <span aria-hidden className={`figures ml-1.5 text-xs text-mist ${box ? "" : "max-sm:hidden"}`}>
            {count}
          </span>
        )}
      </span>
    </Link>
  );
}

/** Concern, line and preferences, folded until they are wanted or in use. */
function MoreFilters({ query, counts, total }: Props) {
  const { t } = useTranslation();
  const fold = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (!fold.current) return;
    fold.current.open = false;
    fold.current.querySelector("summary")?.focus();
  };
  return (
    <details ref={fold} className="group">
      <summary className="absolute right-0 bottom-full inline-flex min-h-11 w-25 list-none items-center justify-end gap-2 text-sm [&::-webkit-details-marker]:hidden">
        {t("filters")}
        <ChevronDown aria-hidden className="size-4 transition-transform duration-200 group-open:rotate-180" />
      </summary>
      {/* In the columns of the products below. */}
      <div className="grid gap-x-5 gap-y-7 pt-5 pb-6 lg:grid-cols-4">
        <Choices query={query} counts={counts} />
      </div>
      {/* On a phone the products are below the choices: one press leads there, from above the strip of the chat. */}
      <div className="sticky bottom-[calc(3rem+1px+env(safe-area-inset-bottom))] z-10 bg-paper py-3 before:absolute before:inset-x-0 before:bottom-full before:h-8 before:bg-linear-to-t before:from-paper before:to-transparent sm:hidden noscript:hidden">
        <Button onClick={close} className="w-full">
          {t("showProducts", { count: total })}
        </Button>
      </div>
    </details>
  );
}

/** At most one concern and one line can be chosen, but any number of claims; pressing a choice again removes it. */
function Choices({ query, counts }: Omit<Props, "total">) {
  const { t } = useTranslation();
  const oneOf = (of: "concern" | "line", value: string) => {
    const chosen = query[of] === value;
    return {
      to: shelfAddress(query, { [of]: chosen ? undefined : value }),
      chosen,
      count: counts[of][value] ?? 0,
    };
  };
  return (
    <>
      <Group
        title={t("concern")}
        columns="grid-cols-2 sm:grid-cols-3 lg:grid-cols-2"
        className="lg:col-span-2"
      >
        {SHOP_CONCERNS.map((concern) => (
          <Choice key={concern} box {...oneOf("concern", concern)}>
            {t(`concern-${concern}`)}
          </Choice>
        ))}
      </Group>
      <Group title={t("line")} columns="grid-cols-2 sm:grid-cols-3 lg:grid-cols-1">
        {Object.keys(counts.line)
          .sort()
          .map((line) => (
            <Choice key={line} box {...oneOf("line", line)}>
              <span translate="no">{line}</span>
            </Choice>
          ))}
      </Group>
      <Group title={t("preferences")} columns="">
        {CLAIMS.map((claim) => {
          const chosen = query.claims.includes(claim);
          const claims = chosen ? query.claims.filter((one) => one !== claim) : [...query.claims, claim];
          return (
            <Choice
              key={claim}
              box
              to={shelfAddress(query, { claims })}
              chosen={chosen}
              count={counts.claim[claim] ?? 0}
            >
              {t(`claim-${claim}`)}
            </Choice>
          );
        })}
      </Group>
    </>
  );
}

function Group({
  title,
  columns,
  className,
  children,
}: {
  title: string;
  columns: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <fieldset className={className}>
      <legend className="mb-2 text-sm text-mist">{title}</legend>
      <div className={`grid gap-x-5 max-sm:gap-y-2.5 ${columns}`}>{children}</div>
    </fieldset>
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
