import type { MappingRule, MappingRuleChange, MappingRuleConfig } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import { createNotFound, DomainError } from "../domain/errors.ts";
import { type MappingRuleRow, type ProgramRow, toMappingRule } from "../storage/rows/mapping-programs.ts";
import { createRuleRow, findReplaced, requireKnown, writeRule } from "./place-rules.ts";
import { checkSettings, readRule } from "./program-rule.ts";
import { recordChange } from "./programs.ts";
import { deleteRuleRows, insertRuleRows, listRuleRows, updateRuleRows } from "./store.ts";

type Row = Selectable<ProgramRow>;
type RuleRow = Selectable<MappingRuleRow>;

/** Adds rules to a program, accepted by the caller, in the place of those that decide the same. */
export async function createRules(
  context: Context,
  program: Locked<Row>,
  configs: readonly MappingRuleConfig[],
): Promise<MappingRule[]> {
  const rules = readRules(program, configs, (index) => `[${index}].`);
  const replaced = findReplaced(await listRuleRows(context, [program.id]), rules);
  await deleteRuleRows(
    context,
    program,
    replaced.map(({ id }) => id),
  );
  const rows = rules.map((rule, index) => {
    const { name = "" } = configs[index] ?? {};
    return createRuleRow(context, program, rule, { name, isAccepted: true });
  });
  await insertRuleRows(context, rows);
  await recordChange(context, program, { added: rows.length, deleted: replaced.length });
  return rows.map((row) => toMappingRule(row as RuleRow));
}

/**
 * Replaces rules of a program and accepts them.
 * @param describeKey the path of the rule at an index in the request, with a point behind it
 */
export async function updateRules(
  context: Context,
  program: Locked<Row>,
  changes: readonly Pick<MappingRuleChange, "id" | "name" | "type" | "config">[],
  describeKey: (index: number) => string,
): Promise<MappingRule[]> {
  const existing = await listRuleRows(context, [program.id]);
  const known = new Map(existing.map((row) => [row.id, row]));
  requireIds(
    changes.map(({ id }) => id),
    known,
    (index) => `${describeKey(index)}id`,
  );
  const rules = readRules(program, changes, describeKey);
  const changed = new Set<string>(changes.map(({ id }) => id));
  const others = existing.filter(({ id }) => !changed.has(id));
  const replaced = findReplaced(others, rules).map(({ id }) => id);
  await deleteRuleRows(context, program, replaced);
  const { now, actor } = context;
  const rows: RuleRow[] = [];
  for (const [index, rule] of rules.entries()) {
    const { id = "", name = "" } = changes[index] ?? {};
    const values = {
      name,
      updated_at: now,
      accepted_at: now,
      accepted_by: actor.id,
      ...writeRule(program, rule),
    };
    await updateRuleRows(context, program, [id], values);
    rows.push({ ...(known.get(id) as RuleRow), ...values } as RuleRow);
  }
  await recordChange(context, program, { deleted: replaced.length });
  return rows.map(toMappingRule);
}

/** Deletes rules of a program; throws a `not-found` if one of them does not exist. */
export async function deleteRules(
  context: Context,
  program: Locked<Row>,
  ids: readonly string[],
  describeKey: (index: number) => string,
): Promise<void> {
  const known = new Map((await listRuleRows(context, [program.id])).map((row) => [row.id, row]));
  requireIds(ids, known, describeKey);
  await deleteRuleRows(context, program, ids);
  await recordChange(context, program, { deleted: new Set(ids).size });
}

/** The rule of an id; throws a `not-found` if the program has none. */
export async function getRule(context: Context, program: Row, id: string): Promise<MappingRule> {
  const row = (await listRuleRows(context, [program.id])).find((one) => one.id === id);
  if (row === undefined) throw createNotFound("rule", id, "mappingId", "this mapping program");
  return toMappingRule(row);
}

function readRules(
  program: Row,
  configs: readonly MappingRuleConfig[],
  describeKey: (index: number) => string,
) {
  const problems = configs.flatMap((config, index) => checkSettings(config, describeKey(index)));
  if (problems.length > 0) throw new DomainError("value_invalid", problems);
  const rules = configs.map(readRule);
  requireKnown(program, rules, (index) => `${describeKey(index)}config`);
  return rules;
}

function requireIds(
  ids: readonly string[],
  known: ReadonlyMap<string, unknown>,
  describeKey: (index: number) => string,
): void {
  const missing = ids.findIndex((id) => !known.has(id));
  if (missing >= 0)
    throw createNotFound("rule", ids[missing] ?? "", describeKey(missing), "this mapping program");
  const twice = ids.findIndex((id, index) => ids.indexOf(id) < index);
  if (twice >= 0)
    throw new DomainError("value_repeated", {
      message: `The rule \`${ids[twice]}\` is named twice: leave one of them out.`,
      key: describeKey(twice),
    });
}
