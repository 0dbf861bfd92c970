import { compileRules, listColumns, listFields } from "./compile-rules.ts";
import type { MappedValue, MappingRule, SourceRow } from "./rule.ts";

/** A value that the rules would write, with what it is made of, so that a person can compare both. */
export interface PreviewedCell {
  readonly field: string;
  readonly value: MappedValue;
  /** The texts of the columns that the rule reads, as they are in the file. */
  readonly from: SourceRow;
  /** The place of the rule in the list, from 0. */
  readonly rule: number;
  /** Why the value stayed as it is in the file. */
  readonly problem?: string;
}

/** One row of a preview. */
export interface PreviewedRow {
  readonly cells: readonly PreviewedCell[];
}

/**
 * Shows what rules would make of some rows, and from what. Nothing is lost: a rule that is removed leaves the row as it
 * was, because rules only read it.
 */
export function previewRules(rules: readonly MappingRule[], rows: readonly SourceRow[]): PreviewedRow[] {
  const apply = compileRules(rules);
  return rows.map((row) => {
    const { values, problems } = apply(row);
    const cells = rules.flatMap((rule, index) => {
      const from = Object.fromEntries(listColumns(rule).map((column) => [column, row[column] ?? ""]));
      return listFields(rule).map((field): PreviewedCell => {
        const problem = problems.find((other) => other.field === field)?.message;
        return {
          field,
          value: values[field] ?? null,
          from,
          rule: index,
          ...(problem !== undefined && { problem }),
        };
      });
    });
    return { cells };
  });
}
