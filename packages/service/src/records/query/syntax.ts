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

/** An invalid query. `place` is the position of the error in characters, from 0. */
export class QuerySyntaxError extends Error {
  readonly place: number;

  constructor(expected: string, text: string, place: number) {
    const rest = text.slice(place, place + 40).trim();
    const where = rest === "" ? "at the end of the query" : `at \`${rest}\``;
    super(`The query cannot be read ${where}: ${expected}.`);
    this.name = "QuerySyntaxError";
    this.place = place;
  }
}
