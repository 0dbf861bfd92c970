import type { EndedJob } from "./ended-job.ts";

/** The jobs of a process that have ended, and those of the service that wait, for metrics. */
export interface JobFigures {
  /** By the operation and the status in which they ended. */
  readonly ended: readonly EndedJobs[];
  /** The jobs of the service that nobody works on, of all processes; undefined in a process that runs none. */
  readonly waiting?: WaitingJobs | undefined;
}

/** The jobs of an operation that have ended with a status. */
export interface EndedJobs extends Pick<EndedJob, "status"> {
  /** That of the service, such as `extract`; `listener` for all jobs that others run, whose names are without number. */
  readonly operation: string;
  readonly count: number;
  /** From the moments at which they could begin until their ends, together. */
  readonly durationSeconds: number;
}

/** The queue of the jobs of the service. */
export interface WaitingJobs {
  readonly count: number;
  /** How long the first one has waited; 0 without one. */
  readonly oldestSeconds: number;
}

/** Counts the jobs of a backend. */
export interface JobCounter {
  countEnd(job: EndedJob): void;
  setWaiting(waiting: WaitingJobs): void;
  /** Calls `onChange` now, and after each change. */
  watch(onChange: (figures: JobFigures) => void): void;
}

export function createJobCounter(): JobCounter {
  const ended = new Map<string, EndedJobs>();
  let waiting: WaitingJobs | undefined;
  let onChange = (_: JobFigures): void => {};
  const tell = (): void => onChange({ ended: [...ended.values()], waiting });
  return {
    countEnd({ status, isBuiltIn, durationMs, ...job }) {
      const operation = isBuiltIn ? job.operation.replace(/^.*:/, "") : "listener";
      const key = `${operation} ${status}`;
      const { count = 0, durationSeconds = 0 } = ended.get(key) ?? {};
      const seconds = durationSeconds + durationMs / 1000;
      ended.set(key, { operation, status, count: count + 1, durationSeconds: seconds });
      tell();
    },
    setWaiting(changed) {
      waiting = changed;
      tell();
    },
    watch(listener) {
      onChange = listener;
      tell();
    },
  };
}

/** The counts of several threads of a process as one. */
export function addJobFigures(all: readonly JobFigures[]): JobFigures {
  const sums = new Map<string, EndedJobs>();
  for (const jobs of all.flatMap(({ ended }) => ended)) {
    const key = `${jobs.operation} ${jobs.status}`;
    const { count = 0, durationSeconds = 0 } = sums.get(key) ?? {};
    sums.set(key, {
      ...jobs,
      count: count + jobs.count,
      durationSeconds: durationSeconds + jobs.durationSeconds,
    });
  }
  return { ended: [...sums.values()], waiting: all.find(({ waiting }) => waiting !== undefined)?.waiting };
}
