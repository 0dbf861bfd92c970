import type { OperationCase } from "@data-import/spec/read";
import type { PreparedRequest } from "./prepared-request.ts";

/** The part of a request that a probe changes. */
export type Kind = "parameters" | "token" | "address" | "media types" | "properties" | "bytes";

/** A request with one change, and the responses that are correct for it. */
export interface Probe {
  readonly operation: OperationCase;
  readonly kind: Kind;
  /** The change, such as `label: 42 in place of string`. */
  readonly name: string;
  readonly request: PreparedRequest;
  /** Whether the documented success is correct. */
  readonly passes: boolean;
  /** The statuses of failures that are correct. */
  readonly rejections: readonly number[];
  /** The entries of the envelope must name exactly these keys; if there are none here, any key is correct. */
  readonly keys: readonly string[];
  /** The parameters and properties that it is about, as `parameter spaceId` or as a JSON pointer. */
  readonly about: readonly string[];
}

/** Further expectations of a probe. */
export interface Details {
  readonly keys?: readonly string[];
  readonly about?: readonly string[];
}

/** Makes the probes of one kind for one operation. */
export interface ProbeMaker {
  /** The request must be rejected, with this status or one of these. */
  rejected(
    name: string,
    request: PreparedRequest,
    status: number | readonly number[],
    details?: Details,
  ): Probe;
  /** The request must succeed. */
  accepted(name: string, request: PreparedRequest, details?: Details): Probe;
  /** The description leaves it open: the request must succeed or fail with this status. */
  open(name: string, request: PreparedRequest, status?: number | readonly number[], details?: Details): Probe;
}

/** Creates the maker for one operation and kind. */
export function createProbeMaker(operation: OperationCase, kind: Kind): ProbeMaker {
  const make =
    (passes: boolean) =>
    (
      name: string,
      request: PreparedRequest,
      status: number | readonly number[],
      { keys = [], about = [] }: Details = {},
    ): Probe => {
      return { operation, kind, name, request, passes, rejections: [status].flat(), keys, about };
    };
  const [rejected, open] = [make(false), make(true)];
  return {
    rejected,
    accepted: (name, request, details) => open(name, request, [], details),
    open: (name, request, status = 400, details) => open(name, request, status, details),
  };
}
