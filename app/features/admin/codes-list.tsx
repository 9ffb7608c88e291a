import { useTranslation } from "react-i18next";
import { href, useFetcher } from "react-router";
import type { CodeChange, CodeField } from "#app/features/orders/change-codes.server.ts";
import type { Code } from "#app/features/orders/discount.ts";
import { formatPercent, formatTime } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { Button, TextLink } from "#app/ui/button.tsx";
import { Field, SelectField } from "#app/ui/field.tsx";
import { formatMoney } from "#app/ui/price.tsx";
import { tabAddress } from "./panel.ts";

interface Props {
  codes: Code[];
  language: Language;
}

/** The codes that take something off orders: a new one, and those there are. */
export function CodesList({ codes, language }: Props) {
  const { t } = useTranslation("admin");
  return (
    <>
      <p className="mb-4">
        <TextLink to={tabAddress("orders")}>{t("backToOrders")}</TextLink>
      </p>
      <h2 className="display-text mb-2 text-2xl">{t("codes")}</h2>
      <p className="mb-6 max-w-prose text-sm text-mist">{t("codesHint")}</p>
      <NewCode key={codes.length} open={codes.length === 0} />
      {codes.length > 0 && (
        <ul aria-label={t("codes")} className="mt-8 border-t text-sm">
          {codes.map((code) => (
            <Row key={code.code} code={code} language={language} />
          ))}
        </ul>
      )}
    </>
  );
}

function NewCode({ open }: { open: boolean }) {
  const { t } = useTranslation("admin");
  const fetcher = useFetcher<CodeChange>();
  const refused = fetcher.data?.ok === false ? fetcher.data : undefined;
  const wrong = refused?.problem === "invalid" ? refused.wrong : [];
  const errorOf = (field: Exclude<CodeField, "kind">) =>
    wrong.includes(field) ? t(`codeWrong_${field}`) : undefined;
  return (
    <details open={open} className="border-y">
      <summary className="flex min-h-12 items-center py-2 text-sm font-medium underline decoration-edge underline-offset-[6px] hover:decoration-ink">
        {t("newCode")}
      </summary>
      <fetcher.Form
        method="post"
        action={href("/admin/codes")}
        className="grid gap-4 pt-2 pb-6 sm:grid-cols-2 xl:grid-cols-3"
      >
        <input type="hidden" name="intent" value="create" />
        <Field
          label={t("codeName")}
          hint={t("codeNameHint")}
          name="code"
          error={refused?.problem === "taken" ? t("code_taken") : errorOf("code")}
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <SelectField label={t("codeKind")} name="kind">
          <option value="percent">{t("codeKind_percent")}</option>
          <option value="sum">{t("codeKind_sum")}</option>
        </SelectField>
        <Field
          label={t("codeValue")}
          hint={t("codeValueHint")}
          name="value"
          error={errorOf("value")}
          inputMode="decimal"
          required
          autoComplete="off"
        />
        <Field
          label={t("codeLeast")}
          hint={t("codeLeastHint")}
          name="least"
          error={errorOf("least")}
          inputMode="decimal"
        />
        <Field label={t("codeFrom")} name="from" error={errorOf("from")} type="date" />
        <Field label={t("codeTo")} name="to" error={errorOf("to")} type="date" />
        <Field
          label={t("codeUses")}
          hint={t("codeUsesHint")}
          name="uses"
          error={errorOf("uses")}
          inputMode="numeric"
        />
        <div className="sm:col-span-full">
          <Button type="submit" disabled={fetcher.state !== "idle"}>
            {t("createCode")}
          </Button>
          {refused && (
            <p role="alert" className="mt-3 text-sm text-coral">
              {t(refused.problem === "gone" ? "code_gone" : "code_invalid")}
            </p>
          )}
        </div>
      </fetcher.Form>
    </details>
  );
}

function Row({ code, language }: { code: Code; language: Language }) {
  const { t } = useTranslation("admin");
  const fetcher = useFetcher();
  const { percent, amount, leastSum, mostUses, uses, startsAt, endsAt, isOver } = code;
  const facts = [
    leastSum > 0 && t("codeFactLeast", { sum: formatMoney(leastSum) }),
    startsAt && t("codeFactFrom", { day: formatTime(startsAt, language) }),
    endsAt && t(isOver ? "codeFactOver" : "codeFactTo", { day: formatTime(endsAt, language) }),
    mostUses === null ? t("codeFactUsed", { count: uses }) : t("codeFactUsedOf", { uses, most: mostUses }),
  ].filter((fact) => typeof fact === "string");
  return (
    <li className={`flex flex-wrap items-center gap-x-6 gap-y-1 border-b py-3 ${isOver ? "text-mist" : ""}`}>
      <span translate="no" className="figures text-base font-medium [overflow-wrap:anywhere]">
        {code.code}
      </span>
      <span translate="no">
        {percent === null ? formatMoney(amount ?? 0) : formatPercent(percent, language)}
      </span>
      <span className="min-w-0 grow basis-60 text-mist">{facts.join(" · ")}</span>
      {!isOver && (
        <fetcher.Form method="post" action={href("/admin/codes")}>
          <input type="hidden" name="intent" value="end" />
          <input type="hidden" name="code" value={code.code} />
          <Button
            type="submit"
            look="quiet"
            disabled={fetcher.state !== "idle"}
            aria-label={t("endCodeName", { code: code.code })}
            className="px-5"
          >
            {t("endCode")}
          </Button>
        </fetcher.Form>
      )}
    </li>
  );
}
