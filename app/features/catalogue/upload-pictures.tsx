import { Upload } from "#app/ui/icons.tsx";
import { type ChangeEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import {
  LARGEST_PICTURE,
  PICTURE_TYPES,
  PICTURES_CALL,
  readUploadAnswer,
  type UploadAnswer,
  type UploadProblem,
} from "./uploads.ts";
import type { ProductForm } from "./use-product-form.ts";

interface Refused {
  file: string;
  problem: UploadProblem | "failed";
}

/** Sends chosen pictures, one after the other, and adds them to the draft's; says which were refused, and why. */
export function UploadPictures({ form }: { form: ProductForm }) {
  const { t } = useTranslation("admin");
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<{ number: number; all: number }>();
  const [refused, setRefused] = useState<Refused[]>([]);
  const upload = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = "";
    setRefused([]);
    form.setUploading(true);
    for (const [place, file] of files.entries()) {
      setSending({ number: place + 1, all: files.length });
      const answer = await send(file);
      if (answer?.ok) form.addPicture(answer.url);
      else setRefused((others) => [...others, { file: file.name, problem: answer?.problem ?? "failed" }]);
    }
    setSending(undefined);
    form.setUploading(false);
  };
  return (
    <div>
      <input
        ref={input}
        type="file"
        multiple
        accept={PICTURE_TYPES}
        aria-label={t("choosePictures")}
        onChange={(event) => void upload(event)}
        className="hidden"
      />
      <Button
        look="quiet"
        aria-disabled={sending !== undefined}
        onClick={() => !sending && input.current?.click()}
        className="aria-disabled:opacity-55"
      >
        <Upload aria-hidden className="size-4" strokeWidth={1.5} />
        {sending ? t("uploading", { ...sending }) : t("uploadPictures")}
      </Button>
      <p className="mt-1.5 text-xs text-mist">{t("uploadHint")}</p>
      {refused.length > 0 && (
        <ul role="alert" className="mt-1.5 text-xs text-coral">
          {refused.map(({ file, problem }) => (
            <li key={file} className="break-words">
              {t(`upload_${problem}`, { file })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Undefined where it could not be sent, or whoever sent it may not any more. */
async function send(file: File): Promise<UploadAnswer | undefined> {
  // The server would refuse it too, but only when it has come that far.
  if (file.size > LARGEST_PICTURE) return { ok: false, problem: "tooLarge" };
  try {
    const reply = await fetch(PICTURES_CALL, { method: "POST", body: file });
    return readUploadAnswer(await reply.json());
  } catch {
    return undefined;
  }
}
