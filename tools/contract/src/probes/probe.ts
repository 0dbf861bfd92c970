import type { OperationCase } from "@data-import/spec/read";
import type { PreparedRequest } from "./prepared-request.ts";

/** What a probe tries. */
export type Kind = "parameters" | "token" | "address" | "media types" | "properties" | "bytes";

/** A request that tries one thing, with the answers that are right. */
export interface Probe {
  readonly operation: OperationCase;
  readonly kind: Kind;
  /** What is tried, such as `label: 42 in place of string`. */
  readonly name: string;
  readonly request: PreparedRequest;
  /** Whether the documented success is right. */
  readonly passes: boolean;
  /** The failures that are right. */
  readonly rejections: readonly number[];
  /** The entries of the envelope name these, and nothing else; anything where none is given. */
  readonly keys: readonly string[];
  /** The parameters and properties that it is about, as `parameter spaceId` or as a JSON pointer. */
  readonly about: readonly string[];
}

/** What a probe says beside its name, its request and its rightful answers. */
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
  /** The request must be answered as a good one. */
  accepted(name: string, request: PreparedRequest, details?: Details): Probe;
  /** The description leaves it open: a good answer or this refusal, nothing else. */
  open(name: string, request: PreparedRequest, status?: number | readonly number[], details?: Details): Probe;
}

/** Makes a maker of probes. */
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
