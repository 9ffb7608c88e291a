import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type MessageKey, type MessageValues, say } from "#app/i18n/say.ts";
import { type Notice, notify, takeBack } from "./notify.ts";

interface Props {
  message: MessageKey | undefined;
  values?: MessageValues;
  /** What else helps to know; only beside the form. */
  help?: MessageKey;
  /** Changes with every answer, so that the same message twice is said twice. */
  token: unknown;
}

/**
 * What became of a form: said in a toast, and kept beside the form for who missed it or has no JavaScript. An answer that
 * says nothing takes it back.
 */
export function FormMessage({ message, values, help, token }: Props) {
  const { t } = useTranslation();
  const said = useRef<Notice>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per answer, whatever else renders anew
  useEffect(() => {
    const last = said.current;
    said.current = message && { message, values };
    if (said.current) notify(said.current);
    else if (last) takeBack(last);
  }, [token]);
  if (!message) return null;
  return (
    <div className="mt-4 text-sm">
      <p className="text-coral">{say(t, message, values)}</p>
      {help && <p className="mt-1 text-mist">{say(t, help)}</p>}
    </div>
  );
}
