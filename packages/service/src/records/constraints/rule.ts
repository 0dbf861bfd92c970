import type { ValidationMessage, ValidationType } from "@data-import/types";
import type { CellContent, Finding } from "../fields/cell.ts";

/** What follows from a constraint for the records of its sheet; nothing if other programs see to it. */
export interface ConstraintRules {
  readonly cell?: CellRule;
  readonly unique?: UniqueRule;
}

/** Says what is wrong with a value, as its field takes it. Called for each cell, the empty ones included. */
export type CellRule = (value: CellContent) => Finding | undefined;

/** A rule that needs to know which other records hold a value. */
export interface ValueRule {
  /** How its entries are named in `record_values`. */
  readonly name: string;
  /** The digests of a record's values; none if the rule does not apply to it. */
  digest(cells: readonly CellContent[]): readonly string[];
}

/** No two records may have the same digest. */
export interface UniqueRule extends ValueRule {
  readonly slots: readonly number[];
  readonly finding: Finding;
}

/** What is found if a rule is broken. A constraint may have a message and a level of its own. */
export function createFinding(
  source: NonNullable<ValidationMessage["source"]>,
  usual: string,
  config: { readonly message?: string; readonly level?: ValidationType } | undefined,
): Finding {
  return { type: config?.level ?? "error", source, message: config?.message ?? usual };
}
