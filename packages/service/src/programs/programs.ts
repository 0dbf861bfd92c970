import type { EnvironmentId, Program, ProgramId } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context, NewEvent } from "../context/context.ts";
import { type Locked, lockRows } from "../context/lock-rows.ts";
import { requireRowInScope } from "../context/require-in-scope.ts";
import { createNotFound } from "../domain/errors.ts";
import { type ProgramRow, toProgram } from "../storage/rows/mapping-programs.ts";
import { findProgramRow, listRuleRows, updateProgramRow } from "./store.ts";

type Row = Selectable<ProgramRow>;

/** The program of an id in the actor's scope; throws a `not-found` if there is none. */
export async function getProgram(context: Context, id: string, key = "programId"): Promise<Row> {
  return requireRowInScope(context, await findProgramRow(context, id), () =>
    createNotFound("mapping program", id, key),
  );
}

/** The same, locked until the transaction ends. */
export function lockProgram(context: Context, id: string): Promise<Locked<Row>> {
  return lockRows(context, "mapping_programs", [id], () => getProgram(context, id));
}

/** Programs with their rules. */
export async function describePrograms(context: Context, rows: readonly Row[]): Promise<Program[]> {
  const ids = rows.map(({ id }) => id);
  const rules = Map.groupBy(await listRuleRows(context, ids), ({ program_id }) => program_id);
  return rows.map((row) => toProgram(row, rules.get(row.id) ?? []));
}

/** Counts the rules that a change added and deleted, and records the event of the change. */
export async function recordChange(
  context: Context,
  row: Row,
  { added = 0, deleted = 0 }: { readonly added?: number; readonly deleted?: number },
): Promise<void> {
  await updateProgramRow(context, row, {
    updated_at: context.now,
    added_count: row.added_count + added,
    deleted_count: row.deleted_count + deleted,
  });
  await context.emit(describeProgram("program:updated", row));
}

/** An event about a program. */
export function describeProgram(
  topic: "program:created" | "program:updated",
  { id, environment_id }: Pick<Row, "id" | "environment_id">,
): NewEvent {
  const context = { environmentId: environment_id as EnvironmentId, programId: id as ProgramId };
  return { topic, domain: "program", payload: {}, context, target: id };
}
