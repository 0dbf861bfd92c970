import { normalizeColumn } from "@data-import/tables/mapping";
import type { RuleStep } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { DomainError, type Problem } from "../domain/errors.ts";
import type { MappingRuleRow, ProgramColumn, ProgramRow } from "../storage/rows/mapping-programs.ts";
import {
  findDecidedColumn,
  listRuleColumns,
  listRuleFields,
  type ProgramRule,
  readRule,
  writeSettings,
} from "./program-rule.ts";

/** The columns of a row that say what a rule does. */
export type RuleContent = Pick<RuleRow, "type" | "config" | "column_name" | "field_key">;

type RuleRow = Selectable<MappingRuleRow>;
type Ends = Pick<Selectable<ProgramRow>, "source" | "destination_keys">;

/** A rule as the columns of a row. */
export function writeRule(program: Pick<Ends, "source">, rule: ProgramRule): RuleContent {
  const columns = JSON.parse(program.source) as ProgramColumn[];
  const decided = findDecidedColumn(rule);
  const name = columns.find(({ key }) => key === decided)?.name ?? decided;
  return {
    type: rule.type,
    config: JSON.stringify(writeSettings(rule)),
    column_name: name === undefined ? null : normalizeColumn(name),
    field_key: rule.type === "assign" ? rule.field : null,
  };
}

/** The rule of a row. */
export function readRuleRow({ type, config }: Pick<RuleRow, "type" | "config">): ProgramRule {
  return readRule({ type, config: JSON.parse(config) });
}

/** The rules that others take the place of: they fill the same field, or decide the same column. */
export function findReplaced(rows: readonly RuleRow[], rules: readonly ProgramRule[]): RuleRow[] {
  const fields = new Set(rules.flatMap(listRuleFields));
  const columns = new Set(rules.flatMap((rule) => findDecidedColumn(rule) ?? []));
  return rows.filter((row) => {
    const rule = readRuleRow(row);
    const column = findDecidedColumn(rule);
    return (
      (column !== undefined && columns.has(column)) || listRuleFields(rule).some((key) => fields.has(key))
    );
  });
}

/** Throws an `invalid` with all columns and fields that a program does not have, and all that are named twice. */
export function requireKnown(
  { source, destination_keys }: Ends,
  rules: readonly ProgramRule[],
  describeKey: (index: number) => string,
): void {
  const columns = (JSON.parse(source) as ProgramColumn[]).map(({ key }) => key);
  const fields = JSON.parse(destination_keys) as string[];
  const taken = new Map<string, number>();
  const problems = rules.flatMap((rule, index): Problem[] => {
    const key = describeKey(index);
    const unknown = [
      ...findUnknown(listRuleColumns(rule), columns, "The source has no column", key),
      ...findUnknown(listRuleFields(rule), fields, "The destination has no field that can be filled", key),
    ];
    const decided = findDecidedColumn(rule);
    const places = [
      ...listRuleFields(rule).map((field) => `the field \`${field}\``),
      ...(decided === undefined ? [] : [`the column \`${decided}\``]),
    ];
    const twice = places.flatMap((place): Problem[] => {
      const other = taken.get(place);
      taken.set(place, other ?? index);
      if (other === undefined) return [];
      const message = `\`${describeKey(other)}\` decides ${place} already: leave one of them out.`;
      return [{ message, key, code: "value_repeated" }];
    });
    return [...unknown, ...twice];
  });
  if (problems.length > 0) throw new DomainError("value_invalid", problems);
}

/** Whether a rule that a job decided says the same as a rule of a program. The steps of a match are not decided by a job. */
export function saysSame(row: RuleRow, rule: ProgramRule): boolean {
  const own = readRuleRow(row);
  const { steps: _, ...rest } = own as { readonly steps?: readonly RuleStep[] } & ProgramRule;
  const compared = rule.type === "assign" && rule.steps === undefined ? rest : own;
  return sortText(compared) === sortText(rule);
}

/** The columns for a new row of a rule. */
export function createRuleRow(
  { newId, accountId, now, actor }: Context,
  program: Pick<Selectable<ProgramRow>, "id" | "source">,
  rule: ProgramRule,
  {
    name,
    confidence = null,
    isAccepted,
  }: { readonly name: string; readonly confidence?: number | null; readonly isAccepted: boolean },
): Omit<RuleRow, "sequence"> {
  return {
    id: newId("mapping"),
    account_id: accountId,
    created_at: now,
    updated_at: now,
    program_id: program.id,
    name,
    confidence,
    created_by: actor.id,
    ...writeRule(program, rule),
    ...(isAccepted ? { accepted_at: now, accepted_by: actor.id } : { accepted_at: null, accepted_by: null }),
  };
}

function findUnknown(
  keys: readonly string[],
  known: readonly string[],
  message: string,
  key: string,
): Problem[] {
  const shown = known.slice(0, 20).map((one) => `\`${one}\``);
  const list = `It has ${shown.join(", ")}${known.length > shown.length ? " and others" : ""}.`;
  return keys
    .filter((one) => !known.includes(one))
    .map((one) => ({ message: `${message}: \`${one}\`. ${list}`, key, code: "field_unknown" }));
}

/** The databases do not keep the order of properties. */
function sortText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
