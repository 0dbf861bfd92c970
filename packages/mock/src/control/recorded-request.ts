import type { Call } from "@data-import/front";
import { openReading, type RequestReading, type Violation } from "@data-import/front";
import type { OperationId } from "../operation-types.ts";
import type { MockOperations } from "../operations.gen.ts";
import type { FaultKind } from "./faults.ts";

/**
 * A request that a mock answered, with what it said and what became of it. It is typed as the description has it;
 * what a refused request really said may differ, and `violations` says how.
 */
export interface RecordedRequest<Id extends OperationId = OperationId> {
  readonly operationId: Id;
  readonly method: string;
  /** With the base path, without the query; percent-encoded as it was sent. */
  readonly path: string;
  /** The query as it was sent, with its question mark; empty where there was none. */
  readonly search: string;
  /** The parameters of the path, decoded. */
  readonly params: MockOperations[Id]["params"];
  /** The parameters of the query that the description knows, as it types them. */
  readonly query: MockOperations[Id]["query"];
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>> & Readonly<MockOperations[Id]["headers"]>;
  /** The body, where it is JSON. */
  readonly json: MockOperations[Id]["json"];
  /** The parts of a multipart form by their names; files with their bytes. */
  readonly parts: MockOperations[Id]["parts"];
  /** The body as it was sent; decompressed, if it was compressed. */
  readonly bytes: Uint8Array;
  /** What does not fit the description, in the request or in its answer. */
  readonly violations: readonly Violation[];
  /** The status of the answer; 0 where there was none. */
  readonly status: number;
  /** The example that it was answered with, where it was one. */
  readonly example?: string | undefined;
  /** The fault that befell it, if any. */
  readonly fault?: FaultKind | undefined;
  /** When it came, in milliseconds since 1970. */
  readonly startedAt: number;
  /** How long its answer took, in milliseconds. */
  readonly durationMs: number;
}

/** A request that no operation answered: nothing is at its address, or nothing with its method. */
export interface UnmatchedRequest
  extends Omit<RecordedRequest, "operationId" | "params" | "query" | "headers" | "json" | "parts"> {
  readonly operationId: undefined;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** A request while it is being answered: whoever learns something about it writes it down here. */
export interface Exchange extends RequestReading {
  operationId: string | undefined;
  readonly violations: Violation[];
  status: number;
  example: string | undefined;
  fault: FaultKind | undefined;
  readonly startedAt: number;
  durationMs: number;
}

/** A request of which nothing is known yet. */
export function openExchange(call: Call): Exchange {
  return {
    ...openReading(call),
    operationId: undefined,
    violations: [],
    status: 0,
    example: undefined,
    fault: undefined,
    startedAt: Date.now(),
    durationMs: 0,
  };
}

/** What a request is known as once it is answered. */
export function recordExchange(exchange: Exchange): RecordedRequest | UnmatchedRequest {
  const { call, ...learnt } = exchange;
  return {
    ...learnt,
    method: call.method,
    path: call.pathname,
    search: call.search,
    headers: call.headers,
  } as RecordedRequest | UnmatchedRequest;
}
