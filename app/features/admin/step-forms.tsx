import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { href, useFetcher } from "react-router";
import type { WorkedOrder } from "#app/features/orders/order.ts";
import { dueOf, paidAs, possibleSteps, refundable, standingAfter } from "#app/features/orders/order-steps.ts";
import { stepProblem } from "#app/features/orders/step-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { formatMoney } from "#app/ui/price.tsx";
import { RefundAs } from "./refund-as.tsx";

type Kind = ReturnType<typeof possibleSteps>[number];

/** What can be done with an order now. Each unfolds to say what follows from it, and is done only then. */
export function StepForms({ order }: { order: WorkedOrder }) {
  const { t } = useTranslation("admin");
  const standing = standingAfter(order, order.steps);
  const steps = possibleSteps(standing, order);
  if (steps.length === 0) return <p className="text-mist">{t("nothingToDo")}</p>;
  return (
    <section aria-labelledby="next-steps">
      <h3 id="next-steps" className="mb-2 text-sm text-mist">
        {t("nextSteps")}
      </h3>
      <div className="border-t">
        {steps.map((kind) => (
          // Another step taken is another form: what was typed for the last one is not for this.
          <StepForm key={`${kind}-${order.steps.length}`} order={order} kind={kind}>
            {kind === "shipped" && <ParcelFields />}
            {kind === "refunded" && <RefundFields order={order} left={refundable(standing)} />}
          </StepForm>
        ))}
      </div>
    </section>
  );
}

/** What leads on with an order is a button until it is opened; what takes it back, a line. */
const AHEAD =
  "my-3 rounded-xs bg-action px-7 text-on-action transition-colors hover:bg-action-near group-open:my-0 group-open:bg-transparent group-open:px-0 group-open:text-ink forced-colors:border";
const ASIDE = "py-2 underline decoration-edge underline-offset-[6px] hover:decoration-ink";

function StepForm({ order, kind, children }: { order: WorkedOrder; kind: Kind; children: ReactNode }) {
  const { t } = useTranslation("admin");
  const fetcher = useFetcher();
  const problem = stepProblem(fetcher.data);
  const standing = standingAfter(order, order.steps);
  const left = refundable(standing).money;
  // Money received through the provider is refunded through it.
  const goesBack = kind === "refunded" && left > 0 && paidAs(order.steps) !== undefined;
  // Store credit is its shopper's again by itself.
  const explained = kind === "cancelled" && left > 0 ? "cancelled_paid" : kind;
  const takesAway = kind === "cancelled" || kind === "refunded";
  return (
    <details name="next-step" className="group border-b">
      <summary
        className={`flex min-h-12 w-fit items-center text-sm font-medium ${takesAway ? ASIDE : AHEAD}`}
      >
        {t(`do_${kind}`)}
      </summary>
      <fetcher.Form method="post" action={href("/admin/orders")} className="grid gap-4 pt-1 pb-6">
        <input type="hidden" name="order" value={order.id} />
        <input type="hidden" name="seen" value={order.steps.length} />
        <input type="hidden" name="step" value={kind} />
        <p className="max-w-prose text-sm text-pretty text-mist">
          {goesBack
            ? t("explainPayBack", { amount: formatMoney(left) })
            : t(`explain_${explained}`, { total: formatMoney(dueOf(order)) })}
        </p>
        {children}
        <Button
          type="submit"
          look={takesAway ? "danger" : "primary"}
          disabled={fetcher.state !== "idle"}
          className="justify-self-start"
        >
          {goesBack ? t("confirmPayBack") : t(`confirm_${kind}`)}
        </Button>
        {problem && (
          <p role="alert" className="text-sm text-coral">
            {t(problem)}
          </p>
        )}
      </fetcher.Form>
    </details>
  );
}

function ParcelFields() {
  const { t } = useTranslation("admin");
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t("carrier")} name="carrier" maxLength={100} autoComplete="off" />
      <Field label={t("trackingNumber")} name="number" maxLength={100} autoComplete="off" />
      <Field
        label={t("trackingLink")}
        hint={t("trackingLinkHint")}
        name="link"
        type="url"
        maxLength={500}
        autoComplete="off"
        className="sm:col-span-2"
      />
    </div>
  );
}

/** `left` in integer cents: all that can still be given back, as money and as store credit. */
function RefundFields({ order, left }: { order: WorkedOrder; left: { money: number; credit: number } }) {
  const { t } = useTranslation("admin");
  const most = left.money || left.credit;
  return (
    <>
      <Field
        label={t("refundAmount")}
        hint={t("refundHint", { most: formatMoney(most) })}
        name="amount"
        inputMode="decimal"
        required
        defaultValue={(most / 100).toFixed(2)}
        autoComplete="off"
        className="max-w-60"
      />
      <RefundAs hasAccount={order.userId !== null} left={left} />
    </>
  );
}
