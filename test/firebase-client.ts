import { Component } from "@firebase/component";
import * as firebaseApp from "@firebase/app";
import { type Functions, getFunctions } from "@firebase/functions";

/** How Firebase's own packages plug into one another; left out of the public types. */
const { _addOrOverwriteComponent } = firebaseApp as unknown as {
  _addOrOverwriteComponent: (app: firebaseApp.FirebaseApp, component: unknown) => void;
};

/** Firebase's own client for the functions at an address, signed in with a token when one is given. */
export function firebaseFunctions(
  url: string,
  token?: string,
): { functions: Functions; close: () => Promise<void> } {
  const app = firebaseApp.initializeApp({ projectId: "nacre" }, crypto.randomUUID());
  if (token) {
    // Where firebase/auth would plug itself in; the client asks it for the token of whoever is signed in.
    const auth = { getToken: async () => ({ accessToken: token }) };
    _addOrOverwriteComponent(
      app,
      new Component("auth-internal" as never, () => auth as never, "PRIVATE" as never),
    );
  }
  return { functions: getFunctions(app, url), close: () => firebaseApp.deleteApp(app) };
}
