import type { RecordCounts } from "@data-import/types";
import type { LoadedSheet } from "../../sheets/sheets.ts";
import { readErrors, type StoredRecord } from "../record/record.ts";

/** How many records there are and how many have errors; also by field if there are errors. */
export function countRecords(
  { fields }: LoadedSheet,
  records: readonly Pick<StoredRecord, "errors">[],
): RecordCounts {
  const errorsByField: Record<string, number> = {};
  let error = 0;
  for (const { errors } of records) {
    if (errors === null) continue;
    error += 1;
    for (const slot of readErrors(errors)) {
      const key = fields.bySlot.get(slot)?.key;
      if (key !== undefined) errorsByField[key] = (errorsByField[key] ?? 0) + 1;
    }
  }
  const counts = { total: records.length, valid: records.length - error, error };
  return error === 0 ? counts : { ...counts, errorsByField };
}
