import { Tabs } from "@base-ui/react/tabs";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGES, type Language, languageTag } from "#app/i18n/language.ts";
import { DraftField } from "./draft-field.tsx";
import { TEXTS } from "./product-draft.ts";
import type { ProductForm } from "./use-product-form.ts";

/** Each language by its own name, in every language. */
const NAMES = { en: "English", fr: "Français", sp: "Español" } as const satisfies Record<Language, string>;
/** Lines of a text area; a single line for the others. */
const ROWS: Partial<Record<(typeof TEXTS)[number], number>> = { description: 4, usage: 3 };

/** The texts of a product, a tab a language. What is not translated is read in English. */
export function ProductTexts({ form }: { form: ProductForm }) {
  const { t } = useTranslation("admin");
  const [open, setOpen] = useState<Language>("en");
  const refused = LANGUAGES.filter((language) =>
    TEXTS.some((text) => form.problems[fieldOf(language, text)]),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per refusal
  useEffect(() => {
    if (refused[0] && !refused.includes(open)) setOpen(refused[0]);
  }, [form.refused]);
  return (
    <Tabs.Root value={open} onValueChange={setOpen}>
      <Tabs.List aria-label={t("textLanguages")} className="mb-5 flex gap-1 border-b">
        {LANGUAGES.map((language) => (
          <Tabs.Tab
            key={language}
            value={language}
            className="-mb-px inline-flex min-h-11 items-center gap-2 border-b-2 border-transparent px-3 text-sm text-mist transition-colors hover:text-ink data-active:border-kelp data-active:text-ink"
          >
            <span translate="no" lang={languageTag(language)}>
              {NAMES[language]}
            </span>
            {refused.includes(language) && (
              <span className="size-2 rounded-full bg-coral">
                <span className="sr-only">{t("checkTab")}</span>
              </span>
            )}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {LANGUAGES.map((language) => (
        <Tabs.Panel key={language} value={language} className="grid gap-5 outline-none">
          {language !== "en" && <p className="text-xs text-mist">{t("translationHint")}</p>}
          {TEXTS.map((text) => (
            <DraftField
              key={text}
              form={form}
              field={fieldOf(language, text)}
              label={t(text)}
              hint={text === "kind" ? t("kindHint") : undefined}
              rows={ROWS[text]}
              lang={languageTag(language)}
              required={language === "en" && text !== "kind"}
            />
          ))}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}

function fieldOf<Text extends (typeof TEXTS)[number]>(language: Language, text: Text) {
  return language === "en" ? text : (`${language}.${text}` as const);
}
