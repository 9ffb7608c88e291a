import { expect, test } from "vitest";
import { develop, toDataUrl } from "#test/faces/develop.ts";
import { drawWall } from "#test/faces/draw-others.ts";
import { drawScene, sitter } from "#test/faces/scene.ts";
import { analyzeImage } from "./analyze-image.server.ts";

test("a face in a JPEG is measured, and the event loop turns meanwhile", async () => {
  const frame = develop(drawScene({ width: 1280, height: 720, sitters: [sitter(1, { redness: 0.9 })] }));
  const image = await toDataUrl(frame);
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  const result = await analyzeImage(image);
  clearInterval(timer);
  if (!result.ok) throw new Error(JSON.stringify(result));
  expect(result.measures.overall[0]).toMatchObject({ aspect: "redness", tier: "high" });
  expect(turns).toBeGreaterThan(3);
});

test("a frame that cannot be measured names the failed checks", async () => {
  expect(await analyzeImage(await toDataUrl(drawWall(3)))).toEqual({ ok: false, failed: ["no-face"] });
});

test("what is no picture is a refusal, not an exception", async () => {
  expect(await analyzeImage("nonsense")).toEqual({ ok: false, reason: "not-a-jpeg-data-url" });
});

test("an aborted request stops", async () => {
  const image = await toDataUrl(develop(drawScene({ sitters: [sitter(1)] })));
  await expect(analyzeImage(image, AbortSignal.abort(new Error("gone")))).rejects.toThrow("gone");
});
