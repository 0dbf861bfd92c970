import { applySteps, compileRules, createTake, listColumns, listFields } from "./compile-rules.ts";
import type { MappedValue, MappingRule, SourceRow, Step } from "./rule.ts";

/**
 * Adds the values of the fields of rules to a list, as JSON; a value that needs an escape or an exponent is undefined.
 * @param cells the cells of a record by place, as JSON without escapes; missing cells are empty
 */
export type CellRules = (cells: readonly string[], into: (string | undefined)[]) => void;

/**
 * Prepares rules for cells that are JSON already: most values stay as they are, and nothing parses them. The results are
 * the same as those of `compileRules`.
 * @param columns the place of each column in a record
 */
export function compileCells(
  rules: readonly MappingRule[],
  columns: ReadonlyMap<string, number>,
): { readonly fields: readonly string[]; readonly apply: CellRules } {
  // Rejects rules that cannot be applied.
  compileRules(rules);
  const compiled = rules.map((rule) => compileRule(rule, columns));
  return {
    fields: rules.flatMap(listFields),
    apply(cells, into) {
      for (const apply of compiled) apply(cells, into);
    },
  };
}

function compileRule(rule: MappingRule, columns: ReadonlyMap<string, number>): CellRules {
  if (rule.type === "constant") {
    const literal = writeLiteral(rule.value);
    return (_, into) => into.push(literal);
  }
  const { steps = [] } = rule;
  if (rule.type === "assign") return compileAssignment(columns.get(rule.column) ?? -1, steps);
  const names = listColumns(rule);
  const places = names.map((name) => columns.get(name) ?? -1);
  const fields = listFields(rule);
  const take = createTake(rule);
  return (cells, into) => {
    const row: Record<string, string> = {};
    for (const [index, name] of names.entries()) row[name] = readText(cells[places[index] ?? -1]);
    const texts = take(row as SourceRow);
    for (const index of fields.keys()) into.push(convert(steps, texts[index] ?? ""));
  };
}

function compileAssignment(place: number, steps: readonly Step[]): CellRules {
  const isTrimmed = steps.every(({ type }) => type === "trim");
  const isQuick = steps.every(({ type }) => type === "trim" || type === "number");
  const known = new Map<string, string | undefined>();
  const convertKnown = (literal: string): string | undefined => {
    const found = known.get(literal);
    if (found !== undefined) return found;
    const converted = convert(steps, readText(literal));
    if (known.size < mostKnown) known.set(literal, converted);
    return converted;
  };
  return (cells, into) => {
    const literal = cells[place] ?? "null";
    if (literal === "null") into.push(literal);
    else if (isTrimmed && hasVisibleEnds(literal)) into.push(literal);
    else into.push(isQuick ? convert(steps, readText(literal)) : convertKnown(literal));
  };
}

/** How many values of a column are kept with their result. */
const mostKnown = 1000;

/** Whether a text surely begins and ends with a character that is not white space. */
function hasVisibleEnds(literal: string): boolean {
  return (
    literal.length > 2 &&
    literal.charCodeAt(0) === quote &&
    isVisible(literal.charCodeAt(1)) &&
    isVisible(literal.charCodeAt(literal.length - 2))
  );
}

const quote = 0x22;

function isVisible(code: number): boolean {
  return code > 0x20 && code < 0x7f;
}

function convert(steps: readonly Step[], text: string): string | undefined {
  return writeLiteral(applySteps(steps, text));
}

/** The text of a cell, as rules read it. */
function readText(literal = "null"): string {
  if (literal.charCodeAt(0) === quote) return literal.slice(1, -1);
  return literal === "null" ? "" : String(JSON.parse(literal));
}

function writeLiteral(value: MappedValue): string | undefined {
  if (value === null || value === "") return "null";
  const literal = JSON.stringify(value);
  return literal.includes("\\") || (typeof value === "number" && literal.includes("e")) ? undefined : literal;
}
