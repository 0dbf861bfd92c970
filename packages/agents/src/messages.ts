import type { Measurements } from "./sandbox.ts";

/** The first line that a process gets. */
export interface Setup {
  /** Starts the lines of `Outcome`. The code of an agent cannot know it. */
  readonly mark: string;
  readonly source: string;
  /** In milliseconds. */
  readonly timeLimit: number;
}

/** What a process writes after each event. */
export interface Outcome {
  /** Absent if the run succeeded. */
  readonly error?: string;
  readonly measurements: Measurements;
}
