/** Marks our errors, with the same symbol in every copy of this package, so that two copies know each other's. */
export const brand: unique symbol = Symbol.for("@data-import/client/error");

/** The code of an error of this package; undefined for every other value. */
export function codeOf(value: unknown): string | undefined {
  const error = value as { [brand]?: true; code: string } | null | undefined;
  return error?.[brand] && error.code;
}
