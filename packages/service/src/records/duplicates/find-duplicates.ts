import { giveWayIfLong } from "@data-import/front";
import type { CellContent } from "@data-import/tables/fields";
import type { Context } from "../../context/context.ts";
import type { LoadedSheet } from "../../sheets/sheets.ts";
import { readContent } from "../columns/column.ts";
import { compileSelection } from "../selections/selection.ts";
import { type ColumnScan, useColumns } from "../selections/use-columns.ts";
import { readCellsFrom } from "../stores/read-parts.ts";
import { DigestGroups } from "./digest-groups.ts";
import { type DuplicateKey, digestToNumber } from "./duplicate-key.ts";

/** How many records are read at once: some milliseconds of work. */
const recordsReadAtOnce = 2500;
/** How many records are compared without a look at the time. */
const recordsPerLook = 256;

/** The groups of duplicates of a sheet, from its columns if they are built. All reads are of one moment. */
export async function findDuplicates(
  context: Context,
  sheet: LoadedSheet,
  key: DuplicateKey,
): Promise<DigestGroups> {
  const slots = key.fields.map(({ slot }) => slot);
  const all = await compileSelection(context, sheet, {});
  const found = await useColumns(context, sheet, all, slots, (scan) => scanColumns(scan, key));
  return found ?? scanDuplicates(context, sheet.id, key);
}

async function scanColumns({ blocks }: ColumnScan, key: DuplicateKey): Promise<DigestGroups> {
  const groups = new DigestGroups();
  for await (const { start, columns } of blocks) {
    const length = Math.max(...[...columns.values()].map((column) => column.length));
    for (let index = 0; index < length; index += 1) {
      if (index % recordsPerLook === 0) await giveWayIfLong();
      const text = key.read((slot) => {
        const column = columns.get(slot);
        return column && readContent(column, index);
      });
      if (text !== undefined) groups.add(digestToNumber(text), start + index);
    }
  }
  return groups;
}

/** The same from the records themselves, in steps: others may change them meanwhile if these are no reads of one moment. */
export async function scanDuplicates(
  context: Context,
  sheetId: string,
  key: DuplicateKey,
): Promise<DigestGroups> {
  const groups = new DigestGroups();
  for (let start = 0; ; ) {
    const { records, next, isLast } = await readCellsFrom(context, sheetId, start, {
      mostRecords: recordsReadAtOnce,
    });
    for (const [index, { position, cells }] of records.entries()) {
      if (index % recordsPerLook === 0) await giveWayIfLong();
      const values = JSON.parse(cells) as CellContent[];
      const text = key.read((slot) => values[slot]);
      if (text !== undefined) groups.add(digestToNumber(text), position);
    }
    if (isLast) return groups;
    start = next;
  }
}
