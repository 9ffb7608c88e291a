import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { href, useFetcher } from "react-router";
import type { ApiToken } from "#app/features/accounts/api-token.ts";
import {
  EVENT_TYPES,
  type EventType,
  type Receiver,
  type ReceiverAnswer,
  type ReceiverDelivery,
} from "#app/features/webhooks/event.ts";
import { formatTime } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { Button, TextLink } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { notify } from "#app/ui/notify.ts";
import { Tokens } from "./tokens.tsx";
import { More } from "./more.tsx";
import { tabAddress } from "./panel.ts";

interface Props {
  receivers: Receiver[];
  tokens: ApiToken[];
  language: Language;
}

/** The connected systems: which ones receive events, and which ones may read and change data. */
export function Connections({ receivers, tokens, language }: Props) {
  const { t } = useTranslation("admin");
  // Their forms are gone with the answer.
  const adding = useReceivers(t("receiverAdded"));
  const removing = useReceivers(t("receiverRemoved"));
  return (
    <>
      <p className="mb-4">
        <TextLink to={tabAddress("dashboard")}>{t("backToDashboard")}</TextLink>
      </p>
      <section aria-labelledby="receivers">
        <h2 id="receivers" className="display-text mb-2 text-2xl">
          {t("receivers")}
        </h2>
        <p className="mb-6 max-w-prose text-sm text-mist">{t("receiversHint")}</p>
        <NewReceiver key={receivers.length} open={receivers.length === 0} adding={adding} />
        <Problem>{removing.problem}</Problem>
        {receivers.length > 0 && (
          <ul aria-label={t("receivers")} className="mt-8 border-t text-sm">
            {receivers.map((receiver) => (
              <Row key={receiver.id} receiver={receiver} removing={removing} language={language} />
            ))}
          </ul>
        )}
      </section>
      <Tokens tokens={tokens} language={language} />
    </>
  );
}

/** @param done what is told once it is done, where the page does not show it by itself */
function useReceivers(done?: string) {
  const { t } = useTranslation("admin");
  const fetcher = useFetcher<ReceiverAnswer>();
  const { data } = fetcher;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per answer
  useEffect(() => {
    if (done && data?.ok) notify({ message: { text: done } });
  }, [data]);
  const answer = data && "answer" in data ? data.answer : undefined;
  const problem =
    data?.ok === false
      ? t(`receiver_${data.problem}`, { answer: data.problem === "refused" ? data.answer : "" })
      : undefined;
  return { fetcher, problem, answer: data?.ok ? answer : undefined, busy: fetcher.state !== "idle" };
}

function Problem({ children }: { children: string | undefined }) {
  return children ? (
    <p role="alert" className="mt-3 text-sm text-coral">
      {children}
    </p>
  ) : null;
}

type Sending = ReturnType<typeof useReceivers>;

function NewReceiver({ open, adding }: { open: boolean; adding: Sending }) {
  const { t } = useTranslation("admin");
  const { fetcher, problem, busy } = adding;
  return (
    <details open={open} className="border-y">
      <summary className="flex min-h-12 items-center py-2 text-sm font-medium underline decoration-edge underline-offset-[6px] hover:decoration-ink">
        {t("newReceiver")}
      </summary>
      <fetcher.Form method="post" action={href("/admin/receivers")} className="grid gap-4 pt-2 pb-6">
        <input type="hidden" name="intent" value="create" />
        <Field
          label={t("receiverUrl")}
          hint={t("receiverUrlHint")}
          name="url"
          type="url"
          required
          maxLength={500}
          autoComplete="off"
          spellCheck={false}
          className="max-w-prose"
        />
        <Events chosen={EVENT_TYPES} />
        <div>
          <Button type="submit" disabled={busy}>
            {t("createReceiver")}
          </Button>
          <Problem>{problem}</Problem>
        </div>
      </fetcher.Form>
    </details>
  );
}

const TICK = "flex min-h-11 items-center gap-3 text-sm";

function Events({ chosen }: { chosen: readonly EventType[] }) {
  const { t } = useTranslation("admin");
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm text-mist">{t("receiverEvents")}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
        {EVENT_TYPES.map((type) => (
          <label key={type} className={TICK}>
            <input
              type="checkbox"
              name="events"
              value={type}
              defaultChecked={chosen.includes(type)}
              className="tick"
            />
            <span>
              {t(`event_${type}`)}{" "}
              <span translate="no" className="block text-xs text-mist">
                {type}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface RowProps {
  receiver: Receiver;
  removing: Sending;
  language: Language;
}

function Row({ receiver, removing, language }: RowProps) {
  const { t } = useTranslation("admin");
  const { id, url, secret, events, isOn, deliveries } = receiver;
  const { fetcher, problem, answer, busy } = useReceivers();
  return (
    <li className="border-b py-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="min-w-0 grow basis-72">
          <h3 translate="no" className="font-medium [overflow-wrap:anywhere]">
            {url}
          </h3>
          <p className={isOn ? "text-mist" : "text-coral"}>
            {isOn ? t("receiverOn", { count: events.length }) : t("receiverOff")}
          </p>
        </div>
        <fetcher.Form method="post" action={href("/admin/receivers")}>
          <input type="hidden" name="intent" value="test" />
          <input type="hidden" name="receiver" value={id} />
          <Button
            type="submit"
            look="quiet"
            disabled={busy}
            aria-label={t("testReceiverName", { url })}
            className="px-5"
          >
            {t("testReceiver")}
          </Button>
        </fetcher.Form>
      </div>
      <Problem>{problem}</Problem>
      {answer && (
        <p role="status" className="mt-3">
          {t("receiverAnswered")} <span translate="no">({answer})</span>
        </p>
      )}
      <More label={t("receiverSecret")}>
        <p className="pb-3">
          <code translate="no" className="[overflow-wrap:anywhere]">
            {secret}
          </code>
        </p>
      </More>
      <More label={t("changeReceiver")}>
        <Change receiver={receiver} removing={removing} />
      </More>
      <More label={t("lastDeliveries", { count: deliveries.length })}>
        {deliveries.length === 0 && <p className="pb-3 text-mist">{t("nothingYet")}</p>}
        <ul>
          {deliveries.map((delivery) => (
            <Delivery key={delivery.id} delivery={delivery} language={language} />
          ))}
        </ul>
      </More>
    </li>
  );
}

function Change({ receiver: { id, url, events, isOn }, removing }: Omit<RowProps, "language">) {
  const { t } = useTranslation("admin");
  const { fetcher, problem, busy } = useReceivers(t("receiverSaved"));
  return (
    <div className="pb-4">
      <fetcher.Form method="post" action={href("/admin/receivers")}>
        <input type="hidden" name="intent" value="change" />
        <input type="hidden" name="receiver" value={id} />
        <label className={TICK}>
          <input type="checkbox" name="isOn" defaultChecked={isOn} className="tick" />
          {t("receiverIsOn")}
        </label>
        <Events chosen={events} />
        <Button type="submit" look="quiet" disabled={busy} className="mt-3">
          {t("saveReceiver")}
        </Button>
        <Problem>{problem}</Problem>
      </fetcher.Form>
      <More label={t("removeReceiver")}>
        <removing.fetcher.Form method="post" action={href("/admin/receivers")}>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="receiver" value={id} />
          <p className="mb-3 max-w-prose">{t("removeReceiverText")}</p>
          <Button
            type="submit"
            look="danger"
            disabled={removing.busy}
            aria-label={t("removeReceiverName", { url })}
          >
            {t("removeReceiver")}
          </Button>
        </removing.fetcher.Form>
      </More>
    </div>
  );
}

function Delivery({ delivery, language }: { delivery: ReceiverDelivery; language: Language }) {
  const { t } = useTranslation("admin");
  const { id, type, at, attempts, answer, deliveredAt } = delivery;
  const { fetcher, problem, busy } = useReceivers();
  const state = deliveredAt ? "arrived" : attempts > 0 ? "failed" : "waiting";
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t py-2">
      <span translate="no" className="basis-36">
        {type}
      </span>
      <time dateTime={at} className="text-mist">
        {formatTime(at, language)}
      </time>
      <span className={`min-w-0 grow ${state === "failed" ? "text-coral" : ""}`}>
        {t(`delivery_${state}`)}
        {answer && (
          <span translate="no" className="text-mist">
            {" "}
            ({answer})
          </span>
        )}
      </span>
      {type !== "test" && (
        <fetcher.Form method="post" action={href("/admin/receivers")}>
          <input type="hidden" name="intent" value="again" />
          <input type="hidden" name="delivery" value={id} />
          <Button
            type="submit"
            look="quiet"
            disabled={busy}
            aria-label={t("sendAgainName", { type, time: formatTime(at, language) })}
            className="min-h-11 px-5"
          >
            {t("sendAgain")}
          </Button>
          <Problem>{problem}</Problem>
        </fetcher.Form>
      )}
    </li>
  );
}
