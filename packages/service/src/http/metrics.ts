import type { WorkFigures } from "../domain/workload.ts";

/** A request with its response, for logs and metrics. Contains no token and no data. */
export interface AnsweredRequest {
  readonly requestId: string;
  readonly method: string;
  /** Without the query, which can contain data. */
  readonly path: string;
  /** Undefined if the address belongs to no operation. */
  readonly operationId: string | undefined;
  readonly status: number;
  readonly durationMs: number;
  readonly actorId: string | undefined;
  readonly accountId: string | undefined;
  /** The trace that the caller says the request belongs to, by `traceparent`: 32 hexadecimal digits. */
  readonly traceId?: string | undefined;
  /** The internal error, only on status 500 and higher. Never sent to the caller. */
  readonly error?: unknown;
}

/** What happens beside responses. */
export interface Figures {
  /** How many times each chore has failed, by its name. */
  readonly failures: Readonly<Record<string, number>>;
  /** The work for which environments take turns. */
  readonly work: WorkFigures;
}

/** Counts responses, and writes the counts in the format of Prometheus. */
export interface Metrics {
  count(answered: AnsweredRequest): void;
  setFigures(figures: Figures): void;
  write(): string;
}

/** Upper bounds of the duration's histogram, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(): Metrics {
  const responses = new Map<string, number>();
  const durations = new Map<string, { readonly counts: number[]; sum: number; count: number }>();
  let beside: Figures = { failures: {}, work: {} };
  return {
    setFigures(figures) {
      beside = figures;
    },
    count({ operationId = "none", status, durationMs }) {
      const labels = `operation="${operationId}",status="${status}"`;
      responses.set(labels, (responses.get(labels) ?? 0) + 1);
      const duration = durations.get(operationId) ?? { counts: bounds.map(() => 0), sum: 0, count: 0 };
      durations.set(operationId, duration);
      const seconds = durationMs / 1000;
      duration.sum += seconds;
      duration.count += 1;
      for (const [index, bound] of bounds.entries()) {
        if (seconds <= bound) duration.counts[index] = (duration.counts[index] ?? 0) + 1;
      }
    },
    write() {
      const { rss, heapUsed } = process.memoryUsage();
      const lines = [
        "# HELP data_import_requests_total Requests with a response.",
        "# TYPE data_import_requests_total counter",
        ...[...responses].map(([labels, count]) => `data_import_requests_total{${labels}} ${count}`),
        "# HELP data_import_request_duration_seconds Time until the response.",
        "# TYPE data_import_request_duration_seconds histogram",
        ...[...durations].flatMap(([operation, { counts, sum, count }]) => [
          ...bounds.map(
            (bound, index) =>
              `data_import_request_duration_seconds_bucket{operation="${operation}",le="${bound}"} ${counts[index]}`,
          ),
          `data_import_request_duration_seconds_bucket{operation="${operation}",le="+Inf"} ${count}`,
          `data_import_request_duration_seconds_sum{operation="${operation}"} ${sum}`,
          `data_import_request_duration_seconds_count{operation="${operation}"} ${count}`,
        ]),
        "# HELP data_import_chore_failures_total Failures of work in the background.",
        "# TYPE data_import_chore_failures_total counter",
        ...Object.entries(beside.failures).map(
          ([chore, count]) => `data_import_chore_failures_total{chore="${chore}"} ${count}`,
        ),
        ...writeWork(beside.work),
        "# HELP process_resident_memory_bytes Memory of the process.",
        "# TYPE process_resident_memory_bytes gauge",
        `process_resident_memory_bytes ${rss}`,
        "# HELP nodejs_heap_size_used_bytes Memory in use by JavaScript.",
        "# TYPE nodejs_heap_size_used_bytes gauge",
        `nodejs_heap_size_used_bytes ${heapUsed}`,
      ];
      return `${lines.join("\n")}\n`;
    },
  };
}

function writeWork(work: WorkFigures): string[] {
  const kinds = Object.entries(work);
  return [
    "# HELP data_import_work_running Work that runs, for which environments take turns.",
    "# TYPE data_import_work_running gauge",
    ...kinds.flatMap(([kind, { running }]) =>
      Object.entries(running).map(
        ([id, count]) => `data_import_work_running{kind="${kind}",environment="${id}"} ${count}`,
      ),
    ),
    "# HELP data_import_work_held_total Work that waited, or was rejected, because its environment had its share.",
    "# TYPE data_import_work_held_total counter",
    ...kinds.map(([kind, { held }]) => `data_import_work_held_total{kind="${kind}"} ${held}`),
  ];
}
