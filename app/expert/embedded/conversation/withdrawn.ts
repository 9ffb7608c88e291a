import type { Product } from "#app/features/catalogue/product.ts";
import { verdictForPerson } from "../choosing/verdict.ts";
import { productsNamed } from "../understanding/product-names.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import { ruledOutText } from "./unsuitable.ts";

/** Products spoken of before that hold what this message tells the person cannot have. */
export function withdrawnProducts({
  request,
  own,
  understanding,
  before,
  shown,
}: Pick<State, "request" | "own" | "understanding" | "before" | "shown">): Product[] {
  const told = own.person.facts.some(({ kind }) => kind === "allergy" || kind === "avoidance");
  if (!told) return [];
  const said = request.chatHistory
    .filter(({ role }) => role === "user")
    .flatMap(({ parts }) => productsNamed(parts.map(({ text }) => text).join(" "), request.catalogue));
  const refused = (product: Product, by: typeof understanding) => {
    const verdict = verdictForPerson(product, by);
    return !verdict.ok && (verdict.reason === "allergy" || verdict.reason === "avoidance");
  };
  return [...new Set([...shown.flat(), ...said])].filter(
    (product) => refused(product, understanding) && !(before && refused(product, before)),
  );
}

/** An answer that passes over a product just ruled out says so first, by its name and with its reason. */
export function withWithdrawn(said: Said, state: State): Said {
  const lines = state.withdrawn
    .filter((product) => !said.text.includes(product.name))
    .flatMap((product) => ruledOutText(product, state) ?? []);
  return lines.length > 0 ? { ...said, text: joined([...lines, said.text], "\n") } : said;
}
