import { useTranslation } from "react-i18next";
import { Form, href, useNavigation } from "react-router";
import { formatDate } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import type { OrderView } from "./order.ts";
import { RETURN_REASONS } from "./order-steps.ts";
import type { Return } from "./returns.ts";

interface Props {
  order: OrderView;
  language: Language;
}

/** What comes back of an order, for who ordered it: what was asked for, and a form for more where that is possible. */
export function OrderReturns({ order, language }: Props) {
  const { t } = useTranslation(["shop", "account"]);
  const { returns, back } = order;
  if (returns.length === 0 && !back) return null;
  return (
    <section aria-labelledby="order-returns" className="text-sm print:hidden">
      <h3 id="order-returns" className="mb-2 text-mist">
        {t("account:returns")}
      </h3>
      {returns.length > 0 && (
        <ul className="border-t">
          {returns.map((one) => (
            <Known key={one.id} one={one} language={language} />
          ))}
        </ul>
      )}
      {back && <Ask key={returns.length} order={order} back={back} />}
    </section>
  );
}

function Known({ one, language }: { one: Return; language: Language }) {
  const { t } = useTranslation(["shop", "account"]);
  const busy = useNavigation().formAction === href("/returns");
  return (
    <li className="border-b py-3 [overflow-wrap:anywhere]">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>{one.items.map(({ quantity, name }) => `${quantity} × ${name}`).join(", ")}</span>
        <time dateTime={one.askedAt} className="text-mist">
          {formatDate(one.askedAt, language)}
        </time>
      </p>
      <p className="mt-1">{t(`account:return_${one.state}`)}</p>
      {one.answer && <p className="mt-1 whitespace-pre-wrap text-mist">{one.answer}</p>}
      {(one.state === "asked" || one.state === "accepted") && (
        <Form method="post" action={href("/returns")} preventScrollReset>
          <input type="hidden" name="intent" value="withdraw" />
          <input type="hidden" name="return" value={one.id} />
          <button
            type="submit"
            disabled={busy}
            className="min-h-11 underline decoration-edge underline-offset-4 hover:decoration-ink"
          >
            {t("account:returnWithdraw")}
          </button>
        </Form>
      )}
    </li>
  );
}

function Ask({ order, back }: { order: OrderView; back: NonNullable<OrderView["back"]> }) {
  const { t } = useTranslation(["shop", "account"]);
  const busy = useNavigation().formAction === href("/returns");
  return (
    <details className="border-b">
      <summary className="flex min-h-12 items-center font-medium underline decoration-edge underline-offset-[6px] hover:decoration-ink">
        {t("account:returnStart")}
      </summary>
      <Form method="post" action={href("/returns")} preventScrollReset className="grid gap-4 pt-1 pb-6">
        <input type="hidden" name="order" value={order.id} />
        <input type="hidden" name="key" value={back.formKey} />
        <p className="text-pretty text-mist">{back.promise}</p>
        <ul className="grid gap-3">
          {order.items.map((item) => (
            <Choice
              key={item.productId}
              item={item}
              left={back.left[item.productId] ?? 0}
              opened={back.opened}
            />
          ))}
        </ul>
        <SelectField label={t("account:returnWhy")} name="reason" required>
          {RETURN_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {t(`return_${reason}`)}
            </option>
          ))}
        </SelectField>
        <TextField label={t("account:returnWords")} name="words" rows={3} maxLength={1000} />
        <Button type="submit" disabled={busy}>
          {t("account:returnAsk")}
        </Button>
        <p className="text-xs text-mist">{t("account:returnNext")}</p>
      </Form>
    </details>
  );
}

interface ChoiceProps {
  item: OrderView["items"][number];
  left: number;
  /** Whether one that was opened may be among them. */
  opened: boolean;
}

function Choice({ item: { productId, name }, left, opened }: ChoiceProps) {
  const { t } = useTranslation(["shop", "account"]);
  if (left === 0) return null;
  return (
    <li>
      <SelectField label={name} name={`quantity:${productId}`} defaultValue="0">
        {Array.from({ length: left + 1 }, (_, quantity) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the number is the place
          <option key={quantity} value={quantity}>
            {quantity === 0 ? t("account:returnKeep") : quantity}
          </option>
        ))}
      </SelectField>
      {opened && (
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name={`opened:${productId}`} className="tick" />
          {t("account:returnOpened")}
        </label>
      )}
    </li>
  );
}
