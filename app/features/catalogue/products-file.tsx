import { Dialog } from "@base-ui/react/dialog";
import { type ChangeEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { Button, TEXT_LINK, TextLink } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { type ImportAnswer, PRODUCTS_FILE } from "./product-csv.ts";

interface Props {
  /** Whether products are being chosen, to change several at once. */
  several: { choosing: boolean; onChoose: (choosing: boolean) => void };
}

/** The ways out and in for a file of products, and to change several: what a file would change is said before it changes anything. */
export function ProductsFile({ several }: Props) {
  const { t } = useTranslation("admin");
  const input = useRef<HTMLInputElement>(null);
  const { revalidate } = useRevalidator();
  const [file, setFile] = useState<File>();
  const [answer, setAnswer] = useState<ImportAnswer>();
  const [busy, setBusy] = useState(false);
  const ask = async (chosen: File, save: boolean) => {
    setBusy(true);
    const told = await send(chosen, save);
    setBusy(false);
    if (!told) notify({ message: { text: t("importFailed") } });
    if (told?.ok && told.saved) {
      setAnswer(undefined);
      notify({ message: { text: t("imported") } });
      await revalidate();
    } else setAnswer(told);
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = currentTarget.files?.[0];
    currentTarget.value = "";
    if (!chosen) return;
    setFile(chosen);
    void ask(chosen, false);
  };
  return (
    <span className="ml-auto flex flex-wrap gap-x-6">
      <button
        type="button"
        aria-pressed={several.choosing}
        onClick={() => several.onChoose(!several.choosing)}
        className={TEXT_LINK}
      >
        {t("changeInBulk")}
      </button>
      <TextLink to={PRODUCTS_FILE} reloadDocument download>
        {t("exportCsv")}
      </TextLink>
      <button type="button" onClick={() => input.current?.click()} className={TEXT_LINK}>
        {t("importCsv")}
      </button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label={t("chooseFile")}
        onChange={choose}
        className="hidden"
      />
      {file && answer && (
        <Report
          answer={answer}
          busy={busy}
          onSave={() => void ask(file, true)}
          onClose={() => setAnswer(undefined)}
        />
      )}
    </span>
  );
}

interface ReportProps {
  answer: ImportAnswer;
  busy: boolean;
  onSave: () => void;
  onClose: () => void;
}

/** What a file would change, with the way to do it; or all that is wrong with it. */
function Report({ answer, busy, onSave, onClose }: ReportProps) {
  const { t } = useTranslation("admin");
  const { t: shop } = useTranslation();
  const useful = answer.ok && answer.created + answer.updated > 0;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-veil" />
        <Dialog.Popup className="fixed top-1/2 left-1/2 z-40 flex max-h-[80dvh] w-[min(36rem,calc(100vw-2.5rem))] -translate-1/2 flex-col border bg-paper p-6 text-ink outline-none">
          <Dialog.Title className="display-text text-2xl">{t("importCsv")}</Dialog.Title>
          <div className="mt-3 overflow-y-auto text-sm">
            <Findings answer={answer} />
          </div>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Dialog.Close render={<Button look="quiet" />} nativeButton>
              {useful ? t("cancel") : shop("close")}
            </Dialog.Close>
            {useful && (
              <Button disabled={busy} onClick={onSave}>
                {t("importNow")}
              </Button>
            )}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Findings({ answer }: { answer: ImportAnswer }) {
  const { t } = useTranslation("admin");
  if (answer.ok) {
    return (
      <>
        <p>{t("wouldCreate", { count: answer.created })}</p>
        <p>{t("wouldUpdate", { count: answer.updated })}</p>
        {answer.same > 0 && <p className="text-mist">{t("wouldStay", { count: answer.same })}</p>}
        {answer.free.length > 0 && (
          <p role="alert" className="mt-2 text-coral">
            {t("wouldBeFree", { count: answer.free.length, lines: answer.free.join(", ") })}
          </p>
        )}
        {answer.setsStock && <p className="mt-2 text-mist">{t("importHint")}</p>}
      </>
    );
  }
  if ("file" in answer) {
    return (
      <p role="alert" className="text-coral">
        {t(`file_${answer.file}`, { column: answer.column ?? "" })}
      </p>
    );
  }
  return (
    <>
      <p role="alert" className="text-coral">
        {t("importProblems", { count: answer.total })}
      </p>
      {answer.total > answer.lines.length && (
        <p className="text-mist">{t("problemsListed", { count: answer.lines.length })}</p>
      )}
      <ul className="mt-2 grid gap-1">
        {answer.lines.map(({ line, column, problem }) => (
          <li key={`${line} ${column}`}>
            {t("lineProblem", { line, column, problem: t(`problem_${problem}`) })}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Undefined where it could not be sent, or whoever sent it may not any more. */
async function send(file: File, save: boolean): Promise<ImportAnswer | undefined> {
  try {
    const reply = await fetch(save ? `${PRODUCTS_FILE}?save` : PRODUCTS_FILE, { method: "POST", body: file });
    return reply.ok || reply.status === 422 ? await reply.json() : undefined;
  } catch {
    return undefined;
  }
}
