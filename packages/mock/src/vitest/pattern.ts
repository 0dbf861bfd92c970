import type { OperationId } from "../operation-types.ts";
import type { MockOperations } from "../operations.gen.ts";

/** The pattern for a value: some properties of an object are enough; matchers such as `expect.any()` are allowed anywhere. */
export type Pattern<Value> = unknown extends Value
  ? unknown
  : Value extends Uint8Array | string | number | boolean | null | undefined
    ? Value
    : Value extends readonly (infer Item)[]
      ? readonly Pattern<Item>[]
      : [keyof Value] extends [never]
        ? Readonly<Record<string, never>>
        : { readonly [Name in keyof Value]?: Pattern<Value[Name]> };

/** The expected values of a request; absent properties are not compared. */
export interface ExpectedRequest<Id extends OperationId = OperationId> {
  /** The parameters of the path. */
  readonly params?: Pattern<MockOperations[Id]["params"]> | undefined;
  /** The parameters of the query. */
  readonly query?: Pattern<MockOperations[Id]["query"]> | undefined;
  /** By name, in any case. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The body. */
  readonly json?: Pattern<MockOperations[Id]["json"]> | undefined;
  /** The parts of a form. */
  readonly parts?: Pattern<MockOperations[Id]["parts"]> | undefined;
}

const aspects = ["params", "query", "headers", "json", "parts"];

/** Checks an expectation and changes its header names to lower case. Throws a `TypeError` for an unknown property. */
export function readExpected(expected: ExpectedRequest): Readonly<Record<string, unknown>> {
  for (const name of Object.keys(expected)) {
    if (!aspects.includes(name)) {
      throw new TypeError(`A request has no \`${name}\` to compare; use ${aspects.join(", ")}.`);
    }
  }
  const { headers, ...others } = expected;
  if (headers === undefined) return others;
  const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return { ...others, headers: Object.fromEntries(lower) };
}
