import { type Confirmed, normalizeColumn } from "@data-import/tables/mapping";
import type { FieldRule, RuleStep } from "@data-import/types";
import type { Context } from "../context/context.ts";
import type { ProgramColumn } from "../storage/rows/mapping-programs.ts";
import { listDecisions } from "./decisions.ts";
import type { SheetKind } from "./kind.ts";
import { readRuleRow } from "./place-rules.ts";
import { listRuleColumns, listRuleFields, type ProgramRule, renameColumns } from "./program-rule.ts";
import { listProgramRowsOfKind, listRuleRows } from "./store.ts";

/** What a suggestion takes from the programs of an account. */
export interface Recalled {
  /** The decisions about single columns, the newest last. */
  readonly confirmed: readonly Confirmed[];
  /** The steps of these columns that a person chose, by the key of the column. */
  readonly steps: ReadonlyMap<string, readonly RuleStep[]>;
  /** The other rules of the program that fits best. */
  readonly rules: readonly FieldRule[];
}

/** How many programs are compared with a source. */
const mostPrograms = 200;

/**
 * What people accepted before about columns with these names: first the program that knows most of them and no others,
 * then all programs for sheets of this kind.
 */
export async function recall(
  context: Context,
  kind: SheetKind,
  columns: readonly ProgramColumn[],
): Promise<Recalled> {
  const decisions = await listDecisions(context, kind, columns);
  const rules = await listBestRules(context, kind, columns);
  const reads = Map.groupBy(
    rules.filter(({ type }) => type !== "ignore").flatMap(listRuleColumns),
    (key) => key,
  );
  const confirmed: Confirmed[] = [];
  const others: FieldRule[] = [];
  const steps = new Map<string, readonly RuleStep[]>();
  const names = new Map(columns.map(({ key, name }) => [key, name]));
  for (const rule of rules) {
    if (rule.type === "ignore") confirmed.push({ column: names.get(rule.column) ?? "", field: undefined });
    // A rule that reads a column takes it out of the suggestion, so a match of the column has to be a rule, too.
    else if (rule.type !== "assign" || (reads.get(rule.column)?.length ?? 0) > 1) others.push(rule);
    else {
      confirmed.push({ column: names.get(rule.column) ?? "", field: rule.field });
      if (rule.steps !== undefined) steps.set(rule.column, rule.steps);
    }
  }
  const decided = new Set(confirmed.map(({ column }) => normalizeColumn(column)));
  const filled = new Set(rules.flatMap(listRuleFields));
  const older = decisions.filter(
    ({ column, field }) => !decided.has(column) && (field === undefined || !filled.has(field)),
  );
  return { confirmed: [...older, ...confirmed], steps, rules: others };
}

/** The accepted rules of the program that has the most columns of a source, and no others; with the keys of the source. */
async function listBestRules(
  context: Context,
  kind: SheetKind,
  columns: readonly ProgramColumn[],
): Promise<ProgramRule[]> {
  const keys = new Map(columns.map(({ key, name }) => [normalizeColumn(name), key]));
  const programs = (await listProgramRowsOfKind(context, kind, { most: mostPrograms }))
    .map(({ id, source }) => ({ id, source: JSON.parse(source) as ProgramColumn[] }))
    .filter(({ source }) => source.every(({ name }) => keys.has(normalizeColumn(name))));
  // The list has the program that was changed last in front, and the sort is stable.
  const [best] = programs.toSorted((a, b) => b.source.length - a.source.length);
  if (best === undefined) return [];
  const names = new Map(best.source.map(({ key, name }) => [key, keys.get(normalizeColumn(name)) ?? key]));
  return (await listRuleRows(context, [best.id]))
    .filter(({ accepted_at }) => accepted_at !== null)
    .map((row) => renameColumns(readRuleRow(row), (key) => names.get(key) ?? key));
}
