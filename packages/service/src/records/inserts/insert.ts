import { giveWayIfLong } from "@data-import/front";
import type { RecordCounts } from "@data-import/types";
import type { CommitMark } from "../../commits/commits.ts";
import type { Context } from "../../context/context.ts";
import { JsonText } from "../../domain/json-text.ts";
import { requireUnblocked } from "../../jobs/blocks.ts";
import { type LoadedSheet, requireWritable } from "../../sheets/sheets.ts";
import type { SheetStateRow } from "../../storage/rows/sheets.ts";
import { requireKnownShapes } from "../batches/input.ts";
import type { RecordBatch } from "../batches/record-batch.ts";
import { type ChangeTotals, countChanges } from "../calculations/change-totals.ts";
import { type AppliedChange, storeTotals } from "../changes/apply-changes.ts";
import { noteJudged } from "../changes/judged.ts";
import { createMark, storeCommit, writeLastCommit } from "../changes/record-commit.ts";
import { leastRecords, listPreparedSlots } from "../columns/column-slots.ts";
import type { NewColumns } from "../columns/new-columns.ts";
import { listErrors, readErrors, writeSlots } from "../record/record.ts";
import { requireNewSizes } from "../record/record-size.ts";
import { completeRecord } from "../rules/validator.ts";
import { openSheet, type RuledSheet } from "../rules/workbook-rules.ts";
import { findBlock } from "../stores/blocks.ts";
import { updateStoredRecords } from "../stores/record-store.ts";
import { type ChangedLookup, hasIndexedRules, relateChanges } from "../stores/relations.ts";
import { countRecords } from "./count-records.ts";
import type { NewRecord } from "./new-record.ts";
import { createPreparer } from "./prepare-records.ts";
import { createShownCells, showNewRecords } from "./show-new-records.ts";

/** The result of an insert. */
export interface Inserted {
  /** Undefined if there was nothing to insert. */
  readonly commit: CommitMark | undefined;
  readonly counts: RecordCounts;
  /** The inserted records in the shape of the API, if wanted. */
  readonly records: JsonText | undefined;
  readonly sheet: LoadedSheet;
}

/**
 * Adds records to a sheet as one commit. Throws an `invalid` for unknown fields, a `conflict` for a locked sheet, and a
 * `forbidden` if a guest writes a read-only field.
 * @param isShown whether the result has the records
 * @param newColumns makes the columns of a large sheet, too: for records that people will sort and search
 */
export async function insertRecords(
  context: Context,
  given: { readonly id: string },
  batch: RecordBatch,
  { isShown, newColumns }: { readonly isShown: boolean; readonly newColumns?: NewColumns },
): Promise<Inserted> {
  const { ruled, state } = await openSheet(context, given);
  const { sheet } = ruled;
  requireWritable(context, sheet, "add");
  await requireUnblocked(context, sheet);
  requireKnownShapes(sheet, batch);
  if (batch.lines?.fault !== undefined) throw batch.lines.fault;
  const commit = createMark(context, state);
  const shownPieces: Uint8Array[] = [];
  const result = (counts: RecordCounts) => {
    return { counts, records: isShown ? new JsonText(["[", ...shownPieces, "]"]) : undefined, sheet };
  };
  if (batch.count === 0) return { commit: undefined, ...result(countRecords(sheet, [])) };
  const shown = isShown ? createShownCells(commit, sheet) : undefined;
  const first = state.next_position;
  const positions = Array.from({ length: batch.count }, (_, index) => first + index);
  await storeCommit(context, sheet, commit, positions, { "records:created": batch.count }, { undo: null });

  const expected = Math.max(batch.count, newColumns?.expectedRecords ?? 0);
  const columns = state.total + expected >= leastRecords ? newColumns : undefined;
  columns?.begin(state, listPreparedSlots(sheet), first);
  const preparer = createPreparer(context, ruled, batch, commit.number, first, { shown, columns });
  const invalid: InvalidRecord[] = [];
  let related: RelatedRecords = { neighbours: [], lookups: [] };
  // Records that depend on each other are prepared together. Others leave the memory sooner if they come in parts.
  const size = hasIndexedRules(ruled) ? batch.count : partRecords;
  for (let done = 0; done < batch.count; done += size) {
    const records = await preparer.prepare(size);
    if (hasIndexedRules(ruled)) related = await relateNew(context, ruled, state, records);
    invalid.push(...(await storeNew(context, sheet, commit, records, columns)));
    if (isShown) await showNewRecords(context, sheet, commit, records, shownPieces);
  }
  const { neighbours, lookups } = related;
  const totals = preparer.finish();
  countErrors(totals, invalid);
  countChanges(sheet.fields, neighbours, totals);
  for (const { before } of neighbours) if (before !== undefined) columns?.forget(before.position);
  await updateStoredRecords(
    context,
    state,
    neighbours.flatMap(({ after }) => after ?? []),
  );
  const column_slots = columns ? await columns.note(context, state) : state.column_slots;
  const next = { ...state, column_slots, next_position: first + batch.count, ...writeLastCommit(commit) };
  const judging = { commitId: commit.id, sheetId: sheet.id, isSilent: false };
  await noteJudged(context, sheet, next.last_commit, judging, neighbours);
  await storeTotals(context, ruled, next, totals, lookups, judging, columns);
  const { error, errorsByField } = countRecords(sheet, invalid);
  const counts = { total: batch.count, valid: batch.count - error, error };
  return { commit, ...result(errorsByField === undefined ? counts : { ...counts, errorsByField }) };
}

/** How many records are prepared and stored at once. */
const partRecords = 1000;

/** The effect of new records on others. */
interface RelatedRecords {
  readonly neighbours: readonly AppliedChange[];
  readonly lookups: readonly ChangedLookup[];
}

/** Adds the findings that depend on other records; returns the records that become duplicates. */
async function relateNew(
  context: Context,
  ruled: RuledSheet,
  state: SheetStateRow,
  records: readonly NewRecord[],
): Promise<RelatedRecords> {
  const { changes, lookups } = await relateChanges(
    context,
    ruled,
    state,
    records.map((prepared) => ({ prepared })),
  );
  const neighbours = changes
    .slice(records.length)
    .map(({ before, prepared }) => ({ before, after: prepared && completeRecord(prepared) }));
  return { neighbours, lookups };
}

/** Stores new records; returns those with an error. */
async function storeNew(
  { storage, db, accountId }: Context,
  sheet: LoadedSheet,
  commit: CommitMark,
  records: readonly NewRecord[],
  columns: NewColumns | undefined,
): Promise<InvalidRecord[]> {
  const invalid: InvalidRecord[] = [];
  const nameSlot = (slot: number) => sheet.fields.find((field) => field.slot === slot)?.key ?? String(slot);
  const ids: string[] = [];
  const cells: string[] = [];
  const messages: (string | null)[] = [];
  const errors: (string | null)[] = [];
  for (const [index, record] of records.entries()) {
    if (index % recordsPerLook === 0) await giveWayIfLong();
    const wrong = record.hasFindings ? listErrors(record.findings) : null;
    if (wrong !== null) invalid.push({ position: record.position, errors: wrong });
    ids.push(record.id);
    requireNewSizes(record.json, nameSlot);
    cells.push(record.json);
    messages.push(record.hasFindings ? writeSlots(record.findings) : null);
    errors.push(wrong);
    columns?.addErrors(wrong);
  }
  const first = records[0]?.position ?? 0;
  const common = { accountId, sheetId: sheet.id, first, commit: commit.number };
  await storage.insertRecords(db, { ...common, ids, cells, messages, errors });
  return invalid;
}

/** A record with an error in the slots of `errors`. */
interface InvalidRecord {
  readonly position: number;
  readonly errors: string;
}

/** How many records are handled without a look at the time. */
const recordsPerLook = 64;

/** Adds the errors of new records to the totals. */
function countErrors(totals: ChangeTotals, invalid: readonly InvalidRecord[]): void {
  const bySlot = new Map(totals.calculations.map((calculation) => [calculation.slot, calculation]));
  totals.error += invalid.length;
  for (const { position, errors } of invalid) {
    const block = totals.blocks.get(findBlock(position));
    if (block !== undefined) block.error += 1;
    for (const slot of readErrors(errors)) {
      const calculation = bySlot.get(slot);
      if (calculation !== undefined) calculation.error += 1;
    }
  }
}
