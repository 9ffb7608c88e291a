import { redirect } from "react-router";
import type { Route } from "./+types/elsewhere";
import { flashCookie } from "#app/http/flash.ts";

/** Any path that is not in the route table leads home; who came there by hand or by a link is told so. */
export function loader({ request }: Route.LoaderArgs) {
  const byPerson = request.headers.get("Sec-Fetch-Mode") === "navigate";
  return redirect("/", byPerson ? { headers: { "Set-Cookie": flashCookie("pageNotHere") } } : {});
}
