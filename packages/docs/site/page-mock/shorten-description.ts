/** Keywords with texts for readers; the mock says nothing of them. */
const forReaders = new Set(["description", "summary", "title"]);
/** Keywords with values, in which every name belongs to the value. */
const values = new Set(["example", "value", "default", "const", "enum"]);
/** Keywords with names that somebody chose. */
const names = new Set(["properties", "mapping", "schemas", "examples", "parameters", "headers", "responses"]);
/** Parts of a description that no request and no response refers to. */
const notServed = new Set(["webhooks", "tags", "x-error-codes"]);

/** Whether an extension is only for readers: the mock obeys the others. */
const isNote = (key: string) =>
  key.startsWith("x-") && !/^x-(body-limit|origin|max-bytes|deprecated-since|sunset)$/.test(key);

/** A description with what the mock needs to respond: about two fifths of it. */
export function shortenDescription<Described extends object>(description: Described): Described {
  const kept = Object.entries(description).filter(([key]) => !notServed.has(key));
  return shorten(Object.fromEntries(kept)) as Described;
}

function shorten(part: unknown, hasNames = false): unknown {
  if (Array.isArray(part)) return part.map((item) => shorten(item));
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).flatMap(([key, inner]) => {
      if (hasNames) return [[key, shorten(inner)]];
      if (values.has(key) || (key === "examples" && Array.isArray(inner))) return [[key, inner]];
      if (isNote(key) || (forReaders.has(key) && typeof inner === "string")) return [];
      return [[key, shorten(inner, names.has(key))]];
    }),
  );
}
