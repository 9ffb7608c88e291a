import { Check, Copy } from "#app/ui/icons.tsx";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#app/ui/button.tsx";
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
            <CopyButton text={referralCode} />
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

function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <>
      <IconButton aria-label={t("copyCode")} onClick={copy}>
        {copied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
      </IconButton>
      <span role="status" className="text-xs text-mist">
        {copied && t("copied")}
      </span>
    </>
  );
}
