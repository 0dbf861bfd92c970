import {
  type NewSpan,
  readTraceparent,
  type Span,
  type SpanAttributes,
  type Tracer,
} from "../domain/trace.ts";

/**
 * What the service uses of the package `@opentelemetry/api`. Pass the whole package: `import * as api from
 * "@opentelemetry/api"`. The types are our own, so that programs without it compile.
 */
export interface OpenTelemetryApi {
  readonly ROOT_CONTEXT: unknown;
  readonly trace: {
    getTracer(name: string, version?: string): unknown;
    setSpanContext(context: never, spanContext: SpanContext): unknown;
  };
}

interface SpanContext {
  readonly traceId: string;
  readonly spanId: string;
  readonly traceFlags: number;
  readonly isRemote?: boolean;
}

/** What the tracer of the package has. */
interface ApiTracer {
  startSpan(name: string, options: object, context: unknown): ApiSpan;
}

interface ApiSpan {
  spanContext(): SpanContext;
  setAttributes(attributes: object): unknown;
  setStatus(status: object): unknown;
  updateName(name: string): unknown;
  end(): void;
}

/** `SpanKind` and `SpanStatusCode.ERROR` of the package: the numbers are part of its API. */
const kinds = { internal: 0, server: 1, client: 2, consumer: 4 } as const;
const failedCode = 2;

/** What is done with spans after their end, if the service itself sends them. */
export interface SpanOutlet {
  watchDropped(onChange: (dropped: number) => void): void;
  close(): Promise<void>;
}

/** A program that has an SDK of its own counts and sends the spans itself. */
const ofProgram: SpanOutlet = { watchDropped: (onChange) => onChange(0), close: async () => {} };

/** Spans by OpenTelemetry. Each says itself who its parent is, so nothing is tracked while no span is started. */
export function createTracer(
  api: OpenTelemetryApi,
  provider: Pick<OpenTelemetryApi["trace"], "getTracer"> = api.trace,
  outlet: SpanOutlet = ofProgram,
): Tracer {
  const { trace, ROOT_CONTEXT: root } = api;
  const tracer = provider.getTracer("@data-import/service") as ApiTracer;

  function findParent(text: string | undefined): unknown {
    const traceparent = readTraceparent(text);
    if (traceparent === undefined) return root;
    const [, traceId = "", spanId = "", flags = ""] = traceparent.split("-");
    const parent = { traceId, spanId, traceFlags: Number(flags), isRemote: true };
    return trace.setSpanContext(root as never, parent);
  }

  return {
    ...outlet,
    start: ({ name, kind, parent, attributes = {} }: NewSpan) =>
      wrapSpan(
        tracer.startSpan(
          name,
          { kind: kinds[kind], attributes: omitUndefined(attributes) },
          findParent(parent),
        ),
        parent,
      ),
  };
}

function wrapSpan(span: ApiSpan, parent: string | undefined): Span {
  const { traceId, spanId, traceFlags } = span.spanContext();
  const own = readTraceparent(`00-${traceId}-${spanId}-${(traceFlags & 1) === 1 ? "01" : "00"}`);
  return {
    // Without any SDK, the package makes ids of zeros.
    traceparent: own ?? readTraceparent(parent),
    end({ name, attributes, error } = {}) {
      if (name !== undefined) span.updateName(name);
      if (attributes !== undefined) span.setAttributes(omitUndefined(attributes));
      if (error !== undefined) {
        span.setAttributes({ "error.type": error });
        span.setStatus({ code: failedCode });
      }
      span.end();
    },
  };
}

function omitUndefined(attributes: SpanAttributes): SpanAttributes {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
}
