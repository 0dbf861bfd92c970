import { mapGivingWay } from "@data-import/front";
import { type Fields, isEmpty } from "@data-import/tables/fields";
import type { Record as ApiRecord, CommitId, MergeDuplicatesRequest, RecordId } from "@data-import/types";
import type { Context } from "../../context/context.ts";
import { requireUnblocked } from "../../jobs/blocks.ts";
import { type LoadedSheet, requireWritable } from "../../sheets/sheets.ts";
import { commitChanges } from "../changes/commit-changes.ts";
import { createMark } from "../changes/record-commit.ts";
import { createRevision } from "../changes/revision.ts";
import type { StoredRecord } from "../record/record.ts";
import { requireDeletable } from "../rules/require-editable.ts";
import { openSheet } from "../rules/workbook-rules.ts";
import { readRecordsAt } from "../stores/record-store.ts";
import type { Change } from "../stores/relations.ts";
import { compileDuplicateKey } from "./duplicate-key.ts";

/** The result of the merge of one group. */
export interface MergedGroup {
  /** The positions of the records that stay. */
  readonly kept: readonly number[];
  readonly deleted: number;
  readonly updated: number;
}

/** Throws a `conflict` for a locked or blocked sheet, and a `forbidden` if a guest may not do this. */
export async function requireMergeable(
  context: Context,
  sheet: LoadedSheet,
  { fillEmpty = false }: MergeDuplicatesRequest,
): Promise<void> {
  requireWritable(context, sheet, "delete");
  if (fillEmpty) requireWritable(context, sheet, "edit");
  await requireUnblocked(context, sheet);
}

/** Merges groups of records as one commit, as far as they are still duplicates. */
export async function mergeGroups(
  context: Context,
  sheetId: string,
  request: MergeDuplicatesRequest,
  groups: readonly (readonly number[])[],
): Promise<{ readonly commitId: CommitId | undefined; readonly groups: readonly MergedGroup[] }> {
  const { ruled, state } = await openSheet(context, { id: sheetId });
  const { sheet } = ruled;
  await requireMergeable(context, sheet, request);
  const key = compileDuplicateKey(sheet, request);
  const stored = new Map(
    (await readRecordsAt(context, sheetId, groups.flat())).map((record) => [record.position, record]),
  );
  const commit = createMark(context, state);
  const changes: Change[] = [];

  function mergeGroup(positions: readonly number[]): MergedGroup {
    const byKey = new Map<string, StoredRecord[]>();
    for (const position of positions) {
      const record = stored.get(position);
      const text = record && key.read((slot) => record.cells[slot]);
      if (record === undefined || text === undefined) continue;
      const same = byKey.get(text);
      if (same === undefined) byKey.set(text, [record]);
      else same.push(record);
    }
    const kept: number[] = [];
    let [deleted, updated] = [0, 0];
    for (const records of byKey.values()) {
      const keeper = choose(sheet.fields, records, request.keep);
      kept.push(keeper.position);
      const others = records.filter((record) => record !== keeper);
      for (const before of others) {
        requireDeletable(context, before);
        changes.push({ before });
      }
      deleted += others.length;
      const filled = request.fillEmpty === true ? fill(sheet.fields, keeper, others) : undefined;
      const prepared = filled && createRevision(context, ruled, keeper, filled, commit.number);
      if (prepared === undefined) continue;
      changes.push({ before: keeper, prepared });
      updated += 1;
    }
    return { kept, deleted, updated };
  }

  const merged = await mapGivingWay(groups, mergeGroup);
  if (changes.length === 0) return { commitId: undefined, groups: merged };
  const updated = changes.filter(({ prepared }) => prepared !== undefined).length;
  const effects = { "records:updated": updated, "records:deleted": changes.length - updated };
  await commitChanges(context, ruled, state, commit, changes, effects);
  return { commitId: commit.id as CommitId, groups: merged };
}

function choose(
  fields: Fields,
  records: readonly StoredRecord[],
  keep: MergeDuplicatesRequest["keep"] = "first",
): StoredRecord {
  const [first] = records as [StoredRecord, ...StoredRecord[]];
  if (keep === "last") return records.at(-1) ?? first;
  if (keep === "first") return first;
  const count = ({ cells }: StoredRecord) => fields.filter(({ slot }) => !isEmpty(cells[slot])).length;
  return records.reduce((best, record) => (count(record) > count(best) ? record : best), first);
}

/** The empty cells of a record, with the first value that others have there; undefined if there is none. */
function fill(fields: Fields, keeper: StoredRecord, others: readonly StoredRecord[]): ApiRecord | undefined {
  const values = fields.flatMap(({ key, slot }) => {
    if (!isEmpty(keeper.cells[slot])) return [];
    const value = others.map(({ cells }) => cells[slot]).find((cell) => !isEmpty(cell));
    return value === undefined ? [] : [[key, { value }]];
  });
  if (values.length === 0) return undefined;
  return { id: keeper.id as RecordId, values: Object.fromEntries(values) } as ApiRecord;
}
