import { type FormEvent, useEffect, useState } from "react";
import { notify } from "#app/ui/notify.ts";
import { type AddressProblems, addressProblems, typedAddress } from "./address.ts";

/**
 * Validates an address before it is sent: shows errors beside each field, in the shop's language, and focuses the first.
 * What the server finds replaces them.
 * @param answer the server's, with its problems where it has any
 */
export function useAddressCheck(answer: { problems?: AddressProblems } | undefined) {
  const [problems, setProblems] = useState(answer?.problems ?? {});
  useEffect(() => {
    if (answer?.problems) setProblems(answer.problems);
  }, [answer]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    // A discount code is asked about before anybody has said where to.
    if (submitter?.getAttribute("name") === "intent") return;
    const form = event.currentTarget;
    const found = addressProblems(typedAddress(new FormData(form)));
    setProblems(found);
    const [first] = Object.keys(found);
    if (first === undefined) return;
    event.preventDefault();
    notify({ message: "fillAddress" });
    form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  /** Typing in a field clears its error until the form is next checked. */
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (name in problems) setProblems(({ ...others }) => ({ ...others, [name]: undefined }));
  };
  return { problems, onSubmit, onInput };
}
