import { createClient } from "@data-import/client";
import type { RunningService } from "../service/setup/start-service.ts";

/** The link of a guest, and the address of the records. */
export interface Link {
  readonly signIn: string;
  readonly records: string;
  /** Changes the first value of a record, counted from 0. */
  change(place: number, value: string): Promise<void>;
  /** Makes errors of the values of one field in these records, counted from 0. */
  spoil(places: readonly number[]): Promise<void>;
}

const columns = 10;
/** So many records are sent in one request. */
const chunk = 10_000;

/** Makes a sheet with this number of records, ten fields each, and the link of a guest who may see it. */
export async function fillSheet({ url, token }: RunningService, total: number): Promise<Link> {
  const api = createClient({ baseUrl: url, token });
  const { data: environments } = await api.environments.list();
  const environmentId = environments[0]?.id;
  if (environmentId === undefined) throw new Error("The account has no environment.");
  const space = await api.spaces.create({ name: "Bench", environmentId });
  const fields = Array.from({ length: columns }, (_, column) => ({
    key: `field${column}`,
    label: `Field ${column}`,
    // The last one can have values that are wrong.
    type: column === columns - 1 ? ("number" as const) : ("string" as const),
  }));
  const workbook = await api.workbooks.create({
    name: "Bench",
    spaceId: space.id,
    environmentId,
    sheets: [{ name: "Bench", slug: "bench", fields }],
  });
  const [sheet] = await api.sheets.list({ workbookId: workbook.id });
  if (sheet === undefined) throw new Error("The workbook has no sheet.");
  const sheetId = sheet.id;
  for (let from = 0; from < total; from += chunk) {
    const records = Array.from({ length: Math.min(chunk, total - from) }, (_, place) =>
      Object.fromEntries(
        fields.map(({ key }, column) => [
          key,
          { value: column === columns - 1 ? from + place : `${from + place} ${column}` },
        ]),
      ),
    );
    await api.records.insert(sheetId, records, {}, { headers: { Prefer: "return=minimal" } });
  }
  const [guest] = await api.guests.create([
    { environmentId, email: "bench@example.com", name: "Bench", spaces: [{ id: space.id }] },
  ]);
  if (guest === undefined) throw new Error("The response has no guest.");
  const { invitations } = await api.guests.invite([{ guestId: guest.id, spaceId: space.id }]);
  const page = new URL("/import/", url).href;
  return {
    signIn: `${page}#${invitations[0]?.token}`,
    records: `${page}#/records/${sheetId}`,
    change: (place, value) => write(place, 0, value),
    async spoil(places) {
      for (const place of places) await write(place, columns - 1, "n/a");
    },
  };

  async function write(place: number, column: number, value: string): Promise<void> {
    const at = { pageSize: 1, pageNumber: place + 1 };
    const [record] = (await api.records.get(sheetId, at)).records;
    if (record === undefined) throw new Error(`The sheet has no record ${place}.`);
    const key = fields[column]?.key ?? "";
    await api.records.update(sheetId, [{ id: record.id, values: { [key]: { value } } }]);
  }
}
