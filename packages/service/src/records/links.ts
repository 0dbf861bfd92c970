import type { Record as ApiRecord } from "@data-import/types";
import type { Context } from "../context/context.ts";
import type { LoadedSheet } from "../sheets/sheets.ts";
import { describeRecords, listTexts, type RecordView } from "./describe.ts";
import type { StoredRecord } from "./record.ts";
import { readRecordsAt } from "./record-store.ts";
import { findHolders } from "./value-store.ts";
import { compileSheet } from "./workbook-rules.ts";

/** The records that the references of some records point to, by the key of the field and the value. */
export async function findLinks(
  context: Context,
  sheet: LoadedSheet,
  records: readonly StoredRecord[],
): Promise<NonNullable<RecordView["links"]>> {
  const { rules, findTarget } = await compileSheet(context, sheet);
  const links = new Map<string, Map<string, ApiRecord[]>>();
  for (const reference of rules.references) {
    const byValue = new Map<string, ApiRecord[]>();
    links.set(reference.field.key, byValue);
    const target = findTarget(reference);
    const targetSlot = target?.sheet.fields.byKey.get(reference.key)?.slot;
    if (target === undefined || targetSlot === undefined) continue;
    const digests = [...new Set(records.flatMap(({ cells }) => reference.digest(cells)))];
    const holders = await findHolders(context, target.sheet.id, target.rule, digests);
    const positions = [...new Set(holders.map(({ position }) => position))];
    const linked = await readRecordsAt(context, target.sheet.id, positions);
    const described = await describeRecords(context, target.sheet, linked, {
      fields: target.sheet.fields,
      withMessages: false,
    });
    for (const [index, record] of linked.entries()) {
      const source = described[index];
      for (const text of listTexts(record.cells[targetSlot] ?? null)) {
        const list = byValue.get(text) ?? [];
        if (source !== undefined) list.push(source);
        byValue.set(text, list);
      }
    }
  }
  return links;
}
