import { createRecords } from "@data-import/client/resources/records";
import { asId } from "@data-import/types";
import type { SheetDefinition } from "./definition.ts";
import type { RecordsOptions } from "./outcome.ts";
import { readToken } from "./token-function.ts";

/** Reads the records of a sheet page by page; of a definition, only its fields. */
export async function* readRecords(
  service: string,
  sheetId: string,
  { token, filter, signal }: RecordsOptions,
  definition: SheetDefinition | undefined,
): AsyncGenerator<Readonly<Record<string, unknown>>, void, undefined> {
  const client = createRecords({ baseUrl: service, token: async () => readToken(await token()) });
  const query = filter === undefined ? {} : { filter };
  for await (const { values } of client.all(asId("sheet", sheetId), query, { signal })) {
    const keys = definition?.fields.map(({ key }) => key) ?? Object.keys(values);
    yield Object.fromEntries(keys.map((key) => [key, values[key]?.value ?? null]));
  }
}
