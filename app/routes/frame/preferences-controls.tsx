import { Globe, Moon, Sun } from "#app/ui/icons.tsx";
import type { ComponentProps, FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { href, useLocation } from "react-router";
import { LANGUAGES, type Language, languageTag } from "#app/i18n/language.ts";
import { switchTheme } from "#app/theme/switch-theme.ts";
import { otherTheme } from "#app/theme/theme.ts";
import { useTheme } from "#app/theme/use-theme.ts";
import { ROUND } from "#app/ui/button.tsx";
import { tellTabs } from "#app/ui/tabs.ts";

const LANGUAGE_NAMES = { en: "English", fr: "Français", sp: "Español" } as const satisfies Record<
  Language,
  string
>;

/** The language by name; opens the choice. */
export function LanguageMenu({ language }: { language: Language }) {
  const { t } = useTranslation();
  return (
    <div className="relative">
      <button
        type="button"
        popoverTarget="language-menu"
        className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 text-sm transition-colors hover:bg-shell"
        aria-label={`${t("language")}: ${LANGUAGE_NAMES[language]}`}
        style={{ anchorName: "--language" }}
      >
        <Globe aria-hidden className="size-4.5" strokeWidth={1.5} />
        <span translate="no">{LANGUAGE_NAMES[language]}</span>
      </button>
      <div
        id="language-menu"
        popover="auto"
        className="inset-auto m-0 border bg-paper p-2 [position-anchor:--language] [position-area:bottom_span-left]"
      >
        <LanguageButtons language={language} />
      </div>
    </div>
  );
}

/** Plain form buttons: changing the language is a page load in that language. */
export function LanguageButtons({ language }: { language: Language }) {
  return (
    <PreferencesForm className="flex flex-wrap lg:flex-col">
      {LANGUAGES.map((code) => (
        <button
          key={code}
          type="submit"
          name="language"
          value={code}
          lang={languageTag(code)}
          translate="no"
          aria-current={code === language ? "true" : undefined}
          className="inline-flex min-h-11 min-w-11 items-center px-3 text-left max-lg:mr-5 max-lg:px-0 text-sm decoration-edge underline-offset-8 hover:underline aria-current:underline decoration-1"
        >
          {LANGUAGE_NAMES[code]}
        </button>
      ))}
    </PreferencesForm>
  );
}

export function ThemeToggle() {
  const { t } = useTranslation();
  const next = otherTheme(useTheme());
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    switchTheme();
    tellTabs();
  };
  return (
    <PreferencesForm onSubmit={onSubmit}>
      <button
        type="submit"
        name="theme"
        value={next}
        aria-label={t(next === "dark" ? "switchToDark" : "switchToLight")}
        className={ROUND}
      >
        {next === "dark" ? (
          <Moon aria-hidden className="size-4.5" strokeWidth={1.5} />
        ) : (
          <Sun aria-hidden className="size-4.5" strokeWidth={1.5} />
        )}
      </button>
    </PreferencesForm>
  );
}

/** A form that the browser sends itself; the server sets the cookie and leads back here. */
function PreferencesForm(props: ComponentProps<"form">) {
  const { pathname, search } = useLocation();
  const { children, ...rest } = props;
  return (
    <form method="post" action={href("/preferences")} {...rest}>
      <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
      {children}
    </form>
  );
}
