import { isPlainNumber } from "../values/read-number.ts";
import { applySteps, compileRules, createTake, listColumns, listFields } from "./compile-rules.ts";
import type { MappedValue, MappingRule, SourceRow, Step } from "./rule.ts";

/**
 * Writes the values of the fields of rules into a list, as JSON. A value that needs an escape or an exponent is
 * undefined.
 * @param cells the cells of a record by place; missing cells are empty
 */
export type CellRules = (cells: readonly string[], into: (string | undefined)[]) => void;

/** The form of the cells of a source. */
export interface CellForm {
  readonly empty: string;
  /** The text of a cell, as rules read it. */
  readText(cell: string): string;
  /** The JSON of a cell; undefined if it needs an escape. */
  writeJson(cell: string): string | undefined;
  /** Whether a cell is a text that surely begins and ends with a character that is not white space. */
  hasVisibleEnds(cell: string): boolean;
}

/** Cells that are JSON already, without escapes: most values stay as they are, and nothing parses them. */
export const jsonCells: CellForm = {
  empty: "null",
  readText(json) {
    if (json.charCodeAt(0) === quote) return json.slice(1, -1);
    return json === "null" ? "" : String(JSON.parse(json));
  },
  writeJson: (json) => json,
  hasVisibleEnds: (json) =>
    json.length > 2 &&
    json.charCodeAt(0) === quote &&
    isVisible(json.charCodeAt(1)) &&
    isVisible(json.charCodeAt(json.length - 2)),
};

/** Cells that are texts, such as those of a file. */
export const textCells: CellForm = {
  empty: "",
  readText: (text) => text,
  writeJson: writeLiteral,
  hasVisibleEnds: (text) => isVisible(text.charCodeAt(0)) && isVisible(text.charCodeAt(text.length - 1)),
};

/**
 * Prepares rules for cells that come as one text each. The results are the same as those of `compileRules`.
 * @param columns the place of each column in a record
 */
export function compileCells(
  rules: readonly MappingRule[],
  columns: ReadonlyMap<string, number>,
  form: CellForm,
): { readonly fields: readonly string[]; readonly apply: CellRules } {
  // Rejects rules that cannot be applied.
  compileRules(rules);
  let count = 0;
  const compiled = rules.map((rule) => {
    const first = count;
    count += listFields(rule).length;
    return compileRule(rule, first, columns, form);
  });
  return {
    fields: rules.flatMap(listFields),
    apply(cells, into) {
      for (const apply of compiled) apply(cells, into);
    },
  };
}

/** @param first the place of the first field of the rule among all fields */
function compileRule(
  rule: MappingRule,
  first: number,
  columns: ReadonlyMap<string, number>,
  form: CellForm,
): CellRules {
  if (rule.type === "constant") {
    const literal = writeLiteral(rule.value);
    return (_, into) => {
      into[first] = literal;
    };
  }
  const { steps = [] } = rule;
  if (rule.type === "assign") {
    const place = columns.get(rule.column) ?? -1;
    const convertCell = compileSteps(steps, form);
    return (cells, into) => {
      into[first] = convertCell(cells[place] ?? form.empty);
    };
  }
  const names = listColumns(rule);
  const places = names.map((name) => columns.get(name) ?? -1);
  const fields = listFields(rule);
  const take = createTake(rule);
  return (cells, into) => {
    const row: Record<string, string> = {};
    for (const [index, name] of names.entries()) {
      row[name] = form.readText(cells[places[index] ?? -1] ?? form.empty);
    }
    const texts = take(row as SourceRow);
    for (const index of fields.keys()) into[first + index] = convert(steps, texts[index] ?? "");
  };
}

/** Prepares steps for single cells. */
function compileSteps(steps: readonly Step[], form: CellForm): (cell: string) => string | undefined {
  const isTrimmed = steps.every(({ type }) => type === "trim");
  const isQuick = steps.every(({ type }) => type === "trim" || type === "number");
  const [step, ...others] = steps;
  const decimal =
    step?.type === "number" && step.unit === undefined && others.length === 0 ? step.decimal : undefined;
  const known = new Map<string, string | undefined>();
  const convertKnown = (cell: string): string | undefined => {
    const found = known.get(cell);
    if (found !== undefined) return found;
    const converted = convert(steps, form.readText(cell));
    if (known.size < mostKnownValues) known.set(cell, converted);
    return converted;
  };
  return (cell) => {
    if (cell === form.empty) return "null";
    if (isTrimmed && form.hasVisibleEnds(cell)) return form.writeJson(cell);
    if (!isQuick) return convertKnown(cell);
    const text = form.readText(cell);
    return decimal === "." && isPlainNumber(text, decimal) ? `"${text}"` : convert(steps, text);
  };
}

/** How many values of a column are kept with their result. */
const mostKnownValues = 1000;

const [quote, backslash, firstSurrogate] = [0x22, 0x5c, 0xd800];
const longestPlainCharacters = 40;

function isVisible(code: number): boolean {
  return code > 0x20 && code < 0x7f;
}

function convert(steps: readonly Step[], text: string): string | undefined {
  return writeLiteral(applySteps(steps, text));
}

function writeLiteral(value: MappedValue): string | undefined {
  if (value === null || value === "") return "null";
  // The items may need escapes.
  if (typeof value === "object") return undefined;
  if (typeof value === "string" && isShortAndPlain(value)) return `"${value}"`;
  const literal = JSON.stringify(value);
  return literal.includes("\\") || (typeof value === "number" && literal.includes("e")) ? undefined : literal;
}

/** Most texts. Longer ones are written faster by JavaScript. */
function isShortAndPlain(text: string): boolean {
  if (text.length > longestPlainCharacters) return false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 0x20 || code === quote || code === backslash || code >= firstSurrogate) return false;
  }
  return true;
}
