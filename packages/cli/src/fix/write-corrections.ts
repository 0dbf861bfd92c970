import type { CellValueUnion, CommitId, Record as SheetRecord } from "@data-import/types";
import type { Context } from "../context.ts";
import { createProgress } from "../output/progress.ts";
import type { Correction, Corrections } from "./corrections.ts";
import { nameValue, readWrongRecords, type Selection } from "./wrong-values.ts";

/** The same change in some records. */
export interface Change {
  readonly field: string;
  readonly value: CellValueUnion;
  readonly to: CellValueUnion;
  count: number;
}

/** What was written. Each request is one commit. */
export interface Written {
  readonly records: number;
  readonly values: number;
  readonly commitIds: readonly CommitId[];
}

/** One request has at most so many records, and about so many bytes: half of what a service accepts by default. */
const limits = { records: 10_000, bytes: 4_000_000 };

/** What the corrections would change, and those that change nothing. */
export async function previewCorrections(
  context: Context,
  selection: Selection,
  corrections: Corrections,
): Promise<{ readonly changes: readonly Change[]; readonly unused: readonly Correction[] }> {
  const changes = new Map<string, Change>();
  const used = new Set<Correction>();
  for await (const cells of readWrongRecords(context, selection)) {
    for (const cell of cells) {
      const correction = corrections.find(cell);
      if (!correction) continue;
      used.add(correction);
      const { field, value } = cell;
      const key = `${nameValue(cell)} ${JSON.stringify(correction.to)}`;
      const change = changes.get(key) ?? { field, value, to: correction.to, count: 0 };
      change.count += 1;
      changes.set(key, change);
    }
  }
  const unused = corrections.all.filter((correction) => !used.has(correction));
  return { changes: [...changes.values()].sort((a, b) => b.count - a.count), unused };
}

/**
 * Reads the records with errors again, and writes the corrections. So a value that somebody else changed in the meantime
 * stays as it is.
 */
export async function writeCorrections(
  context: Context,
  selection: Selection,
  corrections: Corrections,
): Promise<Written> {
  const { api, io, signal } = context;
  const { sheet } = selection;
  const progress = await createProgress(io, `Correcting ${sheet.name}`);
  let batch: SheetRecord[] = [];
  let bytes = 0;
  let records = 0;
  let values = 0;
  const commitIds: CommitId[] = [];
  const flush = async () => {
    const { commitId } = await api.records.update(sheet.id, batch, {}, { signal });
    if (commitId !== undefined) commitIds.push(commitId);
    records += batch.length;
    batch = [];
    bytes = 0;
    progress.report(undefined, `${records.toLocaleString("en")} records`);
  };
  try {
    for await (const cells of readWrongRecords(context, selection)) {
      const changed = cells.flatMap((cell) => {
        const correction = corrections.find(cell);
        return correction ? [[cell.field, { value: correction.to }] as const] : [];
      });
      const id = cells[0]?.record.id;
      if (id === undefined || changed.length === 0) continue;
      values += changed.length;
      const record = { id, values: Object.fromEntries(changed) };
      batch.push(record);
      bytes += Buffer.byteLength(JSON.stringify(record));
      if (batch.length >= limits.records || bytes >= limits.bytes) await flush();
    }
    if (batch.length > 0) await flush();
    progress.end(`Corrected ${countOf(values, "value")} in ${countOf(records, "record")}`);
  } catch (error) {
    progress.fail(`Corrected ${countOf(records, "record")}, then it ended`);
    throw error;
  }
  return { records, values, commitIds };
}

function countOf(number: number, noun: string): string {
  return `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;
}
