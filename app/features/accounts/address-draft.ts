import { type RefObject, useEffect } from "react";

const KEY = "address-draft";

interface Draft {
  /** Whoever typed it: nobody else is shown it. */
  person: string;
  fields: Record<string, string>;
}

/**
 * Keeps what is typed into a form for as long as the tab is open: a language switch, Back, a reload or signing in again
 * do not lose it. Storage that a browser refuses is done without.
 */
export function useAddressDraft(form: RefObject<HTMLFormElement | null>, person: string): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    restore(element, person);
    const save = () => write({ person, fields: read(element) });
    element.addEventListener("input", save);
    element.addEventListener("change", save);
    return () => {
      element.removeEventListener("input", save);
      element.removeEventListener("change", save);
    };
  }, [form, person]);
}

/** The order is placed, or whoever typed it has signed out. */
export function forgetAddressDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Box = HTMLInputElement & { type: "checkbox" };

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>("input:not([type=hidden]), select, textarea")];
}

function read(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(fieldsOf(form).map((field) => [field.name, heldBy(field)]));
}

const isBox = (field: Field): field is Box => field instanceof HTMLInputElement && field.type === "checkbox";
const heldBy = (field: Field) => (isBox(field) ? String(field.checked) : field.value);

/** Into the fields that nobody has touched: someone may have typed before scripts ran. */
function restore(form: HTMLFormElement, person: string): void {
  const draft = stored();
  if (draft?.person !== person) return;
  for (const field of fieldsOf(form)) {
    const value = draft.fields[field.name];
    if (typeof value !== "string" || isTouched(field)) continue;
    if (isBox(field)) field.checked = value === "true";
    else field.value = value;
    // What is folded away would be sent unseen.
    if (value !== "" && !isBox(field)) field.closest("details")?.setAttribute("open", "");
  }
}

function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

function stored(): Draft | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    const draft = Object(value) as Partial<Draft>;
    return typeof draft.person === "string" && typeof draft.fields === "object"
      ? (draft as Draft)
      : undefined;
  } catch {
    return undefined;
  }
}

function write(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {}
}
