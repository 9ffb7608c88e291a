import type { Language } from "./language.ts";
import type { Messages } from "./messages/en.ts";

const LOADERS = {
  en: () => import("./messages/en.ts"),
  fr: () => import("./messages/fr.ts"),
  sp: () => import("./messages/sp.ts"),
} as const satisfies Record<Language, () => Promise<{ default: Messages }>>;

/** The words of one language; in the browser, its own small file. */
export async function loadMessages(language: Language): Promise<Messages> {
  return (await LOADERS[language]()).default;
}
