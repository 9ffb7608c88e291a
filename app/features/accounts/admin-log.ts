/** What the log keeps that admins did: what changes something, and what takes people's data out of the shop. */
export const DEEDS = [
  "product-create",
  "product-update",
  "product-delete",
  "product-restore",
  "product-import",
  "picture-upload",
  "picture-delete",
  "order-advance",
  "order-export",
  "review-answer",
  "customer-note",
  "customer-credit",
  "discount-change",
  "receiver-change",
  "token-change",
  "staff-change",
  "admin-grant",
  "admin-revoke",
  "factor-remove",
] as const;
export type Deed = (typeof DEEDS)[number];

/** What a field held before and after, as its form shows it. */
export type Changes = Record<string, [before: string, after: string]>;

/** Characters of a value that the log keeps. */
const LONGEST = 400;

/** The fields that differ; those that one side lacks were or are empty. */
export function changesBetween(before: object, after: object): Changes {
  const was = new Map(Object.entries(before));
  const is = new Map(Object.entries(after));
  const textOf = (side: Map<string, unknown>, name: string) => String(side.get(name) ?? "");
  const names = [...new Set([...was.keys(), ...is.keys()])];
  const changed = names.filter((name) => textOf(was, name) !== textOf(is, name));
  return Object.fromEntries(
    changed.map((name) => [name, [shorten(textOf(was, name)), shorten(textOf(is, name))]]),
  );
}

const shorten = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
