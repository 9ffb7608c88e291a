import { existsSync, globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect } from "vitest";
import type { Answered } from "./ucp-platform.ts";

/**
 * Checks what the shop answers by the protocol's own schemas: always by those of its SDK for JavaScript, as far as it has
 * them, and by the published JSON schemas where a copy of them is at hand (`UCP_SCHEMAS`: the folder `source` of the release
 * in Universal-Commerce-Protocol/ucp).
 */
const FOLDER = process.env.UCP_SCHEMAS;

const PUBLISHED = {
  profile: "https://ucp.dev/schemas/discovery/profile.json#/$defs/business_profile",
  checkout: "https://ucp.dev/schemas/shopping/fulfillment.json#/$defs/dev.ucp.shopping.checkout",
  search: "https://ucp.dev/schemas/shopping/catalog_search.json#/$defs/search_response",
  lookup: "https://ucp.dev/schemas/shopping/catalog_lookup.json#/$defs/lookup_response",
  product: "https://ucp.dev/schemas/shopping/catalog_lookup.json#/$defs/get_product_response",
  error: "https://ucp.dev/schemas/shopping/types/error_response.json",
} as const;
export type Told = keyof typeof PUBLISHED;

// Its modules for `import` name each other without an ending, which Node does not find.
const sdk: typeof import("@ucp-js/sdk") = createRequire(import.meta.url)("@ucp-js/sdk");

// The SDK writes the envelope as the first release had it; of the rest it has the current one, without the catalogue.
const OF_SDK: Partial<
  Record<Told, { safeParse: (value: unknown) => { success: boolean; error?: unknown } }>
> = {
  checkout: sdk.CheckoutWithFulfillmentResponseSchema.omit({ ucp: true }),
};

function published(folder: string) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  for (const file of globSync("{schemas,discovery}/**/*.json", { cwd: folder })) {
    const text = readFileSync(join(folder, file), "utf8");
    // The profile's own id stands a folder lower than its references suppose.
    ajv.addSchema(JSON.parse(file.startsWith("discovery") ? text.replaceAll("../schemas/", "../") : text));
  }
  return ajv;
}

const schemas = FOLDER && existsSync(FOLDER) ? published(FOLDER) : undefined;

/** Holds an answer to what the protocol says it is. */
export function expectTold(told: Told, { body }: Pick<Answered, "body">): void {
  const checked = OF_SDK[told]?.safeParse(body);
  expect(checked?.error, `${told}, by the SDK`).toBeUndefined();
  if (!schemas) return;
  const validate = schemas.getSchema(PUBLISHED[told]);
  if (!validate) throw new Error(`No schema for ${told}`);
  expect(validate(body) ? [] : validate.errors, `${told}, by its JSON schema`).toEqual([]);
}
