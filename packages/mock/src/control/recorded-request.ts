import type { HttpRequest } from "@data-import/front";
import { openReading, type RequestReading, type Violation } from "@data-import/front";
import type { OperationId } from "../operation-types.ts";
import type { MockOperations } from "../operations.gen.ts";
import type { FaultKind } from "./faults.ts";

/**
 * A request that a mock received, with the facts of its response. The types are those of the description; the values
 * of a rejected request may differ, and `violations` lists how.
 */
export interface RecordedRequest<Id extends OperationId = OperationId> {
  /** The operation that the request calls. */
  readonly operationId: Id;
  /** The HTTP method. */
  readonly method: string;
  /** The path as sent: with the base path, without the query, percent-encoded. */
  readonly path: string;
  /** The query as sent, with its question mark; empty if there was no query. */
  readonly search: string;
  /** The parameters of the path, decoded. */
  readonly params: MockOperations[Id]["params"];
  /** The parameters of the query that are in the description, with its types. */
  readonly query: MockOperations[Id]["query"];
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>> & Readonly<MockOperations[Id]["headers"]>;
  /** The body if it is JSON, otherwise undefined. */
  readonly json: MockOperations[Id]["json"];
  /** The parts of a multipart form by name; files with their bytes. */
  readonly parts: MockOperations[Id]["parts"];
  /** The body as sent; decompressed if it was compressed. */
  readonly bytes: Uint8Array;
  /** How the request or its response does not match the description. */
  readonly violations: readonly Violation[];
  /** The status of the response; 0 if there was none. */
  readonly status: number;
  /** The name of the returned example, if the response was an example. */
  readonly example?: string | undefined;
  /** The fault of this request, if any. */
  readonly fault?: FaultKind | undefined;
  /** When the request came, in milliseconds since 1970. */
  readonly startedAt: number;
  /** How long its response took, in milliseconds. */
  readonly durationMs: number;
}

/** A request that matches no operation: its address does not exist, or does not have its method. */
export interface UnmatchedRequest
  extends Omit<RecordedRequest, "operationId" | "params" | "query" | "headers" | "json" | "parts"> {
  /** Always undefined. */
  readonly operationId: undefined;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** A request in progress; each step adds its facts. */
export interface Exchange extends RequestReading {
  operationId: string | undefined;
  readonly violations: Violation[];
  status: number;
  example: string | undefined;
  fault: FaultKind | undefined;
  readonly startedAt: number;
  durationMs: number;
}

/** Starts the exchange of a request. */
export function openExchange(call: HttpRequest): Exchange {
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

/** The record of a finished exchange. */
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
