import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { notify } from "#app/ui/notify.ts";
import { PRODUCTS_CALL, type ProductAnswer } from "./product-answer.ts";

/** Puts a deleted product back, and says how that went. Asked for from a toast, so it outlives the dialog that deleted. */
export function useRestore(): (product: { id: string }) => void {
  const { t } = useTranslation("admin");
  const { submit, state, data: answer } = useFetcher<ProductAnswer>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per answer
  useEffect(() => {
    if (state !== "idle" || !answer) return;
    notify({ message: { text: t(answer.ok ? "productRestored" : "restoreFailed") } });
  }, [state, answer]);
  return ({ id }) => void submit({ intent: "restore", id }, { method: "post", action: PRODUCTS_CALL });
}
