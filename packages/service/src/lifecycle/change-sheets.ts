import { isDeepStrictEqual } from "node:util";
import type { TakenConstraints } from "@data-import/tables/constraints";
import { assignSlots } from "@data-import/tables/fields";
import type { SheetConfig } from "@data-import/types";
import type { Selectable } from "kysely";
import { setActionsOf } from "../actions/actions-of-targets.ts";
import { deleteActionsOf } from "../actions/delete-actions.ts";
import type { Context } from "../context/context.ts";
import { type Locked, lockRows } from "../context/lock-rows.ts";
import { DomainError } from "../domain/errors.ts";
import { findChanges, nameChanges } from "../domain/find-changes.ts";
import { requireUnblocked } from "../jobs/blocks.ts";
import { addTexts } from "../records/revalidation/add-texts.ts";
import { revalidateSheets } from "../records/revalidation/revalidate.ts";
import { refersTo } from "../records/rules/workbook-rules.ts";
import { type ActionParts, selectActions, splitActions } from "../sheets/actions-of-fields.ts";
import { createSheetEvent, getSheet, type LoadedSheet, listLoadedSheets } from "../sheets/sheets.ts";
import {
  deleteSheetRows,
  insertSheetRow,
  listSheetRows,
  renewConfiguration,
  updateSheetRow,
} from "../sheets/store.ts";
import { dropSnapshotsOf } from "../snapshots/store.ts";
import { readJson, writeJson } from "../storage/rows/columns.ts";
import type { FileSample } from "../storage/rows/sheets.ts";
import type { WorkbookRow } from "../storage/rows/workbooks.ts";
import { deleteViewsOf } from "../views/store.ts";
import { leaveToSweep } from "./deletions.ts";
import { takeConstraints } from "./stored-constraints.ts";

/** A sheet to create. Its slug is free. */
export interface NewSheet {
  readonly config: SheetConfig & { readonly slug: string };
  readonly namespace?: string | undefined;
  /** Where the request has the configuration: `sheets[0].`, or the empty text. */
  readonly path?: string | undefined;
  /** The sheet that it is a copy of. */
  readonly original?: LoadedSheet | undefined;
}

/** Adds sheets at the end of a workbook. Their configurations are validated already. */
export async function createSheets(
  context: Context,
  { id: workbookId }: Locked<Selectable<WorkbookRow>>,
  sheets: readonly NewSheet[],
): Promise<LoadedSheet[]> {
  const existing = await listSheetRows(context, workbookId);
  let place = (existing.at(-1)?.place ?? -1) + 1;
  const created: LoadedSheet[] = [];
  for (const { config: given, namespace, path, original } of sheets) {
    const parts = splitActions(given);
    const { config } = parts;
    const id = context.newId("sheet");
    const taken = await takeConstraints(context, workbookId, config, { before: original, path });
    await insertSheetRow(context, {
      id,
      account_id: context.accountId,
      created_at: context.now,
      updated_at: context.now,
      workbook_id: workbookId,
      place,
      name: config.name,
      slug: given.slug,
      config: JSON.stringify(config),
      slots: JSON.stringify(assignSlots([], config)),
      stored_constraints: writeTaken(taken),
      metadata: writeJson(config.metadata),
      namespace: namespace ?? null,
      locked_by: null,
      locked_at: null,
      created_from: null,
      last_propagated_at: null,
    });
    place += 1;
    const sheet = await getSheet(context, id);
    await setActionsOfSheet(context, sheet, parts);
    created.push(sheet);
  }
  await renewConfiguration(context, workbookId);
  await context.emit(...created.map((sheet) => createSheetEvent("sheet:created", sheet)));
  // The values that the new sheets refer to are not in the index yet.
  const referring = created.filter((sheet) => existing.some(({ slug }) => refersTo(sheet, slug)));
  await revalidateSheets(context, referring, { areNew: true });
  return created;
}

/** The changes of a sheet. Absent properties stay as they are. */
export interface SheetChange {
  readonly name?: string | undefined;
  readonly slug?: string | undefined;
  readonly metadata?: unknown;
  readonly namespace?: string | undefined;
  /** The whole configuration, validated already. */
  readonly config?: SheetConfig | undefined;
}

/**
 * Changes a sheet. If its rules change, validates its records again. Throws a `conflict` if the sheet is locked.
 * @returns the sheet that it was given if nothing changes
 */
export async function changeSheet(
  context: Context,
  sheet: Locked<LoadedSheet>,
  change: SheetChange,
): Promise<Locked<LoadedSheet>> {
  await requireUnlocked(context, sheet);
  const parts = splitActions(change.config ?? sheet.config);
  const { config } = parts;
  config.name = change.name ?? config.name;
  const slug = change.slug ?? change.config?.slug ?? sheet.slug;
  config.slug = slug;
  if (slug !== sheet.slug) await requireFreeSlug(context, sheet, slug);
  const metadata = change.metadata === undefined ? config.metadata : change.metadata;
  const slots = assignSlots(sheet.slots, config);
  const taken = await takeConstraints(context, sheet.workbookId, config, { before: sheet });
  const columns = {
    ...findChanges(
      sheet.row,
      { name: config.name, slug, namespace: change.namespace },
      { config, slots, metadata },
    ),
    ...(!isDeepStrictEqual(taken, sheet.taken) && { stored_constraints: writeTaken(taken) }),
  };
  const hasOtherActions = await setActionsOfSheet(context, sheet, parts, sheet.config);
  if (Object.keys(columns).length === 0 && !hasOtherActions) return sheet;
  await updateSheetRow(context, sheet, { ...columns, updated_at: context.now });
  const changed = await lockRows(context, "sheets", [sheet.id], () => getSheet(context, sheet.id));
  const isConfigured = hasOtherActions || "stored_constraints" in columns;
  const names = nameChanges(change, { ...columns, ...(isConfigured && { config }) });
  await context.emit(createSheetEvent("sheet:updated", changed, names));
  // References find a sheet by its slug, so a new slug also changes the rules.
  const isSame =
    slug === sheet.slug &&
    isDeepStrictEqual(config.fields, sheet.config.fields) &&
    isDeepStrictEqual(taken, sheet.taken) &&
    isDeepStrictEqual(config.constraints, sheet.config.constraints);
  if (!isSame && !(await addTexts(context, sheet, changed)))
    await revalidateSheets(context, [sheet, changed]);
  return changed;
}

function writeTaken(taken: TakenConstraints): string | null {
  return Object.keys(taken).length === 0 ? null : JSON.stringify(taken);
}

/**
 * Sets the actions that a configuration lists, and deletes those of the fields that it no longer has; returns whether this
 * changed any.
 */
async function setActionsOfSheet(
  context: Context,
  sheet: LoadedSheet,
  { config, ofSheet, ofFields }: ActionParts,
  before: SheetConfig = config,
): Promise<boolean> {
  const results = [await setActionsOf(context, sheet, ofSheet, selectActions(config))];
  for (const [key, actions] of ofFields) {
    results.push(await setActionsOf(context, sheet, actions, selectActions(config, key)));
  }
  const keys = new Set(config.fields.map(({ key }) => key));
  for (const { key } of before.fields) {
    if (!keys.has(key)) results.push(await setActionsOf(context, sheet, [], selectActions(before, key)));
  }
  return results.includes(true);
}

/** Locks a sheet against changes, or unlocks it; does nothing if it is in this state already. */
export async function setLock(
  context: Context,
  sheet: Locked<LoadedSheet>,
  isLocked: boolean,
): Promise<void> {
  if (isLocked === (sheet.lockedBy !== null)) return;
  await updateSheetRow(context, sheet, {
    locked_by: isLocked ? context.actor.id : null,
    locked_at: isLocked ? context.now : null,
    updated_at: context.now,
  });
  const changed = await getSheet(context, sheet.id);
  await context.emit(createSheetEvent("sheet:updated", changed, ["lockedBy", "lockedAt"]));
}

/** Stores that a sheet has only the first records of a file, and locks it: no job would read what changes there. */
export async function limitToSample(
  context: Context,
  sheet: Locked<LoadedSheet>,
  sample: FileSample,
): Promise<void> {
  const metadata = readJson<{ readonly reading?: object }>(sheet.row.metadata);
  const marked = { ...metadata, reading: { ...metadata?.reading, extent: "sample" } };
  await updateSheetRow(context, sheet, {
    sample: JSON.stringify(sample),
    metadata: JSON.stringify(marked),
    updated_at: context.now,
    locked_by: context.actor.id,
    locked_at: context.now,
  });
  const changed = await getSheet(context, sheet.id);
  await context.emit(createSheetEvent("sheet:updated", changed, ["metadata", "lockedBy", "lockedAt"]));
}

/** Throws a `conflict` if a sheet is locked, or if a job blocks it. */
export async function requireUnlocked(context: Context, sheet: LoadedSheet): Promise<void> {
  const { slug, lockedBy } = sheet;
  if (lockedBy !== null) {
    const message = `The sheet \`${slug}\` is locked by ${lockedBy}: unlock it first.`;
    throw new DomainError("sheet_locked", { message, key: "sheetId" });
  }
  await requireUnblocked(context, sheet);
}

/** Deletes a sheet with everything in it, and validates the records that referred to it again. */
export async function deleteSheet(context: Context, sheet: Locked<LoadedSheet>): Promise<void> {
  await requireUnlocked(context, sheet);
  await removeSheets(context, [sheet.id]);
  await renewConfiguration(context, sheet.workbookId);
  await context.emit(createSheetEvent("sheet:deleted", sheet));
  const others = await listLoadedSheets(context, sheet.workbookId);
  await revalidateSheets(
    context,
    others.filter((other) => refersTo(other, sheet.slug)),
  );
}

/** Deletes sheets of locked workbooks with everything in them, without events. */
export async function removeSheets(context: Context, ids: readonly string[]): Promise<void> {
  // Somebody may add an action to a sheet, which needs no lock of the workbook.
  const locked = await lockRows(context, "sheets", ids, async () => ids.map((id) => ({ id })));
  await dropSnapshotsOf(context, ids);
  await deleteViewsOf(context, ids);
  await deleteActionsOf(context, ids);
  await leaveToSweep(context, "sheet", ids);
  await deleteSheetRows(context, locked);
}

async function requireFreeSlug(context: Context, sheet: LoadedSheet, slug: string): Promise<void> {
  const others = await listSheetRows(context, sheet.workbookId);
  if (!others.some((other) => other.id !== sheet.id && other.slug === slug)) return;
  const message = `Another sheet of the workbook has the slug \`${slug}\`: choose a free one.`;
  throw new DomainError("name_taken", { message, key: "slug" });
}
