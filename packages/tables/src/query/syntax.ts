/** A parsed query of the filter query language. */
export type Query = Comparison | StatusTest | Combination;

export type ComparisonOperator = "eq" | "ne" | "lt" | "gt" | "lte" | "gte" | "like" | "ilike" | "contains";

/** `price gte 20`; without a field, it is about any field. */
export interface Comparison {
  readonly kind: "comparison";
  readonly field: string | undefined;
  readonly operator: ComparisonOperator;
  readonly value: string;
}

/** `price is error`; without a field, it is about the whole record. */
export interface StatusTest {
  readonly kind: "status";
  readonly field: string | undefined;
  readonly status: "valid" | "error" | "warning";
}

/** `a and b and c`. */
export interface Combination {
  readonly kind: "and" | "or";
  readonly items: readonly Query[];
}

export const comparisonOperators: ReadonlySet<string> = new Set<ComparisonOperator>([
  "eq",
  "ne",
  "lt",
  "gt",
  "lte",
  "gte",
  "like",
  "ilike",
  "contains",
]);

/** The comparison operators, for messages. */
export const operatorNames = [...comparisonOperators].join(", ");

/** An invalid query. The message is for its author. */
export class QuerySyntaxError extends Error {
  override readonly name = "QuerySyntaxError";
}

/** The error of a query that cannot be read from a position on. Positions are in characters, from 0. */
export function createSyntaxError(expected: string, text: string, place: number): QuerySyntaxError {
  const rest = text.slice(place, place + 40).trim();
  const where = rest === "" ? "at the end of the query" : `at \`${rest}\``;
  return new QuerySyntaxError(`The query cannot be read ${where}: ${expected}.`);
}

/** The names of all fields in a query, each once. */
export function listFieldNames(query: Query): string[] {
  const names = new Set<string>();
  const visit = (part: Query): void => {
    if ("items" in part) for (const item of part.items) visit(item);
    else if (part.field !== undefined) names.add(part.field);
  };
  visit(query);
  return [...names];
}
