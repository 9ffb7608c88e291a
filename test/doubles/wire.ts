/** What a hosted model is made to answer. */
export type Turn =
  /** An answer of the right shape, or whatever else is given; a string is sent as it stands. */
  | { answer: unknown; slowly?: number; first?: number; pieces?: readonly string[] }
  /** Tools called, with whatever for arguments; a string is sent as it stands. */
  | { calls: Call[] }
  /** An answer worked out from what was asked. */
  | { answers: (asked: string) => unknown }
  /** The provider's own way of declining. */
  | { refuses: true }
  /** An HTTP error, perhaps with the seconds after which to ask again. */
  | { status: number; retryAfter?: number }
  /** No answer at all until the caller gives up. */
  | { hangs: true }
  /** The connection breaks off in the middle of the answer, after these words. */
  | { breaks: string };

interface Call {
  name: string;
  arguments: unknown;
}

export interface WireEvent {
  event?: string;
  data: object | string;
}

/** A call's arguments as they go over the wire. */
export const argumentsText = (given: unknown): string =>
  typeof given === "string" ? given : JSON.stringify(given);

/** How one provider writes its replies. Written from the providers' published API references. */
export interface Wire {
  /** Whether a request is for this provider's endpoint. */
  accepts: (path: string) => boolean;
  /** Lines of the event stream: a text in pieces, null for a refusal, or calls. */
  events: (pieces: string[] | null) => WireEvent[];
  callEvents: (calls: readonly Call[]) => WireEvent[];
  error: (status: number) => object;
}
