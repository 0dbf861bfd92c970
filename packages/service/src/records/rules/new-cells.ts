import type { CellContent, Fields, Finding } from "@data-import/tables/fields";
import type { RecordData } from "@data-import/types";
import type { Context } from "../../context/context.ts";
import { readNewFindings } from "../batches/input.ts";
import { requireEditableCell } from "./require-editable.ts";

/** The values of a new record and the findings of its writer, by slot. */
export interface NewCells {
  readonly values: readonly CellContent[];
  readonly kept: ReadonlyMap<number, readonly Finding[]>;
}

/** Reads the cells of a new record; throws a `forbidden` if a guest writes a read-only field. */
export function readNewCells(context: Context, fields: Fields, record: RecordData): NewCells {
  const values: CellContent[] = [];
  const kept = new Map<number, readonly Finding[]>();
  for (const [key, cell] of Object.entries(record)) {
    const field = fields.byKey.get(key);
    if (field === undefined || cell === undefined) continue;
    requireEditableCell(context, field);
    values[field.slot] = cell.value ?? null;
    const findings = readNewFindings(cell, context);
    if (findings.length > 0) kept.set(field.slot, findings);
  }
  return { values, kept };
}
