/** Why the shop cannot start, in one sentence that tells the operator what to do. */
export class CannotOpenDatabase extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "CannotOpenDatabase";
  }
}
