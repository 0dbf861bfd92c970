import { type RawBuilder, sql } from "kysely";
import type { Context } from "../../context/context.ts";
import { keepForSnapshots } from "../../snapshots/snapshots.ts";
import type { EngineSql } from "../../storage/engine-sql.ts";
import type { SheetStateRow } from "../../storage/rows/sheets.ts";
import { joinConditions } from "../query/compile-query.ts";

/** The flags that the selected records get and lose. */
export interface FlagMutation {
  readonly operation: "apply" | "replace" | "delete";
  readonly slug: string;
  /** Further flags to remove, for `delete`. */
  readonly others?: readonly string[] | undefined;
}

/**
 * Changes the flags of the records that meet a condition, in one statement; returns how many changed. The caller has
 * locked the sheet: other writers write complete records, with the flags that they have read.
 * @param state of the sheet
 */
export async function changeFlags(
  context: Context,
  state: SheetStateRow,
  where: RawBuilder<boolean>,
  mutation: FlagMutation,
): Promise<number> {
  const { flags, isOther } = compileMutation(context.storage.engine.sql, mutation);
  const changed = sql<boolean>`${where} and ${isOther}`;
  await keepForSnapshots(context, state, changed);
  const { numAffectedRows = 0n } = await sql`update records set flags = ${flags} where ${changed}`.execute(
    context.db,
  );
  return Number(numAffectedRows);
}

/** The flags after a mutation, and whether they differ from those before. */
function compileMutation(
  engine: EngineSql,
  { operation, slug, others = [] }: FlagMutation,
): { readonly flags: RawBuilder<unknown>; readonly isOther: RawBuilder<boolean> } {
  if (operation === "apply") {
    return {
      flags: engine.addFlag(slug),
      isOther: sql`(records.flags is null or not ${engine.hasItem("records.flags", slug)})`,
    };
  }
  if (operation === "replace") {
    const flags = engine.flags([slug]);
    return { flags, isOther: sql`(records.flags is null or records.flags <> ${flags})` };
  }
  const removed = [slug, ...others];
  const conditions = removed.map((each) => engine.hasItem("records.flags", each));
  return {
    flags: engine.removeFlags(removed),
    isOther: sql`(records.flags is not null and ${joinConditions("or", conditions)})`,
  };
}
