import type { OperationId } from "../operation-types.ts";
import type { RecordedRequest, UnmatchedRequest } from "./recorded-request.ts";

/** The requests that a mock answered, the oldest first. */
export interface Requests {
  /** All that are remembered. */
  readonly all: readonly (RecordedRequest | UnmatchedRequest)[];
  /** Those that no operation answered. */
  readonly unmatched: readonly UnmatchedRequest[];
  /** Those for one operation. */
  for<Id extends OperationId>(operationId: Id): readonly RecordedRequest<Id>[];
}

/** Remembers requests, the last `limit` of them, and forgets the oldest sooner where their bodies are large. */
export interface Recorder {
  readonly requests: Requests;
  record(request: RecordedRequest | UnmatchedRequest): void;
  clear(): void;
}

const mostBytes = 64 * 1024 * 1024;

/** @param limit how many requests are remembered at most */
export function createRecorder(limit: number, isOperation: (id: string) => void): Recorder {
  const remembered: (RecordedRequest | UnmatchedRequest)[] = [];
  let bytes = 0;
  return {
    requests: {
      get all() {
        return [...remembered];
      },
      get unmatched() {
        return remembered.filter((request) => request.operationId === undefined);
      },
      for<Id extends OperationId>(operationId: Id) {
        isOperation(operationId);
        return remembered.filter(
          (request) => request.operationId === operationId,
        ) as RecordedRequest[] as RecordedRequest<Id>[];
      },
    },
    record(request) {
      remembered.push(request);
      bytes += request.bytes.byteLength;
      while (remembered.length > limit || (bytes > mostBytes && remembered.length > 1)) {
        bytes -= remembered.shift()?.bytes.byteLength ?? 0;
      }
    },
    clear() {
      remembered.length = 0;
      bytes = 0;
    },
  };
}
