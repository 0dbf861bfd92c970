/** Escapes one key for a JSON pointer: `/sheets` becomes `~1sheets`. */
export function escapePointer(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** The JSON pointer with these keys: `/paths/~1sheets/get`. */
export function joinPointer(keys: readonly string[]): string {
  return keys.map((key) => `/${escapePointer(key)}`).join("");
}

/**
 * The keys of a JSON pointer: `/paths/~1sheets/get` has `paths`, `/sheets` and `get`. A pointer that starts with `#` is
 * the fragment of a URI, as in `$ref`: its keys may be percent-encoded. A `%` that encodes nothing is kept,
 * because some programs do not encode it. Throws a URIError if the encoded bytes are not UTF-8.
 */
export function splitPointer(pointer: string): string[] {
  const keys = pointer.split("/").slice(1);
  const decoded = pointer.startsWith("#") ? keys.map(decodePercent) : keys;
  return decoded.map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The value inside a document at a JSON pointer, or at the keys of one; undefined if the place does not exist. */
export function followPointer(document: unknown, pointer: string | readonly string[]): unknown {
  const keys = typeof pointer === "string" ? splitPointer(pointer) : pointer;
  return keys.reduce<unknown>(
    (node, key) => (typeof node === "object" && node !== null ? Reflect.get(node, key) : undefined),
    document,
  );
}

function decodePercent(key: string): string {
  return key.replaceAll(/(?:%[0-9a-f]{2})+/gi, decodeURIComponent);
}
