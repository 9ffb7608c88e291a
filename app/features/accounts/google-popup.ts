import { createAuthClient } from "better-auth/client";
import { oauthPopupClient } from "better-auth/client/plugins";

const client = createAuthClient({ basePath: "/api/auth", plugins: [oauthPopupClient()] });

/**
 * Opens the Google window and waits for its end.
 * @returns undefined when signed in, else the provider's code (empty when it gave none)
 */
export async function signInWithGoogle(): Promise<string | undefined> {
  const { error } = await client.signIn.popup({
    provider: "google",
    callbackURL: "/profile",
    errorCallbackURL: "/login",
  });
  return error ? error.code : undefined;
}
