import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { joinGzip, toFirstPiece, toPiece } from "./gzip-pieces.ts";

test("pieces joined are one gzip file of all their bytes", async () => {
  const bytes = fc.uint8Array({ maxLength: 3000 });
  await fc.assert(
    fc.asyncProperty(bytes, fc.array(bytes, { maxLength: 3 }), async (first, others) => {
      const joined = joinGzip(await toFirstPiece(first), ...others.map(toPiece));
      expect(gunzipSync(joined)).toEqual(Buffer.concat([first, ...others]));
    }),
  );
});
