import { mapGivingWay } from "@data-import/front";
import { type Language, writeMessage } from "@data-import/tables/basics";
import { type CellContent, type Field, type Finding, writeText } from "@data-import/tables/fields";
import type { Record as ApiRecord, CellValue, RecordId, ValidationMessage } from "@data-import/types";
import { type CommitMark, getCommitTimes, nameVersion } from "../../commits/commits.ts";
import type { Context } from "../../context/context.ts";
import type { LoadedSheet } from "../../sheets/sheets.ts";
import type { StoredRecord } from "./record.ts";

/** Which parts of a record a response has. */
export interface RecordView {
  /** The fields whose cells to show. */
  readonly fields: readonly Field[];
  readonly withMessages: boolean;
  /** The language of the messages of the service. */
  readonly language: Language;
  /** Commits that need not be read. */
  readonly commits?: readonly CommitMark[] | undefined;
  /** Whether the record at a position was only judged by the commits that the request is about. */
  readonly isJudged?: ((position: number) => boolean) | undefined;
  /** Finds the records that a cell refers to; undefined if the field is not a reference. */
  links?(record: StoredRecord, field: Field): readonly ApiRecord[] | undefined;
}

/** The commits of records, by number. */
export type CommitsByNumber = ReadonlyMap<number, { readonly id: string; readonly createdAt: string }>;

/** Records in the shape of the API. */
export async function describeRecords(
  context: Context,
  sheet: LoadedSheet,
  records: readonly StoredRecord[],
  view: Omit<RecordView, "language">,
): Promise<ApiRecord[]> {
  const commits = await findCommits(context, sheet, records, view);
  return mapGivingWay(records, createRecordDescriber(commits, { ...view, language: context.language }));
}

/** The commits that created or changed records, or one of their cells. */
export async function findCommits(
  context: Context,
  sheet: LoadedSheet,
  records: readonly StoredRecord[],
  { commits: known = [] }: Pick<RecordView, "commits">,
): Promise<CommitsByNumber> {
  const numbers = new Set(listCommitNumbers(records));
  for (const { number } of known) numbers.delete(number);
  const commits = await getCommitTimes(context, sheet.id, [...numbers]);
  for (const mark of known) commits.set(mark.number, mark);
  return commits;
}

/** The numbers of the commits that created or changed records, or one of their cells. */
export function listCommitNumbers(records: readonly StoredRecord[]): number[] {
  const numbers = new Set<number>();
  for (const { createdCommit, updatedCommit, changed } of records) {
    numbers.add(createdCommit).add(updatedCommit);
    for (const number of changed.values()) numbers.add(number);
  }
  return [...numbers];
}

/** The function that describes one record. @param commits the commits of the records, by number */
export function createRecordDescriber(
  commits: CommitsByNumber,
  view: RecordView,
): (record: StoredRecord) => ApiRecord {
  return (record) => {
    const createdAt = commits.get(record.createdCommit)?.createdAt;
    const values: Record<string, CellValue> = {};
    for (const field of view.fields) {
      const changed = record.changed.get(field.slot);
      const updatedAt = changed === undefined ? createdAt : (commits.get(changed)?.createdAt ?? createdAt);
      values[field.key] = describeCell(record, field, updatedAt, view);
    }
    const commitId = commits.get(record.updatedCommit)?.id;
    return {
      id: record.id as RecordId,
      values,
      valid: record.errors === null,
      ...(commitId === undefined ? {} : nameVersion(commitId)),
      metadata: describeMetadata(record),
      config: record.config ?? {},
      ...(view.isJudged?.(record.position) && { judged: true }),
    };
  };
}

/** A cell in the shape of the API. */
export function describeCell(
  record: StoredRecord,
  field: Field,
  updatedAt: string | undefined,
  { withMessages, language, links }: RecordView,
): CellValue {
  const { cells, messages } = record;
  const { key, slot } = field;
  const value = cells[slot] ?? null;
  const findings = messages.get(slot);
  const cell: CellValue = {
    value: value as NonNullable<CellValue["value"]>,
    valid: findings === undefined || !findings.some(({ type }) => type === "error"),
  };
  if (withMessages) cell.messages = findings?.map((finding) => describeFinding(key, finding, language)) ?? [];
  if (updatedAt !== undefined) cell.updatedAt = updatedAt;
  const linked = links?.(record, field);
  if (linked !== undefined) cell.links = [...linked];
  return cell;
}

/** The texts of messages that name something. Records that were read together share messages that are the same. */
const written = new WeakMap<Finding, Map<Language, string>>();

function writeOnce(finding: Finding, language: Language): string {
  const texts = written.get(finding) ?? new Map<Language, string>();
  const text = texts.get(language) ?? writeMessage(finding, language);
  if (texts.size === 0) written.set(finding, texts);
  texts.set(language, text);
  return text;
}

function describeFinding(field: string, finding: Finding, language: Language): ValidationMessage {
  const { type, source, code, params, createdBy } = finding;
  if (code === undefined) return { field, ...finding };
  const message = params === undefined ? writeMessage(finding, language) : writeOnce(finding, language);
  if (createdBy !== undefined) return { field, ...finding, message };
  // Without spreads: an import may have a million.
  const shown = { field, type, source, message, code } as ValidationMessage;
  if (params !== undefined) shown.params = params;
  return shown;
}

/** The texts of a cell: one, or those of its list. */
export function listTexts(value: CellContent): string[] {
  if (value === null || value === "") return [];
  return typeof value === "object" ? [...value] : [writeText(value)];
}

/** Records of the API have no member for flags, so they are part of the metadata, as `flags`. */
function describeMetadata({ metadata, flags }: StoredRecord): Record<string, unknown> {
  return flags.length === 0 ? { ...metadata } : { ...metadata, flags };
}
