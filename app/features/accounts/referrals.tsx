import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Price } from "#app/ui/price.tsx";

interface Props {
  referralCode: string;
  /** Integer cents. */
  storeCredit: number;
  /** How the store credit came about. */
  children?: ReactNode;
}

/** The shopper's own referral code and store credit. */
export function Referrals({ referralCode, storeCredit, children }: Props) {
  const { t } = useTranslation(["shop", "account"]);
  return (
    <>
      <dl className="grid grid-cols-2 gap-4">
        <div>
          <dt className="text-sm text-mist">{t("referralCode")}</dt>
          <dd className="flex items-center gap-1">
            <span translate="no" className="figures text-lg tracking-widest">
              {referralCode}
            </span>
            <CopyButton text={referralCode} label={t("copyCode")} />
          </dd>
        </div>
        <div>
          <dt className="text-sm text-mist">{t("storeCredit")}</dt>
          <dd className="flex min-h-11 items-center">
            <Price cents={storeCredit} className="text-lg" />
          </dd>
        </div>
      </dl>
      {storeCredit > 0 && <p className="text-sm text-mist">{t("account:creditHelp")}</p>}
      {children}
    </>
  );
}
