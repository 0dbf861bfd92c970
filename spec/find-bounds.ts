import { type Description, type OverlayAction, type Schema, writeOverlayTarget } from "./read/index.ts";
import { walkSchemas } from "./walk-schemas.ts";

/** What the service starts with: the bytes of a JSON body, and the values in it. */
const most = { characters: 8_388_608, values: 262_144 };

/** No text has the character NUL: the service rejects it, because PostgreSQL cannot store it. */
const anyText = "^[^\\u0000]*$";

/** The bounds that follow from the limits of bodies, for each schema that has none. */
export function findBounds(description: Description): OverlayAction[] {
  return [...walkSchemas(description)].flatMap(({ schema, at }) => {
    const update = boundsOf(schema);
    return Object.keys(update).length === 0 ? [] : [{ target: writeOverlayTarget(at), update }];
  });
}

function boundsOf(schema: Schema): Partial<Schema> {
  const integers = rangeOf(schema);
  const types: readonly unknown[] = [schema.type].flat();
  const isFixed = "const" in schema || "enum" in schema;
  const isForm = ["format", "pattern"].some((keyword) => keyword in schema);
  return {
    ...(types.includes("string") &&
      !isFixed && {
        ...(!("maxLength" in schema) && { maxLength: schema["x-max-bytes"] ?? most.characters }),
        ...(!isForm && { pattern: anyText }),
      }),
    ...(types.includes("integer") &&
      !isFixed && {
        ...(!hasOne(schema, "minimum") && { minimum: integers.least }),
        ...(!hasOne(schema, "maximum") && { maximum: integers.most }),
      }),
    ...(types.includes("array") && !("maxItems" in schema) && { maxItems: most.values }),
  };
}

/** An integer without the format `int32` is one that JSON keeps exact. */
function rangeOf({ format }: Schema): { readonly least: number; readonly most: number } {
  if (format === "int32") return { least: -(2 ** 31), most: 2 ** 31 - 1 };
  return { least: Number.MIN_SAFE_INTEGER, most: Number.MAX_SAFE_INTEGER };
}

function hasOne(schema: Schema, bound: "minimum" | "maximum"): boolean {
  return bound in schema || `exclusive${bound.charAt(0).toUpperCase()}${bound.slice(1)}` in schema;
}
