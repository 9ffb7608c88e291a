import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { preferencesContext, requestContext } from "./http/context.ts";
import { noteOutage } from "./http/outages.server.ts";
import { translators } from "./i18n/translate.server.ts";
import { NonceContext } from "./ui/early-presses.tsx";
import { ThemeContext } from "./theme/theme-context.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const facts = context.get(requestContext);
  const { nonce, log, outage } = facts;
  // A page that does without what it could not fetch is no page to keep.
  if (outage && status < 400) status = 503;
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const { language, theme } = context.get(preferencesContext);
  const html = await render(
    <I18nextProvider i18n={translators[language]}>
      <ThemeContext value={theme}>
        <NonceContext value={nonce}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </NonceContext>
      </ThemeContext>
    </I18nextProvider>,
    {
      nonce,
      onError: (error) => {
        facts.broken = true;
        if (!request.signal.aborted) log.error({ err: error }, "rendering failed");
      },
    },
    request.signal,
  );
  return new Response(html, { status, headers });
}

/**
 * The whole page as bytes: every reply is compressed as one, so nothing is gained by sending its pieces as they come, and
 * reading them one by one cost as much as making them.
 * @throws what a component threw outside every boundary
 */
function render(
  page: ReactNode,
  options: RenderToPipeableStreamOptions,
  signal: AbortSignal,
): Promise<Buffer<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer<ArrayBuffer>>();
  const pieces: Buffer[] = [];
  const sink = new Writable({
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      done();
    },
    final(done) {
      resolve(Buffer.concat(pieces));
      done();
    },
  }).on("error", reject);
  const { pipe, abort } = renderToPipeableStream(page, {
    ...options,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onShellError: reject,
    onAllReady: () => pipe(sink),
  });
  signal.addEventListener("abort", () => abort(signal.reason), { once: true });
  return promise;
}

/** Errors of loaders and actions, logged once with the id of their request. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // An unknown page or an unsupported method is the visitor's mistake, and the request log has it already.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (request.signal.aborted || noteOutage(context, error) || context.get(requestContext).outage) return;
  context.get(requestContext).log.error({ err: error }, "request failed");
};
