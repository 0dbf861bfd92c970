import type { Description } from "./description.ts";
import type { LocatedOperation } from "./operations.ts";
import type { ErrorCodeFacts, Schema } from "./schema.ts";

/** A code of the errors of the service. */
export interface ErrorCodeEntry extends ErrorCodeFacts {
  readonly code: string;
}

/** Every code of the description, in its order. */
export function listErrorCodes({ "x-error-codes": facts = {} }: Description): ErrorCodeEntry[] {
  return Object.entries(facts).map(([code, entry]) => ({ code, ...entry }));
}

/** The codes that an operation can return. */
export function listErrorCodesOf(description: Description, operation: LocatedOperation): ErrorCodeEntry[] {
  const { value, method, parameters } = operation;
  const { security = description.security ?? [], requestBody } = value;
  const own = value["x-errors"] ?? [];
  const has = (name: string) => parameters.some((parameter) => parameter.value.name === name);
  const isReturned: Readonly<Record<ErrorCodeFacts["of"], boolean>> = {
    every: true,
    token: security.length > 0,
    input: parameters.length > 0 || requestBody !== undefined,
    body: requestBody !== undefined,
    idempotency: has("Idempotency-Key"),
    cursor: has("cursor"),
    condition: has("If-Match"),
    change: method !== "get" || value["x-side-effect"] === true,
    listed: false,
    none: false,
  };
  return listErrorCodes(description).filter(({ code, of }) => isReturned[of] || own.includes(code));
}

/** The values in common use of a text that may have others, too; undefined if the schema names none. */
export function listKnownValues(description: Description, schema: Schema): readonly string[] | undefined {
  const { "x-known-values": known } = schema;
  return typeof known === "string" ? Object.keys(description[known] ?? {}) : known;
}
