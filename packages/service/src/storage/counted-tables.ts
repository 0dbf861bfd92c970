/** A table whose rows count for the quota of their space. */
export interface CountedTable {
  readonly table: "records" | "files" | "documents" | "events";
  /** The part of `space_bytes` that a row belongs to. `row` is its name in a statement. */
  part(row: string): string;
  /** The number that says whether a row is counted yet. */
  number(row: string): string;
  /** The columns whose bytes count, beside those of the row itself. */
  readonly columns: readonly string[];
  /** The bytes that each row has in any case. */
  readonly rowBytes: number;
}

/** What counts for the quota of a space. */
export const countedTables: readonly CountedTable[] = [
  {
    table: "records",
    part: (row) => `${row}.sheet_id`,
    number: (row) => `${row}.position`,
    columns: ["cells", "messages", "changed", "metadata", "config", "flags"],
    rowBytes: 64,
  },
  createCounted("files", [], 256),
  createCounted("documents", ["title", "body"], 256),
  createCounted("events", ["payload", "context", "extras"], 256),
];

function createCounted(
  table: "files" | "documents" | "events",
  columns: readonly string[],
  rowBytes: number,
): CountedTable {
  return {
    table,
    columns,
    rowBytes,
    part: (row) => `(${row}.space_id || ' ${table}')`,
    number: (row) => `${row}.sequence`,
  };
}

/** The bytes of a row. Values count as texts: how many bytes a stored value has depends on its compression. */
export function sumRow({ table, columns, rowBytes }: CountedTable, row: string): string {
  const sizes = columns.map((column) => `coalesce(octet_length(cast(${row}.${column} as text)), 0)`);
  return `(${[rowBytes, ...(table === "files" ? [`${row}.size`] : []), ...sizes].join(" + ")})`;
}

/** The columns of a row whose changes are counted; an event does not change. */
export function listChangeable({ table, columns }: CountedTable): readonly string[] {
  if (table === "events") return [];
  return table === "files" ? ["size"] : columns;
}

/** The parts of a space that are no sheets, and whether the quota limits them. */
export const partsOfSpace = { files: 1, documents: 1, events: 0 } as const;

/** Whether a trigger has rejected a statement because of the quota. */
export function isOverQuota(error: unknown): boolean {
  return (error as { message?: unknown }).message?.toString().startsWith(quotaMark) === true;
}

/** How an error of the quota begins; the space, its bytes and the quota follow. */
export const quotaMark = "space_quota";
