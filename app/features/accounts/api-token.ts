/** What a token of the API lets do: read, or change as well. */
export const SCOPES = ["read", "write"] as const;
export type Scope = (typeof SCOPES)[number];

/** A token as the panel lists it; the token itself is nowhere. Times as ISO 8601. */
export interface ApiToken {
  id: string;
  name: string;
  scope: Scope;
  /** The e-mail of the admin who made it: it counts as long as they are one. */
  madeBy: string;
  /** They are one no more. */
  isIdle: boolean;
  createdAt: string;
  lastUsedAt: string | null;
}

/** What making or revoking one came to; a new one is told once. */
export type TokenAnswer =
  | { ok: true; token?: string }
  | { ok: false; problem: "invalid" | "too-many" | "gone" };
