import { type RawBuilder, sql } from "kysely";
import type { Context } from "../context/context.ts";
import type { EngineSql } from "../storage/engine-sql.ts";
import { joinConditions } from "./query/compile-query.ts";

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
 */
export async function changeFlags(
  { db, storage }: Context,
  where: RawBuilder<boolean>,
  mutation: FlagMutation,
): Promise<number> {
  const { flags, isOther } = compileMutation(storage.engine.sql, mutation);
  const { numAffectedRows = 0n } = await sql`update records set flags = ${flags}
    where ${where} and ${isOther}`.execute(db);
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
      isOther: sql`(records.flags is null or not ${engine.hasFlag(slug)})`,
    };
  }
  if (operation === "replace") {
    const flags = engine.flags([slug]);
    return { flags, isOther: sql`(records.flags is null or records.flags <> ${flags})` };
  }
  const removed = [slug, ...others];
  const conditions = removed.map((each) => engine.hasFlag(each));
  return {
    flags: engine.removeFlags(removed),
    isOther: sql`(records.flags is not null and ${joinConditions("or", conditions)})`,
  };
}
