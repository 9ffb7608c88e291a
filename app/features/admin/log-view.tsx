import { useTranslation } from "react-i18next";
import { href } from "react-router";
import type { Page } from "#app/db/page.ts";
import { formatTime } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { TEXT_LINK, TextLink } from "#app/ui/button.tsx";
import { FoundLine } from "./found-line.tsx";
import { SearchField } from "./list-fields.tsx";
import { LiveForm } from "./live-form.tsx";
import type { LogLine, LogQuery } from "./log-query.ts";
import { PagesNav } from "./pages-nav.tsx";
import { tabAddress } from "./panel.ts";

interface Props {
  query: LogQuery;
  log: Page<LogLine>;
  language: Language;
}

/** What admins did, the latest first: who, when, and what was so before and after. */
export function LogView({ query, log, language }: Props) {
  const { t } = useTranslation("admin");
  const { rows, total, page, pages } = log;
  const filter: Record<string, string> = query.q ? { q: query.q } : {};
  return (
    <>
      <LiveForm tab="log" state={filter} className="mb-6 flex flex-wrap items-end gap-4">
        <SearchField label={t("searchLog")} defaultValue={query.q} />
      </LiveForm>
      <FoundLine tab="log" found={t("logFound", { count: total })} filtered={query.q !== ""}>
        {total > 0 && (
          <TextLink
            to={`${href("/admin/log.csv")}?${new URLSearchParams(filter)}`}
            reloadDocument
            download
            className="ml-auto"
          >
            {t("exportCsv")}
          </TextLink>
        )}
      </FoundLine>
      <ol aria-label={t("tabLog")} className="border-t text-sm">
        {rows.map((line) => (
          <Line key={line.id} line={line} language={language} />
        ))}
      </ol>
      <PagesNav
        page={page}
        pages={pages}
        addressOf={(next) => tabAddress("log", { ...filter, page: String(next) })}
      />
    </>
  );
}

function Line({ line, language }: { line: LogLine; language: Language }) {
  const { t } = useTranslation("admin");
  const changes = Object.entries(line.changes);
  return (
    <li className="border-b py-3 [overflow-wrap:anywhere]">
      <div className="flex flex-wrap justify-between gap-x-6">
        <span className="font-medium">{t(`deed_${line.deed}`)}</span>
        <time dateTime={line.at} className="text-mist">
          {formatTime(line.at, language)}
        </time>
      </div>
      <p translate="no">
        {line.subject}
        {line.subject !== "" && " · "}
        <span className="text-mist">
          {line.isOperator ? t("by_operator") : (line.by ?? t("accountGone"))}
          {line.byToken !== null && ` · ${t("byToken", { name: line.byToken })}`}
        </span>
      </p>
      {changes.length > 0 && (
        <details>
          <summary className={TEXT_LINK}>{t("changesShown", { count: changes.length })}</summary>
          <dl translate="no" className="grid gap-x-6 gap-y-2 pb-2 sm:grid-cols-[10rem_1fr]">
            {changes.map(([field, [before, after]]) => (
              <div key={field} className="sm:contents">
                <dt className="text-mist">{field}</dt>
                <dd>
                  {before !== "" && <del className="mr-2 text-mist">{before}</del>}
                  {after !== "" && <ins className="no-underline">{after}</ins>}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  );
}
