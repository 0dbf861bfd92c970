import type { Record as ApiRecord } from "@data-import/types";
import type { Context } from "../../context/context.ts";
import type { LoadedSheet } from "../../sheets/sheets.ts";
import { describeRecords, listTexts, type RecordView } from "../record/describe.ts";
import type { StoredRecord } from "../record/record.ts";
import { compileSheet } from "../rules/workbook-rules.ts";
import { readRecordsAt } from "../stores/record-store.ts";
import { writeKey } from "../stores/relations.ts";
import { findHolders } from "../stores/value-store.ts";

/** The records that some records refer to, by the cell of the referring record. */
export async function findLinks(
  context: Context,
  sheet: LoadedSheet,
  records: readonly StoredRecord[],
): Promise<NonNullable<RecordView["links"]>> {
  const { rules, findTarget } = await compileSheet(context, sheet);
  const links = new Map<string, (record: StoredRecord) => ApiRecord[]>();
  for (const reference of rules.references) {
    const byValue = new Map<string, { readonly record: StoredRecord; readonly shown: ApiRecord }[]>();
    const target = findTarget(reference);
    const { filter } = reference;
    const filterSlot = filter && target?.sheet.fields.byKey.get(filter.refField)?.slot;
    links.set(reference.field.key, (referring) =>
      listTexts(referring.cells[reference.field.slot] ?? null)
        .flatMap((text) => byValue.get(text) ?? [])
        .filter(
          ({ record }) =>
            filter === undefined ||
            filterSlot === undefined ||
            writeKey(record.cells[filterSlot]) === writeKey(referring.cells[filter.recordSlot]),
        )
        .map(({ shown }) => shown),
    );
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
      const shown = described[index];
      for (const text of listTexts(record.cells[targetSlot] ?? null)) {
        const list = byValue.get(text) ?? [];
        if (shown !== undefined) list.push({ record, shown });
        byValue.set(text, list);
      }
    }
  }
  return (record, { key }) => links.get(key)?.(record);
}
