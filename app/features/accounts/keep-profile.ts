import { hasArrived, sendWhenLeaving } from "#app/ui/send-when-leaving.ts";

const KEY = "profile";

/** Remembers what the profile's form holds until it has arrived (see sendWhenLeaving). */
export function keepProfile(form: FormData): void {
  const fields = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  sendWhenLeaving(KEY, { action: "/profile", fields });
}

export function profileHasArrived(): void {
  hasArrived(KEY);
}
