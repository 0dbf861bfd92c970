import { limits } from "@data-import/types";
import type { Problem } from "../basics/problem.ts";
import { writeText } from "../fields/cell.ts";
import { type ComparisonOperator, comparisonOperators, operatorNames, type Query } from "./syntax.ts";

/** A filter as an object: for each field a value, a list of values, or operators of the query language with values. */
export type FilterObject = Readonly<Record<string, unknown>>;

const statuses = ["valid", "error", "warning"] as const;

/** A filter as a query, and everything that is wrong with it. */
export interface ReadFilter {
  readonly query: Query;
  readonly problems: readonly Problem[];
}

/** Reads a filter object; all its conditions must be met. */
export function readFilterObject(filter: FilterObject): ReadFilter {
  const problems: Problem[] = [];
  const items = Object.entries(filter).flatMap(([field, wanted]) => readField(field, wanted, problems));
  const count = items.reduce((sum, item) => sum + ("items" in item ? item.items.length : 1), 0);
  if (count > limits.queryConditions) {
    const message = `\`filter\` has too many conditions: at most ${limits.queryConditions} are allowed.`;
    problems.push({ key: "filter", message });
  }
  return { query: { kind: "and", items }, problems };
}

function readField(field: string, wanted: unknown, problems: Problem[]): Query[] {
  if (typeof wanted !== "object" || wanted === null || Array.isArray(wanted)) {
    return readOperator(field, "eq", wanted, `filter.${field}`, problems);
  }
  return Object.entries(wanted).flatMap(([operator, value]) =>
    readOperator(field, operator, value, `filter.${field}.${operator}`, problems),
  );
}

function readOperator(
  field: string,
  operator: string,
  value: unknown,
  key: string,
  problems: Problem[],
): Query[] {
  if (operator === "is") {
    const status = statuses.find((each) => each === value);
    if (status !== undefined) return [{ kind: "status", field, status }];
    problems.push({ key, message: `\`${key}\` must be valid, error or warning.` });
    return [];
  }
  if (!comparisonOperators.has(operator)) {
    problems.push({
      key,
      message: `There is no operator \`${operator}\`. The operators are ${operatorNames} and is.`,
    });
    return [];
  }
  const isList = Array.isArray(value) && operator === "eq";
  const items = (isList ? value : [value]).flatMap((item: unknown): Query[] => {
    if (item === null || item === undefined) return [createComparison(field, operator, "")];
    if (typeof item !== "object") return [createComparison(field, operator, writeText(item as string))];
    problems.push({ key, message: `\`${key}\` must be a text, a number, \`true\`, \`false\` or \`null\`.` });
    return [];
  });
  return isList ? [{ kind: "or", items }] : items;
}

function createComparison(field: string, operator: string, value: string): Query {
  return { kind: "comparison", field, operator: operator as ComparisonOperator, value };
}
