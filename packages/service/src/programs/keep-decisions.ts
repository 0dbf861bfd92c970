import type { Property } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { lockRows } from "../context/lock-rows.ts";
import type { ProgramColumn, ProgramRow } from "../storage/rows/mapping-programs.ts";
import { digestHeader, digestJobKey, listFillable, type SheetKind } from "./kind.ts";
import { createRuleRow, findReplaced, saysSame } from "./place-rules.ts";
import { nameRule, type ProgramRule } from "./program-rule.ts";
import { describeProgram, recordChange } from "./programs.ts";
import {
  deleteRuleRows,
  findProgramRow,
  insertProgramRow,
  insertRuleRows,
  listProgramRowsOfKind,
  listRuleRows,
  updateProgramRow,
  updateRuleRows,
} from "./store.ts";

type Row = Selectable<ProgramRow>;

/** What a job has decided, and about what. */
export interface Decisions {
  readonly columns: readonly ProgramColumn[];
  readonly fields: readonly Property[];
  readonly rules: readonly ProgramRule[];
}

/**
 * Keeps what people decided in the plan of a job in the program for the same kind of sheet and the same columns, or in a
 * new one. A rule that says the same is accepted once more.
 */
export async function keepDecisions(
  context: Context,
  kind: SheetKind,
  { columns, fields, rules }: Decisions,
): Promise<void> {
  if (rules.length === 0) return;
  const header = digestHeader(columns);
  const program =
    (await findLocked(context, kind, header)) ?? (await insert(context, kind, { columns, fields, header }));
  const existing = await listRuleRows(context, [program.id]);
  const same = existing.filter((row) => rules.some((rule) => saysSame(row, rule)));
  const added = rules.filter((rule) => !same.some((row) => saysSame(row, rule)));
  const others = existing.filter((row) => !same.includes(row));
  const replaced = findReplaced(others, added).map(({ id }) => id);
  await deleteRuleRows(context, program, replaced);
  const { now, actor } = context;
  await updateRuleRows(
    context,
    program,
    same.map(({ id }) => id),
    { accepted_at: now, accepted_by: actor.id },
  );
  const rows = added.map((rule) =>
    createRuleRow(context, program, rule, { name: nameRule(rule, columns, fields), isAccepted: true }),
  );
  await insertRuleRows(context, rows);
  if (added.length > 0)
    await recordChange(context, program, { added: added.length, deleted: replaced.length });
  else await updateProgramRow(context, program, { updated_at: now });
}

async function findLocked(context: Context, kind: SheetKind, header: string): Promise<Row | undefined> {
  const [program] = await listProgramRowsOfKind(context, kind, { header, most: 1 });
  if (program === undefined) return undefined;
  return lockRows(context, "mapping_programs", [program.id], () => findProgramRow(context, program.id));
}

async function insert(
  context: Context,
  kind: SheetKind,
  { columns, fields, header }: Pick<Decisions, "columns" | "fields"> & { readonly header: string },
): Promise<Row> {
  const { accountId, now, actor } = context;
  const id = context.newId("program");
  const row = await insertProgramRow(context, {
    id,
    account_id: accountId,
    created_at: now,
    updated_at: now,
    created_by: actor.id,
    environment_id: kind.environmentId,
    namespace: kind.namespace,
    sheet_slug: kind.slug,
    family_id: null,
    source: JSON.stringify(columns),
    header,
    job_key: digestJobKey(kind, header),
    destination_keys: JSON.stringify(listFillable(fields)),
    added_count: 0,
    deleted_count: 0,
  });
  if (row.id === id) await context.emit(describeProgram("program:created", row));
  return row;
}
