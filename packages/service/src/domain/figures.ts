import type { AgentFigures } from "./agent-figures.ts";
import type { ScanFigures } from "./file-scans.ts";
import type { JobFigures } from "./job-figures.ts";
import type { WorkFigures } from "./workload.ts";

/** What metrics show of a backend: what happens beside responses. */
export interface Figures {
  /** How many times each chore has failed, by its name. */
  readonly failures: Readonly<Record<string, number>>;
  /** The work for which environments take turns. */
  readonly work: WorkFigures;
  readonly jobs: JobFigures;
  readonly agents: AgentFigures;
  /** The spans that were not sent. */
  readonly droppedSpans: number;
  readonly scans: ScanFigures;
}

/** Before anything has happened. */
export const noFigures: Figures = {
  failures: {},
  work: {},
  jobs: { ended: [] },
  agents: {},
  droppedSpans: 0,
  scans: {},
};
