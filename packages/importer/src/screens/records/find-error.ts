import type { Property, Record as SheetRecord } from "@data-import/types";
import type { RecordRows } from "../../rows/record-rows.ts";
import type { RowService } from "../../rows/row-service.ts";
import type { CellPlace } from "../../rows/selection.ts";
import { findLevel } from "../../table/row-view.ts";

/** The next cell with an error behind a cell, or before it; undefined if there is none. */
export async function findError(
  rows: RecordRows,
  service: RowService,
  fields: readonly Property[],
  from: CellPlace,
  step: 1 | -1,
): Promise<CellPlace | undefined> {
  const total = rows.state.total ?? 0;
  const here = findInRecord(rows.getRow(from.row), fields, from.column + step, step);
  if (here !== undefined) return { row: from.row, column: here };
  for (let row = from.row + step; row >= 0 && row < total; row += step) {
    const record = rows.getRow(row);
    // What was not read yet is looked up by the service.
    if (record === undefined) return findFar(rows, service, fields, row, step);
    const column = findInRecord(record, fields, step > 0 ? 0 : fields.length - 1, step);
    if (column !== undefined) return { row, column };
  }
  return undefined;
}

/** The first column with an error from a column on. */
function findInRecord(
  record: SheetRecord | undefined,
  fields: readonly Property[],
  from: number,
  step: 1 | -1,
): number | undefined {
  for (let column = from; column >= 0 && column < fields.length; column += step) {
    if (findLevel(record?.values[fields[column]?.key ?? ""]) === "error") return column;
  }
  return undefined;
}

/** Halves the list of errors until it has the one that is nearest to a row. */
async function findFar(
  rows: RecordRows,
  service: RowService,
  fields: readonly Property[],
  row: number,
  step: 1 | -1,
): Promise<CellPlace | undefined> {
  const query = { ...rows.list.query, filter: "error" as const };
  const { total = 0 } = await service.read({ query, pageNumber: 1, pageSize: 1, includeLength: true });
  let [low, high] = [0, total - 1];
  let found: { place: number; record: SheetRecord } | undefined;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const { records } = await service.read({ query, pageNumber: middle + 1, pageSize: 1 });
    const [record] = records;
    const place = record && (await service.place(rows.list.query, [record.id]))[0];
    if (record === undefined || place === undefined) return undefined;
    const isFit = step > 0 ? place >= row : place <= row;
    if (isFit) found = { place, record };
    if (isFit === step > 0) high = middle - 1;
    else low = middle + 1;
  }
  if (found === undefined) return undefined;
  const column = findInRecord(found.record, fields, step > 0 ? 0 : fields.length - 1, step);
  return { row: found.place, column: column ?? 0 };
}
