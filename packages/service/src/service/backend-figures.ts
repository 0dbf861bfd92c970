import type { ChoreFailures, RunningChores } from "../chores/start-chores.ts";
import type { AgentFigures, AgentGauge } from "../domain/agent-figures.ts";
import type { ScanCounter, ScanFigures } from "../domain/file-scans.ts";
import type { JobCounter, JobFigures } from "../domain/job-figures.ts";
import type { Tracer } from "../domain/trace.ts";
import type { WorkFigures, Workload } from "../domain/workload.ts";

/** What metrics show of a backend. */
export interface BackendFigures {
  readonly failures: ChoreFailures;
  readonly work: WorkFigures;
  readonly jobs: JobFigures;
  readonly agents: AgentFigures;
  readonly droppedSpans: number;
  readonly scans: ScanFigures;
}

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
  onChange: (figures: BackendFigures) => void,
): void {
  let figures: BackendFigures = {
    failures: {},
    work: {},
    jobs: { ended: [] },
    agents: {},
    droppedSpans: 0,
    scans: {},
  };
  const tell = (changed: Partial<BackendFigures>) => {
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
