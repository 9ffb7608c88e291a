import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { formatDate } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { TEXT_LINK } from "#app/ui/button.tsx";
import type { Device } from "./list-devices.server.ts";

/** How many devices are seen without unfolding the others. */
const FIRST = 2;

/** Where someone is signed in, and the way out of all of it. */
export function Devices({ devices, language }: { devices: Device[]; language: Language }) {
  const { t } = useTranslation("account");
  return (
    <>
      <List devices={devices.slice(0, FIRST)} language={language} />
      <div className="flex flex-wrap gap-x-8">
        {devices.length > FIRST && (
          <details className="open:w-full">
            <summary className={TEXT_LINK}>{t("allDevices", { count: devices.length })}</summary>
            <List devices={devices.slice(FIRST)} language={language} />
          </details>
        )}
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="sign-out-everywhere" />
          <button type="submit" className={TEXT_LINK}>
            {t("signOutEverywhere")}
          </button>
        </Form>
      </div>
    </>
  );
}

function List({ devices, language }: { devices: Device[]; language: Language }) {
  const { t } = useTranslation("account");
  return (
    <ul>
      {devices.map(({ id, name, lastSeen, isThis }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 border-b py-3">
          <span>{name || t("unknownDevice")}</span>
          <span className="flex flex-wrap items-baseline gap-x-6 text-sm text-mist">
            {isThis ? t("thisDevice") : t("seen", { date: formatDate(lastSeen, language) })}
            {!isThis && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="sign-out-device" />
                <input type="hidden" name="device" value={id} />
                <button
                  type="submit"
                  className={TEXT_LINK}
                  aria-label={t("signOutDevice", { name: name || t("unknownDevice") })}
                >
                  {t("signOutOne")}
                </button>
              </Form>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
