/**
 * node bench/skin-analysis.bench.ts: time of one image analysis in its thread, from the first call on, and the longest
 * time the event loop of the pages is held meanwhile; and time of one look of live guidance, both while it searches
 * a face and while it follows one. Limits: 20 ms for the loop, 60 ms for a look.
 */
import { analyzeImage } from "#app/features/skin-analysis/analyze-image.server.ts";
import { followFace } from "#app/features/skin-analysis/follow-face.ts";
import { guide } from "#app/features/skin-analysis/guidance.ts";
import { faceFinder } from "#test/faces/finder.ts";
import { frameOf, PORTRAITS, type Portrait, photograph, sitting } from "#test/faces/photographs.ts";

const RUNS = 20;
const SOMEONE = sitting(PORTRAITS[19] as Portrait);

function middle(times: number[]): number {
  return times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;
}

/** Calls back with the length of every turn of the event loop until stopped. */
function watchLoop(report: (milliseconds: number) => void): () => void {
  let [last, running] = [performance.now(), true];
  const turn = () => {
    const now = performance.now();
    report(now - last);
    last = now;
    if (running) setImmediate(turn);
  };
  setImmediate(turn);
  return () => {
    running = false;
  };
}

const file = await photograph([SOMEONE]);
const image = `data:image/jpeg;base64,${file.toString("base64")}`;
const times: number[] = [];
const blocks: number[] = [];
for (let run = 0; run <= RUNS; run++) {
  let block = 0;
  const stop = watchLoop((length) => {
    block = Math.max(block, length);
  });
  const start = performance.now();
  const result = await analyzeImage([image]);
  times.push(performance.now() - start);
  stop();
  if (!result.ok) throw new Error(`The bench's own face was refused: ${JSON.stringify(result)}`);
  blocks.push(block);
}
const [cold = 0, ...warm] = times;

const small = await frameOf(await photograph([SOMEONE], { width: 455, height: 256 }));
const finder = await faceFinder();
const [searching, following]: [number[], number[]] = [[], []];
for (let run = 0; run <= RUNS; run++) {
  const look = followFace(finder);
  for (const times of [searching, following]) {
    const start = performance.now();
    guide(small, await look(small));
    if (run > 0) times.push(performance.now() - start);
  }
}

console.log(`image analysis 1280x720   median ${middle(warm).toFixed(1)} ms  first ${cold.toFixed(1)} ms`);
// On a busy machine the worst run is the neighbours' doing; the median of the longest blocks is ours.
console.log(`longest event-loop block  median ${middle(blocks.slice(1)).toFixed(1)} ms`);
console.log(
  `live guidance 455x256     median ${middle(following).toFixed(1)} ms  searching ${middle(searching).toFixed(1)} ms`,
);
process.exitCode = middle(blocks.slice(1)) > 20 || middle(following) > 60 ? 1 : 0;
