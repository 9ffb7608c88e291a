import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { href } from "react-router";
import { TEXT_LINK } from "#app/ui/button.tsx";
import { keepWishForLater } from "#app/ui/kept-wishes.ts";
import { useLoginPrompt } from "#app/ui/use-login-prompt.ts";
import { useRestock } from "./use-restock.ts";

interface Props {
  productId: string;
  /** Whether a mail was asked for; undefined while signed out: then it asks to log in. */
  asked: boolean | undefined;
}

/** For a sold-out product, beside its heart: a mail when it is back, which is a wish too. */
export function RestockButton({ productId, asked }: Props) {
  const { t } = useTranslation();
  const { fetcher, pending } = useRestock(productId);
  const askToLogIn = useLoginPrompt();
  const isAsked = pending ? pending === "ask" : (asked ?? false);
  const onSubmit = (event: FormEvent) => {
    if (asked !== undefined) return;
    event.preventDefault();
    keepWishForLater({ into: "restock", productId });
    askToLogIn("loginToWishlist");
  };
  return (
    <fetcher.Form method="post" action={href("/restock")} onSubmit={onSubmit} className="mt-1">
      <input type="hidden" name="productId" value={productId} />
      <p role="status" className="text-sm text-mist">
        {isAsked && t("restockAsked")}
      </p>
      <button
        type="submit"
        name="intent"
        value={isAsked ? "withdraw" : "ask"}
        disabled={fetcher.state !== "idle"}
        className={TEXT_LINK}
      >
        {t(isAsked ? "restockWithdraw" : "restockAsk")}
      </button>
    </fetcher.Form>
  );
}
