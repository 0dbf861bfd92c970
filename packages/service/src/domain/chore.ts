/** Work that the service does by itself, again and again. */
export interface Chore {
  /** Says in logs and metrics what is done, such as `expire-spaces`. */
  readonly name: string;
  /** The time between two starts, in milliseconds. Without it, the chore is done only when it is asked for. */
  readonly intervalMs?: number;
  /** Whether it is also done at the start. The default is false. */
  readonly startsAtOnce?: boolean;
  /** If it rejects, the chore speaks, and is done again when its time comes or when it is asked for. Ends early at the signal. */
  work(signal: AbortSignal): Promise<void>;
}

/** Does the chores of a backend: one log line and one count for each failure. */
export interface Chores {
  /** Aborted when the backend stops. */
  readonly signal: AbortSignal;
  /** Adds a chore. The function asks for it to be done now; if it is being done, once more after its end. */
  add(chore: Chore): () => void;
  /** Adds a chore that others start. The function does some of it; it never rejects, because a failure speaks. */
  guard(name: string): (work: () => Promise<unknown>) => Promise<void>;
}
