import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
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
  const stream = await renderToReadableStream(
    <I18nextProvider i18n={translators[language]}>
      <ThemeContext value={theme}>
        <NonceContext value={nonce}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </NonceContext>
      </ThemeContext>
    </I18nextProvider>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        facts.broken = true;
        if (!request.signal.aborted) log.error({ err: error }, "rendering failed");
      },
    },
  );
  if (isbot(request.headers.get("user-agent"))) await stream.allReady;
  return new Response(stream, { status, headers });
}

/** Errors of loaders and actions, logged once with the id of their request. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // An unknown page or an unsupported method is the visitor's mistake, and the request log has it already.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (request.signal.aborted || noteOutage(context, error) || context.get(requestContext).outage) return;
  context.get(requestContext).log.error({ err: error }, "request failed");
};
