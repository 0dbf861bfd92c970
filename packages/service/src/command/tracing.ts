import { setTimeout } from "node:timers/promises";
import { OptionError } from "@data-import/front/command";
import type { ReadableSpan, SpanExporter, SpanProcessor } from "@opentelemetry/sdk-trace";
import type { Tracer } from "../domain/trace.ts";
import { createTracer } from "../service/open-telemetry.ts";
import type { CommandOptions } from "./options.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** What has to be installed beside the service. They take 25 MB, which most installations do not need. */
const packages = [
  "@opentelemetry/api",
  "@opentelemetry/exporter-trace-otlp-http",
  "@opentelemetry/resources",
  "@opentelemetry/sdk-trace",
];

/** How many spans wait to be sent. With more, spans are lost, and no request waits. */
const mostWaitingSpans = 2048;

/** How long the end of the process waits for the last spans, in milliseconds. */
const patienceMs = 2000;

/**
 * Opens what sends the spans of this thread, if `--otlp-url` or the environment names a receiver. Throws an `OptionError` for
 * an invalid address, and if the option asks for packages that are missing. The environment may be one that all programs of a
 * cluster get, so without the packages it is only a warning.
 */
export async function openTracing(
  { otlpUrl }: Pick<CommandOptions, "otlpUrl">,
  environment: Environment,
  onWarning: (text: string) => void,
): Promise<Tracer | undefined> {
  const named =
    otlpUrl ??
    environment["OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"] ??
    environment["OTEL_EXPORTER_OTLP_ENDPOINT"];
  if (!named || environment["OTEL_SDK_DISABLED"] === "true") return undefined;
  // Without the address: it can have a password.
  if (!/^https?:$/.test(URL.parse(named)?.protocol ?? "")) {
    throw new OptionError(
      "--otlp-url (or OTEL_EXPORTER_OTLP_ENDPOINT) must be an address such as http://localhost:4318.",
    );
  }
  const share = readShare(environment["OTEL_TRACES_SAMPLER_ARG"]);
  try {
    return await openSdk(otlpUrl, share, onWarning);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
    const missing = `Spans need packages that are not installed: npm install ${packages.join(" ")}`;
    if (otlpUrl !== undefined) throw new OptionError(missing);
    onWarning(missing);
    return undefined;
  }
}

async function openSdk(
  otlpUrl: string | undefined,
  share: number,
  onWarning: (text: string) => void,
): Promise<Tracer> {
  const [api, { OTLPTraceExporter }, resources, sdk] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/sdk-trace"),
  ]);
  const url = otlpUrl === undefined ? undefined : `${otlpUrl.replace(/\/$/, "")}/v1/traces`;
  // What is not said here, such as the headers, it reads from the environment.
  const losses = countLosses(new OTLPTraceExporter(url === undefined ? {} : { url }), onWarning);
  const batches = new sdk.BatchSpanProcessor({ exporter: losses.exporter, maxQueueSize: mostWaitingSpans });
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = resources;
  const provider = new sdk.TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ "service.name": "data-import" }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [losses.limit(batches)],
  });
  return createTracer(api, provider, {
    watchDropped: losses.watch,
    async close() {
      const flushed = provider.shutdown().catch(() => {});
      const late = new AbortController();
      await Promise.race([
        flushed,
        setTimeout(patienceMs, undefined, { signal: late.signal }).catch(() => {}),
      ]);
      late.abort();
    },
  });
}

/** Counts the spans that are lost: for those that the SDK drops because too many wait, it tells only its own metrics. */
function countLosses(exporter: SpanExporter, onWarning: (text: string) => void) {
  let waiting = 0;
  let dropped = 0;
  let isFailing = false;
  let onChange = (_: number): void => {};
  const drop = (count: number): void => {
    dropped += count;
    onChange(dropped);
  };
  const counted: SpanExporter = {
    export(spans, done) {
      waiting -= spans.length;
      exporter.export(spans, (result) => {
        const hasFailed = result.code !== 0;
        if (hasFailed) drop(spans.length);
        // Once for each time that the receiver is away.
        if (hasFailed && !isFailing)
          onWarning("Spans could not be sent. data_import_spans_dropped_total counts them.");
        isFailing = hasFailed;
        done(result);
      });
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
  return {
    exporter: counted,
    limit: (next: SpanProcessor): SpanProcessor => ({
      onStart() {},
      onEnd(span: ReadableSpan) {
        if ((span.spanContext().traceFlags & 1) === 0) return;
        if (waiting >= mostWaitingSpans) return drop(1);
        waiting += 1;
        next.onEnd(span);
      },
      forceFlush: () => next.forceFlush(),
      shutdown: () => next.shutdown(),
    }),
    watch(listener: (dropped: number) => void): void {
      onChange = listener;
      listener(dropped);
    },
  };
}

function readShare(text: string | undefined): number {
  if (text === undefined || text === "") return 1;
  const share = Number(text);
  if (share >= 0 && share <= 1) return share;
  throw new OptionError(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1; it was ${text}.`);
}
