import { redirect } from "react-router";

/** Any path that is not in the route table leads home. */
export function loader() {
  return redirect("/");
}
