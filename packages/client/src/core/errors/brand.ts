/** Marks the errors of this package. All copies of it share the symbol, so they recognize each other's errors. */
export const brand: unique symbol = Symbol.for("@data-import/client/error");

/** The code of an error of this package; undefined for every other value. */
export function codeOf(value: unknown): string | undefined {
  const error = value as { [brand]?: true; code: string } | null | undefined;
  return error?.[brand] && error.code;
}
