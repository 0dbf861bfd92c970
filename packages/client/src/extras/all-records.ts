import type { SheetId, Record as SheetRecord } from "@data-import/types";
import type { HookedOptions } from "../core/types.ts";
import type { GetRecordsQuery, Records } from "../resources/records.gen.ts";

/** Yields the records that match, page by page: each page continues at the cursor of the one before it. */
export async function* readAllRecords(
  records: Pick<Records, "get">,
  sheetId: SheetId,
  { pageNumber, cursor, ...query }: GetRecordsQuery = {},
  options: HookedOptions = {},
): AsyncGenerator<SheetRecord, void, undefined> {
  let place: GetRecordsQuery = { pageNumber, cursor };
  for (;;) {
    const page = await records.get(sheetId, { ...query, ...place }, options);
    yield* page.records;
    // A mock without state returns the same page again.
    if (page.nextCursor === undefined || page.nextCursor === place.cursor) return;
    place = { cursor: page.nextCursor };
  }
}
