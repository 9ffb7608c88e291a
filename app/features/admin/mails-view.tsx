import { useTranslation } from "react-i18next";
import { href, Link } from "react-router";
import { LANGUAGES } from "#app/i18n/language.ts";
import { MAIL_NAMES, type ShownMail } from "#app/outbox/mails.ts";
import { TextLink } from "#app/ui/button.tsx";
import type { MailQuery } from "./mail-query.ts";
import { More } from "./more.tsx";
import { tabAddress } from "./panel.ts";

const NAMES = { en: "English", fr: "Français", sp: "Español" } as const;
const CHOICE =
  "inline-flex min-h-11 items-center rounded-xs px-2.5 text-sm hover:bg-shell aria-[current=true]:bg-shell aria-[current=true]:font-medium";

/** Every mail that the shop sends, in every language, with an example of whom and what it is about. */
export function MailsView({ query, shown }: { query: MailQuery; shown: ShownMail | null }) {
  const { t } = useTranslation("admin");
  const { mail, language } = query;
  return (
    <>
      <p className="mb-4">
        <TextLink to={tabAddress("dashboard")}>{t("backToDashboard")}</TextLink>
      </p>
      <p className="mb-6 max-w-prose text-sm text-mist">{t("mailsHint")}</p>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <nav aria-label={t("tabMails")}>
          <ul className="flex flex-wrap lg:flex-col">
            {MAIL_NAMES.map((name) => (
              <li key={name}>
                <Link
                  to={tabAddress("mails", { mail: name, in: language })}
                  aria-current={name === mail ? "true" : undefined}
                  className={CHOICE}
                >
                  {t(`mail_${name}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="one-mail" className="min-w-0">
          <ul className="mb-4 flex flex-wrap" aria-label={t("mailLanguage")}>
            {LANGUAGES.map((one) => (
              <li key={one}>
                <Link
                  to={tabAddress("mails", { mail, in: one })}
                  aria-current={one === language ? "true" : undefined}
                  className={CHOICE}
                  translate="no"
                >
                  {NAMES[one]}
                </Link>
              </li>
            ))}
          </ul>
          {shown ? <Shown query={query} shown={shown} /> : <p role="alert">{t("mailNeedsProduct")}</p>}
        </section>
      </div>
    </>
  );
}

function Shown({ query: { mail, language }, shown }: { query: MailQuery; shown: ShownMail }) {
  const { t } = useTranslation("admin");
  return (
    <>
      <h2 id="one-mail" translate="no" className="display-text text-2xl [overflow-wrap:anywhere]">
        {shown.subject}
      </h2>
      <p className="mb-4 text-sm text-mist">
        {t("mailTo")} <span translate="no">{shown.to}</span>
      </p>
      <iframe
        key={`${mail} ${language}`}
        title={shown.subject}
        sandbox=""
        src={`${href("/admin/mails")}?${new URLSearchParams({ mail, in: language })}`}
        className="h-[44rem] w-full border bg-paper"
      />
      <More label={t("mailAsText")} className="mt-4">
        <pre translate="no" className="border-t py-4 text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
          {shown.text}
        </pre>
      </More>
    </>
  );
}
