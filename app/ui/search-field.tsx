import { Search } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";

const LONGEST = 100;

/** Where words to look for are typed, and the button that looks: the inside of a form, on a hairline. */
export function SearchField({ placeholder, defaultValue }: { placeholder: string; defaultValue?: string }) {
  const { t } = useTranslation();
  return (
    <div className="relative">
      <input
        type="search"
        name="q"
        defaultValue={defaultValue}
        maxLength={LONGEST}
        aria-label={t("search")}
        placeholder={placeholder}
        className="block min-h-12 w-full appearance-none border-b border-edge bg-transparent pr-22 text-base text-ink transition-colors duration-200 placeholder:text-mist hover:border-ink [&::-webkit-search-cancel-button]:hidden"
      />
      <button
        type="submit"
        aria-label={t("search")}
        className="absolute inset-y-0 right-0 inline-flex w-11 items-center justify-end"
      >
        <Search aria-hidden className="size-5" strokeWidth={1.5} />
      </button>
    </div>
  );
}
