import { useTranslation } from "react-i18next";
import { formatMoney } from "#app/ui/price.tsx";

interface Props {
  hasAccount: boolean;
  /** Integer cents that can still be given back. */
  left: { money: number; credit: number };
}

/** Whether what goes back is money, or store credit of an account that there still is. */
export function RefundAs({ hasAccount, left }: Props) {
  const { t } = useTranslation("admin");
  const ways = [
    ...(left.money > 0 || !hasAccount ? (["money"] as const) : []),
    ...(hasAccount ? (["credit"] as const) : []),
  ];
  return (
    <fieldset className="grid gap-1 text-sm">
      <legend className="mb-1">{t("refundAs")}</legend>
      {ways.map((way, place) => (
        <label key={way} className="flex min-h-11 items-center gap-3">
          <input type="radio" name="as" value={way} defaultChecked={place === 0} className="tick" />
          {t(`refundAs_${way}`, { most: formatMoney(left[way]) })}
        </label>
      ))}
    </fieldset>
  );
}
