import type { MessageKey } from "#app/i18n/say.ts";

/** The texts of the house, in the order of the footer, with the words of their links. */
export const SHEETS = {
  contact: "contactUs",
  shipping: "shippingInfo",
  returns: "returnsExchanges",
  questions: "faq",
  privacy: "privacyPolicy",
  terms: "termsOfService",
  cookies: "cookiePolicy",
} as const satisfies Record<string, MessageKey>;

export type SheetName = keyof typeof SHEETS;

/** A text of the house, ready to be shown. */
export interface SheetText {
  name: SheetName;
  html: string;
}

const PARAMETER = "sheet";

/** The sheet that an address asks for. */
export function sheetAsked(search: URLSearchParams): SheetName | undefined {
  const asked = search.get(PARAMETER) ?? "";
  return Object.hasOwn(SHEETS, asked) ? (asked as SheetName) : undefined;
}

/** The same address with a sheet over it, or without any. */
export function withSheet(search: URLSearchParams, name?: SheetName): string {
  const next = new URLSearchParams(search);
  next.delete(PARAMETER);
  if (name) next.set(PARAMETER, name);
  return next.size > 0 ? `?${next}` : "";
}
