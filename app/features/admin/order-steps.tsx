import { useTranslation } from "react-i18next";
import { href, useFetcher } from "react-router";
import type { WorkedOrder } from "#app/features/orders/order.ts";
import { STEP_WORDS, type TakenStep } from "#app/features/orders/order-steps.ts";
import { stepProblem } from "#app/features/orders/step-answer.ts";
import { formatTime } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { Button } from "#app/ui/button.tsx";
import { formatMoney } from "#app/ui/price.tsx";

/** What happened to an order, the newest first, each with who did it; the last may be taken back for a moment. */
export function OrderSteps({ order, language }: { order: WorkedOrder; language: Language }) {
  const { t } = useTranslation("admin");
  const { t: shop } = useTranslation();
  return (
    <section aria-labelledby="order-history" className="mt-10">
      <h3 id="order-history" className="mb-2 text-sm text-mist">
        {t("orderHistory")}
      </h3>
      <ol className="border-t text-sm">
        {order.steps.toReversed().map((step) => (
          <li key={step.number} className="border-b py-3">
            <div className="flex flex-wrap justify-between gap-x-6">
              <span>
                {step.kind === "undone" ? t("stepUndone") : shop(STEP_WORDS[step.kind])}
                {step.amount !== null && <span translate="no"> · {formatMoney(step.amount)}</span>}
                {step.details.credit && ` ${t("asCredit")}`}
              </span>
              <span className="text-mist">
                {t(`by_${step.by}`)}
                {" · "}
                <time dateTime={step.at}>{formatTime(step.at, language)}</time>
              </span>
            </div>
            <Parcel step={step} />
            {step.number === order.undoable && <Undo order={order} />}
          </li>
        ))}
        <li className="flex flex-wrap justify-between gap-x-6 border-b py-3">
          {t("stepPlaced")}
          <time dateTime={order.createdAt} className="text-mist">
            {formatTime(order.createdAt, language)}
          </time>
        </li>
      </ol>
    </section>
  );
}

function Parcel({ step: { details } }: { step: TakenStep }) {
  const { carrier, number, link } = details;
  if (!carrier && !number && !link) return null;
  return (
    <p translate="no" className="mt-1 text-mist [overflow-wrap:anywhere]">
      {[carrier, number].filter(Boolean).join(" · ")}
      {link && (
        <a href={link} target="_blank" rel="noreferrer" className="block underline">
          {link}
        </a>
      )}
    </p>
  );
}

function Undo({ order }: { order: WorkedOrder }) {
  const { t } = useTranslation("admin");
  const fetcher = useFetcher();
  const problem = stepProblem(fetcher.data);
  return (
    <fetcher.Form method="post" action={href("/admin/orders")} className="mt-3">
      <input type="hidden" name="order" value={order.id} />
      <input type="hidden" name="seen" value={order.steps.length} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          name="step"
          value="undone"
          look="quiet"
          disabled={fetcher.state !== "idle"}
          className="px-5"
        >
          {t("undoStep")}
        </Button>
        <span className="basis-60 text-xs text-pretty text-mist">{t("undoHint")}</span>
      </div>
      {problem && (
        <p role="alert" className="mt-2 text-coral">
          {t(problem)}
        </p>
      )}
    </fetcher.Form>
  );
}
