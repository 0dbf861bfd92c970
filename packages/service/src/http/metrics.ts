/** One answered request, for logs and metrics; it names no token and no data. */
export interface AnsweredRequest {
  readonly requestId: string;
  readonly method: string;
  /** Without its query, which can hold data. */
  readonly path: string;
  /** Undefined where the address is of no operation. */
  readonly operationId: string | undefined;
  readonly status: number;
  readonly durationMs: number;
  readonly actorId: string | undefined;
  readonly accountId: string | undefined;
  /** What failed inside, on status 500 only; never sent to the caller. */
  readonly error?: unknown;
}

/** Counts answers, and writes the counts as Prometheus reads them. */
export interface Metrics {
  count(answered: AnsweredRequest): void;
  write(): string;
}

/** Upper bounds of the duration's histogram, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(): Metrics {
  const answers = new Map<string, number>();
  const durations = new Map<string, { readonly counts: number[]; sum: number; count: number }>();
  return {
    count({ operationId = "none", status, durationMs }) {
      const labels = `operation="${operationId}",status="${status}"`;
      answers.set(labels, (answers.get(labels) ?? 0) + 1);
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
        "# HELP data_import_requests_total Answered requests.",
        "# TYPE data_import_requests_total counter",
        ...[...answers].map(([labels, count]) => `data_import_requests_total{${labels}} ${count}`),
        "# HELP data_import_request_duration_seconds How long answers took.",
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
