import { ChevronDown, X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSubmit } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { CATEGORIES, CLAIMS, SHOP_CONCERNS } from "./product.ts";
import { Kept, SearchBox } from "./search-box.tsx";
import { SHELF_ORDERS, type ShelfCounts, type ShelfQuery, shelfAddress } from "./shelf.ts";

interface Props {
  query: ShelfQuery;
  counts: ShelfCounts;
  /** How many products the choices leave. */
  total: number;
}

/** What narrows the shop. Links and a plain form: every choice is in the address and works without JavaScript. */
export function ShelfFilters({ query, counts, total }: Props) {
  return (
    <div className="mt-5 border-b pb-3">
      <div className="grid items-end gap-x-10 gap-y-2 lg:grid-cols-[1fr_20rem]">
        <div className="lg:col-start-2 lg:row-start-1">
          <SearchBox query={query} />
        </div>
        <Categories query={query} counts={counts} />
      </div>
      {/* The order stands beside the fold's handle, so that it is there while the fold is closed. */}
      <div className="relative mt-1">
        <MoreFilters query={query} counts={counts} total={total} />
        <OrderForm query={query} />
      </div>
      <Chosen query={query} />
    </div>
  );
}

/** One row that scrolls sideways on a phone. */
function Categories({ query, counts }: Omit<Props, "total">) {
  const { t } = useTranslation();
  const all = Object.values(counts.category).reduce((sum, count) => sum + count, 0);
  return (
    <nav
      aria-label={t("filterByCategory")}
      className="-mx-5 flex gap-x-3.5 overflow-x-auto px-5 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:gap-x-6 sm:px-0"
    >
      <Choice to={shelfAddress(query, { category: undefined })} chosen={!query.category} count={all}>
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
  count: number;
  children: ReactNode;
}

/** A choice with how much it would leave. What would leave nothing is said, not offered. */
function Choice({ to, chosen, count, children }: ChoiceProps) {
  const number = (
    <span aria-hidden className="figures ml-1.5 inline-block text-xs text-mist">
      {count}
    </span>
  );
  if (count === 0 && !chosen)
    return (
      <span className="inline-flex min-h-11 shrink-0 items-center text-sm text-mist opacity-60">
        {children}
      </span>
    );
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={chosen}
      className="group/choice inline-flex min-h-11 min-w-11 shrink-0 items-center text-sm text-mist hover:text-ink aria-[current=true]:text-ink"
    >
      <span className="decoration-1 underline-offset-8 group-aria-[current=true]/choice:underline">
        {children}
      </span>
      {number}
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
      <summary className="inline-flex min-h-11 list-none items-center gap-2 text-sm [&::-webkit-details-marker]:hidden">
        {t("filters")}
        <ChevronDown aria-hidden className="size-4 transition-transform duration-200 group-open:rotate-180" />
      </summary>
      <div className="grid gap-x-10 gap-y-4 pt-2 pb-4 sm:grid-cols-2 lg:grid-cols-[2.4fr_0.8fr_1.8fr]">
        <Choices query={query} counts={counts} />
      </div>
      {/* On a phone the products are below the choices: one press leads there. */}
      <div className="sticky bottom-0 z-10 -mx-5 border-t bg-paper px-5 py-3 sm:hidden noscript:hidden">
        <Button onClick={close} className="w-full">
          {t("showProducts", { count: total })}
        </Button>
      </div>
    </details>
  );
}

/** Of concerns and lines one at most is chosen, of claims any; what is chosen is let go by pressing it again. */
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
      <Group title={t("concern")}>
        {SHOP_CONCERNS.map((concern) => (
          <Choice key={concern} {...oneOf("concern", concern)}>
            {t(`concern-${concern}`)}
          </Choice>
        ))}
      </Group>
      <Group title={t("line")}>
        {Object.keys(counts.line)
          .sort()
          .map((line) => (
            <Choice key={line} {...oneOf("line", line)}>
              <span translate="no">{line}</span>
            </Choice>
          ))}
      </Group>
      <Group title={t("preferences")}>
        {CLAIMS.map((claim) => {
          const chosen = query.claims.includes(claim);
          const claims = chosen ? query.claims.filter((one) => one !== claim) : [...query.claims, claim];
          return (
            <Choice
              key={claim}
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

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="text-xs text-mist">{title}</legend>
      {/* A column each; on a phone what can be pressed looks like it. */}
      <div className="flex flex-wrap gap-x-5 max-sm:mt-2 max-sm:gap-2 max-sm:*:rounded-full max-sm:*:border max-sm:*:border-edge max-sm:*:px-4 max-sm:*:aria-[current=true]:border-ink lg:block lg:columns-[15rem] lg:*:flex">
        {children}
      </div>
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
      className="absolute top-0 right-0 flex items-center gap-3"
    >
      <Kept query={query} except="sort" />
      <label className="relative inline-flex items-center text-sm">
        <span className="text-mist max-sm:sr-only">{t("sortBy")}</span>
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

/** What is chosen, each with a way back. */
function Chosen({ query }: { query: ShelfQuery }) {
  const { t } = useTranslation();
  const chosen: [string, string][] = [];
  if (query.q) chosen.push([`“${query.q}”`, shelfAddress(query, { q: "" })]);
  if (query.concern)
    chosen.push([t(`concern-${query.concern}`), shelfAddress(query, { concern: undefined })]);
  if (query.line) chosen.push([query.line, shelfAddress(query, { line: undefined })]);
  for (const claim of query.claims) {
    const claims = query.claims.filter((one) => one !== claim);
    chosen.push([t(`claim-${claim}`), shelfAddress(query, { claims })]);
  }
  if (chosen.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-2 pt-1">
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
        className="inline-flex min-h-11 items-center px-2 text-sm underline decoration-edge underline-offset-4"
      >
        {t("clearFilters")}
      </Link>
    </p>
  );
}
