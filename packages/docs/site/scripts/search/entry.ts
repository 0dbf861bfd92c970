/** The kinds of entries; groups of results with equally good entries come in this order. */
export const kinds = [
  "operation",
  "field",
  "value",
  "topic",
  "schema",
  "guide",
  "term",
  "error",
  "decision",
  "page",
] as const;

/** The kind of an entry. */
export type EntryKind = (typeof kinds)[number];

/** The kinds whose names are code. */
export const codeKinds: ReadonlySet<EntryKind> = new Set(["operation", "field", "value", "topic", "schema"]);

/** An entry of the index. */
export interface Entry {
  readonly kind: EntryKind;
  /** As it is spelt: `updateDocument`, `actions.label`, `commit:created`, the heading of a guide. */
  readonly name: string;
  /** In words, or its parent: `Update a document`; empty if the name is enough. */
  readonly title: string;
  /** Of an operation: `PATCH /spaces/{spaceId}`. */
  readonly route?: string;
  /** Where it is described; a field may be in many places. */
  readonly places: readonly Place[];
}

/** One place where something is described. */
export interface Place {
  /** From the root of the site: `operations/updateDocument/#body.title`. */
  readonly path: string;
  /** Of a field: its message, `body` or `response.200`, and its operation. */
  readonly part?: string;
  readonly operation?: string;
}

/** The entries as they are sent to the browser. */
export interface PackedEntries {
  /** By operationId, as places refer to them. */
  readonly operations: readonly string[];
  /** The parts of operations, as places refer to them. */
  readonly parts: readonly string[];
  readonly rows: readonly PackedRow[];
}

/**
 * Kind, name, title and places: a path, empty if the name says it, or for fields numbers that are each an operation times the number of parts,
 * plus a part. Last the route of an operation.
 */
export type PackedRow = readonly [
  kind: number,
  name: string,
  title: string,
  places: string | readonly number[],
  route?: string,
];

/** The path of an entry whose kind and name say it. */
function findPath(kind: EntryKind | undefined, name: string): string | undefined {
  if (kind === "operation") return `operations/${name}/`;
  if (kind === "topic") return `events/${name.replaceAll(":", "-")}/`;
  if (kind === "schema") return `schemas/${name}/`;
  return kind === "error" ? `errors/${name}/` : undefined;
}

/** Writes entries in the short form. */
export function packEntries(entries: readonly Entry[]): PackedEntries {
  const places = entries.flatMap((entry) => entry.places);
  const operations = [...new Set(places.flatMap(({ operation }) => operation ?? []))];
  const parts = [...new Set(places.flatMap(({ part }) => part ?? []))];
  const packPlaces = ({ kind, name, places: own }: Entry): string | number[] => {
    const [first, ...others] = own;
    if (first?.operation === undefined)
      return first === undefined || first.path === findPath(kind, name) ? "" : first.path;
    return [first, ...others].map(
      ({ operation = "", part = "" }) => operations.indexOf(operation) * parts.length + parts.indexOf(part),
    );
  };
  const rows = entries.map((entry): PackedRow => {
    const { kind, name, title, route } = entry;
    const row = [kinds.indexOf(kind), name, title, packPlaces(entry)] as const;
    return route === undefined ? row : [...row, route];
  });
  return { operations, parts, rows };
}

/** The opposite of {@link packEntries}. */
export function unpackEntries({ operations, parts, rows }: PackedEntries): Entry[] {
  const unpackPlace = (number: number, name: string): Place => {
    const operation = operations[Math.floor(number / parts.length)] ?? "";
    const part = parts[number % parts.length] ?? "";
    return { path: `operations/${operation}/#${part}.${name}`, part, operation };
  };
  return rows.map(([kind, name, title, places, route]) => ({
    kind: kinds[kind] ?? "page",
    name,
    title,
    places:
      typeof places === "string"
        ? [{ path: places || (findPath(kinds[kind], name) ?? "") }]
        : places.map((number) => unpackPlace(number, name)),
    ...(route !== undefined && { route }),
  }));
}
