import type { ValidationMessage, ValidationType } from "@data-import/types";
import type { Message } from "../basics/messages.ts";
import type { CellContent, Finding } from "../fields/cell.ts";

/** The rules of a constraint for the records of its sheet. No rules if other programs check the values. */
export interface ConstraintRules {
  readonly cell?: CellRule;
  readonly unique?: UniqueRule;
}

/** Finds the error of a value after its conversion to the type of the field. Called for each cell, also for empty ones. */
export interface CellRule {
  (value: CellContent): Finding | undefined;
  /** Whether it has findings for empty values only. */
  readonly isForEmpty?: boolean;
}

/** A rule that depends on the values of other records. */
export interface ValueRule {
  /** The name of its entries in `record_values`. */
  readonly name: string;
  /** The digests of a record's values; empty if the rule does not apply to the record. */
  digest(cells: readonly CellContent[]): readonly string[];
}

/** No two records may have the same digest. */
export interface UniqueRule extends ValueRule {
  readonly slots: readonly number[];
  readonly finding: Finding;
}

/** The finding of a broken rule. A constraint may set the message and the level. */
export function createFinding(
  source: NonNullable<ValidationMessage["source"]>,
  usual: Message,
  config: { readonly message?: string | undefined; readonly level?: ValidationType | undefined } | undefined,
): Finding {
  const text = config?.message === undefined ? usual : { message: config.message };
  return { type: config?.level ?? "error", source, ...text };
}
