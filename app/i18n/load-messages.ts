import type { Language } from "./language.ts";
import type { AdminMessages } from "./messages/admin/en.ts";
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

const ADMIN_LOADERS = {
  en: () => import("./messages/admin/en.ts"),
  fr: () => import("./messages/admin/fr.ts"),
  sp: () => import("./messages/admin/sp.ts"),
} as const satisfies Record<Language, () => Promise<{ default: AdminMessages }>>;

const adminMessages = new Map<Language, Promise<AdminMessages>>();

/** The words of the admin panel; shoppers do not download them. The same promise each time. */
export function loadAdminMessages(language: Language): Promise<AdminMessages> {
  const known = adminMessages.get(language);
  if (known) return known;
  const loading = ADMIN_LOADERS[language]().then((module) => module.default);
  adminMessages.set(language, loading);
  return loading;
}
