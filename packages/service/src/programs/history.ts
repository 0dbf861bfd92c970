import type { Context } from "../context/context.ts";
import { lockRows } from "../context/lock-rows.ts";
import { withinScope } from "../context/within-scope.ts";
import {
  deleteProgramRow,
  deleteRuleRows,
  listProgramRowsById,
  listRuleRows,
  updateProgramRow,
} from "./store.ts";

/** How many programs are locked at once. */
const programsAtOnce = 100;

/** Deletes the rules that the caller accepted, and the programs that the caller created and nobody else uses. */
export async function deleteHistory(context: Context, environmentId: string | undefined): Promise<void> {
  const ids = await listProgramsOfCaller(context, environmentId);
  for (let start = 0; start < ids.length; start += programsAtOnce)
    await deletePart(context, ids.slice(start, start + programsAtOnce));
}

async function deletePart(context: Context, ids: readonly string[]): Promise<void> {
  const { actor } = context;
  const programs = await lockRows(context, "mapping_programs", ids, () => listProgramRowsById(context, ids));
  const rules = Map.groupBy(await listRuleRows(context, ids), ({ program_id }) => program_id);
  for (const program of programs) {
    const all = rules.get(program.id) ?? [];
    const isOwn = program.created_by === actor.id;
    const gone = all.filter(({ accepted_by }) => accepted_by === actor.id || (isOwn && accepted_by === null));
    if (isOwn && gone.length === all.length) {
      await deleteProgramRow(context, program);
      continue;
    }
    await deleteRuleRows(
      context,
      program,
      gone.map((rule) => rule.id),
    );
    const deleted_count = program.deleted_count + gone.length;
    await updateProgramRow(context, program, { updated_at: context.now, deleted_count });
  }
}

async function listProgramsOfCaller(context: Context, environmentId: string | undefined): Promise<string[]> {
  const { db, actor, accountId } = context;
  let query = db
    .selectFrom("mapping_programs")
    .select("id")
    .where(withinScope(context, "mapping_programs", { hasSpace: false }))
    .where((is) =>
      is.or([
        is("created_by", "=", actor.id),
        is(
          "id",
          "in",
          db
            .selectFrom("mapping_rules")
            .select("program_id")
            .where("account_id", "=", accountId)
            .where("accepted_by", "=", actor.id),
        ),
      ]),
    );
  if (environmentId !== undefined) query = query.where("environment_id", "=", environmentId);
  return (await query.orderBy("id").execute()).map(({ id }) => id);
}
