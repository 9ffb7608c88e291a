/** What a token of the API lets do: read, or change as well. */
export const SCOPES = ["read", "write"] as const;
export type Scope = (typeof SCOPES)[number];

/** A token as the panel lists it; the token itself is nowhere. Times as ISO 8601. */
export interface ApiToken {
  id: string;
  name: string;
  scope: Scope;
  /** The e-mail of the admin who made it; the token works only while they are one. */
  madeBy: string;
  /** They are no longer an admin. */
  isIdle: boolean;
  createdAt: string;
  lastUsedAt: string | null;
}

/** The result of making or revoking a token; a new token is shown only this once. */
export type TokenAnswer =
  | { ok: true; token?: string }
  | { ok: false; problem: "invalid" | "too-many" | "gone" };
