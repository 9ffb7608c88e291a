import { createServer, type RequestListener, type Server } from "node:http";

/** How long a client may take to send a request, in milliseconds. */
interface Patience {
  /** Its headers, and the whole of it: headers and body. */
  request: number;
  /** How often the connections are looked at. */
  checkEvery: number;
}

/**
 * How long an idle connection is kept, in milliseconds. Longer than a proxy keeps its own (nginx and most load
 * balancers: 60 s), or it would now and then send a request into a connection that we are closing.
 */
const KEEP_ALIVE = 72_000;

const PATIENCE: Patience = { request: 15_000, checkEvery: 1000 };

/**
 * An HTTP server that answers 408 and hangs up on whoever sends too slowly: thousands of half requests would
 * otherwise hold a connection each for as long as they like. How long a reply takes is not limited here.
 */
export function createHttpServer(listener: RequestListener, { request, checkEvery } = PATIENCE): Server {
  return createServer(
    {
      headersTimeout: request,
      requestTimeout: request,
      connectionsCheckingInterval: checkEvery,
      keepAliveTimeout: KEEP_ALIVE,
    },
    listener,
  );
}
