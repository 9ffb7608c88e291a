/** Somebody who works in the panel. */
export interface StaffMember {
  id: string;
  email: string;
  displayName: string;
  isAdmin: boolean;
}

/** What making somebody a packer, or no more one, came to. */
export type StaffAnswer = { ok: true } | { ok: false; problem: "no-account" | "is-admin" };
