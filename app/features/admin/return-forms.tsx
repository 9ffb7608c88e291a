import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { href, useFetcher } from "react-router";
import type { WorkedOrder } from "#app/features/orders/order.ts";
import { refundable, standingAfter } from "#app/features/orders/order-steps.ts";
import { type Return, worthOf } from "#app/features/orders/returns.ts";
import { stepProblem } from "#app/features/orders/step-answer.ts";
import { formatDate } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, SelectField } from "#app/ui/field.tsx";
import { formatMoney } from "#app/ui/price.tsx";
import { RefundAs } from "./refund-as.tsx";

interface Props {
  order: WorkedOrder;
  language: Language;
}

/** What the shopper wants to send back, or has: answered, and taken when it is here. */
export function ReturnForms({ order, language }: Props) {
  const { t } = useTranslation("admin");
  if (order.returns.length === 0) return null;
  return (
    <section aria-labelledby="returns" className="mt-10">
      <h3 id="returns" className="mb-2 text-sm text-mist">
        {t("returns")}
      </h3>
      <ul className="border-t text-sm">
        {order.returns.map((one) => (
          <li key={one.id} className="border-b py-3 [overflow-wrap:anywhere]">
            <About one={one} language={language} />
            {one.state === "asked" && <AnswerForm one={one} answer="accepted" />}
            {one.state === "asked" && <AnswerForm one={one} answer="declined" />}
            {(one.state === "asked" || one.state === "accepted") && <ReceiveForm order={order} one={one} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function About({ one, language }: { one: Return; language: Language }) {
  const { t } = useTranslation("admin");
  const { t: shop } = useTranslation();
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-6">
        <span className="font-medium">{t(`return_${one.state}`)}</span>
        <time dateTime={one.askedAt} className="text-mist">
          {formatDate(one.askedAt, language)}
        </time>
      </p>
      <ul className="mt-1">
        {one.items.map((item) => (
          <li key={item.productId}>
            {item.quantity} × {item.name}
            {item.opened && <span className="text-coral"> · {t("returnOpened")}</span>}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-mist">
        {one.words
          ? t("returnWhy", { reason: shop(`return_${one.reason}`), words: one.words })
          : shop(`return_${one.reason}`)}
      </p>
      {one.answer && (
        <p className="mt-1 whitespace-pre-wrap text-mist">{t("returnAnswered", { words: one.answer })}</p>
      )}
    </>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="mt-1">
      <summary className="flex min-h-11 items-center font-medium underline decoration-edge underline-offset-[6px] hover:decoration-ink">
        {title}
      </summary>
      {children}
    </details>
  );
}

function AnswerForm({ one, answer }: { one: Return; answer: "accepted" | "declined" }) {
  const { t } = useTranslation("admin");
  const fetcher = useFetcher();
  const problem = stepProblem(fetcher.data);
  const id = `${answer}-${one.id}`;
  return (
    <Fold title={t(`do_return_${answer}`)}>
      <fetcher.Form method="post" action={href("/admin/returns")} className="grid gap-3 pb-4">
        <input type="hidden" name="return" value={one.id} />
        <input type="hidden" name="answer" value={answer} />
        <label htmlFor={id} className="text-mist">
          {t(`explain_return_${answer}`)}
        </label>
        <textarea
          id={id}
          name="words"
          rows={3}
          maxLength={1000}
          required={answer === "declined"}
          className="block w-full rounded-xs border border-edge bg-paper px-3.5 py-2.5 text-base hover:border-ink"
        />
        <Button
          type="submit"
          look={answer === "declined" ? "danger" : "primary"}
          disabled={fetcher.state !== "idle"}
          className="justify-self-start"
        >
          {t(`confirm_return_${answer}`)}
        </Button>
        <Problem problem={problem} />
      </fetcher.Form>
    </Fold>
  );
}

function Problem({ problem }: { problem: ReturnType<typeof stepProblem> }) {
  const { t } = useTranslation("admin");
  if (!problem) return null;
  return (
    <p role="alert" className="text-coral">
      {t(problem)}
    </p>
  );
}

function ReceiveForm({ order, one }: { order: WorkedOrder; one: Return }) {
  const { t } = useTranslation("admin");
  const fetcher = useFetcher();
  const problem = stepProblem(fetcher.data);
  const left = refundable(standingAfter(order, order.steps));
  const worth = Math.min(worthOf(one.items, order), left.money || left.credit);
  return (
    <Fold title={t("do_return_received")}>
      <fetcher.Form method="post" action={href("/admin/returns")} className="grid gap-4 pb-4">
        <input type="hidden" name="intent" value="received" />
        <input type="hidden" name="return" value={one.id} />
        <input type="hidden" name="seen" value={order.steps.length} />
        <p className="max-w-prose text-pretty text-mist">{t("explain_return_received")}</p>
        {one.items.map(({ productId, name, quantity, opened }) => (
          <SelectField
            key={productId}
            label={t("restockOf", { name })}
            name={`restock:${productId}`}
            defaultValue={quantity - (opened ? 1 : 0)}
            className="max-w-80"
          >
            {Array.from({ length: quantity + 1 }, (_, units) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the number is the place
              <option key={units} value={units}>
                {units}
              </option>
            ))}
          </SelectField>
        ))}
        <Field
          label={t("refundAmount")}
          hint={t("returnAmountHint", { most: formatMoney(left.money || left.credit) })}
          name="amount"
          inputMode="decimal"
          required
          defaultValue={(worth / 100).toFixed(2)}
          autoComplete="off"
          className="max-w-60"
        />
        <RefundAs hasAccount={order.userId !== null} left={left} />
        <Button type="submit" disabled={fetcher.state !== "idle"} className="justify-self-start">
          {t("confirm_return_received")}
        </Button>
        <Problem problem={problem} />
      </fetcher.Form>
    </Fold>
  );
}
