import { Check, ChevronDown } from "#app/ui/icons.tsx";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { CATEGORIES, CLAIMS, SHOP_CONCERNS } from "./product.ts";
import { type ShelfCounts, type ShelfQuery, shelfAddress } from "./shelf.ts";

export interface ShelfChoices {
  query: ShelfQuery;
  counts: ShelfCounts;
  /** How many products the choices leave. */
  total: number;
}

/** One row that scrolls sideways on a phone, where it fades out and how many there are is left to the filters. */
export function Categories({ query, counts }: Omit<ShelfChoices, "total">) {
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

/** Concern, line and preferences, folded until they are wanted or in use. */
export function MoreFilters({ query, counts, total }: ShelfChoices) {
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
function Choices({ query, counts }: Omit<ShelfChoices, "total">) {
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
