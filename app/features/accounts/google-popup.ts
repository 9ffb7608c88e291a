import { createAuthClient } from "better-auth/client";
import { oauthPopupClient } from "better-auth/client/plugins";

const client = createAuthClient({ basePath: "/api/auth", plugins: [oauthPopupClient()] });

/** How long the window's last word may be on its way after it is seen closed, in milliseconds. */
const LAST_WORD = 400;

/** What the window says at its end, see the sign-in library's completion page. */
interface LastWord {
  type: "better-auth:oauth-popup";
  error?: { code?: string };
}

/**
 * Opens the Google window and waits for its end.
 * @returns undefined when signed in, else the provider's code (empty when it gave none)
 */
export async function signInWithGoogle(): Promise<string | undefined> {
  const listener = listenForLastWord();
  const { error } = await client.signIn.popup({
    provider: "google",
    callbackURL: "/profile",
    errorCallbackURL: "/login",
  });
  // The library looks every half second whether the window is closed, and may see that before its message.
  if (error?.code === "POPUP_CLOSED") await new Promise((resolve) => setTimeout(resolve, LAST_WORD));
  const word = listener.stop();
  if (word) return word.error ? (word.error.code ?? "") : undefined;
  return error ? error.code : undefined;
}

function listenForLastWord(): { stop: () => LastWord | undefined } {
  let heard: LastWord | undefined;
  const listen = ({ origin, data }: MessageEvent) => {
    if (origin === location.origin && data?.type === "better-auth:oauth-popup") heard = data;
  };
  addEventListener("message", listen);
  return {
    stop: () => {
      removeEventListener("message", listen);
      return heard;
    },
  };
}
