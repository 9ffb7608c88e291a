import { X } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { Link, useSubmit } from "react-router";
import { SearchField } from "#app/ui/search-field.tsx";
import { type ShelfQuery, shelfAddress } from "./shelf.ts";

/** Looks for words, within what is chosen. */
export function SearchBox({ query }: { query: ShelfQuery }) {
  const { t } = useTranslation();
  const submit = useSubmit();
  return (
    <search>
      <form
        action="/shop"
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
      >
        <Kept query={query} except="q" />
        <div className="relative">
          <SearchField key={query.q} placeholder={t("searchHint")} defaultValue={query.q} />
          {query.q && (
            <Link
              to={shelfAddress(query, { q: "" })}
              preventScrollReset
              aria-label={t("withoutFilter", { filter: t("quoted", { words: query.q }) })}
              className="absolute inset-y-0 right-11 inline-flex w-11 items-center justify-end text-mist hover:text-ink"
            >
              <X aria-hidden className="size-4.5" strokeWidth={1.5} />
            </Link>
          )}
        </div>
      </form>
    </search>
  );
}

/** Hidden fields for everything in the query that this form does not change. */
export function Kept({ query, except }: { query: ShelfQuery; except: "q" | "sort" }) {
  const kept = [...new URL(shelfAddress(query, { page: 1 }), "http://here").searchParams];
  return kept
    .filter(([name]) => name !== except)
    .map(([name, value]) => <input key={name + value} type="hidden" name={name} value={value} />);
}
