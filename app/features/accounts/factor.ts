import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import type { MessageKey } from "#app/i18n/say.ts";

/** What someone signs in with beside their password. */
export interface Factors {
  /** Codes of an app are asked for after the password. */
  hasCodes: boolean;
  /** Recovery codes that were not used yet. */
  codesLeft: number;
  passkeys: Passkey[];
}

/** Times as ISO 8601. */
export interface Passkey {
  id: string;
  name: string;
  createdAt: string;
}

/** What an app is told to make codes: to read with its camera, or to type. */
export interface SetUp {
  uri: string;
  secret: string;
  /** The dark modules of the QR code as the path of a picture of so many units a side. */
  path: string;
  side: number;
}

/** What the forms of one's factors are answered with. */
export interface FactorAnswer {
  form: string;
  message?: MessageKey;
  setUp?: SetUp | undefined;
  /** Shown once. */
  recoveryCodes?: string[];
  /** What the browser is to make a passkey by. */
  creation?: PublicKeyCredentialCreationOptionsJSON;
}
