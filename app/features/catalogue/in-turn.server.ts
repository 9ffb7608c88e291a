/** Pictures worked on at once in a process: each takes a thread of the four that also read files and compress pages. */
const AT_ONCE = 2;

const waiting: (() => void)[] = [];
let underWay = 0;

/** Works on a picture when it is its turn: decoded it takes hundreds of times its file, and hundreds of milliseconds. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (underWay >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  else underWay += 1;
  try {
    return await work();
  } finally {
    // Whoever is next takes this place over.
    const next = waiting.shift();
    if (next) next();
    else underWay -= 1;
  }
}
