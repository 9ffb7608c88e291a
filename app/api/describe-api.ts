import { z } from "zod";
import type { Operation } from "./operations.server.ts";
import { SHAPES } from "./shapes.ts";

/** The description of the API as OpenAPI 3.1, made of what the API itself checks and does. */
export function describeApi(operations: readonly Operation[], appUrl: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: pathItem(operation),
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Nacre",
      version: "1",
      description: "Products, stock and orders, for the shop's other systems. Tokens are made in the panel.",
    },
    servers: [{ url: `${appUrl}/api/v1` }],
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: "http", scheme: "bearer" } },
      schemas: Object.fromEntries(
        Object.entries(SHAPES).map(([name, shape]) => [name, schemaOf(shape, "input")]),
      ),
    },
  };
}

/** Refusals that any request may get. */
const ALWAYS = [400, 401, 403, 429] as const;
const WHY = {
  400: "Not as it should be",
  401: "No token, or none of ours",
  403: "The token may only read",
  404: "There is none",
  409: "It has changed, or does not allow this",
  429: "Too many requests: Retry-After says when",
} as const;

function pathItem({ method, path, summary, scope, query, body, status, reply, refusals = [] }: Operation) {
  const named = path.includes("{id}")
    ? [{ name: "id", in: "path", required: true, schema: { type: "string" } }]
    : [];
  const asked = Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: "query",
    required: false,
    schema: schemaOf(schema as z.ZodType, "output"),
  }));
  const key =
    method === "POST" && path === "/products"
      ? [
          {
            name: "Idempotency-Key",
            in: "header",
            required: false,
            schema: { type: "string", maxLength: 255 },
          },
        ]
      : [];
  const errors = [...ALWAYS, ...refusals].sort().map((code) => [code, answer(WHY[code], "Error")]);
  return {
    summary,
    description: `Needs a token that may ${scope}.`,
    parameters: [...named, ...asked, ...key],
    ...(body && { requestBody: { required: true, content: json(body) } }),
    responses: {
      [status]: reply ? answer("Done", reply) : { description: "Done" },
      ...Object.fromEntries(errors),
    },
  };
}

const json = (shape: keyof typeof SHAPES) => ({
  "application/json": { schema: { $ref: `#/components/schemas/${shape}` } },
});
const answer = (description: string, shape: keyof typeof SHAPES) => ({ description, content: json(shape) });

function schemaOf(schema: z.ZodType, io: "input" | "output"): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}
