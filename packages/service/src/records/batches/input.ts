import { findNearest } from "@data-import/front";
import { foldCase } from "@data-import/tables/basics";
import type { Field, Finding } from "@data-import/tables/fields";
import type { CellData, ValidationMessage } from "@data-import/types";
import { limits } from "@data-import/types";
import { createInvalid, DomainError, type Problem } from "../../domain/errors.ts";
import type { LoadedSheet } from "../../sheets/sheets.ts";
import { getAuthor, markedInvalid, readFindings, signFindings, type Writer } from "../record/authors.ts";
import { listData, type RecordBatch } from "./record-batch.ts";

/** Throws an `invalid` for keys that are not fields of the sheet, each with the most similar key. */
export function requireKnownFields(
  sheet: LoadedSheet,
  records: readonly Readonly<Record<string, unknown>>[],
  describeKey: (index: number, key: string) => string,
): void {
  const problems: Problem[] = [];
  for (const [index, record] of records.entries()) {
    for (const key of Object.keys(record)) {
      if (sheet.fields.byKey.has(key)) continue;
      problems.push({ key: describeKey(index, key), message: describeUnknownField(sheet, key) });
      if (problems.length === limits.errorsShown) throw new DomainError("field_unknown", problems);
    }
  }
  if (problems.length > 0) throw new DomainError("field_unknown", problems);
}

/** Throws an `invalid` for keys that are not fields of the sheet. */
export function requireKnownShapes(sheet: LoadedSheet, batch: RecordBatch): void {
  const isKnown = (keys: readonly string[]) => keys.every((key) => sheet.fields.byKey.has(key));
  const hasKnownShapes = [...new Set(batch.shapes)].every(
    (shape) => shape === undefined || isKnown(shape.keys),
  );
  if (hasKnownShapes && [...batch.data.values()].every((data) => isKnown(Object.keys(data)))) return;
  const { lines } = batch;
  if (lines === undefined) {
    requireKnownFields(sheet, listData(batch), (index, key) => `[${index}].${key}`);
    return;
  }
  const index = listData(batch).findIndex((data) => !isKnown(Object.keys(data)));
  requireKnownLine(sheet, listData(batch)[index] ?? {}, lines.findNumber(index));
}

/** Throws an `invalid` for the keys of a line that are not fields of the sheet. */
export function requireKnownLine(
  sheet: LoadedSheet,
  record: Readonly<Record<string, unknown>>,
  number: number,
): void {
  const unknown = Object.keys(record).filter((key) => !sheet.fields.byKey.has(key));
  const problems = unknown.slice(0, limits.errorsShown).map((key): Problem => {
    return { key, message: `Line ${number} has an unknown field. ${describeUnknownField(sheet, key)}` };
  });
  if (problems.length > 0) throw new DomainError("field_unknown", problems);
}

/** The field with a key; throws an `invalid` for `parameter` if the sheet does not have it. */
export function requireField(sheet: LoadedSheet, key: string, parameter: string): Field {
  const field = sheet.fields.byKey.get(key);
  if (field === undefined) throw createInvalid("field_unknown", parameter, describeUnknownField(sheet, key));
  return field;
}

/** The message that a sheet has no such field, with the most similar key. */
export function describeUnknownField({ slug, fields }: LoadedSheet, key: string): string {
  const labelled = fields.find(({ label }) => foldCase(label) === foldCase(key));
  const keys = fields.map((field) => field.key);
  const near = labelled?.key ?? findNearest(key, keys);
  const some = keys.slice(0, limits.errorsShown).join(", ");
  const hint =
    near === undefined
      ? ` It has ${some}${keys.length > limits.errorsShown ? " and others" : ""}.`
      : ` Did you mean \`${near}\`?`;
  return `The sheet \`${slug}\` has no field \`${key}\`.${hint}`;
}

/** The messages about a new cell, with their author. */
export function readNewFindings(cell: CellData, writer: Writer): Finding[] {
  const findings = readFindings(addVerdict(cell, writer));
  return findings.length === 0 ? findings : signFindings(findings, getAuthor(writer));
}

/** The messages of a cell. If the writer marks its value as invalid without giving a reason, there is one more. */
export function addVerdict({ valid, messages = [] }: CellData, writer: Writer): ValidationMessage[] {
  if (valid !== false || messages.some(({ type }) => type === "error")) return messages;
  return [...messages, { type: "error", source: "custom-logic", code: markedInvalid, ...getAuthor(writer) }];
}
