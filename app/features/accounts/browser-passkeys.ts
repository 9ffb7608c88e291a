import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

/** The code of a passkey that the person, or the browser, did not give. */
export const GIVEN_UP = "PASSKEY_GIVEN_UP";

/** Browsers make none without https, and none for an address of numbers. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === "function" && !/^[\d.]+$|:/.test(window.location.hostname);
}

/** Lets the browser find a passkey. @returns its answer, as JSON */
export async function showPasskey(optionsJSON: PublicKeyCredentialRequestOptionsJSON): Promise<string> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  return JSON.stringify(await startAuthentication({ optionsJSON }));
}

/** Lets the browser make a passkey. @returns its answer, as JSON */
export async function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON): Promise<string> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  return JSON.stringify(await startRegistration({ optionsJSON }));
}
