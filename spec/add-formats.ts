import type { Description } from "./read/index.ts";
import { walkSchemas } from "./walk-schemas.ts";

const largest = 2 ** 31 - 1;

/**
 * Gives each integer its format. It is `int32`, so that programs get the integers of their language, unless the
 * description says `int64` or allows more: bytes, places in a sheet and what clients count may be larger.
 */
export function addFormats(description: Description): Description {
  const copy = structuredClone(description);
  for (const { schema } of walkSchemas(copy)) {
    const { type, format, maximum = 0, minimum = 0 } = schema;
    if (![type].flat().includes("integer") || "const" in schema || format !== undefined) continue;
    const isLarge = maximum > largest || minimum < -largest - 1;
    Object.assign(schema, { format: isLarge ? "int64" : "int32" });
  }
  return copy;
}
