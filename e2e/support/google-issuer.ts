import { generateKeyPairSync, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import Provider from "oidc-provider";
import { freePort } from "#test/free-port.ts";

/** An OpenID Connect issuer of our own that stands in for Google. */
export interface GoogleIssuer {
  url: string;
  /** What the shop needs in its environment. */
  env: Record<string, string>;
  /** Cannot be reached for a while; the same issuer afterwards. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  stop: () => Promise<void>;
}

export const GOOGLE_PERSON = { email: "pearl.diver@gmail.example", name: "Pearl Diver" };
const CLIENT = { id: "nacre-test", secret: "not-a-secret-but-long-enough" };

/** Starts an issuer that knows one client, the shop at `appUrl`, and one person, who can also say no. */
export async function startGoogleIssuer(appUrl: string): Promise<GoogleIssuer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const provider = new Provider(url, configuration(appUrl));
  const handle = provider.callback();
  const server = createServer((request, response) => {
    if (request.url?.startsWith("/sign-in/")) void signInPage(provider, request, response);
    else void handle(request, response);
  });
  const resume = () => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  await resume();
  return {
    url,
    env: { GOOGLE_ISSUER: url, GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_CLIENT_SECRET: CLIENT.secret },
    pause: stop,
    resume,
    stop,
  };
}

function configuration(appUrl: string) {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${appUrl}/api/auth/callback/google`],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    adapter: Memory,
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    // Google puts the claims into the ID token too.
    conformIdTokenClaims: false,
    cookies: { keys: [randomBytes(32).toString("hex")] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, email_verified: true, ...GOOGLE_PERSON }),
    }),
    interactions: { url: (_context: unknown, interaction: { uid: string }) => `/sign-in/${interaction.uid}` },
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256" }] },
    loadExistingGrant: grantAll,
    pkce: { required: () => true },
  };
}

/** What the issuer remembers, as long as the process lives. */
const remembered = new Map<string, Record<string, unknown>>();

class Memory {
  readonly #model: string;

  constructor(model: string) {
    this.#model = model;
  }

  async upsert(id: string, payload: Record<string, unknown>): Promise<void> {
    remembered.set(`${this.#model} ${id}`, payload);
  }

  async find(id: string) {
    return remembered.get(`${this.#model} ${id}`);
  }

  async findByUid(uid: string) {
    return [...remembered.values()].find((payload) => payload["uid"] === uid);
  }

  async consume(id: string): Promise<void> {
    const payload = await this.find(id);
    if (payload) payload["consumed"] = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    remembered.delete(`${this.#model} ${id}`);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, payload] of remembered) if (payload["grantId"] === grantId) remembered.delete(key);
  }
}

/** No second question after signing in: the shop asks for nothing but who someone is. */
async function grantAll({ oidc }: GrantContext) {
  const { client, session, provider } = oidc;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope("openid email profile");
  await grant.save();
  return grant;
}

interface GrantContext {
  oidc: { client: { clientId: string }; session: { accountId: string }; provider: Provider };
}

/** The issuer's screen: continue or cancel. */
async function signInPage(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  if (request.method === "POST") {
    const answer = new URL(request.url ?? "", "http://issuer.example").searchParams.get("answer");
    const result =
      answer === "yes"
        ? { login: { accountId: "google-person-1" } }
        : { error: "access_denied", error_description: "The person said no." };
    return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }
  response.setHeader("Content-Type", "text/html");
  response.end(`<!doctype html><html lang="en"><title>Sign in</title><h1>Sign in to continue</h1>
    <form method="post" action="?answer=yes"><button>Continue as ${GOOGLE_PERSON.name}</button></form>
    <form method="post" action="?answer=no"><button>Cancel</button></form></html>`);
}
