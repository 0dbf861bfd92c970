import type { ViewConfig, ViewCreate, ViewUpdate } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { holdRow, type Locked, lockRows } from "../context/lock-rows.ts";
import { createNotFound, DomainError, renameKeys } from "../domain/errors.ts";
import { findChanges } from "../domain/find-changes.ts";
import { readEventQuery } from "../records/event-query.ts";
import { chooseFields } from "../records/list-records.ts";
import { compileSelection } from "../records/selection.ts";
import { readShownSelection } from "../records/selection-parameters.ts";
import { getSheet, type LoadedSheet } from "../sheets/sheets.ts";
import type { ViewRow } from "../storage/rows/views.ts";
import { findViewRow, insertViewRow, updateViewRow } from "./store.ts";

type Row = Selectable<ViewRow>;

/** The view of an id, of a sheet that the caller may read; throws a `not-found` if there is none. */
export async function getView(context: Context, id: string): Promise<Row> {
  const missing = () => createNotFound("view", id, "viewId");
  const row = await findViewRow(context, id);
  if (row === undefined) throw missing();
  await getSheet(context, row.sheet_id).catch((error: unknown) => {
    throw error instanceof DomainError && error.kind === "not-found" ? missing() : error;
  });
  return row;
}

/** The same, locked until the transaction ends. */
export function lockView(context: Context, id: string): Promise<Locked<Row>> {
  return lockRows(context, "views", [id], () => getView(context, id));
}

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
