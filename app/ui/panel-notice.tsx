import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { say } from "#app/i18n/say.ts";
import { listenInPanel, type Notice } from "./notify.ts";

/**
 * The last message, inside the panel that lies over the page instead of in a toast over it. A panel on its way out is
 * `open` no longer: it would take the next message along.
 */
export function PanelNotice({ open, className = "" }: { open: boolean; className?: string }) {
  const { t } = useTranslation();
  const [said, setSaid] = useState<{ notice: Notice; count: number }>();
  useEffect(() => {
    if (!open) return;
    return listenInPanel((notice) => setSaid((last) => ({ notice, count: (last?.count ?? 0) + 1 })));
  }, [open]);
  if (!said) return null;
  const { message, values, action } = said.notice;
  return (
    // A new element each time: the same words twice are said twice.
    <p
      key={said.count}
      role="alert"
      className={`flex items-center gap-4 bg-shell py-2.5 text-sm ${className}`}
    >
      <span className="grow">{typeof message === "object" ? message.text : say(t, message, values)}</span>
      {action && "href" in action && (
        <Link to={action.href} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {say(t, action.label)}
        </Link>
      )}
    </p>
  );
}
