import { giveWayIfLong } from "@data-import/front";
import { nameVersion } from "../commits/commits.ts";
import type { Context } from "../context/context.ts";
import { JsonText } from "../domain/json-text.ts";
import type { LoadedSheet } from "../sheets/sheets.ts";
import {
  type CommitsByNumber,
  createRecordDescriber,
  describeCell,
  findCommits,
  type RecordView,
} from "./describe.ts";
import type { Field } from "./fields/fields.ts";
import type { StoredRecord } from "./record.ts";

/** How many records are written without a look at the time. */
const slice = 64;

/** The same as `describeRecords`, as JSON: without an object for each cell, a page takes half of the time. */
export async function writeRecords(
  context: Context,
  sheet: LoadedSheet,
  records: readonly StoredRecord[],
  view: RecordView,
): Promise<JsonText> {
  const commits = await findCommits(context, sheet, records, view);
  const write = createRecordWriter(commits, view);
  let text = "";
  for (const [index, record] of records.entries()) {
    if (index % slice === 0) await giveWayIfLong();
    text += index === 0 ? write(record) : `,${write(record)}`;
  }
  return new JsonText(`[${text}]`);
}

function createRecordWriter(commits: CommitsByNumber, view: RecordView): (record: StoredRecord) => string {
  const { withMessages, links } = view;
  const describe = createRecordDescriber(commits, view);
  const fields = orderFields(view.fields);
  const starts = fields.map(({ key }, index) => `${index === 0 ? "" : ","}${JSON.stringify(key)}:`);
  const ends = new Map<number, string>();

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

  return (record) => {
    const { cells, changed, messages, createdCommit } = record;
    const commitId = commits.get(record.updatedCommit)?.id;
    const isPlain = record.metadata === undefined && record.config === undefined && record.flags.length === 0;
    // Other records are rare.
    if (!isPlain || commitId === undefined || links !== undefined) return JSON.stringify(describe(record));
    const createdAt = commits.get(createdCommit)?.createdAt;
    const usualEnd = endCell(createdCommit);
    let values = "";
    for (const [index, field] of fields.entries()) {
      const { slot } = field;
      const number = changed.get(slot);
      const updated = number !== undefined && commits.has(number) ? number : createdCommit;
      values += starts[index];
      if (messages.has(slot)) {
        const updatedAt = commits.get(updated)?.createdAt ?? createdAt;
        values += JSON.stringify(describeCell(record, field, updatedAt, view));
      } else {
        const end = updated === createdCommit ? usualEnd : endCell(updated);
        values += `{"value":${JSON.stringify(cells[slot] ?? null)}${end}`;
      }
    }
    const ids = JSON.stringify(nameVersion(commitId)).slice(1, -1);
    return `{"id":${JSON.stringify(record.id)},"values":{${values}},"valid":${record.errors === null},${ids},"metadata":{},"config":{}}`;
  };
}

/** The fields in the order of the properties of an object: keys such as `7` are first, and each key is there once. */
function orderFields(fields: readonly Field[]): Field[] {
  return Object.values(Object.fromEntries(fields.map((field) => [field.key, field])));
}
