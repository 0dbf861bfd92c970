import type { OperationId } from "../operation-types.ts";
import type { RecordedRequest, UnmatchedRequest } from "./recorded-request.ts";

/** The requests that a mock received, the oldest first. */
export interface Requests {
  /** All recorded requests. */
  readonly all: readonly (RecordedRequest | UnmatchedRequest)[];
  /** The requests that match no operation. */
  readonly unmatched: readonly UnmatchedRequest[];
  /** The requests for one operation. */
  for<Id extends OperationId>(operationId: Id): readonly RecordedRequest<Id>[];
}

/** Records the last `limit` requests. If bodies are large, it deletes the oldest requests earlier. */
export interface Recorder {
  readonly requests: Requests;
  record(request: RecordedRequest | UnmatchedRequest): void;
  clear(): void;
}

const mostBytes = 64 * 1024 * 1024;

/** @param limit the highest number of recorded requests */
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
