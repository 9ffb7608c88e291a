/** Somebody who works in the panel. */
export interface StaffMember {
  id: string;
  email: string;
  displayName: string;
  isAdmin: boolean;
  /** Has codes or a passkey. */
  hasFactor: boolean;
}

/** What making somebody a packer or no more one, or asking for a second factor, came to. */
export type StaffAnswer = { ok: true } | { ok: false; problem: "no-account" | "is-admin" | "no-factor" };
