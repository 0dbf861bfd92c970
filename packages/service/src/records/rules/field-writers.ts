import { writeNumber } from "@data-import/tables/basics";
import {
  type CellContent,
  createValueCheck,
  type Field,
  getFieldType,
  getTextLimit,
} from "@data-import/tables/fields";
import { isShortNumber } from "../batches/json-literals.ts";
import type { Rules } from "./rules.ts";

/**
 * Converts a literal of a `RecordBatch` to the type of its field: the JSON of the cell, as it is stored and returned.
 * Undefined if there is a finding, or if the stored JSON would differ from the returned one; then the `Validator` checks
 * the record.
 */
export type FieldWriter = (literal: string) => string | undefined;

/** Compiles the writer of a field. */
export function createFieldWriter({ property, slot }: Field, rules: Rules): FieldWriter {
  const type = getFieldType(property);
  const check = createValueCheck(property);
  const cellRules = rules.cells.get(slot) ?? [];
  const isClean = (value: CellContent) => cellRules.every((rule) => rule(value) === undefined);
  const hasCleanEmpty = type.findEmpty?.(property) === undefined;
  const onNull = hasCleanEmpty && isClean(null) ? "null" : undefined;
  const onBlank = hasCleanEmpty && isClean("") ? '""' : undefined;
  const known = new Map<string, string | undefined>();

  const write = (literal: string): string | undefined => {
    if (literal === "null") return onNull;
    if (literal === '""') return onBlank;
    const { value, finding } = check(JSON.parse(literal) as Exclude<CellContent, null>);
    return finding === undefined && isClean(value) ? writeCell(value) : undefined;
  };
  const writeKnown = (literal: string): string | undefined => {
    if (known.has(literal)) return known.get(literal);
    const text = write(literal);
    if (known.size < mostKnownLiterals) known.set(literal, text);
    return text;
  };

  const valueRules = cellRules.filter(({ isForEmpty }) => isForEmpty !== true);
  if (valueRules.length > 0) return writeKnown;
  switch (property.type) {
    case "string": {
      // Each character has at most three bytes.
      const longest = Math.floor(getTextLimit(property.config) / 3) + 2;
      return (literal) =>
        literal.length > 2 && literal.length <= longest && literal.startsWith('"') ? literal : write(literal);
    }
    case "number":
      if (property.isArray === true || property.config?.decimalPlaces !== undefined) return writeKnown;
      return (literal) => {
        if (isNumber(literal)) return literal;
        return isShortNumber(literal, 1, literal.length - 1) ? literal.slice(1, -1) : write(literal);
      };
    case "boolean":
      return (literal) => (literal === "true" || literal === "false" ? literal : writeKnown(literal));
    default:
      return writeKnown;
  }
}

/** How many literals of a field a request keeps. */
const mostKnownLiterals = 1000;

/** Whether the JSON of a cell is a number. */
export function isNumber(json: string): boolean {
  const code = json.charCodeAt(0);
  return (code >= 0x30 && code <= 0x39) || code === 0x2d;
}

/** Whether the JSON of a cell is an empty value. */
export function isEmptyJson(json: string): boolean {
  return json === "null" || json === '""';
}

function writeCell(value: CellContent): string | undefined {
  if (typeof value !== "number") return JSON.stringify(value);
  const text = JSON.stringify(value);
  return text === writeNumber(value) ? text : undefined;
}
