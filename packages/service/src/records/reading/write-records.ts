import { giveWayIfLong } from "@data-import/front";
import type { Field } from "@data-import/tables/fields";
import { nameVersion } from "../../commits/commits.ts";
import type { Context } from "../../context/context.ts";
import { JsonText } from "../../domain/json-text.ts";
import type { LoadedSheet } from "../../sheets/sheets.ts";
import {
  type CommitsByNumber,
  createRecordDescriber,
  describeCell,
  findCommits,
  type RecordView,
} from "../record/describe.ts";
import type { StoredRecord } from "../record/record.ts";

/** How many records are written without a look at the time. */
const recordsPerLook = 64;

/** The same as `describeRecords`, as JSON: without an object for each cell, a page takes half of the time. */
export async function writeRecords(
  context: Context,
  sheet: LoadedSheet,
  records: readonly StoredRecord[],
  view: Omit<RecordView, "language">,
): Promise<JsonText> {
  const commits = await findCommits(context, sheet, records, view);
  const write = createRecordWriter(commits, { ...view, language: context.language });
  const texts: string[] = [];
  for (const [index, record] of records.entries()) {
    if (index % recordsPerLook === 0) await giveWayIfLong();
    texts.push(write(record));
  }
  return new JsonText([`[${texts.join()}]`]);
}

function createRecordWriter(commits: CommitsByNumber, view: RecordView): (record: StoredRecord) => string {
  const { withMessages, links, isJudged } = view;
  const describe = createRecordDescriber(commits, view);
  const fields = orderFields(view.fields);
  const starts = fields.map(({ key }, index) => `${index === 0 ? "" : ","}${JSON.stringify(key)}:`);
  const ends = new Map<number, string>();
  const separators = new Map<number, readonly string[]>();

  /** The end of a cell without findings that a commit wrote. */
  function endCell(commit: number): string {
    const known = ends.get(commit);
    if (known !== undefined) return known;
    const updatedAt = commits.get(commit)?.createdAt;
    const time = updatedAt === undefined ? "" : `,"updatedAt":${JSON.stringify(updatedAt)}`;
    const end = `,"valid":true${withMessages ? ',"messages":[]' : ""}${time}}`;
    ends.set(commit, end);
    return end;
  }

  /** The texts around the values of a record without findings and changes. Few long texts are faster to join. */
  function separate(commit: number): readonly string[] {
    const known = separators.get(commit);
    if (known !== undefined) return known;
    const end = endCell(commit);
    const created = starts.map((start, index) => `${index === 0 ? "" : end}${start}{"value":`);
    created.push(created.length === 0 ? "" : end);
    separators.set(commit, created);
    return created;
  }

  function writeUnchanged({ cells, createdCommit }: StoredRecord): string {
    const around = separate(createdCommit);
    let text = "";
    for (let index = 0; index < fields.length; index += 1) {
      text += around[index] + JSON.stringify(cells[fields[index]?.slot ?? -1] ?? null);
    }
    return text + around[fields.length];
  }

  function writeValues(record: StoredRecord): string {
    const { cells, changed, messages, createdCommit } = record;
    if (changed.size === 0 && messages.size === 0) return writeUnchanged(record);
    let values = "";
    for (const [index, field] of fields.entries()) {
      const { slot } = field;
      const number = changed.get(slot);
      const updated = number !== undefined && commits.has(number) ? number : createdCommit;
      values += starts[index];
      values += messages.has(slot)
        ? JSON.stringify(describeCell(record, field, commits.get(updated)?.createdAt, view))
        : `{"value":${JSON.stringify(cells[slot] ?? null)}${endCell(updated)}`;
    }
    return values;
  }

  return (record) => {
    const commitId = commits.get(record.updatedCommit)?.id;
    const isPlain = record.metadata === undefined && record.config === undefined && record.flags.length === 0;
    // Other records are rare.
    if (!isPlain || commitId === undefined || links !== undefined) return JSON.stringify(describe(record));
    const ids = JSON.stringify(nameVersion(commitId)).slice(1, -1);
    const judged = isJudged?.(record.position) === true ? ',"judged":true' : "";
    return `{"id":${JSON.stringify(record.id)},"values":{${writeValues(record)}},"valid":${record.errors === null},${ids},"metadata":{},"config":{}${judged}}`;
  };
}

/** The fields in the order of the properties of an object: keys such as `7` are first, and each key is there once. */
function orderFields(fields: readonly Field[]): Field[] {
  return Object.values(Object.fromEntries(fields.map((field) => [field.key, field])));
}
