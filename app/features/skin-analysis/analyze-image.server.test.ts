import { expect, test } from "vitest";
import { drawWall } from "#test/faces/draw-others.ts";
import { toDataUrl } from "#test/faces/develop.ts";
import { PORTRAITS, type Portrait, photograph, sitting } from "#test/faces/photographs.ts";
import { analyzeImage, LONGEST_QUEUE } from "./analyze-image.server.ts";

async function selfie(): Promise<string> {
  const file = await photograph([sitting(PORTRAITS[19] as Portrait)]);
  return `data:image/jpeg;base64,${file.toString("base64")}`;
}

test("a face in JPEGs is measured in a thread: the event loop turns meanwhile", async () => {
  const image = await selfie();
  let turns = 0;
  const timer = setInterval(() => turns++, 5);
  const result = await analyzeImage([image, image]);
  clearInterval(timer);
  expect(result).toMatchObject({ ok: true, measures: { overall: { length: 6 } } });
  expect(turns).toBeGreaterThan(5);
});

test("a frame that cannot be measured names the failed checks", async () => {
  expect(await analyzeImage([await toDataUrl(drawWall(3))])).toEqual({ ok: false, failed: ["no-face"] });
});

test("a file that is no picture is refused, without an exception", async () => {
  expect(await analyzeImage(["nonsense"])).toEqual({ ok: false, reason: "not-a-jpeg-data-url" });
  expect(await analyzeImage([await selfie(), "nonsense"])).toMatchObject({ reason: "not-a-jpeg-data-url" });
});

test("an aborted request is not begun", async () => {
  await expect(analyzeImage(["nonsense"], AbortSignal.abort(new Error("gone")))).rejects.toThrow("gone");
});

test("a full queue says when to come back, and those who wait are served", async () => {
  const calls = Array.from({ length: LONGEST_QUEUE + 8 }, () => analyzeImage(["nonsense"]));
  const ends = await Promise.allSettled(calls);
  const refused = ends.filter((end) => end.status === "rejected");
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused)
    expect(reason).toMatchObject({ code: "resource-exhausted", details: { retryAfter: expect.any(Number) } });
  const served = ends.filter((end) => end.status === "fulfilled" && "reason" in end.value);
  expect(served.length).toBeGreaterThanOrEqual(LONGEST_QUEUE);
});
