/** Why a call to a model was no use. */
export interface Failure {
  why: string;
  /** The provider asked to be left alone for so long, in milliseconds. */
  retryAfter?: number;
  /** The key is wrong or may not do this. */
  keyRefused?: boolean;
}

/** Failures in a row after which the model is left alone. */
const TOO_MANY = 3;
/** Milliseconds of rest: after failures, after a wrong key, and the longest a provider may ask for. */
const REST = 60_000;
const REST_OF_KEY = 10 * 60_000;
const LONGEST_REST = 60 * 60_000;
const DAY = 24 * 60 * 60_000;
/** How many recent calls the failure rate is computed over. */
const RECENT = 100;

/**
 * Keeps a shop from waiting for a model that does not answer, and from paying for more calls a day than it allows. One
 * in each process: several processes share a day's calls by each being given its part.
 */
export class CircuitBreaker {
  private inARow = 0;
  private restsUntil = 0;
  private day = 0;
  private callsToday = 0;
  private readonly outcomes: boolean[] = [];
  private readonly dailyCalls: number;
  private readonly now: () => number;

  constructor(dailyCalls: number, now: () => number = Date.now) {
    this.dailyCalls = dailyCalls;
    this.now = now;
  }

  /** Why no call may be made now; undefined counts one and lets it through. */
  enter(): "resting" | "budget spent" | undefined {
    const now = this.now();
    if (now < this.restsUntil) return "resting";
    if (Math.floor(now / DAY) !== this.day) [this.day, this.callsToday] = [Math.floor(now / DAY), 0];
    if (this.callsToday >= this.dailyCalls) return "budget spent";
    this.callsToday += 1;
    // After a rest one call tries; the others wait for what becomes of it.
    if (this.inARow >= TOO_MANY) this.restsUntil = now + REST;
    return undefined;
  }

  /** A further call for the same answer, after a tool: it is let through, and counts. */
  alsoCalled(): void {
    this.callsToday += 1;
  }

  succeeded(): void {
    this.inARow = 0;
    this.restsUntil = 0;
    this.note(true);
  }

  failed({ retryAfter, keyRefused }: Failure): void {
    this.inARow += 1;
    this.note(false);
    const asked = Math.min(retryAfter ?? 0, LONGEST_REST);
    const rest = Math.max(asked, keyRefused ? REST_OF_KEY : 0, this.inARow >= TOO_MANY ? REST : 0);
    this.restsUntil = Math.max(this.restsUntil, rest > 0 ? this.now() + rest : 0);
  }

  /** Of the latest calls, the share that was no use: 0 to 1. */
  get failing(): number {
    const failed = this.outcomes.filter((useful) => !useful).length;
    return this.outcomes.length === 0 ? 0 : failed / this.outcomes.length;
  }

  private note(useful: boolean): void {
    this.outcomes.push(useful);
    if (this.outcomes.length > RECENT) this.outcomes.shift();
  }
}
