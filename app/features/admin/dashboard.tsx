import { useTranslation } from "react-i18next";
import { formatDate } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { languageTag } from "#app/i18n/language.ts";
import type { SalesDay, SalesStatistics } from "#app/features/orders/sales.ts";
import { TextLink } from "#app/ui/button.tsx";
import { formatMoney } from "#app/ui/price.tsx";
import { Column } from "./column.tsx";
import { DayChart } from "./day-chart.tsx";
import { More } from "./more.tsx";
import { tabAddress } from "./panel.ts";
import type { TasksData } from "./panel.ts";
import { Tasks } from "./tasks.tsx";

/** Characters of a figure beside two others on the narrowest phone. */
const LONGEST_BESIDE = 10;

/** Integer cents, whole dollars: what a scale is written in. */
const wholeMoney = (cents: number) => formatMoney(cents).replace(/\.00$/, "");

interface Props {
  statistics: SalesStatistics;
  tasks: TasksData;
  /** Whose days are counted. */
  timeZone: string;
  language: Language;
}

/** What needs doing, the three totals, and the last 30 days. */
export function Dashboard({ statistics, tasks, timeZone, language }: Props) {
  const { t } = useTranslation("admin");
  const count = (value: number) => value.toLocaleString(languageTag(language));
  const cards = [
    [t("totalRevenue"), formatMoney(statistics.revenue)],
    [t("totalOrders"), count(statistics.orders)],
    [t("totalCustomers"), count(statistics.customers)],
  ] as const;
  // Side by side, a phone has room for figures up to $99,999.99.
  const isLong = cards.some(([, value]) => value.length > LONGEST_BESIDE);
  return (
    <>
      <Tasks tasks={tasks} language={language} />
      <dl className={`grid border-y ${isLong ? "max-sm:divide-y sm:grid-cols-3" : "grid-cols-3"}`}>
        {cards.map(([label, value]) => (
          <div
            key={label}
            className={`flex flex-col justify-between py-4 pr-2 sm:py-5 sm:pr-6 sm:not-first:border-l sm:not-first:pl-6 ${isLong ? "" : "not-first:border-l not-first:pl-3"}`}
          >
            <dt className="text-xs text-mist sm:text-sm">{label}</dt>
            <dd translate="no" className="display-text figures mt-1 text-xl sm:text-4xl">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="last-days" className="mt-12">
        <h2 id="last-days" className="display-text text-2xl">
          {t("lastDays")}
        </h2>
        <div className="mt-6 grid gap-x-12 gap-y-10 xl:grid-cols-2">
          <DayChart
            title={t("revenue")}
            days={statistics.days.map((day) => ({ date: day.date, value: day.revenue }))}
            least={100}
            format={formatMoney}
            formatStep={wholeMoney}
            language={language}
          />
          <DayChart
            title={t("orders")}
            days={statistics.days.map((day) => ({ date: day.date, value: day.orders }))}
            least={1}
            format={count}
            language={language}
          />
        </div>
        <Numbers days={statistics.days} timeZone={timeZone} count={count} language={language} />
        <p className="flex flex-wrap gap-x-8">
          <TextLink to={tabAddress("log")}>{t("tabLog")}</TextLink>
          <TextLink to={tabAddress("connections")}>{t("tabConnections")}</TextLink>
          <TextLink to={tabAddress("mails")}>{t("tabMails")}</TextLink>
          <TextLink to={tabAddress("staff")}>{t("tabStaff")}</TextLink>
        </p>
      </section>
    </>
  );
}

interface NumbersProps {
  days: SalesDay[];
  timeZone: string;
  count: (value: number) => string;
  language: Language;
}

/** The same 30 days as a table: for screen readers, and for everybody who wants to read them exactly. */
function Numbers({ days, timeZone, count, language }: NumbersProps) {
  const { t } = useTranslation("admin");
  return (
    <More label={t("showNumbers")} className="mt-8">
      <table className="mt-2 w-full max-w-xl text-sm">
        <caption className="pb-2 text-left text-xs text-mist">{t("daysBegin", { timeZone })}</caption>
        <thead className="text-mist">
          <tr>
            <Column className="text-left">{t("day")}</Column>
            <Column className="text-right">{t("revenue")}</Column>
            <Column className="text-right">{t("orders")}</Column>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.date}>
              <th scope="row" className="border-b py-2 text-left font-normal">
                {formatDate(day.date, language)}
              </th>
              <td translate="no" className="figures border-b py-2 text-right">
                {formatMoney(day.revenue)}
              </td>
              <td translate="no" className="figures border-b py-2 text-right">
                {count(day.orders)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </More>
  );
}
