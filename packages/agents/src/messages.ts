import type { Measurements } from "./sandbox.ts";

/** The first line that a process gets. */
export interface Setup {
  /** Starts the lines of `Outcome`. The code of an agent cannot know it. */
  readonly mark: string;
  readonly source: string;
  /** In milliseconds. */
  readonly timeLimit: number;
}

/** Each further line that a process gets. */
export interface Task {
  readonly event: object;
  /** The hooks that run; absent if all handlers do. */
  readonly retry?: readonly string[] | undefined;
  readonly traceparent?: string | undefined;
}

/** What a process writes after each event. */
export interface Outcome {
  /** Absent if the run succeeded. */
  readonly error?: string;
  /** The hooks that must run again for the event, because a conflict lasted too long. */
  readonly retry?: readonly string[];
  readonly measurements: Measurements;
}
