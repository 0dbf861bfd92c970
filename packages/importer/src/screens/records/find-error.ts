import type { Property, Record as SheetRecord } from "@data-import/types";
import { findLevel } from "../../rows/cell-level.ts";
import { isWhole } from "../../rows/record-list.ts";
import type { RecordRows } from "../../rows/record-rows.ts";
import type { RowService } from "../../rows/row-service.ts";
import type { CellPlace } from "../../rows/selection.ts";

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
    if (record === undefined) {
      const isWholeSheet = isWhole(rows.list.query);
      return isWholeSheet ? findNear(service, fields, row, step) : findFar(rows, service, fields, row, step);
    }
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

/** Asks the service for the error next to a row of the whole sheet. */
async function findNear(
  service: RowService,
  fields: readonly Property[],
  row: number,
  step: 1 | -1,
): Promise<CellPlace | undefined> {
  // Deleted records leave empty places, so a position is never smaller than an index.
  let position = row - 1;
  for (;;) {
    const found = await service.nearest("after", position, step > 0 ? "error" : undefined);
    if (found === undefined || found.index >= row) {
      const near =
        step > 0 ? found : await service.nearest("before", (found?.position ?? position) + 1, "error");
      if (near === undefined) return undefined;
      const wrong = fields.flatMap(({ key }, column) => (near.fields.includes(key) ? [column] : []));
      return { row: near.index, column: (step > 0 ? wrong[0] : wrong.at(-1)) ?? 0 };
    }
    position = found.position + Math.max(0, row - found.index - 1);
  }
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
