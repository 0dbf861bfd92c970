import { type Description, resolveReference } from "../description.ts";

/**
 * Copies a value of the description for Prism, with every reference replaced by what it names.
 * A schema inside itself becomes the schema that allows anything: Prism cannot follow it, and an example does not need it.
 */
export function dereferenceForPrism(
  description: Description,
  value: unknown,
  inside: readonly string[] = [],
): unknown {
  if (Array.isArray(value)) return value.map((item) => dereferenceForPrism(description, item, inside));
  if (typeof value !== "object" || value === null) return value;
  if ("$ref" in value && typeof value.$ref === "string") {
    const { $ref, ...siblings } = value;
    if (inside.includes($ref)) return {};
    const target = dereferenceForPrism(description, resolveReference(description, { $ref }), [
      ...inside,
      $ref,
    ]);
    return { ...(target as object), ...siblings };
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      // Prism's generator knows `exclusiveMinimum` from draft-04 only, where it is a boolean.
      if (key === "exclusiveMinimum" && typeof item === "number") return ["minimum", item + 0.01];
      return [key, dereferenceForPrism(description, item, inside)];
    }),
  );
}
