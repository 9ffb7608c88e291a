import type { TFunction } from "i18next";
import type { Messages } from "./messages/en.ts";

export type MessageKey = keyof Messages;
export type MessageValues = Record<string, string | number>;

/** A message chosen at run time. Which values it needs cannot be checked by type then, hence the cast. */
export function say(t: TFunction, key: MessageKey, values: MessageValues = {}): string {
  return t(key as "home", values);
}
