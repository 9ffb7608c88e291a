import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { notify } from "#app/ui/notify.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { PRODUCTS_CALL, type ProductAnswer } from "./product-answer.ts";

interface Props {
  product: { id: string; name: string };
  onClose: () => void;
  /** The product is wanted back. */
  onUndo: (product: Props["product"]) => void;
}

/** Asks, deletes, and closes when the list without the product is there; it can be undone for a moment. */
export function DeleteProductDialog({ product, onClose, onUndo }: Props) {
  const { t } = useTranslation("admin");
  const fetcher = useFetcher<ProductAnswer>();
  const { state, data: answer } = fetcher;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per answer
  useEffect(() => {
    if (state !== "idle" || !answer) return;
    if (!answer.ok) {
      notify({ message: { text: t("deleteFailed") } });
      return;
    }
    notify({
      message: { text: t("productDeleted", { name: product.name }) },
      action: { label: "undo", onClick: () => onUndo(product) },
    });
    onClose();
  }, [state, answer]);
  const confirm = () =>
    void fetcher.submit({ intent: "delete", id: product.id }, { method: "post", action: PRODUCTS_CALL });
  return (
    <ConfirmDialog
      open
      danger
      question={t("deleteTitle")}
      text={t("deleteText", { name: product.name })}
      confirm={t("delete")}
      cancel={t("cancel")}
      busy={state !== "idle"}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
