/** Where a server's log ends, or how much of it a replica has replayed: `16/B374D848`. Positions of two histories say nothing of each other. */
export interface LogPosition {
  /** The database and the timeline that its log belongs to: another one after a failover. */
  history: string;
  position: string;
}

/**
 * Since when a replica shows all that its primary did, in the clock of this process alone. The primary is asked where its
 * log ends, and the moment from before that question is noted; once the replica has replayed that far, whatever it answers
 * from then on is at least as new as that moment.
 */
export function replicaAge(limit: number) {
  let notes: { at: number; history: string; end: bigint }[] = [];
  return {
    /** What the primary answered to a question asked at a moment. */
    ended(at: number, { history, position }: LogPosition): void {
      notes = [...notes.filter((note) => at - note.at <= limit), { at, history, end: bytesOf(position) }];
    },
    /** What the replica has replayed: the latest moment that it shows all of, if any within the limit is known. */
    replayed({ history, position }: LogPosition): number | undefined {
      const replayed = bytesOf(position);
      return notes.findLast((note) => note.history === history && note.end <= replayed)?.at;
    },
  };
}

/** Bytes of the log since it began. */
function bytesOf(position: string): bigint {
  const [file = "0", place = "0"] = position.split("/");
  return (BigInt(`0x${file}`) << 32n) + BigInt(`0x${place}`);
}
