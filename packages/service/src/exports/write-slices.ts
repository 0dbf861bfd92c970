import { giveWayIfLong } from "@data-import/front";
import type { StoredRecord } from "../records/record/record.ts";

/** How many records are written without a look at the time. */
const recordsPerLook = 64;

/** Writes the records of a page one after the other, and lets other requests run in between. */
export async function writeSlices(
  records: readonly StoredRecord[],
  write: (record: StoredRecord) => string,
): Promise<string> {
  let text = "";
  for (const [index, record] of records.entries()) {
    if (index % recordsPerLook === 0) await giveWayIfLong();
    text += write(record);
  }
  return text;
}
