import type { Description, ErrorCodeFacts, Schema } from "./read/index.ts";

interface WithCodes extends Schema {
  readonly "x-error-codes"?: Readonly<Record<string, ErrorCodeFacts>>;
}

/**
 * Moves the table of codes from the schema `ErrorCode` to the root, and leaves the name of the table: every operation refers
 * to the schema, and a program that reads one operation with all that it refers to would read the table, too.
 */
export function moveErrorCodes(description: Description): Description {
  const { components = {} } = description;
  const { ErrorCode: schema, ...schemas } = components.schemas ?? {};
  const { "x-error-codes": codes, ...others } = (schema ?? {}) as WithCodes;
  if (codes === undefined) return description;
  const ErrorCode = { ...others, "x-known-values": "x-error-codes" as const };
  return {
    ...description,
    components: { ...components, schemas: { ...schemas, ErrorCode } },
    "x-error-codes": codes,
  };
}
