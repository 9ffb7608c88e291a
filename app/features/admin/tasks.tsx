import { ArrowRight } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatDate } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import type { StuckDelivery } from "#app/outbox/stuck-deliveries.server.ts";
import { More } from "./more.tsx";
import { type TasksData, tabAddress } from "./panel.ts";

/** What needs doing, with links; also today's orders. Lines with a count of zero are left out. */
export function Tasks({ tasks, language }: { tasks: TasksData; language: Language }) {
  const { t } = useTranslation("admin");
  const { shortages, today, ordersToday, stuck, toDo } = tasks;
  const day = (since: string | null) => (since ? formatDate(since, language) : "");
  const lines = [
    [toDo.late.count, "tasksLate", tabAddress("orders", { list: "pack" }), day(toDo.late.since)],
    [toDo.paid.count, "tasksPack", tabAddress("orders", { list: "pack" }), day(toDo.paid.since)],
    [toDo.returns.count, "tasksReturns", tabAddress("orders", { list: "returns" }), day(toDo.returns.since)],
    [toDo.pending.count, "tasksPay", tabAddress("orders", { status: "pending" }), day(toDo.pending.since)],
    [shortages.out, "tasksOut", tabAddress("products", { only: "out" }), ""],
    [shortages.low, "tasksLow", tabAddress("products", { only: "low" }), ""],
    [ordersToday, "tasksOrders", tabAddress("orders", { from: today, to: today }), ""],
  ] as const;
  const open = lines.filter(([count]) => count > 0);
  return (
    <section aria-labelledby="tasks" className="mb-12">
      <h2 id="tasks" className="display-text text-2xl">
        {t("tasks")}
      </h2>
      {open.length === 0 && stuck.total === 0 && <p className="mt-3 text-mist">{t("tasksNone")}</p>}
      <ul className="mt-3">
        {open.map(([count, text, address, since]) => (
          <li key={text}>
            <Link
              to={address}
              prefetch="intent"
              className="flex min-h-12 items-center justify-between gap-4 border-b py-2 transition-colors hover:bg-shell"
            >
              {t(text, { count, since })}
              <ArrowRight aria-hidden className="size-4 shrink-0" strokeWidth={1.5} />
            </Link>
          </li>
        ))}
        {stuck.total > 0 && (
          <li className="border-b py-3">
            <p className="text-coral">{t("tasksStuck", { count: stuck.total })}</p>
            <p className="mt-1 text-xs text-mist">{t("tasksStuckHint")}</p>
            <Stuck oldest={stuck.oldest} language={language} />
          </li>
        )}
      </ul>
    </section>
  );
}

function Stuck({ oldest, language }: { oldest: readonly StuckDelivery[]; language: Language }) {
  const { t } = useTranslation("admin");
  return (
    <More label={t("showStuck")}>
      <ul className="text-sm">
        {oldest.map(({ id, kind, attempts, since, lastError }) => (
          <li key={id} className="border-t py-2">
            <span translate="no">{kind}</span>
            {" · "}
            <time dateTime={since}>{formatDate(since, language)}</time>
            {" · "}
            {t("attempts", { count: attempts })}
            {lastError && (
              <span translate="no" className="block text-xs break-words text-mist">
                {lastError}
              </span>
            )}
          </li>
        ))}
      </ul>
    </More>
  );
}
