import { useTranslation } from "react-i18next";
import { TextField } from "#app/ui/field.tsx";
import { LONGEST_NOTE } from "./gift-note.ts";

/** A few lines for whom it is a gift for; folded away until somebody writes some. Part of the checkout's form. */
export function GiftNoteField({ note }: { note: string }) {
  const { t } = useTranslation();
  return (
    <details className="-mt-3 text-sm" open={note !== ""}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline decoration-edge underline-offset-[6px] hover:decoration-ink">
        {t("giftNoteAdd")}
      </summary>
      <TextField
        label={t("giftNote")}
        hint={t("giftNoteHelp")}
        name="giftNote"
        rows={3}
        maxLength={LONGEST_NOTE}
        defaultValue={note}
        className="pt-2"
      />
    </details>
  );
}
