import type { View, ViewConfig, ViewCreate, ViewUpdate } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { holdRow, type Locked, lockRows } from "../context/lock-rows.ts";
import { createNotFound, DomainError, renameKeys } from "../domain/errors.ts";
import { findChanges } from "../domain/find-changes.ts";
import { findScope } from "../domain/grants.ts";
import { isWithin } from "../domain/scope.ts";
import { chooseFields } from "../records/reading/list-records.ts";
import { readEventQuery } from "../records/selections/event-query.ts";
import { compileSelection } from "../records/selections/selection.ts";
import { readShownSelection } from "../records/selections/selection-parameters.ts";
import { getSheet, type LoadedSheet } from "../sheets/sheets.ts";
import { omitEmpty } from "../storage/rows/columns.ts";
import { toView, type ViewRow } from "../storage/rows/views.ts";
import { findNames } from "../visits/actor-names.ts";
import { findViewRow, insertViewRow, updateViewRow } from "./store.ts";

type Row = Selectable<ViewRow>;

/** The view of an id, of a sheet that the caller may read; throws a `not-found` if there is none. */
export async function getView(context: Context, id: string): Promise<Row> {
  const missing = () => createNotFound("view", id, "viewId");
  const row = await findViewRow(context, id);
  if (row === undefined) throw missing();
  const sheet = await getSheet(context, row.sheet_id).catch((error: unknown) => {
    throw error instanceof DomainError && error.kind === "not-found" ? missing() : error;
  });
  if (isGuest(row.created_by) && (findViewer(context, sheet) ?? row.created_by) !== row.created_by)
    throw missing();
  return row;
}

/** The same, locked until the transaction ends, for those who may change it. A guest may change only views of its own. */
export function lockView(context: Context, id: string): Promise<Locked<Row>> {
  return lockRows(context, "views", [id], async () => {
    const row = await getView(context, id);
    const viewer = findViewer(context, await getSheet(context, row.sheet_id));
    if (viewer === undefined || viewer === row.created_by) return row;
    throw new DomainError("guest_restricted", {
      message: `The view \`${row.name}\` is for everyone: a guest can only change and delete its own views. Save a copy of it.`,
      key: "viewId",
    });
  });
}

/** The guest whose own views the caller sees, and no other guest's; undefined if it sees those of all guests. */
export function findViewer(context: Context, sheet: LoadedSheet): string | undefined {
  const { actor, grants } = context;
  if (actor.kind !== "guest" || isWithin(findScope(grants, "sheets:write", actor), sheet)) return undefined;
  return actor.id;
}

const isGuest = (id: string) => id.includes("_g_");

/** Saves a view of a sheet. Throws the error of `getRecords` if the sheet cannot be read with its configuration. */
export async function createView(context: Context, { sheetId, name, config }: ViewCreate): Promise<Row> {
  const sheet = await holdRow(context, "sheets", sheetId, () => getSheet(context, sheetId));
  await requireReadable(context, sheet, config);
  const id = context.newId("view");
  await insertViewRow(context, {
    id,
    account_id: context.accountId,
    created_at: context.now,
    updated_at: context.now,
    sheet_id: sheet.id,
    name,
    config: JSON.stringify(config),
    created_by: context.actor.id,
  });
  return getView(context, id);
}

/** Replaces the configuration of a view, and its name if there is one. */
export async function changeView(
  context: Context,
  view: Locked<Row>,
  { name, config }: ViewUpdate,
): Promise<Row> {
  await requireReadable(context, await getSheet(context, view.sheet_id), config);
  const changes = findChanges<Row>(view, { name }, { config });
  if (changes === undefined) return view;
  await updateViewRow(context, view, changes);
  return getView(context, view.id);
}

/** Throws what `getRecords` would throw for these parameters, with the keys of a view. */
async function requireReadable(context: Context, sheet: LoadedSheet, config: ViewConfig): Promise<void> {
  await renameKeys(
    (key) => `config.${key}`,
    async () => {
      const asked = { ...config, ...(await readEventQuery(context, sheet, config.for)) };
      await compileSelection(context, sheet, readShownSelection(asked));
      chooseFields(sheet, config.fields);
    },
  );
}

/** Views of a sheet as the API shows them, with the names of those who saved them. */
export async function describeViews(
  context: Context,
  { environmentId, spaceId }: LoadedSheet,
  rows: readonly Row[],
): Promise<View[]> {
  const actorIds = rows.map((row) => row.created_by);
  const [findName] = await findNames(context, [{ environmentId, spaceId, actorIds }]);
  return rows.map((row) => ({ ...toView(row), ...omitEmpty({ createdByName: findName?.(row.created_by) }) }));
}

/** The same for one view. */
export async function describeView(context: Context, row: Row): Promise<View> {
  const [view] = await describeViews(context, await getSheet(context, row.sheet_id), [row]);
  return view as View;
}
