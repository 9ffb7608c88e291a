import { Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSubmit } from "react-router";
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
        className="relative"
      >
        <Kept query={query} except="q" />
        <input
          key={query.q}
          type="search"
          name="q"
          defaultValue={query.q}
          maxLength={100}
          aria-label={t("search")}
          placeholder={t("searchHint")}
          className="block min-h-12 w-full border-b border-edge bg-transparent pr-12 text-base text-ink transition-colors duration-200 placeholder:text-mist hover:border-ink [&::-webkit-search-cancel-button]:hidden"
        />
        <button
          type="submit"
          aria-label={t("search")}
          className="absolute inset-y-0 right-0 inline-flex w-11 items-center justify-end"
        >
          <Search aria-hidden className="size-5" strokeWidth={1.5} />
        </button>
      </form>
    </search>
  );
}

/** What stays as it is when the form is sent. */
export function Kept({ query, except }: { query: ShelfQuery; except: "q" | "sort" }) {
  const kept = [...new URL(shelfAddress(query, { page: 1 }), "http://here").searchParams];
  return kept
    .filter(([name]) => name !== except)
    .map(([name, value]) => <input key={name + value} type="hidden" name={name} value={value} />);
}
