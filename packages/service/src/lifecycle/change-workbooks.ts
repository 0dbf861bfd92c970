import type {
  CreateWorkbookConfig,
  SheetConfig,
  SheetConfigOrUpdate,
  WorkbookUpdate,
} from "@data-import/types";
import { type ActionTarget, setActionsOf } from "../actions/actions-of-targets.ts";
import { deleteActionsOf } from "../actions/delete-actions.ts";
import type { Context, NewEvent } from "../context/context.ts";
import { createInvalid, createNotFound, DomainError } from "../domain/errors.ts";
import { deleteFlagsOfWorkbook } from "../flags/flags.ts";
import { createSlug, findRepeated, requireValidConfig } from "../sheets/config.ts";
import { type LoadedSheet, listLoadedSheets } from "../sheets/sheets.ts";
import { getSpace } from "../spaces/spaces.ts";
import { writeJson } from "../storage/rows/columns.ts";
import type { WorkbookView } from "../storage/rows/workbooks.ts";
import {
  deleteWorkbookRow,
  insertWorkbookRow,
  listWorkbookRows,
  updateWorkbookRow,
} from "../workbooks/store.ts";
import { describeWorkbookPlace, getWorkbook } from "../workbooks/workbooks.ts";
import { changeSheet, createSheets, type NewSheet, removeSheet } from "./change-sheets.ts";

/** Creates a workbook with its sheets. */
export async function createWorkbook(context: Context, config: CreateWorkbookConfig): Promise<WorkbookView> {
  const spaceId = config.spaceId ?? findOnlySpace(context);
  const space = await getSpace(context, spaceId);
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
  const row = await getWorkbook(context, id);
  await setActionsOf(context, readTarget(row), config.actions);
  await context.emit(createWorkbookEvent("workbook:created", row));
  await createSheets(context, id, sheets);
  return row;
}

/** Changes a workbook and its sheets, and adds or deletes sheets. */
export async function changeWorkbook(
  context: Context,
  row: WorkbookView,
  update: WorkbookUpdate,
): Promise<WorkbookView> {
  requireSame("spaceId", update.spaceId, row.space_id);
  requireSame("environmentId", update.environmentId, row.environment_id);
  const columns = {
    name: update.name,
    namespace: update.namespace,
    folder: update.folder,
    labels: update.labels && JSON.stringify(update.labels),
    settings: update.settings && JSON.stringify(update.settings),
    metadata: update.metadata === undefined ? undefined : JSON.stringify(update.metadata),
  };
  const given = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
  await updateWorkbookRow(context, row.id, { ...given, updated_at: context.now });
  const changed = await getWorkbook(context, row.id);
  await setActionsOf(context, readTarget(changed), update.actions);
  await context.emit(createWorkbookEvent("workbook:updated", changed, Object.keys(update)));
  if (update.sheets !== undefined) await changeSheets(context, row.id, update.sheets);
  return changed;
}

/** Deletes a workbook with everything in it. */
export async function deleteWorkbook(context: Context, row: WorkbookView): Promise<void> {
  await removeWorkbook(context, row);
  await context.emit(createWorkbookEvent("workbook:deleted", row));
}

/** Deletes every workbook of a deleted space, without an event for each workbook. */
export async function deleteWorkbooksOfSpace(context: Context, spaceId: string): Promise<void> {
  for (const row of await listWorkbookRows(context, spaceId)) await removeWorkbook(context, row);
}

/** Deletes every workbook of an expired space, with an event for each. */
export async function expireWorkbooksOfSpace(context: Context, spaceId: string): Promise<void> {
  for (const row of await listWorkbookRows(context, spaceId)) {
    await removeWorkbook(context, row);
    await context.emit(createWorkbookEvent("workbook:expired", row));
  }
}

async function removeWorkbook(context: Context, row: WorkbookView): Promise<void> {
  for (const sheet of await listLoadedSheets(context, row.id)) await removeSheet(context, sheet);
  await deleteActionsOf(context, [row.id]);
  await deleteFlagsOfWorkbook(context, row.id);
  await deleteWorkbookRow(context, row.id);
}

async function changeSheets(
  context: Context,
  workbookId: string,
  updates: readonly SheetConfigOrUpdate[],
): Promise<void> {
  const existing = await listLoadedSheets(context, workbookId);
  const added: SheetConfig[] = [];
  for (const [index, update] of updates.entries()) {
    requireSame(`sheets[${index}].workbookId`, update.workbookId, workbookId);
    const sheet = findSheet(existing, update);
    if (update.id !== undefined && sheet === undefined) {
      throw createNotFound("sheet", update.id, `sheets[${index}].id`);
    }
    const config = mergeConfig(sheet, update);
    if (sheet === undefined) {
      added.push(requireWholeConfig(config, `sheets[${index}].`));
    } else {
      requireValidConfig(config, `sheets[${index}].`);
      await changeSheet(context, sheet, { config, namespace: update.namespace });
    }
  }
  const taken = new Set((await listLoadedSheets(context, workbookId)).map(({ slug }) => slug));
  await createSheets(context, workbookId, prepareSheets(added, taken));
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
    .map((name) => ({ key: path + name, message: `A new sheet needs \`${name}\`.` }));
  if (problems.length > 0) throw new DomainError("invalid", problems);
  return config as SheetConfig;
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
  if (repeated.length > 0) throw new DomainError("invalid", repeated);
  const taken = new Set([...existing, ...configs.flatMap(({ slug }) => slug ?? [])]);
  return configs.map((config, index) => {
    requireValidConfig(config, `sheets[${index}].`);
    const slug = config.slug ?? createSlug(config.name, taken);
    taken.add(slug);
    return { config: { ...config, slug } };
  });
}

function findOnlySpace({ scope }: Context): string {
  const [only, ...others] = scope.spaceIds;
  const isOnly = !scope.wholeAccount && scope.environmentIds.length === 0 && others.length === 0;
  if (only !== undefined && isOnly) return only;
  throw createInvalid("spaceId", "`spaceId` is required: it names the space of the workbook.");
}

function requireSame(key: string, given: string | undefined, actual: string): void {
  if (given === undefined || given === actual) return;
  throw createInvalid(key, `\`${key}\` cannot be \`${given}\` here: it is \`${actual}\`. Leave it out.`);
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
