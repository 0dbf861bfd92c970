import type { RunningChores } from "../chores/start-chores.ts";
import type { AgentGauge } from "../domain/agent-figures.ts";
import { type Figures, noFigures } from "../domain/figures.ts";
import type { ScanCounter } from "../domain/file-scans.ts";
import type { JobCounter } from "../domain/job-figures.ts";
import type { Tracer } from "../domain/trace.ts";
import type { Workload } from "../domain/workload.ts";

/** The parts of a backend that count. */
interface Counters {
  readonly chores: RunningChores;
  readonly workload: Workload;
  readonly jobCounter: JobCounter;
  readonly agentGauge: AgentGauge;
  readonly scanCounter: ScanCounter;
  readonly tracer: Tracer | undefined;
}

/** Calls `onChange` with all numbers whenever one of them has changed. */
export function watchFigures(
  { chores, workload, jobCounter, agentGauge, scanCounter, tracer }: Counters,
  onChange: (figures: Figures) => void,
): void {
  let figures = noFigures;
  const tell = (changed: Partial<Figures>) => {
    figures = { ...figures, ...changed };
    onChange(figures);
  };
  chores.watchFailures((failures) => tell({ failures }));
  workload.watch((work) => tell({ work }));
  jobCounter.watch((jobs) => tell({ jobs }));
  agentGauge.watch((agents) => tell({ agents }));
  scanCounter.watch((scans) => tell({ scans }));
  tracer?.watchDropped((droppedSpans) => tell({ droppedSpans }));
}
