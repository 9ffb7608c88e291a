import { useCallback, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { loadAdviceMessages } from "#app/i18n/load-advice-messages.ts";
import { Button } from "#app/ui/button.tsx";
import { useHistoryLayer } from "#app/ui/use-history-layer.ts";
import { useOnDemand } from "#app/ui/use-on-demand.ts";
import { usePerson } from "./use-person.ts";

interface Props {
  look?: "primary" | "quiet";
  label?: string;
  /** With the visitor's own words, or with three questions; these open by themselves where the address asks for it. */
  begin?: "words" | "questions";
}

/** Opens the advisor, whose code comes with the first opening. */
export function AskAdvisor({ look, label, begin }: Props) {
  const { t, i18n } = useTranslation();
  const person = usePerson();
  const button = useRef<HTMLButtonElement>(null);
  // Two of them may be on one page.
  const [open, setOpen] = useHistoryLayer(`advisor${useId()}`);
  const load = useCallback(async () => {
    const [{ Advisor }] = await Promise.all([import("./advisor.tsx"), loadAdviceMessages(i18n)]);
    return Advisor;
  }, [i18n]);
  const { loaded: Advisor, fetch, want } = useOnDemand(load);
  const asked = useSearchParams()[0].get("ask") === "questions" && begin === "questions";
  useEffect(() => {
    if (asked) setOpen(true);
  }, [asked, setOpen]);
  // Open already: after Forward or a reload.
  useEffect(() => {
    if (open) void want().then((there) => there || setOpen(false));
  }, [open, want, setOpen]);
  return (
    <>
      <Button
        ref={button}
        look={look}
        aria-haspopup="dialog"
        className="noscript:hidden"
        onPointerEnter={() => void fetch().catch(() => {})}
        onClick={() => setOpen(true)}
      >
        {label ?? t("askAdvisor")}
      </Button>
      {Advisor && (
        <Advisor
          begin={begin}
          open={open}
          onOpenChange={setOpen}
          signedIn={person !== null}
          opener={button}
        />
      )}
    </>
  );
}
