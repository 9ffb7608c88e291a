import { useTranslation } from "react-i18next";

const LINES = [
  ["09:00:00", "agentStart"],
  ["09:00:01", "agentRead"],
  ["09:00:03", "agentFine"],
  ["09:00:04", "agentLow"],
  ["09:00:04", "agentDraft"],
  ["09:00:06", "agentEmpty"],
  ["09:00:07", "agentNext"],
] as const;

/** Shows what a stock agent might say. The specification gives it no function, and the page says so. */
export function AgentConsole() {
  const { t } = useTranslation("admin");
  return (
    <section aria-labelledby="agent-console">
      <p className="mb-6 max-w-[65ch] text-mist">{t("agentNote")}</p>
      <div className="sheen-line" />
      <div className="bg-shell p-5 sm:p-8">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <h2 id="agent-console" className="font-medium">
            {t("agentConsole")}
          </h2>
          <p className="rounded-full border border-edge px-3 py-0.5 text-xs">{t("simulation")}</p>
          <p className="w-full text-sm text-mist">{t("agentDate")}</p>
        </div>
        <ol className="grid gap-2 font-mono text-sm">
          {LINES.map(([time, line]) => (
            <li key={line} className="flex gap-4">
              <span translate="no" className="figures shrink-0 text-mist">
                {time}
              </span>
              <span>{t(line)}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
