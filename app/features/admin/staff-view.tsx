import { useTranslation } from "react-i18next";
import { href, useFetcher } from "react-router";
import type { StaffAnswer, StaffMember } from "#app/features/accounts/staff.ts";
import { Button, TextLink } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { tabAddress } from "./panel.ts";

interface Props {
  staff: StaffMember[];
  asksForFactor: boolean;
}

/** Who works in the panel: admins, and those who only pack. */
export function StaffView({ staff, asksForFactor }: Props) {
  const { t } = useTranslation("admin");
  const fetcher = useFetcher<StaffAnswer>();
  const { data } = fetcher;
  return (
    <>
      <p className="mb-4">
        <TextLink to={tabAddress("dashboard")}>{t("backToDashboard")}</TextLink>
      </p>
      <p className="mb-6 max-w-prose text-sm text-mist">{t("staffHint")}</p>
      <fetcher.Form
        key={staff.length}
        method="post"
        action={href("/admin/staff")}
        className="flex flex-wrap items-end gap-4 border-y py-5"
      >
        <Field
          label={t("packerEmail")}
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="off"
          className="grow sm:max-w-md"
        />
        <Button type="submit" disabled={fetcher.state !== "idle"}>
          {t("addPacker")}
        </Button>
        <Problem answer={data} />
      </fetcher.Form>
      <ul aria-label={t("tabStaff")} className="mt-8 border-t text-sm">
        {staff.map((person) => (
          <Row key={person.id} person={person} />
        ))}
      </ul>
      <FactorRule asksForFactor={asksForFactor} />
    </>
  );
}

/** Whether every admin needs a second factor. */
function FactorRule({ asksForFactor }: Pick<Props, "asksForFactor">) {
  const { t } = useTranslation("admin");
  const fetcher = useFetcher<StaffAnswer>();
  const { data } = fetcher;
  return (
    <section aria-label={t("factorRule")} className="mt-12 max-w-prose">
      <h2 className="display-text text-2xl">{t("factorRule")}</h2>
      <p className="mt-2 text-sm text-mist">{t("factorRuleHelp")}</p>
      <fetcher.Form
        method="post"
        action={href("/admin/staff")}
        className="mt-4 flex flex-wrap items-center gap-4"
      >
        <input type="hidden" name="intent" value="ask-for-factor" />
        <input type="hidden" name="asked" value={String(!asksForFactor)} />
        <p role="status">{t(asksForFactor ? "factorRuleOn" : "factorRuleOff")}</p>
        <Button type="submit" look="quiet" disabled={fetcher.state !== "idle"}>
          {t(asksForFactor ? "factorAskNoMore" : "factorAsk")}
        </Button>
        <Problem answer={data} />
      </fetcher.Form>
      <p className="mt-4">
        <TextLink to={tabAddress("security")}>{t("securityOwn")}</TextLink>
      </p>
    </section>
  );
}

function Problem({ answer }: { answer: StaffAnswer | undefined }) {
  const { t } = useTranslation("admin");
  if (!answer || answer.ok) return null;
  return (
    <p role="alert" className="basis-full text-sm text-coral">
      {t(`staff_${answer.problem}`)}
    </p>
  );
}

function Row({ person: { id, email, displayName, isAdmin, hasFactor } }: { person: StaffMember }) {
  const { t } = useTranslation("admin");
  const fetcher = useFetcher<StaffAnswer>();
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-6 gap-y-1 border-b py-3">
      <div className="min-w-0 grow basis-60 [overflow-wrap:anywhere]">
        <p translate="no" className="font-medium">
          {email}
        </p>
        <p className="text-mist">
          <span translate="no">{displayName}</span> · {t(isAdmin ? "isAdmin" : "isPacker")} ·{" "}
          {t(hasFactor ? "hasFactor" : "hasNoFactor")}
        </p>
      </div>
      {!isAdmin && (
        <fetcher.Form method="post" action={href("/admin/staff")}>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="person" value={id} />
          <Button
            type="submit"
            look="quiet"
            disabled={fetcher.state !== "idle"}
            aria-label={t("removePackerName", { email })}
            className="px-5"
          >
            {t("removePacker")}
          </Button>
        </fetcher.Form>
      )}
    </li>
  );
}
