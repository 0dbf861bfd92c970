import type {
  CreateWorkbookConfig,
  SheetConfig,
  SheetConfigOrUpdate,
  WorkbookUpdate,
} from "@data-import/types";
import { type ActionTarget, setActionsOf } from "../actions/actions-of-targets.ts";
import { deleteActionsOf } from "../actions/delete-actions.ts";
import type { Context, NewEvent } from "../context/context.ts";
import { type Locked, lockRows } from "../context/lock-rows.ts";
import { divide } from "../domain/chunks.ts";
import { createInvalid, createNotFound, DomainError, renameKeys } from "../domain/errors.ts";
import { findChanges, nameChanges } from "../domain/find-changes.ts";
import { deleteFlagsOfWorkbooks } from "../flags/flags.ts";
import { createSlug, findRepeated, requireValidConfig } from "../sheets/config.ts";
import { type LoadedSheet, listLoadedSheets, lockSheetsOf } from "../sheets/sheets.ts";
import { listSheetIds, lockSheetStates } from "../sheets/store.ts";
import { holdSpace } from "../spaces/spaces.ts";
import { writeJson } from "../storage/rows/columns.ts";
import type { WorkbookView } from "../storage/rows/workbooks.ts";
import {
  deleteWorkbookRows,
  insertWorkbookRow,
  listWorkbookRows,
  updateWorkbookRow,
} from "../workbooks/store.ts";
import { describeWorkbookPlace, getWorkbook, lockWorkbook } from "../workbooks/workbooks.ts";
import { changeSheet, createSheets, type NewSheet, removeSheets } from "./change-sheets.ts";

/** Creates a workbook with its sheets. */
export async function createWorkbook(context: Context, config: CreateWorkbookConfig): Promise<WorkbookView> {
  const spaceId = config.spaceId ?? findOnlySpace(context);
  const space = await holdSpace(context, spaceId);
  requireSame("environmentId", config.environmentId, space.environment_id);
  const sheets = prepareSheets(config.sheets ?? []);
  const id = context.newId("workbook");
  await insertWorkbookRow(context, {
    id,
    account_id: context.accountId,
    created_at: context.now,
    updated_at: context.now,
    space_id: space.id,
    environment_id: space.environment_id,
    name: config.name,
    namespace: config.namespace ?? null,
    folder: config.folder ?? null,
    labels: writeJson(config.labels),
    settings: writeJson(config.settings),
    metadata: writeJson(config.metadata),
    treatments: writeJson(config.treatments),
    storage_strategy: config.storageStrategy ?? null,
    created_from: null,
    last_propagated_at: null,
    expired_at: null,
  });
  const row = await lockWorkbook(context, id);
  await setActionsOf(context, readTarget(row), config.actions);
  await context.emit(createWorkbookEvent("workbook:created", row));
  await createSheets(context, row, sheets);
  return row;
}

/** Changes a workbook and its sheets, and adds or deletes sheets. */
export async function changeWorkbook(
  context: Context,
  row: Locked<WorkbookView>,
  update: WorkbookUpdate,
): Promise<WorkbookView> {
  requireSame("spaceId", update.spaceId, row.space_id);
  requireSame("environmentId", update.environmentId, row.environment_id);
  const { name, namespace, folder, labels, settings, metadata, actions, sheets = [] } = update;
  const columns = findChanges<WorkbookView>(row, { name, namespace, folder }, { labels, settings, metadata });
  const hasOtherActions = await setActionsOf(context, readTarget(row), actions);
  const others = {
    ...(hasOtherActions && { actions }),
    ...((await changeSheets(context, row, sheets)) && { sheets }),
  };
  const changed = nameChanges(update, { ...columns, ...others });
  if (changed.length === 0) return row;
  await updateWorkbookRow(context, row, { ...columns, updated_at: context.now });
  const view = await getWorkbook(context, row.id);
  await context.emit(createWorkbookEvent("workbook:updated", view, changed));
  return view;
}

/** Deletes a workbook with everything in it. */
export async function deleteWorkbook(context: Context, row: Locked<WorkbookView>): Promise<void> {
  await removeWorkbooks(context, [row]);
  await context.emit(createWorkbookEvent("workbook:deleted", row));
}

/** Deletes every workbook of deleted spaces, without an event for each workbook. */
export async function deleteWorkbooksOfSpaces(context: Context, spaceIds: readonly string[]): Promise<void> {
  await removeWorkbooks(context, await lockWorkbooksOf(context, spaceIds));
}

/** Deletes every workbook of an expired space, with an event for each. */
export async function expireWorkbooksOfSpace(context: Context, spaceId: string): Promise<void> {
  for (const row of await lockWorkbooksOf(context, [spaceId])) {
    await expireWorkbook(context, row);
  }
}

/** Deletes a workbook that is due by a policy. */
export async function expireWorkbook(context: Context, row: Locked<WorkbookView>): Promise<void> {
  await removeWorkbooks(context, [row]);
  await context.emit(createWorkbookEvent("workbook:expired", row));
}

/** The spaces are locked, so they get no further workbooks. */
async function lockWorkbooksOf(
  context: Context,
  spaceIds: readonly string[],
): Promise<Locked<WorkbookView[]>> {
  const rows = await listWorkbookRows(context, spaceIds);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  return lockRows(context, "workbooks", ids, () => listWorkbookRows(context, spaceIds));
}

async function removeWorkbooks(context: Context, rows: Locked<WorkbookView[]>): Promise<void> {
  for (const some of divide(rows)) {
    const ids = some.map(({ id }) => id);
    for (const sheetIds of divide(await listSheetIds(context, ids))) {
      // A request that writes records has locked the states of the sheets.
      await lockSheetStates(context, sheetIds);
      await removeSheets(context, sheetIds);
    }
    await deleteActionsOf(context, ids);
    await deleteFlagsOfWorkbooks(context, ids);
    await deleteWorkbookRows(context, some);
  }
}

/** Changes sheets of a workbook, and adds others; returns whether this changed anything. */
async function changeSheets(
  context: Context,
  workbook: Locked<WorkbookView>,
  updates: readonly SheetConfigOrUpdate[],
): Promise<boolean> {
  if (updates.length === 0) return false;
  let isChanged = false;
  const { id: workbookId } = workbook;
  const existing = await lockSheetsOf(context, workbook);
  // A list may name a sheet twice: the second change must not undo the first one.
  const current = new Map(existing.map((sheet) => [sheet.id, sheet]));
  const added: SheetConfig[] = [];
  for (const [index, update] of updates.entries()) {
    requireSame(`sheets[${index}].workbookId`, update.workbookId, workbookId);
    const sheet = current.get(findSheet(existing, update)?.id ?? "");
    if (update.id !== undefined && sheet === undefined) {
      throw createNotFound("sheet", update.id, `sheets[${index}].id`);
    }
    const config = mergeConfig(sheet, update);
    if (sheet === undefined) {
      added.push(requireWholeConfig(config, `sheets[${index}].`));
    } else {
      requireValidConfig(config, `sheets[${index}].`);
      const changed = await renameKeys(
        (key) => (key.startsWith("fields[") ? `sheets[${index}].${key}` : key),
        () => changeSheet(context, sheet, { config, namespace: update.namespace }),
      );
      isChanged ||= changed !== sheet;
      current.set(sheet.id, changed);
    }
  }
  const taken = new Set((await listLoadedSheets(context, workbookId)).map(({ slug }) => slug));
  await createSheets(context, workbook, prepareSheets(added, taken));
  return isChanged || added.length > 0;
}

function findSheet(
  sheets: readonly LoadedSheet[],
  { id, slug, config }: SheetConfigOrUpdate,
): LoadedSheet | undefined {
  if (id !== undefined) return sheets.find((sheet) => sheet.id === id);
  return sheets.find((sheet) => sheet.slug === (slug ?? config?.slug));
}

function mergeConfig(sheet: LoadedSheet | undefined, update: SheetConfigOrUpdate): SheetConfig {
  const {
    id: _,
    workbookId: __,
    namespace: ___,
    createdAt: ____,
    updatedAt: _____,
    config,
    ...single
  } = update;
  return { ...(config ?? sheet?.config), ...single } as SheetConfig;
}

function requireWholeConfig(config: Partial<SheetConfig>, path: string): SheetConfig {
  const problems = (["name", "slug", "fields"] as const)
    .filter((name) => config[name] === undefined)
    .map((name) => ({
      key: path + name,
      message: `A new sheet needs \`${name}\`.`,
      code: "value_missing" as const,
    }));
  if (problems.length > 0) throw new DomainError("value_missing", problems);
  return config as SheetConfig;
}

/** Throws an `invalid` if a new workbook cannot have these sheets. */
export function requireValidSheets(configs: readonly SheetConfig[]): void {
  prepareSheets(configs);
}

/** Validates new sheets and gives each a free slug. */
function prepareSheets(
  configs: readonly SheetConfig[],
  existing: ReadonlySet<string> = new Set(),
): NewSheet[] {
  const repeated = findRepeated(
    configs.map(({ slug }) => slug),
    (index) => `sheets[${index}].slug`,
    "sheet with the slug",
  );
  if (repeated.length > 0) throw new DomainError("value_repeated", repeated);
  const taken = new Set([...existing, ...configs.flatMap(({ slug }) => slug ?? [])]);
  return configs.map((config, index) => {
    requireValidConfig(config, `sheets[${index}].`);
    const slug = config.slug ?? createSlug(config.name, taken);
    taken.add(slug);
    return { config: { ...config, slug }, path: `sheets[${index}].` };
  });
}

function findOnlySpace({ scope }: Context): string {
  const [only, ...others] = scope.spaceIds;
  const isOnly = !scope.wholeAccount && scope.environmentIds.length === 0 && others.length === 0;
  if (only !== undefined && isOnly) return only;
  throw createInvalid(
    "value_missing",
    "spaceId",
    "`spaceId` is required: it names the space of the workbook.",
  );
}

function requireSame(key: string, given: string | undefined, actual: string): void {
  if (given === undefined || given === actual) return;
  throw createInvalid(
    "reference_mismatch",
    key,
    `\`${key}\` cannot be \`${given}\` here: it is \`${actual}\`. Leave it out.`,
  );
}

function readTarget({ id, space_id, environment_id }: WorkbookView): ActionTarget {
  return { id, spaceId: space_id, environmentId: environment_id };
}

function createWorkbookEvent(
  topic: "workbook:created" | "workbook:updated" | "workbook:deleted" | "workbook:expired",
  row: WorkbookView,
  changed?: readonly string[],
): NewEvent {
  return {
    topic,
    domain: "workbook",
    payload: changed === undefined ? { name: row.name } : { name: row.name, changed },
    context: describeWorkbookPlace(row),
    target: row.id,
    attributes: { targetUpdatedAt: row.updated_at },
  };
}
