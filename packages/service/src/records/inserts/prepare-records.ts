import { giveWayIfLong } from "@data-import/front";
import type { Finding } from "@data-import/tables/fields";
import type { RecordData } from "@data-import/types";
import type { Context } from "../../context/context.ts";
import { type RecordBatch, type RecordShape, readShaped } from "../batches/record-batch.ts";
import type { ChangeTotals } from "../calculations/change-totals.ts";
import type { NewColumns } from "../columns/new-columns.ts";
import { writeCell } from "../record/record.ts";
import { createFieldWriter, type FieldWriter } from "../rules/field-writers.ts";
import { readNewCells } from "../rules/new-cells.ts";
import { requireEditableCell } from "../rules/require-editable.ts";
import type { RuledSheet } from "../rules/workbook-rules.ts";
import { NewRecordCounter } from "./count-new-records.ts";
import { NewRecord } from "./new-record.ts";

/** How many records are prepared without a look at the time. */
const recordsPerLook = 64;

/** Prepares the records of a batch to be stored, one after the other. */
export interface Preparer {
  /** Prepares the next records, at most so many. Throws a `forbidden` if a guest writes a read-only field. */
  prepare(most: number): Promise<NewRecord[]>;
  /** The effect of all records on the totals of the sheet, except for their errors. */
  finish(): ChangeTotals;
}

/** The JSON around the cells of a record in a response: before each cell, in the order of the response, and after the last. */
export interface ShownCells {
  readonly slots: readonly number[];
  readonly separators: readonly string[];
}

/**
 * Compiles the checks of a sheet for the records of a batch.
 * @param first the position of the first record
 * @param shown how the response shows cells; undefined if it does not
 * @param columns get the cells of each record, if they are made
 */
export function createPreparer(
  context: Context,
  ruled: RuledSheet,
  batch: RecordBatch,
  commit: number,
  first: number,
  { shown, columns }: { readonly shown: ShownCells | undefined; readonly columns: NewColumns | undefined },
): Preparer {
  const { sheet, validator } = ruled;
  const { fields } = sheet;
  const writers = createWriters(ruled);
  const counter = new NewRecordCounter(fields, first);
  const plans = new Map<RecordShape, readonly number[]>();
  /** The JSON of the cells of one record, by slot. */
  const cells: string[] = new Array(fields.slotCount).fill("null");
  // One array for all records: joined, it leaves nothing but the text.
  const parts: string[] = [];
  let index = 0;
  let next = 0;
  return { prepare, finish: () => counter.finish() };

  async function prepare(most: number): Promise<NewRecord[]> {
    const records: NewRecord[] = [];
    for (const end = Math.min(index + most, batch.count); index < end; index += 1) {
      if (index % recordsPerLook === 0) await giveWayIfLong();
      records.push(prepareNext());
    }
    return records;
  }

  function prepareNext(): NewRecord {
    const shape = batch.shapes[index];
    const start = next;
    next += shape?.keys.length ?? 0;
    const isPlain = shape !== undefined && writePlain(cells, writers, findPlan(shape), batch, start);
    const findings = isPlain ? undefined : check(shape, start, batch.data.get(index));
    const isShown = shown !== undefined && isPlain;
    const id = context.newId("record");
    const text = isShown ? showCells(cells, shown, parts) : undefined;
    const record = new NewRecord(first + index, id, commit, `[${cells.join()}]`, text);
    if (findings !== undefined) record.findings = findings;
    counter.count(cells);
    columns?.addCells(cells);
    return record;
  }

  /** For each slot, the place of its value in the literals of a record; -1 if it has none. */
  function findPlan(shape: RecordShape): readonly number[] {
    let plan = plans.get(shape);
    if (plan === undefined) {
      const places = shape.keys.map((key) => fields.byKey.get(key));
      for (const field of places) if (field !== undefined) requireEditableCell(context, field);
      plan = cells.map((_, slot) => places.findIndex((field) => field?.slot === slot));
      plans.set(shape, plan);
    }
    return plan;
  }

  /** Writes the cells of any record; returns its findings. */
  function check(
    shape: RecordShape | undefined,
    start: number,
    data: RecordData = {},
  ): Map<number, Finding[]> {
    const record = shape === undefined ? data : readShaped(shape, batch, start, index);
    const { values, kept } = readNewCells(context, fields, record);
    const checked = validator.validate(values, kept);
    for (let slot = 0; slot < cells.length; slot += 1) cells[slot] = writeCell(checked.cells[slot]);
    return checked.findings;
  }
}

/** The writers of the fields, by slot. */
function createWriters({ sheet, rules }: RuledSheet): (FieldWriter | undefined)[] {
  const writers: (FieldWriter | undefined)[] = [];
  for (const field of sheet.fields) writers[field.slot] = createFieldWriter(field, rules);
  return writers;
}

/** Writes the cells of a record without findings; returns false if it may have some. */
function writePlain(
  cells: string[],
  writers: readonly (FieldWriter | undefined)[],
  plan: readonly number[],
  batch: RecordBatch,
  start: number,
): boolean {
  for (let slot = 0; slot < plan.length; slot += 1) {
    const place = plan[slot] as number;
    const literal = place === -1 ? "null" : batch.getLiteral(start + place);
    const write = writers[slot];
    const written = write === undefined ? "null" : literal && write(literal);
    if (written === undefined) return false;
    cells[slot] = written;
  }
  return true;
}

/** The cells of a record as the response shows them. @param parts only work space, the same for all records */
function showCells(cells: readonly string[], { slots, separators }: ShownCells, parts: string[]): string {
  for (let index = 0; index < slots.length; index += 1) {
    parts[2 * index] = separators[index] as string;
    parts[2 * index + 1] = cells[slots[index] as number] as string;
  }
  parts[2 * slots.length] = separators[slots.length] as string;
  return parts.join("");
}
