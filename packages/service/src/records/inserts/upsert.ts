import { mapGivingWay } from "@data-import/front";
import type {
  Record as ApiRecord,
  CellData,
  RecordCounts,
  RecordData,
  RecordId,
  UpsertCounts,
} from "@data-import/types";
import { limits } from "@data-import/types";
import type { CommitMark } from "../../commits/commits.ts";
import type { Context } from "../../context/context.ts";
import { DomainError } from "../../domain/errors.ts";
import { requireUnblocked } from "../../jobs/blocks.ts";
import { requireWritable } from "../../sheets/sheets.ts";
import type { SheetStateRow } from "../../storage/rows/sheets.ts";
import { addVerdict, requireKnownShapes } from "../batches/input.ts";
import { listData, type RecordBatch } from "../batches/record-batch.ts";
import { commitChanges } from "../changes/commit-changes.ts";
import { createMark } from "../changes/record-commit.ts";
import { createRevision } from "../changes/revision.ts";
import type { Writer } from "../record/authors.ts";
import { describeRecords } from "../record/describe.ts";
import type { StoredRecord } from "../record/record.ts";
import { combineByKey, compileKey, type KeyChoice, type KeyedData } from "../rules/key-rule.ts";
import { readNewCells } from "../rules/new-cells.ts";
import type { PreparedRecord } from "../rules/validator.ts";
import { openSheet, type RuledSheet } from "../rules/workbook-rules.ts";
import { findByKey, indexAdded } from "../stores/key-index.ts";
import { countRecords } from "./count-records.ts";
import { countUpserted, type Planned } from "./count-upserted.ts";
import { keepKeys, omitSame } from "./same-text.ts";

/** The result of an insert by key. */
export interface Upserted {
  /** Undefined if nothing changed. */
  readonly commit: CommitMark | undefined;
  readonly counts: RecordCounts;
  readonly upserted: UpsertCounts;
  /** The records that have the keys now, in the order of the request, if wanted. */
  readonly records: readonly ApiRecord[] | undefined;
  readonly sheet: { readonly id: string };
}

/** What the result of an insert by key has. */
export interface UpsertOptions {
  /** Whether it has the records. */
  readonly isShown: boolean;
  /** The numbers of the commits that an import has made before: a record with the key of one of theirs is combined. */
  readonly own?: ReadonlySet<number>;
}

/**
 * Adds records to a sheet, or changes those that have the same key, as one commit. Throws an `invalid` for unknown
 * fields, a `conflict` for a locked sheet and for keys of several records, and a `forbidden` if a guest writes a
 * read-only value.
 */
export async function upsertRecords(
  context: Context,
  given: { readonly id: string },
  batch: RecordBatch,
  choice: KeyChoice,
  { isShown, own }: UpsertOptions,
): Promise<Upserted> {
  const { ruled, state } = await openSheet(context, given);
  const { sheet } = ruled;
  requireWritable(context, sheet, "add");
  await requireUnblocked(context, sheet);
  requireValidated(state);
  requireKnownShapes(sheet, batch);
  if (batch.lines?.fault !== undefined) throw batch.lines.fault;
  const rule = compileKey(ruled, choice);
  const records = await keepKeys(context, state, rule, choice, batch, listData(batch));
  const wanted = combineByKey(rule, records);
  const digests = wanted.flatMap(({ digest }) => digest ?? []);
  const stored = await findByKey(context, state, rule, digests);
  requireSingle(wanted, stored, choice.keyFields);
  if (stored.size > 0) requireWritable(context, sheet, "edit");

  const commit = createMark(context, state);
  let position = state.next_position;
  const planned = await mapGivingWay(wanted, (keyed): Planned => {
    const { digest, data } = keyed;
    const before = digest === undefined ? undefined : stored.get(digest)?.[0];
    if (before === undefined)
      return { keyed, prepared: createRecord(context, ruled, data, position++, commit.number) };
    const given = omitSame(sheet.fields, before, keyed, batch);
    const values = Object.fromEntries(
      Object.entries(given).map(([key, cell = {}]) => [key, withVerdict(cell, context)]),
    );
    const revision = { id: before.id as RecordId, values } as ApiRecord;
    return { keyed, before, prepared: createRevision(context, ruled, before, revision, commit.number) };
  });
  const changes = planned.filter(({ prepared }) => prepared !== undefined);
  const added = changes.filter(({ before }) => before === undefined).length;
  const upserted = countUpserted(rule, planned, own);
  let results = planned.flatMap(({ before }) => before ?? []);
  if (changes.length > 0) {
    const effects = { "records:created": added, "records:updated": changes.length - added };
    const next = { ...state, next_position: position };
    const applied = await commitChanges(context, ruled, next, commit, changes, effects);
    const after = new Map(
      applied.flatMap((change) => (change.after ? [[change.after.position, change.after]] : [])),
    );
    await indexAdded(
      context,
      state,
      rule,
      changes.flatMap(({ before, prepared }) => (before || !prepared ? [] : prepared)),
    );
    results = planned.flatMap(({ before, prepared }) => after.get(prepared?.position ?? -1) ?? before ?? []);
  }
  const view = { fields: sheet.fields, withMessages: true, commits: [commit] };
  return {
    commit: changes.length > 0 ? commit : undefined,
    counts: countRecords(sheet, results),
    upserted,
    records: isShown ? await describeRecords(context, sheet, results, view) : undefined,
    sheet,
  };
}

/** Throws a `conflict` while the records are validated in steps: a later step may change the values of keys. */
function requireValidated({ revalidation }: SheetStateRow): void {
  if (revalidation === null) return;
  const message = "The records of the sheet are being validated again: try again when that is done.";
  throw new DomainError("sheet_revalidating", { message, key: "keyFields" });
}

/** Throws a `conflict` if several records of the sheet have the key of a record of the request. */
function requireSingle(
  wanted: readonly KeyedData[],
  stored: ReadonlyMap<string, readonly StoredRecord[]>,
  keys: readonly string[],
): void {
  const problems = wanted.flatMap(({ digest, data }) => {
    const records = stored.get(digest ?? "") ?? [];
    if (records.length < 2) return [];
    const values = keys.map((key) => `\`${key}\` ${JSON.stringify(data[key]?.value)}`).join(", ");
    const ids = records.slice(0, idsShown).map(({ id }) => `\`${id}\``);
    const more = records.length > idsShown ? " and others" : "";
    const message = `${records.length} records have ${values}: ${ids.join(", ")}${more}. Delete or change all but one.`;
    return [{ message, key: "keyFields" }];
  });
  if (problems.length > 0) throw new DomainError("records_ambiguous", problems.slice(0, limits.errorsShown));
}

/** How many records with the same key a message names. */
const idsShown = 5;

function createRecord(
  context: Context,
  { sheet, validator }: RuledSheet,
  data: RecordData,
  position: number,
  commit: number,
): PreparedRecord {
  const { values, kept } = readNewCells(context, sheet.fields, data);
  return {
    position,
    id: context.newId("record"),
    ...validator.validate(values, kept),
    changed: new Map(),
    metadata: undefined,
    config: undefined,
    flags: [],
    createdCommit: commit,
    updatedCommit: commit,
  };
}

/** A cell of a new record, with the message that it gets if the writer marks its value as invalid. */
function withVerdict(cell: CellData, writer: Writer): CellData {
  const messages = addVerdict(cell, writer);
  return messages.length === 0 ? cell : { ...cell, messages };
}
