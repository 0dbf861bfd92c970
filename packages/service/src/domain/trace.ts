/** A value of a span. Never data of people, a token, or a text that a caller chose. */
export type SpanAttributes = Readonly<Record<string, string | number | undefined>>;

/** A part of a trace that has begun. */
export interface Span {
  /** Names the span as the parent of what it causes, as the header `traceparent` of W3C Trace Context. */
  readonly traceparent: string | undefined;
  end(end?: SpanEnd): void;
}

/** What is known of a span at its end. */
export interface SpanEnd {
  /** If the name at the start was only a guess. */
  readonly name?: string | undefined;
  readonly attributes?: SpanAttributes;
  /** The class of what went wrong; undefined after a success. */
  readonly error?: string | undefined;
}

/** What is known of a span at its start. */
export interface NewSpan {
  readonly name: string;
  /** As in OpenTelemetry: who waits for whom. */
  readonly kind: "internal" | "server" | "client" | "consumer";
  /** The `traceparent` of what caused it; undefined if nothing is known. */
  readonly parent: string | undefined;
  readonly attributes?: SpanAttributes;
}

/** Takes the spans of a process. Without one, nothing is traced, and `traceparent` is only passed on. */
export interface Tracer {
  start(span: NewSpan): Span;
  /** Calls `onChange` with how many spans were lost, now and after each change. */
  watchDropped(onChange: (dropped: number) => void): void;
  /** Sends what is left, for a limited time. */
  close(): Promise<void>;
}

/** What a valid `traceparent` says. */
const valid = /^(?!ff)([\da-f]{2})-((?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16})-([\da-f]{2})(-.*)?$/;

/**
 * Reads the header `traceparent`, as the W3C recommendation "Trace Context" defines it: what is not valid is as if it were
 * absent. Of a later version, only what this version knows is passed on.
 */
export function readTraceparent(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const [, version, ids, flags = "", more] = valid.exec(text) ?? [];
  if (ids === undefined || (version === "00" && more !== undefined)) return undefined;
  return `00-${ids}-${isOdd(flags) ? "01" : "00"}`;
}

/** The id of the trace of a valid `traceparent`: 32 hexadecimal digits. */
export function findTraceId(traceparent: string | undefined): string | undefined {
  return traceparent?.slice(3, 35);
}

/** The last bit of the flags says that the caller has sampled the trace. */
function isOdd(hexadecimal: string): boolean {
  return (Number.parseInt(hexadecimal, 16) & 1) === 1;
}

/** Does some work in a span that ends with it. Without a tracer, or outside of a sampled trace, only does the work. */
export async function traceWork<Result>(
  tracer: Tracer | undefined,
  span: NewSpan,
  work: () => Promise<Result>,
): Promise<Result> {
  if (tracer === undefined || span.parent?.endsWith("01") !== true) return work();
  const started = tracer.start(span);
  try {
    const result = await work();
    started.end();
    return result;
  } catch (error) {
    started.end({ error: nameError(error) });
    throw error;
  }
}

/** The code of an error, or its class. Its message can have data. */
export function nameError(error: unknown): string {
  const { code, name } = (error ?? {}) as { readonly code?: unknown; readonly name?: unknown };
  return String(code ?? name ?? typeof error);
}
