import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { readJson } from "../storage/rows/columns.ts";
import type { GuestSpaceRow } from "../storage/rows/guests.ts";

/** The minimum time between two stored visits. */
const resolutionMs = 60_000;

/** The part of a space that a guest may see. Without a list, everything of that kind. */
export interface GuestLimits {
  readonly workbookIds: readonly string[] | undefined;
  readonly sheetIds: readonly string[] | undefined;
}

/** The part of a space that the caller may see. Only guests have limits. */
export async function findGuestLimits(context: Context, spaceId: string): Promise<GuestLimits> {
  const row = await findOwnRow(context, spaceId);
  return {
    workbookIds: readJson<string[]>(row?.workbook_ids ?? null),
    sheetIds: readJson<string[]>(row?.sheet_ids ?? null),
  };
}

/** The same for every space of the caller with limits. */
export async function listGuestLimits({
  actor,
  db,
}: Context): Promise<readonly (GuestLimits & { readonly spaceId: string })[]> {
  if (actor.kind !== "guest") return [];
  const rows = await db
    .selectFrom("guest_spaces")
    .select(["space_id", "workbook_ids", "sheet_ids"])
    .where("guest_id", "=", actor.id)
    .where((where) => where.or([where("workbook_ids", "is not", null), where("sheet_ids", "is not", null)]))
    .execute();
  return rows.map(({ space_id: spaceId, workbook_ids, sheet_ids }) => ({
    spaceId,
    workbookIds: readJson<string[]>(workbook_ids),
    sheetIds: readJson<string[]>(sheet_ids),
  }));
}

/** Stores that a guest visited a space, to the minute; does nothing for other callers. */
export async function noteVisit(context: Context, spaceId: string): Promise<void> {
  const row = await findOwnRow(context, spaceId);
  if (row === undefined) return;
  const { now, storage, afterCommit } = context;
  if (Date.parse(now) - Date.parse(row.last_accessed ?? "1970-01-01") < resolutionMs) return;
  const { sequence } = row;
  afterCommit(async () => {
    await storage.transaction((db) =>
      db.updateTable("guest_spaces").set({ last_accessed: now }).where("sequence", "=", sequence).execute(),
    );
  });
}

async function findOwnRow(
  { actor, db }: Context,
  spaceId: string,
): Promise<Selectable<GuestSpaceRow> | undefined> {
  if (actor.kind !== "guest") return undefined;
  return db
    .selectFrom("guest_spaces")
    .selectAll()
    .where("guest_id", "=", actor.id)
    .where("space_id", "=", spaceId)
    .executeTakeFirst();
}
