import { useCallback } from "react";
import { useLocation } from "react-router";
import { notify } from "./notify.ts";

/** Asks a visitor to log in, with a way there that leads back to where they are. */
export function useLoginPrompt() {
  const { pathname, search } = useLocation();
  return useCallback(
    (message: "loginToAdd" | "loginToWishlist") => {
      const here = new URLSearchParams({ redirect: `${pathname}${search}` });
      notify({ message, action: { label: "logIn", href: `/login?${here}` } });
    },
    [pathname, search],
  );
}
