import { useState } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "#app/ui/notify.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { PICTURES_CALL } from "./uploads.ts";

interface Props {
  /** As a product's pictures are entered. */
  url: string;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks, and takes an uploaded picture off the net: out of this draft, and out of every product. */
export function DeletePictureDialog({ url, onClose, onDeleted }: Props) {
  const { t } = useTranslation("admin");
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const name = url.slice(url.lastIndexOf("/") + 1);
    const reply = await fetch(`${PICTURES_CALL}?${new URLSearchParams({ delete: name })}`, {
      method: "POST",
    }).catch(() => undefined);
    if (reply?.ok) onDeleted();
    else notify({ message: { text: t("deleteFailed") } });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      question={t("deletePictureTitle")}
      text={t("deletePictureText")}
      confirm={t("delete")}
      cancel={t("cancel")}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
