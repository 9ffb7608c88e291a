import type { MiddlewareHandler } from "hono";

/** Calls that wait for their turn: a second's work or less. */
const MOST_WAITING = 200;
const BUSY_SECONDS = 2;

/**
 * Lets one in per turn of the event loop, in the order they came, however many wait.
 * @param most that may wait
 * @returns waits for one's turn; undefined where too many wait
 */
export function inTurn(most: number): () => Promise<void> | undefined {
  const waiting: (() => void)[] = [];
  const letIn = () => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(letIn);
  };
  return () => {
    if (waiting.length === most) return undefined;
    if (waiting.length === 0) setImmediate(letIn);
    return new Promise((resolve) => waiting.push(resolve));
  };
}

/**
 * Queues other people's assistants, one at a time, so that a visitor's page waits for at most one of them, however many
 * ask. If the queue is full, they are asked to come again.
 */
export function visitorsFirst(): MiddlewareHandler {
  const turn = inTurn(MOST_WAITING);
  return async (c, next) => {
    const mine = turn();
    if (mine) {
      await mine;
      return next();
    }
    const message = `The shop has many calls to answer. Wait ${BUSY_SECONDS} seconds.`;
    const body =
      c.req.path === "/mcp"
        ? { jsonrpc: "2.0", id: null, error: { code: -32_000, message, data: { retry_after: BUSY_SECONDS } } }
        : { code: "rate_limited", content: message };
    return c.json(body, 429, { "Retry-After": String(BUSY_SECONDS), "Access-Control-Allow-Origin": "*" });
  };
}
