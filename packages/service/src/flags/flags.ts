import type { CreateFlagRequest, JobId, UpdateFlagRequest } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context, NewEvent } from "../context/context.ts";
import { type Locked, lockRows } from "../context/lock-rows.ts";
import { createNotFound, DomainError } from "../domain/errors.ts";
import { findChanges } from "../domain/find-changes.ts";
import { replaceFlag } from "../records/bulk/replace-flag.ts";
import type { FlagRow } from "../storage/rows/flags.ts";
import { describeWorkbookPlace, getWorkbook, lockWorkbook } from "../workbooks/workbooks.ts";
import { deleteFlagRow, deleteFlagRows, findFlagRow, insertFlagRow, updateFlagRow } from "./store.ts";

type Row = Selectable<FlagRow>;

/** The cause of a change of a flag, if it was not a request. */
export interface FlagCause {
  readonly jobId?: JobId;
}

/** The flag of a slug; throws a `not-found` if the workbook has none, or is not in the actor's scope. */
export async function getFlag(context: Context, workbookId: string, slug: string): Promise<Row> {
  await getWorkbook(context, workbookId);
  const row = await findFlagRow(context, workbookId, slug);
  if (row === undefined) throw createNotFound("flag", slug, "slug");
  return row;
}

/** The same, locked with its workbook until the transaction ends: nobody else creates, changes or deletes flags of it. */
export function lockFlag(context: Context, workbookId: string, slug: string): Promise<Locked<Row>> {
  return lockRows(context, "workbooks", [workbookId], () => getFlag(context, workbookId, slug));
}

/** Adds a flag to a workbook; throws a `conflict` if the slug is in use. */
export async function createFlag(
  context: Context,
  workbookId: string,
  { slug, label, colorHex }: CreateFlagRequest,
  cause: FlagCause = {},
): Promise<Row> {
  await lockWorkbook(context, workbookId);
  await requireFreeSlug(context, workbookId, slug, "slug");
  await insertFlagRow(context, {
    id: context.newId("flag"),
    account_id: context.accountId,
    created_at: context.now,
    updated_at: context.now,
    workbook_id: workbookId,
    slug,
    label,
    color_hex: colorHex,
  });
  const row = (await findFlagRow(context, workbookId, slug)) as Row;
  await context.emit(await describeFlag(context, "flag:created", row, cause));
  return row;
}

/** Adds a flag if the workbook does not have it yet. */
export async function ensureFlag(
  context: Context,
  workbookId: string,
  request: CreateFlagRequest,
  cause: FlagCause,
): Promise<void> {
  await lockWorkbook(context, workbookId);
  const row = await findFlagRow(context, workbookId, request.slug);
  if (row === undefined) await createFlag(context, workbookId, request, cause);
}

/** Changes a flag. Records that have the flag keep it, even if the slug changes. */
export async function updateFlag(
  context: Context,
  flag: Locked<Row>,
  { label, colorHex, newSlug }: UpdateFlagRequest,
  cause: FlagCause = {},
): Promise<Row> {
  const { workbook_id: workbookId, slug } = flag;
  const isRenamed = newSlug !== undefined && newSlug !== slug;
  if (isRenamed) await requireFreeSlug(context, workbookId, newSlug, "newSlug");
  const changes = findChanges<Row>(flag, { label, color_hex: colorHex, slug: newSlug });
  if (changes === undefined) return flag;
  await updateFlagRow(context, flag, { ...changes, updated_at: context.now });
  if (isRenamed) await replaceFlag(context, workbookId, slug, newSlug);
  const row = await getFlag(context, workbookId, newSlug ?? slug);
  await context.emit(await describeFlag(context, "flag:updated", row, cause));
  return row;
}

/** Deletes a flag, and removes it from all records. */
export async function deleteFlag(context: Context, row: Locked<Row>): Promise<void> {
  await replaceFlag(context, row.workbook_id, row.slug, undefined);
  await deleteFlagRow(context, row);
  await context.emit(await describeFlag(context, "flag:deleted", row));
}

/** Deletes the flags of deleted workbooks. */
export async function deleteFlagsOfWorkbooks(
  context: Context,
  workbookIds: readonly string[],
): Promise<void> {
  await deleteFlagRows(context, workbookIds);
}

async function requireFreeSlug(
  context: Context,
  workbookId: string,
  slug: string,
  key: string,
): Promise<void> {
  if ((await findFlagRow(context, workbookId, slug)) === undefined) return;
  throw new DomainError("name_taken", {
    message: `The workbook has a flag \`${slug}\` already. Choose another slug.`,
    key,
  });
}

async function describeFlag(
  context: Context,
  topic: "flag:created" | "flag:updated" | "flag:deleted",
  row: Row,
  cause: FlagCause = {},
): Promise<NewEvent> {
  const workbook = await getWorkbook(context, row.workbook_id);
  return {
    topic,
    domain: "flag",
    payload: { slug: row.slug, label: row.label, colorHex: row.color_hex },
    context: { ...describeWorkbookPlace(workbook), ...cause },
    target: row.id,
  };
}
