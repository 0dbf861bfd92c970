import { giveWayIfLong } from "@data-import/front";
import type { CellContent } from "@data-import/tables/fields";
import type { Context } from "../../context/context.ts";
import type { LoadedSheet } from "../../sheets/sheets.ts";
import { type Column, type FewValues, marks, readContent } from "../columns/column.ts";
import { errorsSlot, testRows } from "../columns/row-test.ts";
import { testColumn } from "../columns/test-column.ts";
import { isInStep, scanInSteps } from "../selections/scan-steps.ts";
import type { CompiledSelection } from "../selections/selection.ts";
import { type ColumnScan, useColumns } from "../selections/use-columns.ts";
import { ValueCounts } from "./value-counts.ts";

/** How many records are read at once: some milliseconds of work. */
const recordsReadAtOnce = 2500;
/** How many records are counted without a look at the time. */
const recordsPerLook = 256;

/** The values of each slot. */
type CountsBySlot = ReadonlyMap<number, ValueCounts>;

/** Counts the different values that the records of a selection have in some slots, from columns if they are built. */
export async function countValues(
  context: Context,
  sheet: LoadedSheet,
  selection: CompiledSelection,
  slots: readonly number[],
): Promise<CountsBySlot> {
  const start = () => new Map(slots.map((slot) => [slot, new ValueCounts()]));
  const found = await useColumns(context, sheet, selection, [...slots, errorsSlot], (scan) =>
    countInColumns(scan, start()),
  );
  return found ?? countInRecords(context, sheet, selection, start());
}

/** Which records of a block are counted, and which of them have an error: 1 or 0 by their index. */
interface Counted {
  readonly start: number;
  readonly mask: Uint8Array;
  readonly invalid: Uint8Array | undefined;
}

async function countInColumns({ blocks, test }: ColumnScan, bySlot: CountsBySlot): Promise<CountsBySlot> {
  for await (const { start, columns } of blocks) {
    const mask = testRows(test, columns);
    const invalid = testColumn({ kind: "filled" }, columns.get(errorsSlot) as Column);
    const counted = { start, mask, invalid };
    for (const [slot, counts] of bySlot) {
      const column = columns.get(slot) as Column;
      if (column.values.kind === "few") countFew(column.values, counted, counts);
      else await countEach(column, counted, counts);
      await giveWayIfLong();
    }
  }
  return bySlot;
}

/** The values of a block with few of them are counted by their codes, and looked up once. */
function countFew(
  { contents, codes }: FewValues,
  { start, mask, invalid }: Counted,
  counts: ValueCounts,
): void {
  const first = new Uint32Array(contents.length);
  const total = new Uint32Array(contents.length);
  const errors = new Uint32Array(contents.length);
  for (let index = mask.length - 1; index >= 0; index -= 1) {
    if (mask[index] === 0) continue;
    const code = codes[index] as number;
    first[code] = index;
    total[code] = (total[code] as number) + 1;
    if (invalid !== undefined) errors[code] = (errors[code] as number) + (invalid[index] as number);
  }
  const found = [...contents.keys()].filter((code) => total[code] !== 0);
  for (const code of found.sort((one, other) => (first[one] as number) - (first[other] as number)))
    counts.add(
      contents[code],
      start + (first[code] as number),
      total[code] as number,
      errors[code] as number,
    );
}

async function countEach(
  column: Column,
  { start, mask, invalid }: Counted,
  counts: ValueCounts,
): Promise<void> {
  const { values, marks: marked } = column;
  for (let index = 0; index < mask.length; index += 1) {
    if (index % recordsPerLook === 0) await giveWayIfLong();
    if (mask[index] === 0) continue;
    const [position, errors] = [start + index, invalid?.[index] ?? 0];
    // Most texts differ, so their bytes are counted without a text of their own.
    const isText = values.kind === "texts" && (marked === undefined || marked[index] === marks.plain);
    const [from, to] = isText ? [values.starts[index] as number, values.starts[index + 1] as number] : [0, 0];
    if (isText && from < to) counts.addText(values.bytes, from, to, position, errors);
    else counts.add(readContent(column, index), position, 1, errors);
  }
}

/** The same from the records themselves, in steps. */
async function countInRecords(
  context: Context,
  sheet: LoadedSheet,
  selection: CompiledSelection,
  bySlot: CountsBySlot,
): Promise<CountsBySlot> {
  for await (const step of scanInSteps(context, sheet, selection, { most: recordsReadAtOnce })) {
    const rows = await context.db
      .selectFrom("records")
      .select(["position", "cells", "errors"])
      .where(selection.where)
      .where(isInStep(step))
      .orderBy("position")
      .execute();
    for (const [index, { position, cells, errors }] of rows.entries()) {
      if (index % recordsPerLook === 0) await giveWayIfLong();
      const values = JSON.parse(cells) as CellContent[];
      for (const [slot, counts] of bySlot) counts.add(values[slot], position, 1, errors === null ? 0 : 1);
    }
  }
  return bySlot;
}
