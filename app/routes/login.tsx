import { useTranslation } from "react-i18next";
import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { data, href, redirect, useSearchParams } from "react-router";
import type { Route } from "./+types/login";
import { AccountWords } from "#app/features/accounts/account-words.tsx";
import { ForgotPassword } from "#app/features/accounts/forgot-password.tsx";
import { LoginForm, type LoginMode } from "#app/features/accounts/login-form.tsx";
import type { AccountServices, Outcome } from "#app/features/accounts/outcome.server.ts";
import {
  askForReset,
  isLinkGood,
  parseAsked,
  parseChosen,
  resetPassword,
} from "#app/features/accounts/reset-password.server.ts";
import { ResetPassword } from "#app/features/accounts/reset-password.tsx";
import { findPicture } from "#app/features/catalogue/find-picture.server.ts";
import { askForPasskey, signInWithPasskey } from "#app/features/accounts/passkey-sign-in.server.ts";
import { SecondStep } from "#app/features/accounts/second-step.tsx";
import { ENDED, findHalfSignedIn, finishSignIn } from "#app/features/accounts/show-code.server.ts";
import { signUpByMail } from "#app/features/accounts/sign-up-by-mail.server.ts";
import { parseCredentials, signIn } from "#app/features/accounts/sign-in.server.ts";
import { SheetLink } from "#app/features/house/sheet.tsx";
import { preferencesContext, requestContext, servicesContext, viewerContext } from "#app/http/context.ts";
import { flashCookie } from "#app/http/flash.ts";
import { privateMeta } from "#app/http/seo.ts";
import { safeRedirect } from "#app/http/safe-redirect.ts";
import { accountWords } from "#app/i18n/account-words.server.ts";
import { translate } from "#app/i18n/translate.server.ts";
import type { Picture } from "#app/ui/picture.ts";
import { TextLink } from "#app/ui/button.tsx";
import { PictureView } from "#app/ui/picture-view.tsx";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const redirectTo = safeRedirect(url.searchParams.get("redirect"));
  const mode = modeOf(url.searchParams);
  // Who forgot their password, or never had one, may be signed in.
  const entering = mode === "sign-in" || mode === "sign-up";
  if (context.get(viewerContext) && entering) throw redirect(redirectTo);
  if (mode === "code" && !(await findHalfSignedIn(context.get(servicesContext), request.headers)))
    throw redirect(`/login?${new URLSearchParams({ redirect: redirectTo })}`);
  const { language } = context.get(preferencesContext);
  const words = accountWords(language);
  const titles = { forgot: words.forgotTitle, reset: words.resetTitle, code: words.stepTitle };
  const title = entering ? translate(language, "signIn") : titles[mode];
  const google = context.get(servicesContext).config.google !== undefined;
  return {
    redirectTo,
    google,
    mode,
    reset: await findLink(context.get(servicesContext), url.searchParams.get("reset")),
    signUpByMail: context.get(servicesContext).config.signUpByMail,
    words,
    pictures: {
      desk: findPicture(
        mode === "sign-up" ? "slow-amber-oil/hero.jpg" : "thousand-layers-cream/hero.jpg",
        language,
        "",
      ),
      light: findPicture(`house/shelf-${mode === "sign-up" ? 3 : 1}.jpg`, language, ""),
      dark: findPicture("home/hero-wide-dark.jpg", language, ""),
    },
    title: `${title} · Nacre`,
    description: translate(language, "loginDescription"),
  };
}

/** A link's token; undefined where it works no more, which is said before anything is typed. */
async function findLink(services: AccountServices, token: string | null): Promise<string | undefined> {
  return token !== null && (await isLinkGood(services, token)) ? token : undefined;
}

/** Which of the five forms an address asks for. */
function modeOf(params: URLSearchParams): LoginMode | "forgot" | "reset" | "code" {
  if (params.has("reset")) return "reset";
  const asked = params.get("mode");
  return asked === "sign-up" || asked === "forgot" || asked === "code" ? asked : "sign-in";
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { address, log } = context.get(requestContext);
  const { language } = context.get(preferencesContext);
  const form = await request.formData();
  if (form.get("mode") === "forgot") {
    const email = parseAsked(form);
    const onError = (err: unknown) => log.error({ err }, "a link for a new password could not be sent");
    const outcome = email ? await askForReset(services, email, { address, language }, onError) : NO_ADDRESS;
    return answer(outcome, { mode: "forgot", email: email ?? String(form.get("email")) });
  }
  if (form.get("mode") === "reset") {
    const outcome = await resetPassword(services, parseChosen(form), address);
    if (!outcome.ok) return answer(outcome, { mode: "reset", email: "" });
    throw redirect(href("/login"), { headers: { "Set-Cookie": flashCookie("passwordReset") } });
  }
  if (form.get("mode") === "sign-up" && services.config.signUpByMail) {
    const email = parseAsked(form);
    const onError = (err: unknown) => log.error({ err }, "a link for a new account could not be sent");
    const outcome = email ? await signUpByMail(services, email, { address, language }, onError) : NO_ADDRESS;
    return answer(outcome, { mode: "sign-up", email: email ?? String(form.get("email")) });
  }
  const redirectTo = safeRedirect(url.searchParams.get("redirect"));
  if (form.get("mode") === "code") {
    const outcome = await finishSignIn(services, String(form.get("code") ?? ""), request.headers);
    log.info({ mode: "code", outcome: outcome.ok ? "let in" : outcome.code }, "sign-in");
    if (outcome.ok) throw redirect(redirectTo, { headers: outcome.headers });
    if (outcome.code !== ENDED) return answer(outcome, { mode: "code", email: "" });
    throw redirect(`/login?${new URLSearchParams({ redirect: redirectTo, error: ENDED })}`);
  }
  if (form.get("mode") === "passkey-begin") {
    const asked = await askForPasskey(services, address);
    if (!asked.ok) return answer(asked, { mode: "sign-in", email: "" });
    const begun: Answer = { code: undefined, mode: "passkey-begin", email: "", passkey: asked.request };
    return data<Answer>(begun, { headers: asked.headers });
  }
  if (form.get("mode") === "passkey") {
    const outcome = await signInWithPasskey(services, form, { address, headers: request.headers });
    log.info({ mode: "passkey", outcome: outcome.ok ? "let in" : outcome.code }, "sign-in");
    if (outcome.ok) throw redirect(redirectTo, { headers: outcome.headers });
    return answer(outcome, { mode: "sign-in", email: "" });
  }
  const credentials = parseCredentials(form);
  const onError = (err: unknown) => log.error({ err }, "a link for a new device could not be sent");
  const asking = { address, language, headers: request.headers, onError };
  const result = await signIn(services, credentials, asking);
  log.info({ mode: credentials.mode, outcome: outcomeOf(result) }, "sign-in");
  if (result.ok) {
    const secondStep = `/login?${new URLSearchParams({ redirect: redirectTo, mode: "code" })}`;
    throw redirect(result.isHalf ? secondStep : redirectTo, { headers: result.headers });
  }
  const { email, mode } = credentials;
  return answer(result, { mode, email });
}

function outcomeOf(result: Outcome): string {
  if (!result.ok) return result.code;
  return result.isHalf ? "asked for a code" : "let in";
}

const NO_ADDRESS: Outcome = { ok: false, code: "INVALID_EMAIL", status: 400 };

/** What became of a form: without a code it was taken. */
function answer(outcome: Outcome, { mode, email }: { mode: string; email: string }) {
  if (outcome.ok) return data<Answer>({ code: undefined, mode, email });
  const headers: HeadersInit = outcome.retryAfter ? { "Retry-After": String(outcome.retryAfter) } : {};
  return data<Answer>({ code: outcome.code, mode, email }, { status: outcome.status, headers });
}

interface Answer {
  /** The code of why not. */
  code: string | undefined;
  /** The form it belongs to. */
  mode: string;
  email: string;
  /** What the browser is to find a passkey by. */
  passkey?: PublicKeyCredentialRequestOptionsJSON;
}

/** A sign-in answers with a redirect. A reply that never came has no code. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const [email, mode] = [String(form.get("email")), String(form.get("mode"))];
  try {
    return await serverAction();
  } catch (answer) {
    if (!(answer instanceof Response)) return data<Answer>({ code: "", email, mode }, { status: 503 });
    throw answer;
  }
}

/** Retry-After goes along. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? privateMeta(loaderData) : []);

/** Beside the form one product; above it, on a phone, the house's scene, low and wide, which cuts none. */
function Pictures({ desk, light, dark }: Record<"desk" | "light" | "dark", Picture>) {
  const band = "aspect-2/1 w-full object-cover object-[50%_58%] lg:hidden";
  return (
    <>
      <PictureView
        picture={{ ...desk, alt: "" }}
        // Loaded at once even where it is not drawn: then the smallest.
        sizes="(min-width: 64rem) 42vw, 1px"
        priority
        className="h-full max-h-[60rem] w-full object-cover max-lg:hidden"
      />
      <PictureView picture={{ ...light, alt: "" }} sizes="100vw" className={`dark-theme:hidden ${band}`} />
      <PictureView picture={{ ...dark, alt: "" }} sizes="100vw" className={`light-theme:hidden ${band}`} />
    </>
  );
}

const INLINE_LINK = "text-ink underline decoration-edge underline-offset-4";

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const { t } = useTranslation();
  const { mode } = loaderData;
  // An answer belongs to the form it was made in.
  const answered = actionData?.mode === mode ? actionData : undefined;
  // Google's way back without a popup carries the code in the address.
  const errorCode = answered?.code ?? params.get("error") ?? undefined;
  return (
    <div className="lg:-mb-24 lg:grid lg:min-h-[calc(100svh-5rem)] lg:grid-cols-[5fr_7fr]">
      <Pictures {...loaderData.pictures} />
      <div className="shell-width self-center py-6 sm:py-20">
        <AccountWords words={loaderData.words}>
          {mode === "reset" ? (
            <ResetPassword token={loaderData.reset} errorCode={errorCode} />
          ) : mode === "code" ? (
            <SecondStep redirectTo={loaderData.redirectTo} errorCode={errorCode} />
          ) : mode === "forgot" ? (
            <ForgotPassword
              redirectTo={loaderData.redirectTo}
              sent={answered !== undefined && answered.code === undefined}
              errorCode={errorCode}
              email={answered?.email ?? ""}
            />
          ) : (
            <>
              <LoginForm
                mode={mode}
                redirectTo={loaderData.redirectTo}
                errorCode={errorCode}
                email={answered?.email ?? ""}
                google={loaderData.google}
                byMail={loaderData.signUpByMail}
                sent={answered !== undefined && answered.code === undefined}
                terms={
                  <>
                    <SheetLink name="terms" className={INLINE_LINK} />
                    {" · "}
                    <SheetLink name="privacy" className={INLINE_LINK} />
                  </>
                }
              />
              {loaderData.redirectTo.startsWith(href("/ouradvice")) && (
                <p className="mx-auto mt-4 w-full max-w-md border-t pt-3">
                  <TextLink to="/?ask=questions">{t("questionsFirst")}</TextLink>
                </p>
              )}
            </>
          )}
        </AccountWords>
      </div>
    </div>
  );
}
