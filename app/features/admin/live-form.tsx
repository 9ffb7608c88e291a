import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Form, useSubmit } from "react-router";
import type { Room } from "./panel.ts";

/** How long typing must rest before the list is asked for, in milliseconds. */
const REST = 250;

interface Props {
  tab: Room;
  /** What the list is narrowed down by now, by the names of the form's fields. */
  state: Record<string, string>;
  className?: string;
  children: ReactNode;
}

/**
 * A form that filters a list through the address while it is filled in; without scripts its button does so. Fields keep
 * what is being typed and are reset only when the list changes from elsewhere.
 */
export function LiveForm({ tab, state, className, children }: Props) {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const now = JSON.stringify(state);
  const [sent, setSent] = useState<string>();
  const [shown, setShown] = useState({ state: now, times: 0 });
  if (shown.state !== now) {
    setShown({ state: now, times: shown.times + (now === sent ? 0 : 1) });
    // Answered: who comes back to it later comes from elsewhere.
    setSent(undefined);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (form: HTMLFormElement, replace: boolean) => {
    clearTimeout(timer.current);
    const filled = filledIn(form);
    const { tab: _tab, sort: _sort, ...asked } = filled;
    setSent(JSON.stringify(asked));
    void submit(new URLSearchParams(filled), { replace, preventScrollReset: true });
  };
  const onChange = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(currentTarget, true), REST);
  };
  const onSubmit: ComponentProps<typeof Form>["onSubmit"] = (event) => {
    event.preventDefault();
    send(event.currentTarget, false);
  };
  return (
    <Form key={shown.times} role="search" onChange={onChange} onSubmit={onSubmit} className={className}>
      <input type="hidden" name="tab" value={tab} />
      {children}
    </Form>
  );
}

/** The fields that hold something, by name. */
function filledIn(form: HTMLFormElement): Record<string, string> {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== ""));
}
