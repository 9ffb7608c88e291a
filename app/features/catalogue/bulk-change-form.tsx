import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { PRODUCT_STATES } from "./product.ts";
import {
  type Changed,
  readBulkChange,
  BULK_CHANGE_PATH,
  BULK_CHANGE_KINDS,
  type BulkChangeAnswer,
  type BulkChangeKind,
} from "./bulk-change.ts";

interface Props {
  /** Stays mounted when it is closed, for whoever undoes. */
  open: boolean;
  /** Ids of the chosen products. */
  chosen: readonly string[];
  onDone: () => void;
}

const BOX = "block min-h-12 w-full rounded-xs border border-edge bg-paper px-3.5 text-base text-ink";

/** What is to become of the chosen products; asked about, done at once, and to be undone for a moment. */
export function BulkChangeForm({ open, chosen, onDone }: Props) {
  const { t } = useTranslation("admin");
  const field = useId();
  const [kind, setKind] = useState<BulkChangeKind>("state");
  const [value, setValue] = useState<string>("on-sale");
  const [asking, setAsking] = useState(false);
  const { submit, busy } = useSeveral(onDone);
  const change = readBulkChange(kind, value);
  const shown =
    kind === "state" ? t(`state_${change?.kind === "state" ? change.to : "draft"}`) : value.trim();
  const ask = () => {
    if (change) setAsking(true);
    else notify({ message: { text: t("several_invalid") } });
  };
  if (!open) return null;
  return (
    <form
      aria-label={t("changeInBulk")}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
      className="mb-4 flex flex-wrap items-end gap-4 border-y py-4 text-sm"
    >
      <p role="status" className="basis-full">
        {t("chosen", { count: chosen.length })}
      </p>
      <label className="min-w-0 grow text-mist sm:grow-0">
        <span className="mb-1.5 block">{t("severalWhat")}</span>
        <select
          value={kind}
          onChange={(event) => {
            const next = BULK_CHANGE_KINDS.find((one) => one === event.target.value) ?? "state";
            setKind(next);
            setValue(next === "state" ? "on-sale" : "");
          }}
          className={BOX}
        >
          {BULK_CHANGE_KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`several_${one}`)}
            </option>
          ))}
        </select>
      </label>
      <div className="min-w-0 grow text-mist sm:grow-0">
        <label htmlFor={field} className="mb-1.5 block">
          {t("severalValue")}
        </label>
        {kind === "state" ? (
          <select id={field} value={value} onChange={(event) => setValue(event.target.value)} className={BOX}>
            {PRODUCT_STATES.map((state) => (
              <option key={state} value={state}>
                {t(`state_${state}`)}
              </option>
            ))}
          </select>
        ) : (
          <input
            id={field}
            value={value}
            onChange={(event) => setValue(event.target.value)}
            maxLength={12}
            autoComplete="off"
            className={BOX}
          />
        )}
      </div>
      <Button type="submit" disabled={busy || chosen.length === 0}>
        {t("apply")}
      </Button>
      <ConfirmDialog
        open={asking}
        question={t("severalTitle")}
        text={t("severalText", { what: t(`several_${kind}`), value: shown, count: chosen.length })}
        confirm={t("apply")}
        cancel={t("cancel")}
        onConfirm={() => {
          setAsking(false);
          submit({ intent: "change", ids: JSON.stringify(chosen), kind, value });
        }}
        onCancel={() => setAsking(false)}
      />
    </form>
  );
}

/** Sends a change, says what became of it and, for a moment, offers to take it back. */
function useSeveral(onDone: () => void) {
  const { t } = useTranslation("admin");
  const { submit, state, data: answer, formData } = useFetcher<BulkChangeAnswer>();
  const [undoing, setUndoing] = useState(false);
  const send = (fields: Record<string, string>) => {
    setUndoing(fields["intent"] === "undo");
    void submit(fields, { method: "post", action: BULK_CHANGE_PATH });
  };
  const undo = (changed: readonly Changed[]) => send({ intent: "undo", changed: JSON.stringify(changed) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per answer
  useEffect(() => {
    if (state !== "idle" || !answer) return;
    if (!answer.ok) {
      const values = { name: "name" in answer ? answer.name : "" };
      notify({ message: { text: t(`several_${answer.reason}`, values) } });
      return;
    }
    const { changed } = answer;
    notify({
      message: { text: t(undoing ? "severalUndone" : "severalDone", { count: changed.length }) },
      ...(!undoing && changed.length > 0 && { action: { label: "undo", onClick: () => undo(changed) } }),
    });
    if (!undoing) onDone();
  }, [state, answer]);
  return { submit: send, busy: formData !== undefined };
}
