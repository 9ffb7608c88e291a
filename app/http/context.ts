import { createContext } from "react-router";
import type { Logger } from "pino";
import type { Config } from "#app/config/env.server.ts";
import type { Database } from "#app/db/client.server.ts";
import type { Expert } from "#app/expert/expert.ts";
import type { Auth } from "#app/features/accounts/auth.server.ts";
import type { Profile } from "#app/features/accounts/load-profile.server.ts";
import type { PaymentProvider } from "#app/payments/payments.ts";
import type { Metrics } from "./metrics.server.ts";
import type { Preferences } from "./preferences.ts";

/** What lives as long as the process; made in server.ts, passed to every request. */
export interface Services {
  config: Config;
  db: Database;
  /**
   * For what may be a second old: a replica's database while there is one and it is new enough, else `db`. Ask once for
   * all that is to fit together.
   */
  readDatabase: () => Database;
  auth: Auth;
  expert: Expert;
  log: Logger;
  metrics: Metrics;
  /** Call this after leaving something in the outbox once the request has been answered. */
  afterChange: () => void;
  /** Takes money for orders; none where the house arranges payment itself. */
  provider?: PaymentProvider;
  /** Fetches the profile of somebody's assistant; a test has its own. */
  fetchProfile?: (url: URL) => Promise<{ body: unknown; maxAge: number }>;
}

/** What is known about one request before any route runs. */
export interface RequestFacts {
  id: string;
  /** Client address as far as it can be trusted; of IPv6 the /64, see `clientAddress`. */
  address: string;
  /** Nonce of this reply's Content-Security-Policy; none in a cached page, see kept-pages. */
  nonce?: string;
  log: Logger;
  /** Where this request reads what everybody may see of the catalogue, see `chooseCatalogue`. */
  catalogue: Database;
  /** The page is the same for every shopper; `keepPages` inserts the person it is sent to. */
  forAnyShopper?: boolean;
  /** Why the database could not serve this request, once that is known. */
  outage?: string;
  /** A part of the page could not be rendered. */
  broken?: boolean;
}

export const servicesContext = createContext<Services>();
export const requestContext = createContext<RequestFacts>();
export const preferencesContext = createContext<Preferences>();
/** The signed-in person's profile, read anew for every request; null when signed out. */
export const viewerContext = createContext<Profile | null>(null);
