import { type Fields, isWrittenAs, listWrittenAs } from "@data-import/tables/fields";
import type { RecordData } from "@data-import/types";
import type { Context } from "../../context/context.ts";
import type { SheetStateRow } from "../../storage/rows/sheets.ts";
import type { RecordBatch } from "../batches/record-batch.ts";
import type { StoredRecord } from "../record/record.ts";
import type { KeyChoice, KeyedData, KeyRule } from "../rules/key-rule.ts";
import { findByKey } from "../stores/key-index.ts";

/**
 * The records of a batch. A key has its text, if the sheet has a record with just this text: a guess how keys are read
 * must not miss it.
 */
export async function keepKeys(
  context: Context,
  state: SheetStateRow,
  rule: KeyRule,
  { keyFields }: KeyChoice,
  { readText }: RecordBatch,
  records: RecordData[],
): Promise<RecordData[]> {
  if (readText === undefined) return records;
  const others = records.flatMap((data, index) => {
    const texts = keyFields.map((key) => listOther(readText(index, key), data[key]?.value));
    const most = Math.max(...texts.map(({ length }) => length));
    return Array.from({ length: most }, (_, place) => {
      const written = keyFields.flatMap((key, field) => {
        const value = texts[field]?.[place];
        return value === undefined ? [] : [[key, { value }] as const];
      });
      const asWritten = { ...data, ...Object.fromEntries(written) };
      return rule.digestData(asWritten).map((digest) => ({ index, digest, asWritten }));
    }).flat();
  });
  if (others.length === 0) return records;
  const stored = await findByKey(
    context,
    state,
    rule,
    others.map(({ digest }) => digest),
  );
  const kept = [...records];
  for (const { index, digest, asWritten } of others) if (stored.has(digest)) kept[index] = asWritten;
  return kept;
}

/** What a record changes of a stored one: not the values that its source has as a file of the sheet has them. */
export function omitSame(
  { byKey }: Fields,
  { cells }: StoredRecord,
  { data, place, combined }: KeyedData,
  { readText }: RecordBatch,
): RecordData {
  if (readText === undefined || combined.length > 0) return data;
  const entries = Object.entries(data).filter(([key]) => {
    const text = readText(place, key);
    return text === undefined || !isWrittenAs(cells[byKey.get(key)?.slot ?? -1] ?? null, text);
  });
  return Object.fromEntries(entries);
}

/** The values that a text may stand for, if it was read as another one. */
function listOther(text: string | undefined, value: unknown): string[] {
  if (text === undefined) return [];
  const others = listWrittenAs(text).filter((other) => other !== String(value));
  // Nearly all keys are read as they are.
  return text === String(value) ? others : [...others].reverse();
}
