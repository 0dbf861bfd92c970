import type { OperationId } from "../operation-types.ts";
import type { MockOperations } from "../operations.gen.ts";

/** What a value is compared with: of an object as many properties as matter; Vitest's `expect.any()` and its like anywhere. */
export type Pattern<Value> = unknown extends Value
  ? unknown
  : Value extends Uint8Array | string | number | boolean | null | undefined
    ? Value
    : Value extends readonly (infer Item)[]
      ? readonly Pattern<Item>[]
      : [keyof Value] extends [never]
        ? Readonly<Record<string, never>>
        : { readonly [Name in keyof Value]?: Pattern<Value[Name]> };

/** What a request is expected to have said; what is left out may be anything. */
export interface ExpectedRequest<Id extends OperationId = OperationId> {
  readonly params?: Pattern<MockOperations[Id]["params"]>;
  readonly query?: Pattern<MockOperations[Id]["query"]>;
  /** By their names, in any case. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: Pattern<MockOperations[Id]["json"]>;
  readonly parts?: Pattern<MockOperations[Id]["parts"]>;
}

const aspects = ["params", "query", "headers", "json", "parts"];

/** Checks what a test expects, and writes the names of headers as they are recorded; throws a `TypeError` at anything else. */
export function readExpected(expected: ExpectedRequest): Readonly<Record<string, unknown>> {
  for (const name of Object.keys(expected)) {
    if (!aspects.includes(name)) {
      throw new TypeError(`A request has no \`${name}\` to compare; it has ${aspects.join(", ")}.`);
    }
  }
  const { headers, ...others } = expected;
  if (headers === undefined) return others;
  const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return { ...others, headers: Object.fromEntries(lower) };
}
