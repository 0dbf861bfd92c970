import { giveWayIfLong } from "@data-import/front";
import { type CommitMark, nameVersion } from "../../commits/commits.ts";
import type { Context } from "../../context/context.ts";
import type { LoadedSheet } from "../../sheets/sheets.ts";
import { createRecordDescriber } from "../record/describe.ts";
import type { NewRecord } from "./new-record.ts";
import type { ShownCells } from "./prepare-records.ts";

/** How many records are written without a look at the time. */
const recordsPerLook = 64;

const encoder = new TextEncoder();

/** How a response shows the cells of the new records of a commit that have no findings. */
export function createShownCells({ createdAt }: CommitMark, { fields }: LoadedSheet): ShownCells {
  // An object of JavaScript has keys such as `7` first.
  const keys = Object.keys(Object.fromEntries(fields.map(({ key }) => [key, true])));
  const after = `,"valid":true,"messages":[],"updatedAt":${JSON.stringify(createdAt)}}`;
  const starts = keys.map((key) => `${JSON.stringify(key)}:{"value":`);
  return {
    slots: keys.map((key) => fields.byKey.get(key)?.slot ?? -1),
    separators: [
      ...starts.map((start, index) => (index === 0 ? `{${start}` : `${after},${start}`)),
      keys.length === 0 ? "{}" : `${after}}`,
    ],
  };
}

/**
 * Writes new records in the shape of the API, as the JSON of a list without its brackets.
 * @param pieces gets it as UTF-8: it takes less memory than texts, which would be copied several times
 */
export async function showNewRecords(
  context: Context,
  sheet: LoadedSheet,
  commit: CommitMark,
  records: readonly NewRecord[],
  pieces: Uint8Array[],
): Promise<void> {
  const commits = new Map([[commit.number, commit]]);
  const describe = createRecordDescriber(commits, {
    fields: sheet.fields,
    withMessages: true,
    language: context.language,
  });
  const after = `,"valid":true,${JSON.stringify(nameVersion(commit.id)).slice(1, -1)},"metadata":{},"config":{}}`;
  for (let start = 0; start < records.length; start += recordsPerLook) {
    await giveWayIfLong();
    const texts = records
      .slice(start, start + recordsPerLook)
      .map((record) =>
        record.shown === undefined || record.hasFindings
          ? JSON.stringify(describe(record.toStored()))
          : `{"id":"${record.id}","values":${record.shown}${after}`,
      );
    pieces.push(encoder.encode(`${pieces.length === 0 ? "" : ","}${texts.join()}`));
  }
}
