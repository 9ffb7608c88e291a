import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { href, useFetcher } from "react-router";
import { formatDate } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { Button, TEXT_LINK } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { SecretField } from "./account-fields.tsx";
import { knowsPasskeys, makePasskey } from "./browser-passkeys.ts";
import { CodeField } from "./code-field.tsx";
import type { FactorAnswer, Factors as FactorsData, Passkey, SetUp } from "./factor.ts";
import { FoldedForm, type Refused } from "./folded-form.tsx";

interface Props {
  factors: FactorsData;
  hasPassword: boolean;
  language: Language;
  /** What a form without JavaScript was answered with. */
  answered?: FactorAnswer | undefined;
}

type Sending = ReturnType<typeof useSending>;

/** Passkeys and codes, each turned on, changed and off here; without JavaScript too, but for making a passkey. */
export function Factors({ factors, hasPassword, language, answered }: Props) {
  const sending = useSending(answered);
  return (
    <div className="grid gap-10">
      <Passkeys passkeys={factors.passkeys} hasPassword={hasPassword} language={language} sending={sending} />
      <Codes factors={factors} hasPassword={hasPassword} sending={sending} />
    </div>
  );
}

/** All forms here are sent to the profile, wherever they are shown, and one answer at a time is looked at. */
function useSending(answered: FactorAnswer | undefined) {
  const fetcher = useFetcher<FactorAnswer>();
  const answer = fetcher.data ?? answered;
  return {
    sent: { Sender: fetcher.Form, action: href("/profile") },
    submit: fetcher.submit,
    busy: fetcher.state !== "idle",
    answer,
    refusedAt: (form: string) => (answer?.form === form ? answer : undefined),
  };
}

interface PasskeysProps {
  passkeys: Passkey[];
  hasPassword: boolean;
  language: Language;
  sending: Sending;
}

function Passkeys({ passkeys, hasPassword, language, sending }: PasskeysProps) {
  const { t } = useTranslation("account");
  return (
    <div>
      <h3 className="font-medium">{t("passkeys")}</h3>
      <p className="mt-1 max-w-prose text-sm text-mist">{t("passkeysHelp")}</p>
      {passkeys.length > 0 && (
        <ul className="mt-3 border-t">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="border-b py-3">
              <p className="flex flex-wrap items-baseline justify-between gap-x-6">
                <span className="[overflow-wrap:anywhere]">{passkey.name}</span>
                <span className="text-sm text-mist">
                  {t("passkeySince", { date: formatDate(passkey.createdAt, language) })}
                </span>
              </p>
              <ChangePasskey
                key={passkey.name}
                passkey={passkey}
                hasPassword={hasPassword}
                sending={sending}
              />
            </li>
          ))}
        </ul>
      )}
      <AddPasskey key={passkeys.length} hasPassword={hasPassword} sending={sending} />
    </div>
  );
}

function ChangePasskey({
  passkey: { id, name },
  hasPassword,
  sending,
}: {
  passkey: Passkey;
  hasPassword: boolean;
  sending: Sending;
}) {
  const { t } = useTranslation("account");
  return (
    <div className="flex flex-wrap gap-x-8">
      <FoldedForm
        label={t("passkeyRename")}
        name={t("passkeyRenameOne", { name })}
        intent="passkey-rename"
        refused={undefined}
        {...sending.sent}
        wide={false}
      >
        <input type="hidden" name="passkey" value={id} />
        <Field label={t("passkeyName")} name="name" defaultValue={name} required maxLength={60} />
        <Button type="submit" look="quiet" disabled={sending.busy} className="justify-self-start">
          {t("passkeySave")}
        </Button>
      </FoldedForm>
      <FoldedForm
        label={t("passkeyRemove")}
        name={t("passkeyRemoveOne", { name })}
        intent="passkey-remove"
        refused={undefined}
        {...sending.sent}
        wide={false}
      >
        <input type="hidden" name="passkey" value={id} />
        <Proof hasPassword={hasPassword} />
        <Button type="submit" look="danger" disabled={sending.busy} className="justify-self-start">
          {t("passkeyRemove")}
        </Button>
      </FoldedForm>
      <FormMessage {...messageOf(sending, ["passkey-remove", "passkey-rename"])} />
    </div>
  );
}

function messageOf({ answer }: Sending, forms: string[]) {
  return { message: answer && forms.includes(answer.form) ? answer.message : undefined, token: answer };
}

/** The password again; who has none has just signed in. */
function Proof({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation("account");
  if (hasPassword) return <SecretField label={t("currentPassword")} />;
  return <p className="text-sm text-mist">{t("freshOnly")}</p>;
}

/** Answered once: made by the same word again, a passkey would take the place of the first on the device. */
const taken = new WeakSet<object>();

function AddPasskey({ hasPassword, sending }: { hasPassword: boolean; sending: Sending }) {
  const { t } = useTranslation("account");
  const [failed, setFailed] = useState<Refused>();
  const [name, setName] = useState("");
  const { answer, submit, sent } = sending;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per answer
  useEffect(() => {
    if (!answer?.creation || taken.has(answer.creation)) return;
    taken.add(answer.creation);
    makePasskey(answer.creation).then(
      (response) =>
        submit({ intent: "passkey-add", name, response }, { method: "post", action: sent.action }),
      () => setFailed({ message: "errorPasskeyGivenUp" }),
    );
  }, [answer]);
  const canMake = useHydrated() && knowsPasskeys();
  if (!canMake) return <p className="mt-3 text-sm text-mist">{t("passkeysNotHere")}</p>;
  return (
    <FoldedForm
      label={t("passkeyAdd")}
      intent="passkey-begin"
      refused={failed ?? sending.refusedAt("passkey-begin") ?? sending.refusedAt("passkey-add")}
      {...sent}
    >
      <Field
        label={t("passkeyName")}
        hint={t("passkeyNameHint")}
        name="name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        maxLength={60}
        autoComplete="off"
      />
      <Proof hasPassword={hasPassword} />
      <Button
        type="submit"
        look="quiet"
        disabled={sending.busy}
        onClick={() => setFailed(undefined)}
        className="justify-self-start"
      >
        {t("passkeyAdd")}
      </Button>
    </FoldedForm>
  );
}

interface CodesProps {
  factors: FactorsData;
  hasPassword: boolean;
  sending: Sending;
}

function Codes({ factors: { hasCodes, codesLeft }, hasPassword, sending }: CodesProps) {
  const { t } = useTranslation("account");
  const { answer, sent, busy, refusedAt } = sending;
  return (
    <div>
      <h3 className="font-medium">{t("codes")}</h3>
      <p className="mt-1 max-w-prose text-sm text-mist">
        {t(hasPassword ? "codesHelp" : "codesNeedPassword")}
      </p>
      {hasCodes && answer?.recoveryCodes && <RecoveryCodes codes={answer.recoveryCodes} />}
      {hasCodes && (
        <>
          <p className="mt-3 text-sm">{t("codesAreOn", { count: codesLeft })}</p>
          <FoldedForm
            key={`renew ${answer?.recoveryCodes?.[0] ?? ""}`}
            label={t("codesRenew")}
            intent="codes-renew"
            refused={refusedAt("codes-renew")}
            {...sent}
          >
            <p className="text-sm text-mist">{t("codesRenewHelp")}</p>
            <SecretField label={t("currentPassword")} />
            <Button type="submit" look="quiet" disabled={busy} className="justify-self-start">
              {t("codesRenew")}
            </Button>
          </FoldedForm>
          <FoldedForm label={t("codesEnd")} intent="codes-end" refused={refusedAt("codes-end")} {...sent}>
            <SecretField label={t("currentPassword")} />
            <Button type="submit" look="danger" disabled={busy} className="justify-self-start">
              {t("codesEnd")}
            </Button>
          </FoldedForm>
        </>
      )}
      {!hasCodes && hasPassword && answer?.setUp && <SettingUp setUp={answer.setUp} sending={sending} />}
      {!hasCodes && hasPassword && !answer?.setUp && (
        <FoldedForm
          label={t("codesBegin")}
          intent="codes-begin"
          refused={refusedAt("codes-begin") ?? refusedAt("codes-confirm")}
          {...sent}
        >
          <SecretField label={t("currentPassword")} />
          <Button type="submit" look="quiet" disabled={busy} className="justify-self-start">
            {t("codesGoOn")}
          </Button>
        </FoldedForm>
      )}
    </div>
  );
}

/** The secret, to read with a camera or to type, and the first code. */
function SettingUp({ setUp, sending: { sent, busy, answer } }: { setUp: SetUp; sending: Sending }) {
  const { t } = useTranslation("account");
  const { Sender, action } = sent;
  return (
    <Sender method="post" action={action} className="mt-4 grid max-w-md gap-4">
      <input type="hidden" name="intent" value="codes-confirm" />
      <input type="hidden" name="uri" value={setUp.uri} />
      <p>{t("codesScan")}</p>
      <svg
        role="img"
        aria-label={t("codesPicture")}
        viewBox={`0 0 ${setUp.side} ${setUp.side}`}
        shapeRendering="crispEdges"
        className="w-52 rounded-xs"
      >
        <path fill="#fff" d={`M0 0h${setUp.side}v${setUp.side}H0z`} />
        <path fill="#000" d={setUp.path} />
      </svg>
      <div className="text-sm">
        <p className="text-mist">{t("codesType")}</p>
        <p className="flex items-center gap-2">
          <code translate="no" className="min-w-0 [overflow-wrap:anywhere]">
            {setUp.secret.replace(/(.{4})(?=.)/g, "$1 ")}
          </code>
          <CopyButton text={setUp.secret} label={t("codesCopySecret")} quiet />
        </p>
      </div>
      <CodeField ofApp />
      <Button type="submit" disabled={busy} className="justify-self-start">
        {t("codesConfirm")}
      </Button>
      <FormMessage message={answer?.message} token={answer} />
    </Sender>
  );
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  const { t } = useTranslation("account");
  const text = codes.join("\n");
  return (
    <section aria-label={t("recovery")} className="mt-4 max-w-md border-y py-5">
      <h4 className="font-medium">{t("recovery")}</h4>
      <p className="mt-1 text-sm text-mist">{t("recoveryHelp")}</p>
      <ul translate="no" className="figures mt-4 grid grid-cols-2 gap-x-6 gap-y-2 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap items-center gap-x-4">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="nacre-recovery-codes.txt"
          className={TEXT_LINK}
        >
          {t("recoveryDownload")}
        </a>
        <CopyButton text={text} label={t("recoveryCopy")} />
      </p>
    </section>
  );
}
