/** What a hosted model is made to answer. */
export type Turn =
  /** An answer of the right shape, or whatever else is given; a string is sent as it stands. */
  | { answer: unknown; slowly?: number }
  /** An answer worked out from what was asked. */
  | { answers: (asked: string) => unknown }
  /** The provider's own way of declining. */
  | { refuses: true }
  /** An HTTP error, perhaps with the seconds after which to ask again. */
  | { status: number; retryAfter?: number }
  /** No answer at all until the caller gives up. */
  | { hangs: true }
  /** The connection breaks off in the middle of the answer. */
  | { breaks: true };

/** How one provider writes its replies. Written from the providers' published API references. */
export interface Wire {
  /** Whether a request is for this provider's endpoint. */
  accepts: (path: string) => boolean;
  streams: (path: string, body: Record<string, unknown>) => boolean;
  whole: (text: string | null) => object;
  /** Lines of the event stream; null is a refusal. */
  events: (pieces: string[] | null) => { event?: string; data: object | string }[];
  error: (status: number) => object;
}
