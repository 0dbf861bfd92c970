import type { CreateGuidanceRequest, GuidanceOptions } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { type Locked, lockRows } from "../context/lock-rows.ts";
import { createNotFound } from "../domain/errors.ts";
import { getSpace, holdSpace } from "../spaces/spaces.ts";
import type { GuidanceRow } from "../storage/rows/guidance.ts";
import { deleteGuidanceRows, findGuidanceRow, insertGuidanceRow, listGuidanceRows } from "./store.ts";

type Row = Selectable<GuidanceRow>;

/** The guidance of a space that is for the caller, newest first. */
export async function listGuidance(context: Context, spaceId: string): Promise<Row[]> {
  await getSpace(context, spaceId);
  const rows = await listGuidanceRows(context, spaceId);
  return rows.filter((row) => isForCaller(context, row));
}

/** Guidance for guests is for all others, too: they manage it. */
function isForCaller({ actor }: Context, { options }: Row): boolean {
  return actor.kind !== "guest" || (JSON.parse(options) as GuidanceOptions).role !== "admin";
}

/** The guidance of an id in a space; throws a `not-found` if there is none for the caller. */
export async function getGuidance(context: Context, spaceId: string, id: string): Promise<Row> {
  await getSpace(context, spaceId);
  const row = await findGuidanceRow(context, spaceId, id);
  if (row === undefined || !isForCaller(context, row))
    throw createNotFound("guidance", id, "guidanceId", "this space");
  return row;
}

/** The same, locked until the transaction ends. */
export function lockGuidance(context: Context, spaceId: string, id: string): Promise<Locked<Row>> {
  return lockRows(context, "guidance", [id], () => getGuidance(context, spaceId, id));
}

/** Makes a space show a guide. Does not check that the guide exists, so that either can be created first. */
export async function createGuidance(
  context: Context,
  spaceId: string,
  { guideSlug, options }: CreateGuidanceRequest,
): Promise<Row> {
  await holdSpace(context, spaceId);
  const id = context.newId("guidance");
  await insertGuidanceRow(context, {
    id,
    account_id: context.accountId,
    created_at: context.now,
    updated_at: context.now,
    space_id: spaceId,
    guide_slug: guideSlug,
    options: JSON.stringify(options),
    created_from: null,
    last_propagated_at: null,
  });
  return getGuidance(context, spaceId, id);
}

/** Deletes every guidance of deleted spaces. */
export function deleteGuidanceOfSpaces(context: Context, spaceIds: readonly string[]): Promise<void> {
  return deleteGuidanceRows(context, spaceIds);
}
