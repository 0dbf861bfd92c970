import { type Confirmed, normalizeColumn } from "@data-import/tables/mapping";
import { sql } from "kysely";
import type { Context } from "../context/context.ts";
import type { ProgramColumn } from "../storage/rows/mapping-programs.ts";
import type { SheetKind } from "./kind.ts";
import { describeKind } from "./store.ts";

/**
 * What people accepted about columns with these names, in all programs of an environment for a kind of sheet, or of a
 * family; the newest last.
 */
export async function listDecisions(
  { db, accountId, storage }: Context,
  of: SheetKind | { readonly environmentId: string; readonly familyId: string },
  columns: readonly ProgramColumn[],
): Promise<Confirmed[]> {
  const names = [...new Set(columns.map(({ name }) => normalizeColumn(name)))];
  const place =
    "familyId" in of ? { environment_id: of.environmentId, family_id: of.familyId } : describeKind(of);
  const rows = await db
    .selectFrom("mapping_programs")
    .innerJoin("mapping_rules", "mapping_rules.program_id", "mapping_programs.id")
    .select(["mapping_rules.column_name", "mapping_rules.field_key"])
    .where("mapping_programs.account_id", "=", accountId)
    .where((is) => is.and(place))
    .where("mapping_rules.account_id", "=", accountId)
    .where("mapping_rules.accepted_at", "is not", null)
    .where(sql<boolean>`${sql.ref("mapping_rules.column_name")} in ${storage.engine.sql.list(names)}`)
    .groupBy(["mapping_rules.column_name", "mapping_rules.field_key"])
    .orderBy(sql`max(${sql.ref("mapping_rules.accepted_at")})`)
    .execute();
  return rows.map(({ column_name: column, field_key: field }) => ({
    column: column ?? "",
    field: field ?? undefined,
  }));
}
