import { useSyncExternalStore } from "react";
import { useRouteLoaderData } from "react-router";
import { PERSON_ID, type Person } from "#app/http/person.ts";
import type { loader } from "#app/root.tsx";

/**
 * Whom the page is for; null for a visitor. In a page made for any shopper that is any shopper while it is hydrated, and at
 * once after that the one it was sent to.
 */
export function usePerson(): Person | null {
  const page = useRouteLoaderData<typeof loader>("root");
  const sentTo = useSyncExternalStore(neverChanges, readPerson, () => null);
  if (!page?.person) return null;
  return (page.forAnyShopper && sentTo) || page.person;
}

const neverChanges = () => () => {};

let read: Person | null | undefined;

/** Our own server wrote it, into this very page. */
function readPerson(): Person | null {
  read ??= JSON.parse(document.getElementById(PERSON_ID)?.textContent ?? "null") as Person | null;
  return read;
}
