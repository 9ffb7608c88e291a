import type { MessageKey } from "#app/i18n/say.ts";

const EXPLANATIONS: Record<string, MessageKey> = {
  INVALID_EMAIL_OR_PASSWORD: "errorCredentials",
  USER_ALREADY_EXISTS: "errorUserExists",
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "errorUserExists",
  PASSWORD_TOO_SHORT: "errorPasswordShort",
  PASSWORD_TOO_LONG: "errorPasswordLong",
  PASSWORD_TOO_COMMON: "errorPasswordCommon",
  INVALID_EMAIL: "errorEmail",
  INVALID_PASSWORD: "passwordWrong",
  INVALID_TOKEN: "linkUsed",
  SIGN_IN_FIRST: "signInFirst",
  INVALID_CODE: "errorCode",
  INVALID_BACKUP_CODE: "errorCode",
  CODE_USED: "errorCodeUsed",
  SECOND_STEP_ENDED: "errorStepEnded",
  PROVE_FACTOR: "errorProveFactor",
  TOO_MANY_PASSKEYS: "errorManyPasskeys",
  PASSKEY_NAME: "nameRefused",
  PASSKEY_NOT_FOUND: "errorPasskeyUnknown",
  PASSKEY_UNVERIFIED: "errorPasskey",
  AUTHENTICATION_FAILED: "errorPasskey",
  CHALLENGE_NOT_FOUND: "errorPasskey",
  FAILED_TO_VERIFY_REGISTRATION: "errorPasskey",
  PASSKEY_GIVEN_UP: "errorPasskeyGivenUp",
  TOO_MANY_REQUESTS: "errorTooMany",
  MAIL_BLOCKED: "errorMailBlocked",
  GUESSED_ELSEWHERE: "errorGuessedElsewhere",
  provider_not_found: "errorGoogleUnavailable",
  PROVIDER_NOT_FOUND: "errorGoogleUnavailable",
  access_denied: "errorGoogleDenied",
  account_not_linked: "errorNotLinked",
  unable_to_link_account: "errorNotLinked",
  ISSUER_UNREACHABLE: "errorGoogleUnreachable",
  POPUP_BLOCKED: "errorPopupBlocked",
  POPUP_CLOSED: "errorPopupClosed",
};

/** The message for a provider's error code; a generic one for unknown codes. */
export function explainAuthError(code: string, otherwise: MessageKey = "errorSignIn"): MessageKey {
  const known = Object.hasOwn(EXPLANATIONS, code) ? EXPLANATIONS[code] : undefined;
  return known ?? otherwise;
}
