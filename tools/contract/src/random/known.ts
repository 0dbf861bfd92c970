/** What random requests know about the data of a target: everything that its responses had. */
export interface Known {
  /** Reads the body of a response. */
  note(body: unknown): void;
  /** The ids of the same kind as an example; the kind is the middle part: `us_sp_8vKd3QxN` is a space. */
  listIds(example: string): readonly string[];
  /** The keys of the fields of a sheet; of any sheet, if this one is unknown. */
  listFields(sheetId: string | undefined): readonly string[];
}

interface SheetLike {
  readonly id: string;
  readonly config: { readonly fields: readonly { readonly key: string }[] };
}

const anyId = /^us_([a-z]+)_\w+$/;
// Later requests should use recent ids, but also those of deleted resources.
const highest = 100;

/** Creates an empty collection. */
export function createKnown(): Known {
  const byKind = new Map<string, Set<string>>();
  const fields = new Map<string, readonly string[]>();
  const visit = (value: unknown): void => {
    if (typeof value === "string") noteId(value);
    if (typeof value !== "object" || value === null) return;
    if (isSheet(value))
      fields.set(
        value.id,
        value.config.fields.map(({ key }) => key),
      );
    for (const child of Object.values(value)) visit(child);
  };
  const noteId = (id: string): void => {
    const kind = anyId.exec(id)?.[1];
    if (kind === undefined) return;
    const ids = byKind.get(kind) ?? new Set();
    byKind.set(kind, ids.add(id));
    const [oldest] = ids;
    if (ids.size > highest && oldest !== undefined) ids.delete(oldest);
  };
  return {
    note: visit,
    listIds: (example) => [...(byKind.get(example.split("_")[1] ?? "") ?? [])],
    listFields: (sheetId) => fields.get(sheetId ?? "") ?? [...fields.values()].flat(),
  };
}

function isSheet(value: object): value is SheetLike {
  const { id, config } = value as Partial<SheetLike>;
  return typeof id === "string" && id.startsWith("us_sh_") && Array.isArray(config?.fields);
}
