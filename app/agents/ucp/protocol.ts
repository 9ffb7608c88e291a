/** The release of the Universal Commerce Protocol that this shop speaks (https://ucp.dev). */
export const VERSION = "2026-04-08";

const SITE = `https://ucp.dev/${VERSION}`;

/** What the shop can do by the protocol, in its own names. */
export const SEARCH = "dev.ucp.shopping.catalog.search";
export const LOOKUP = "dev.ucp.shopping.catalog.lookup";
export const CHECKOUT = "dev.ucp.shopping.checkout";
export const FULFILLMENT = "dev.ucp.shopping.fulfillment";
export type Capability = typeof SEARCH | typeof LOOKUP | typeof CHECKOUT | typeof FULFILLMENT;

interface Declared {
  version: string;
  spec: string;
  schema: string;
  extends?: string;
}

const DECLARED: Record<Capability, Declared> = {
  [SEARCH]: declared("catalog/search", "catalog_search"),
  [LOOKUP]: declared("catalog/lookup", "catalog_lookup"),
  [CHECKOUT]: declared("checkout", "checkout"),
  [FULFILLMENT]: { ...declared("fulfillment", "fulfillment"), extends: CHECKOUT },
};

function declared(page: string, schema: string): Declared {
  return {
    version: VERSION,
    spec: `${SITE}/specification/${page}`,
    schema: `${SITE}/schemas/shopping/${schema}.json`,
  };
}

/** What the owner lets assistants do: the shelf, or a checkout as well. */
export function offered(agents: "off" | "read" | "shop"): Capability[] {
  if (agents === "off") return [];
  return agents === "read" ? [SEARCH, LOOKUP] : [SEARCH, LOOKUP, CHECKOUT, FULFILLMENT];
}

/** The path of the shop's operations. */
export const BASE = "/ucp/v1";

/** What `/.well-known/ucp` says of the shop. No payment handler: a person finishes in the browser. */
export function businessProfile({ appUrl, agents }: { appUrl: string; agents: "off" | "read" | "shop" }) {
  return {
    ucp: {
      version: VERSION,
      services: {
        "dev.ucp.shopping": [
          {
            version: VERSION,
            spec: `${SITE}/specification/overview`,
            transport: "rest",
            schema: `${SITE}/services/shopping/rest.openapi.json`,
            endpoint: `${appUrl}${BASE}`,
          },
        ],
      },
      capabilities: Object.fromEntries(offered(agents).map((name) => [name, [DECLARED[name]]])),
      payment_handlers: {},
    },
  };
}

/** The part of an answer that says by which rules it was made. */
export function envelope(active: readonly Capability[], status: "success" | "error" = "success") {
  const capabilities = Object.fromEntries(active.map((name) => [name, [{ version: VERSION }]]));
  return { version: VERSION, status, capabilities };
}

/** A request that the protocol itself refuses: with a status, a code and what to do. */
export class ProtocolError extends Error {
  readonly status: number;
  readonly code: string;
  readonly retryAfter: number | undefined;
  constructor(status: number, code: string, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

type Severity = "recoverable" | "requires_buyer_input" | "requires_buyer_review" | "unrecoverable";

/** Something an assistant, or the person it works for, has to put right. */
export interface Problem {
  type: "error";
  code: string;
  content: string;
  severity: Severity;
  path?: string;
}

export const problem = (severity: Severity, code: string, content: string, path?: string): Problem => ({
  type: "error",
  code,
  content,
  severity,
  ...(path && { path }),
});

/** A failure that the protocol reports in the body, with nothing to act on. */
export class NoResource extends Error {
  readonly status: number;
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[], status = 200) {
    super(problems[0]?.content);
    this.problems = problems;
    this.status = status;
  }
}
