import { useTranslation } from "react-i18next";
import { Form, href, useNavigation } from "react-router";
import { formatDate } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { TEXT_LINK } from "#app/ui/button.tsx";
import type { Reminder } from "./reminders.server.ts";

interface Props {
  orderId: string;
  reminders: readonly Reminder[];
  language: Language;
}

/** How long what was delivered lasts, and a mail before it runs out for who asks for one. */
export function OrderReminders({ orderId, reminders, language }: Props) {
  const { t } = useTranslation("account");
  if (reminders.length === 0) return null;
  return (
    <section aria-labelledby="reminders" className="text-sm print:hidden">
      <h3 id="reminders" className="mb-2 text-mist">
        {t("reminders")}
      </h3>
      <ul className="border-t">
        {reminders.map((one) => (
          <One key={one.productId} orderId={orderId} one={one} language={language} />
        ))}
      </ul>
    </section>
  );
}

function One({ orderId, one, language }: { orderId: string; one: Reminder; language: Language }) {
  const { t } = useTranslation("account");
  const busy = useNavigation().formData?.get("product") === one.productId;
  const { name, weeks, asked } = one;
  const date = formatDate(one.at, language);
  return (
    <li className="border-b pt-3">
      <p role="status">
        {t("lasts", { name, count: weeks })} {asked && t("reminderAsked", { date })}
      </p>
      <Form method="post" action={href("/profile")} preventScrollReset>
        <input type="hidden" name="order" value={orderId} />
        <input type="hidden" name="product" value={one.productId} />
        <button
          type="submit"
          name="intent"
          value={asked ? "forget-reminder" : "remind"}
          disabled={busy}
          className={TEXT_LINK}
        >
          {asked ? t("reminderForget") : t("reminderAsk", { date })}
        </button>
      </Form>
    </li>
  );
}
