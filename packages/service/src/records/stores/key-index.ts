import { listChangedRanges } from "../../commits/commits.ts";
import { listPositions } from "../../commits/ranges.ts";
import type { Context } from "../../context/context.ts";
import type { SheetStateRow } from "../../storage/rows/sheets.ts";
import type { StoredRecord } from "../record/record.ts";
import type { KeyRule } from "../rules/key-rule.ts";
import { walkRecords } from "./read-parts.ts";
import { readRecordsAt } from "./record-store.ts";
import { deleteValues, findHolders, insertValues, type ValueEntry } from "./value-store.ts";

/** How many changed records are indexed at once. */
const chunkRecords = 5000;

/** No digest of a value is empty. The position of this entry is the number of the last commit in the index. */
const mark = "";

/**
 * The records of a sheet with one of the keys, by digest, in the order of the sheet. The caller has locked the sheet. For
 * a key that no rule of the sheet keeps, the index is brought up to date first: so other writes need not care about it.
 */
export async function findByKey(
  context: Context,
  { sheet_id: sheetId, last_commit: last }: SheetStateRow,
  rule: KeyRule,
  digests: readonly string[],
): Promise<Map<string, StoredRecord[]>> {
  if (!rule.isKept) await indexChanges(context, sheetId, rule, last);
  const holders = await findHolders(context, sheetId, rule.name, digests);
  const positions = [...new Set(holders.map(({ position }) => position))].sort((a, b) => a - b);
  const records = new Map(
    (await readRecordsAt(context, sheetId, positions)).map((record) => [record.position, record]),
  );
  const found = new Map<string, StoredRecord[]>();
  const outdated: ValueEntry[] = [];
  for (const { digest, position } of holders.toSorted((a, b) => a.position - b.position)) {
    const record = records.get(position);
    if (record === undefined || !rule.digest(record.cells).includes(digest)) {
      outdated.push({ rule: rule.name, digest, position });
      continue;
    }
    const others = found.get(digest);
    if (others === undefined) found.set(digest, [record]);
    else others.push(record);
  }
  // A record that was deleted, or that has another key now.
  if (!rule.isKept) await deleteValues(context, sheetId, outdated);
  return found;
}

/** Adds the new records of the next commit to an index that was up to date before. */
export async function indexAdded(
  context: Context,
  { sheet_id: sheetId, last_commit: last }: SheetStateRow,
  rule: KeyRule,
  added: readonly Pick<StoredRecord, "position" | "cells">[],
): Promise<void> {
  if (rule.isKept) return;
  await insertValues(context, sheetId, listEntries(rule, added));
  await moveMark(context, sheetId, rule, last, last + 1);
}

async function indexChanges(context: Context, sheetId: string, rule: KeyRule, last: number): Promise<void> {
  const [entry] = await findHolders(context, sheetId, rule.name, [mark]);
  if (entry?.position === last) return;
  if (entry === undefined) {
    for await (const records of walkRecords(context, sheetId)) {
      await insertValues(context, sheetId, listEntries(rule, records));
    }
  } else {
    const ranges = await listChangedRanges(context, sheetId, entry.position + 1);
    for (const positions of listPositions(ranges, chunkRecords)) {
      const entries = listEntries(rule, await readRecordsAt(context, sheetId, positions));
      // The records whose key did not change have their entries already.
      await deleteValues(context, sheetId, entries);
      await insertValues(context, sheetId, entries);
    }
  }
  await moveMark(context, sheetId, rule, entry?.position, last);
}

async function moveMark(
  context: Context,
  sheetId: string,
  { name }: KeyRule,
  from: number | undefined,
  to: number,
): Promise<void> {
  if (from !== undefined)
    await deleteValues(context, sheetId, [{ rule: name, digest: mark, position: from }]);
  await insertValues(context, sheetId, [{ rule: name, digest: mark, position: to }]);
}

function listEntries(
  rule: KeyRule,
  records: readonly Pick<StoredRecord, "position" | "cells">[],
): ValueEntry[] {
  return records.flatMap(({ position, cells }) =>
    rule.digest(cells).map((digest) => ({ rule: rule.name, digest, position })),
  );
}
