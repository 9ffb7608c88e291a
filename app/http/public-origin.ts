/**
 * The origin under which this visitor sees the shop. Behind a TLS proxy that is APP_URL's, whatever plain address the
 * proxy used. On plain http a visitor may have typed another of our names (localhost for 127.0.0.1); the request's
 * origin then matches its page's.
 */
export function publicOrigin(request: Request, appUrl: string): string {
  const configured = new URL(appUrl).origin;
  if (configured.startsWith("https:")) return configured;
  const reached = new URL(request.url).origin;
  return request.headers.get("origin") === reached ? reached : configured;
}

/** The same request at the public origin: what reads its URL, above all the check of `Origin`, sees what the browser sees. */
export function atPublicOrigin(request: Request, appUrl: string): Request {
  const reached = new URL(request.url);
  const origin = publicOrigin(request, appUrl);
  if (origin === reached.origin) return request;
  return new Request(`${origin}${reached.pathname}${reached.search}`, request);
}
