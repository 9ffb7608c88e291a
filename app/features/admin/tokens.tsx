import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { href, useFetcher } from "react-router";
import { type ApiToken, SCOPES, type TokenAnswer } from "#app/features/accounts/api-token.ts";
import { formatTime } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { Button, TextLink } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Field, SelectField } from "#app/ui/field.tsx";

interface Props {
  tokens: ApiToken[];
  language: Language;
}

/** What opens the API to other systems: a new token, and those there are. */
export function Tokens({ tokens, language }: Props) {
  const { t } = useTranslation("admin");
  return (
    <section aria-labelledby="tokens" className="mt-14">
      <h2 id="tokens" className="display-text mb-2 text-2xl">
        {t("tokens")}
      </h2>
      <p className="max-w-prose text-sm text-mist">{t("tokensHint")}</p>
      <p className="mb-4">
        <TextLink to="/api/v1/openapi.json" reloadDocument>
          {t("apiDescription")}
        </TextLink>
      </p>
      <NewToken />
      {tokens.length > 0 && (
        <ul aria-label={t("tokens")} className="mt-8 border-t text-sm">
          {tokens.map((token) => (
            <Row key={token.id} token={token} language={language} />
          ))}
        </ul>
      )}
    </section>
  );
}

function NewToken() {
  const { t } = useTranslation("admin");
  const fetcher = useFetcher<TokenAnswer>();
  const { data } = fetcher;
  const made = data?.ok ? data.token : undefined;
  return (
    <details className="border-y">
      <summary className="flex min-h-12 items-center py-2 text-sm font-medium underline decoration-edge underline-offset-[6px] hover:decoration-ink">
        {t("newToken")}
      </summary>
      <fetcher.Form
        method="post"
        action={href("/admin/tokens")}
        className="grid gap-4 pt-2 pb-6 sm:grid-cols-2"
      >
        <Field
          label={t("tokenName")}
          hint={t("tokenNameHint")}
          name="name"
          required
          maxLength={60}
          autoComplete="off"
        />
        <SelectField label={t("tokenScope")} name="scope">
          {SCOPES.map((scope) => (
            <option key={scope} value={scope}>
              {t(`scope_${scope}`)}
            </option>
          ))}
        </SelectField>
        <div className="sm:col-span-full">
          <Button type="submit" disabled={fetcher.state !== "idle"}>
            {t("createToken")}
          </Button>
          {data?.ok === false && (
            <p role="alert" className="mt-3 text-sm text-coral">
              {t(`token_${data.problem}`)}
            </p>
          )}
          {made && (
            <p role="status" className="mt-4 text-sm">
              {t("tokenOnce")}
              <code translate="no" className="mt-2 block bg-shell p-3 text-base [overflow-wrap:anywhere]">
                {made}
              </code>
            </p>
          )}
        </div>
      </fetcher.Form>
    </details>
  );
}

function Row({ token, language }: { token: ApiToken; language: Language }) {
  const { t } = useTranslation("admin");
  const fetcher = useFetcher<TokenAnswer>();
  const [asking, setAsking] = useState(false);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setAsking(true);
  };
  const { id, name, scope, madeBy, isIdle, createdAt, lastUsedAt } = token;
  const facts = [
    t(`scope_${scope}`),
    t("tokenMade", { by: madeBy, time: formatTime(createdAt, language) }),
    lastUsedAt ? t("tokenUsed", { time: formatTime(lastUsedAt, language) }) : t("tokenNeverUsed"),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b py-3">
      <div className="min-w-0 grow basis-60 [overflow-wrap:anywhere]">
        <p translate="no" className="font-medium">
          {name}
        </p>
        <p className="text-mist">{facts.join(" · ")}</p>
        {isIdle && <p className="text-coral">{t("tokenIdle")}</p>}
      </div>
      <fetcher.Form method="post" action={href("/admin/tokens")} onSubmit={ask}>
        <input type="hidden" name="intent" value="revoke" />
        <input type="hidden" name="token" value={id} />
        <Button
          type="submit"
          look="danger"
          disabled={fetcher.state !== "idle"}
          aria-label={t("revokeTokenName", { name })}
          className="px-5"
        >
          {t("revokeToken")}
        </Button>
      </fetcher.Form>
      <ConfirmDialog
        open={asking}
        danger
        question={t("revokeTokenTitle")}
        text={t("revokeTokenText", { name })}
        confirm={t("revokeToken")}
        cancel={t("cancel")}
        busy={fetcher.state !== "idle"}
        onConfirm={() => {
          setAsking(false);
          void fetcher.submit(
            { intent: "revoke", token: id },
            { method: "post", action: href("/admin/tokens") },
          );
        }}
        onCancel={() => setAsking(false)}
      />
    </li>
  );
}
