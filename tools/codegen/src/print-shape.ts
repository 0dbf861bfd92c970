import type ts from "typescript";
import { printKey } from "./print-value.ts";
import { printType } from "./syntax.ts";

/** A type to write: an object by its fields, a declared type, or the text of a type. */
export type Shape = readonly Field[] | ts.TypeNode | string;

/** One field of an object type. */
export interface Field {
  readonly name: string;
  readonly isOptional?: boolean;
  readonly type: Shape;
}

/** Writes the fields of an object type on separate lines; the type of a field stays on its line if it fits. */
export function printFields(fields: readonly Field[], indent: string, width = 110): string {
  return fields.map((field) => `${indent}${printField(field, indent, width)};\n`).join("");
}

/** The declared types in a type. */
export function listTypeNodes(shape: Shape): ts.TypeNode[] {
  if (typeof shape === "string") return [];
  return isObject(shape) ? shape.flatMap(({ type }) => listTypeNodes(type)) : [shape];
}

function printField({ name, isOptional, type }: Field, indent: string, width: number): string {
  // The keys of a table by status are numbers, not text.
  const key = `${/^[1-9]\d*$/.test(name) ? name : printKey(name)}${isOptional ? "?" : ""}:`;
  const short = printShort(type);
  if (short !== undefined && `${indent}${key} ${short};`.length <= width) return `${key} ${short}`;
  const deeper = `${indent}    `;
  if (isObject(type)) return `${key} {\n${printFields(type, deeper, width)}${indent}}`;
  if (typeof type !== "string") return `${key} ${printType(type).replaceAll("\n    ", `\n${indent}`)}`;
  return `${key}\n${deeper}| ${type.replaceAll(" | ", `\n${deeper}| `)}`;
}

/** A type on one line; undefined if its declaration has several lines. */
function printShort(type: Shape): string | undefined {
  if (typeof type === "string") return type;
  if (!isObject(type)) {
    const written = printType(type);
    return written.includes("\n") ? undefined : written;
  }
  const fields = type.map((field) => printField(field, "", Number.POSITIVE_INFINITY));
  if (fields.some((field) => field.includes("\n"))) return undefined;
  return fields.length > 0 ? `{ ${fields.join("; ")} }` : "{}";
}

function isObject(shape: Shape): shape is readonly Field[] {
  return Array.isArray(shape);
}
