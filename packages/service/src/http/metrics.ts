import { type Figures, noFigures } from "../domain/figures.ts";

/** A request with its response, for logs and metrics. Contains no token and no data. */
export interface FinishedRequest {
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

/** Counts responses, and writes the counts in the text format of Prometheus. */
export interface Metrics {
  count(finished: FinishedRequest): void;
  setFigures(figures: Figures): void;
  write(): Promise<string>;
}

/** Upper bounds of the duration's histogram, in seconds: those of the semantic conventions of OpenTelemetry. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/** The durations of the responses of one operation with one status. */
interface Durations {
  readonly labels: Labels;
  /** By the first bound that is not smaller; the last one has those above all bounds. */
  readonly counts: number[];
  sum: number;
}

export function createMetrics(): Metrics {
  const durations = new Map<string, Durations>();
  let figures = noFigures;
  let watched: Promise<{ metrics(): Promise<string> }> | undefined;
  return {
    setFigures(changed) {
      figures = changed;
    },
    // Every response is counted, so this is our own: a histogram of `prom-client` takes twice the time.
    count({ operationId = "none", status, durationMs }) {
      const key = `${operationId} ${status}`;
      let duration = durations.get(key);
      if (duration === undefined) {
        const labels = { operation: operationId, http_response_status_code: status };
        duration = { labels, counts: new Array(bounds.length + 1).fill(0), sum: 0 };
        durations.set(key, duration);
      }
      const seconds = durationMs / 1000;
      let index = 0;
      while (index < bounds.length && seconds > (bounds[index] ?? 0)) index++;
      duration.counts[index] = (duration.counts[index] ?? 0) + 1;
      duration.sum += seconds;
    },
    async write() {
      watched ??= watchProcess();
      const own = [writeDurations(durations.values()), ...listFamilies(figures).map(writeFamily)];
      return `${own.join("\n")}\n${await (await watched).metrics()}`;
    },
  };
}

/** Loading the library takes some 40 ms, and watching costs time, so both begin with the first reader. */
async function watchProcess(): Promise<{ metrics(): Promise<string> }> {
  const { collectDefaultMetrics, Registry } = (await import("prom-client")).default;
  const register = new Registry();
  collectDefaultMetrics({ register });
  return register;
}

type Labels = Readonly<Record<string, string | number>>;

/** A metric with its values. Their labels are names and ids of the service, so nothing in them has to be escaped. */
interface Family {
  readonly name: string;
  readonly type: "counter" | "gauge" | "histogram";
  readonly help: string;
  readonly values: readonly (readonly [labels: Labels, value: number])[];
}

/** What is counted elsewhere. */
function listFamilies({ failures, work, jobs, agents, droppedSpans, scans }: Figures): Family[] {
  const kinds = Object.entries(work);
  const results = Object.entries(scans);
  const count = jobs.waiting?.count ?? 0;
  const oldest = jobs.waiting?.oldestSeconds ?? 0;
  return [
    {
      name: "data_import_chore_failures_total",
      type: "counter",
      help: "Failures of work in the background.",
      values: Object.entries(failures).map(([chore, failed]) => [{ chore }, failed]),
    },
    {
      name: "data_import_work_running",
      type: "gauge",
      help: "Work that runs, for which environments take turns.",
      values: kinds.flatMap(([kind, { running }]) =>
        Object.entries(running).map(([environment, number]) => [{ kind, environment }, number] as const),
      ),
    },
    {
      name: "data_import_work_held_total",
      type: "counter",
      help: "Work that waited, or was rejected, because its environment had its share.",
      values: kinds.map(([kind, { held }]) => [{ kind }, held]),
    },
    {
      name: "data_import_jobs_total",
      type: "counter",
      help: "Jobs that have ended.",
      values: jobs.ended.map(({ operation, status, count: ended }) => [{ operation, status }, ended]),
    },
    {
      name: "data_import_jobs_duration_seconds_total",
      type: "counter",
      help: "Time of these jobs, each from the moment at which it could begin.",
      values: jobs.ended.map(({ operation, status, durationSeconds }) => [
        { operation, status },
        durationSeconds,
      ]),
    },
    {
      name: "data_import_jobs_waiting",
      type: "gauge",
      help: "Jobs of the service that wait, in all processes.",
      values: [[{}, count]],
    },
    {
      name: "data_import_jobs_oldest_waiting_seconds",
      type: "gauge",
      help: "How long the first of them has waited.",
      values: [[{}, oldest]],
    },
    {
      name: "data_import_agents_lag_seconds",
      type: "gauge",
      help: "How old the first event is that an agent has not handled.",
      values: [[{}, agents.lagSeconds ?? 0]],
    },
    {
      name: "data_import_spans_dropped_total",
      type: "counter",
      help: "Spans that were not sent: their receiver was slow, away, or refused them.",
      values: [[{}, droppedSpans]],
    },
    {
      name: "data_import_file_scans_total",
      type: "counter",
      help: "Uploaded files at which a virus scanner looked.",
      values: results.map(([result, { count: ended }]) => [{ result }, ended]),
    },
    {
      name: "data_import_file_scans_duration_seconds_total",
      type: "counter",
      help: "Time of these scans, with the wait for their turns.",
      values: results.map(([result, { durationSeconds }]) => [{ result }, durationSeconds]),
    },
  ];
}

const durationName = "http_server_request_duration_seconds";

function writeDurations(all: Iterable<Durations>): string {
  const lines = [...all].flatMap(({ labels, counts, sum }) => {
    let count = 0;
    const buckets = counts.map((more, index) => {
      count += more;
      return writeValue(`${durationName}_bucket`, { ...labels, le: bounds[index] ?? "+Inf" }, count);
    });
    return [
      ...buckets,
      writeValue(`${durationName}_sum`, labels, sum),
      writeValue(`${durationName}_count`, labels, count),
    ];
  });
  const help = "Time until the response.";
  return [writeFamily({ name: durationName, type: "histogram", help, values: [] }), ...lines].join("\n");
}

function writeFamily({ name, type, help, values }: Family): string {
  const lines = values.map(([labels, value]) => writeValue(name, labels, value));
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines].join("\n");
}

function writeValue(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${text}"`);
  return pairs.length === 0 ? `${name} ${value}` : `${name}{${pairs.join(",")}} ${value}`;
}
