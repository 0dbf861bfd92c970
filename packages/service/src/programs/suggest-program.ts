import { isDeepStrictEqual } from "node:util";
import { matchInSteps } from "@data-import/tables/mapping";
import type { Program, ProgramConfig } from "@data-import/types";
import { limits } from "@data-import/types";
import type { Insertable, Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import { DomainError, type Problem } from "../domain/errors.ts";
import { runSteps } from "../domain/run-steps.ts";
import { requireValidConfig } from "../sheets/config.ts";
import { type MappingRuleRow, type ProgramRow, toProgram } from "../storage/rows/mapping-programs.ts";
import { listDecisions } from "./decisions.ts";
import { digestHeader, isFillable, listFillable, nameColumns, readSheetSlug } from "./kind.ts";
import { createRuleRow, readRuleRow } from "./place-rules.ts";
import {
  findDecidedColumn,
  listRuleColumns,
  listRuleFields,
  nameRule,
  type ProgramRule,
} from "./program-rule.ts";
import { describeProgram, describePrograms, getProgram, recordChange } from "./programs.ts";
import { deleteRuleRows, insertProgramRow, insertRuleRows, listRuleRows, updateProgramRow } from "./store.ts";

type Row = Selectable<ProgramRow>;

/** A program with the rules that were suggested for it, before it is stored. */
export interface SuggestedProgram {
  readonly row: Insertable<ProgramRow>;
  readonly rules: readonly Insertable<MappingRuleRow>[];
}

/** Suggests the rules of a program. Call it before a transaction: many names take a second, and writers would wait for it. */
export async function suggestProgram(
  context: Context,
  environmentId: string,
  config: ProgramConfig,
): Promise<SuggestedProgram> {
  requireSheets(config);
  const { accountId, now, actor } = context;
  const row: Insertable<ProgramRow> = {
    id: context.newId("program"),
    account_id: accountId,
    created_at: now,
    updated_at: now,
    environment_id: environmentId,
    created_by: actor.id,
    job_key: null,
    namespace: config.namespace ?? "",
    family_id: config.familyId ?? null,
    ...writeEnds(config),
    added_count: 0,
    deleted_count: 0,
  };
  return { row, rules: await suggestRuleRows(context, row as Row, config, []) };
}

/** Stores a suggested program. */
export async function saveProgram(context: Context, { row, rules }: SuggestedProgram): Promise<Program> {
  const added_count = rules.length;
  const saved = await insertProgramRow(context, { ...row, added_count });
  await insertRuleRows(context, rules);
  await context.emit(describeProgram("program:created", saved));
  return describeOne(context, row.id);
}

/** The suggestion for a program with other configurations. */
export interface SuggestedUpdate {
  readonly changed: Row;
  /** The rules of the program, and those of them that stay. */
  readonly existing: readonly Selectable<MappingRuleRow>[];
  readonly kept: readonly Selectable<MappingRuleRow>[];
  readonly suggested: Awaited<ReturnType<typeof suggestRuleRows>>;
}

/**
 * Suggests rules for other configurations of a program. Accepted rules stay if their columns and fields still exist.
 * @param early an earlier suggestion, which is right if program and rules are the same
 */
export async function suggestUpdate(
  context: Context,
  program: Row,
  config: ProgramConfig,
  early?: SuggestedUpdate,
): Promise<SuggestedUpdate> {
  requireSheets(config);
  const changed: Row = {
    ...program,
    ...writeEnds(config),
    namespace: config.namespace ?? program.namespace,
    family_id: config.familyId ?? program.family_id,
  };
  const columns = new Set(config.source.fields.map(({ key }) => key));
  const fields = new Set(listFillable(config.destination.fields));
  const existing = await listRuleRows(context, [program.id]);
  const kept = existing.filter((row) => {
    const rule = readRuleRow(row);
    return (
      row.accepted_at !== null &&
      listRuleColumns(rule).every((key) => columns.has(key)) &&
      listRuleFields(rule).every((key) => fields.has(key))
    );
  });
  if (early !== undefined && isDeepStrictEqual([early.changed, early.existing], [changed, existing]))
    return early;
  return {
    changed,
    existing,
    kept,
    suggested: await suggestRuleRows(context, changed, config, kept.map(readRuleRow)),
  };
}

/** Replaces the configurations of a program, and its open rules by a suggestion. */
export async function updateProgram(
  context: Context,
  program: Locked<Row>,
  { changed, existing, kept, suggested }: SuggestedUpdate,
): Promise<Program> {
  // A suggestion that is as before keeps its id.
  const open = existing.filter(({ accepted_at }) => accepted_at === null);
  const rules = suggested.filter((row) => !open.some((other) => isAlike(row, other)));
  const same = open.filter((row) => suggested.some((other) => isAlike(other, row)));
  const gone = existing.filter((row) => !kept.includes(row) && !same.includes(row)).map(({ id }) => id);
  await deleteRuleRows(context, program, gone);
  await insertRuleRows(context, rules);
  const { source, destination_keys, header, sheet_slug, namespace, family_id } = changed;
  const ends = { source, destination_keys, header, sheet_slug, namespace, family_id };
  await updateProgramRow(context, program, { ...ends, job_key: null });
  await recordChange(context, changed, { added: rules.length, deleted: gone.length });
  return describeOne(context, program.id);
}

type RuleRow = Pick<Selectable<MappingRuleRow>, "name" | "column_name" | "field_key">;

function isAlike(row: RuleRow, other: RuleRow): boolean {
  return (
    row.name === other.name && row.column_name === other.column_name && row.field_key === other.field_key
  );
}

async function describeOne(context: Context, id: string): Promise<Program> {
  const [program] = await describePrograms(context, [await getProgram(context, id)]);
  return program as Program;
}

/** A suggestion for each column that no rule decides. */
async function suggestRuleRows(
  context: Context,
  program: Row,
  { source, destination }: ProgramConfig,
  rules: readonly ProgramRule[],
): Promise<(Insertable<MappingRuleRow> & RuleRow)[]> {
  const decided = new Set(rules.flatMap((rule) => findDecidedColumn(rule) ?? []));
  const filled = new Set(rules.flatMap(listRuleFields));
  const columns = nameColumns(source.fields).filter(({ key }) => !decided.has(key));
  const fields = destination.fields.filter((field) => isFillable(field) && !filled.has(field.key));
  const { environment_id: environmentId, namespace, sheet_slug: slug, family_id: familyId } = program;
  const family = familyId === null ? [] : await listDecisions(context, { environmentId, familyId }, columns);
  const own = await listDecisions(context, { environmentId, namespace, slug }, columns);
  const { suggestions } = await runSteps(
    matchInSteps(columns, fields, {
      threshold: destination.mappingConfidenceThreshold ?? 0.5,
      confirmed: [...family, ...own],
    }),
  );
  return suggestions.flatMap(({ column, field, confidence }) => {
    const key = columns[column]?.key;
    if (key === undefined) return [];
    const rule = { type: "assign", column: key, field } as const;
    const name = nameRule(rule, columns, fields);
    return createRuleRow(context, program, rule, { name, confidence, isAccepted: false });
  });
}

function writeEnds({ source, destination }: ProgramConfig) {
  const columns = nameColumns(source.fields);
  return {
    source: JSON.stringify(columns),
    destination_keys: JSON.stringify(listFillable(destination.fields)),
    header: digestHeader(columns),
    sheet_slug: readSheetSlug(destination),
  };
}

function requireSheets({ source, destination }: ProgramConfig): void {
  const large = Object.entries({ source, destination }).flatMap(([key, { fields }]): Problem[] =>
    fields.length <= limits.programFields
      ? []
      : [
          {
            message: `At most ${limits.programFields} fields; it has ${fields.length}.`,
            key: `${key}.fields`,
          },
        ],
  );
  if (large.length > 0) throw new DomainError("value_too_long", large);
  requireValidConfig(source, "source.");
  requireValidConfig(destination, "destination.");
}

/** A suggested program as it is shown without an id. */
export function describeSuggested({ row, rules }: SuggestedProgram): Program {
  const {
    rules: shown,
    sourceKeys,
    destinationKeys,
    destinationSlug,
    summary,
    namespace,
    familyId,
  } = toProgram(row as Row, rules as Selectable<MappingRuleRow>[]);
  return {
    rules: shown.map(({ name, type, config, confidence }) => ({
      name,
      type,
      config,
      ...(confidence !== undefined && { confidence }),
    })),
    sourceKeys,
    destinationKeys,
    ...(destinationSlug !== undefined && { destinationSlug }),
    ...(namespace !== undefined && { namespace }),
    ...(familyId !== undefined && { familyId }),
    ...(summary !== undefined && { summary: { ...summary, addedRuleCount: rules.length } }),
  };
}
