import type { WorldCopy } from "./world-copies.ts";

/** A resource, as its operation of reading shows it. */
export type Resource = Readonly<Record<string, unknown>> & { readonly id: string };

/** What a caller can read in a world at one moment. */
export interface WorldState {
  /** By the kind of a topic, such as `sheet` or `records`, and by id. */
  readonly resources: Readonly<Record<string, ReadonlyMap<string, Resource>>>;
  /** The space and the guest of each access, with a blank between them. */
  readonly accesses: ReadonlySet<string>;
  /** The record counts of each sheet, by its id. */
  readonly counts: ReadonlyMap<string, unknown>;
}

/** Reads everything that events are about; a list that cannot be read, as of an expired space, is empty. */
export async function readWorldState({ service, token }: WorldCopy): Promise<WorldState> {
  const kinds = new Map<string, Map<string, Resource>>();
  const counts = new Map<string, unknown>();
  const accesses = new Set<string>();
  const read = async (path: string): Promise<unknown> => {
    const headers = { Authorization: `Bearer ${token}`, "X-Disable-Hooks": "true" };
    const response = await service.fetch(`http://service.localhost/v1${path}`, { headers });
    const body = (await response.json()) as { readonly data?: unknown };
    if (!response.ok) return undefined;
    // The list of flags is not wrapped.
    return Array.isArray(body) ? body : body.data;
  };
  const list = async (kind: string, path: string, place: object = {}): Promise<readonly Resource[]> => {
    const data = await read(path);
    const { records } = (data ?? {}) as { readonly records?: unknown };
    const found = (Array.isArray(data) ? data : (records ?? [])) as readonly Resource[];
    const all = kinds.get(kind) ?? new Map<string, Resource>();
    kinds.set(kind, all);
    for (const resource of found) all.set(resource.id, { ...resource, ...place });
    return found;
  };
  for (const { id: environmentId } of await list("environment", "/environments?pageSize=100")) {
    await list("agent", `/agents?environmentId=${environmentId}&pageSize=100`);
    await list("secret", `/secrets?environmentId=${environmentId}`);
    await list("job", `/jobs?environmentId=${environmentId}&pageSize=100`);
    const spaces = `/spaces?environmentId=${environmentId}&pageSize=100&archived=`;
    const found = [...(await list("space", `${spaces}false`)), ...(await list("space", `${spaces}true`))];
    for (const { id: spaceId } of found) {
      const place = { environmentId, spaceId };
      await Promise.all([
        (async () => {
          const guests = await list("guest", `/guests?spaceId=${spaceId}`);
          for (const { id } of guests) accesses.add(`${spaceId} ${id}`);
        })(),
        list("secret", `/secrets?environmentId=${environmentId}&spaceId=${spaceId}`),
        list("document", `/spaces/${spaceId}/documents`, place),
        list("file", `/files?spaceId=${spaceId}&pageSize=100`, place),
        list("action", `/actions?spaceId=${spaceId}`, place),
        list("canvas-area", `/canvas-areas?spaceId=${spaceId}&pageSize=100`, place),
      ]);
      for (const { id: workbookId } of await list(
        "workbook",
        `/workbooks?spaceId=${spaceId}&includeSheets=true`,
        place,
      )) {
        const inWorkbook = { ...place, workbookId };
        await list("flag", `/v1/workbooks/${workbookId}/flags`, inWorkbook);
        const sheets = await list("sheet", `/sheets?workbookId=${workbookId}`, inWorkbook);
        await Promise.all(
          sheets.map(async ({ id: sheetId }) => {
            const inSheet = { ...inWorkbook, sheetId };
            const [counted] = await Promise.all([
              read(`/sheets/${sheetId}/counts`),
              list("records", `/sheets/${sheetId}/records?pageSize=1000`, inSheet),
              list("commit", `/sheets/${sheetId}/commits`, inSheet),
              list("snapshot", `/snapshots?sheetId=${sheetId}`, inSheet),
            ]);
            counts.set(sheetId, (counted as { readonly counts?: unknown } | undefined)?.counts);
          }),
        );
      }
    }
  }
  return { resources: Object.fromEntries(kinds), accesses, counts };
}
