import type { GiveWay } from "../basics/give-way.ts";

/** How many records are written without a look at the time. */
const recordsPerLook = 64;

/** Writes the records of a page one after the other, and gives way in between. */
export async function writeSlices<Written>(
  records: readonly Written[],
  write: (record: Written) => string,
  giveWay: GiveWay,
): Promise<string> {
  let text = "";
  for (const [index, record] of records.entries()) {
    if (index % recordsPerLook === 0) await giveWay();
    text += write(record);
  }
  return text;
}
