import { BoundedMap } from "@data-import/tables/basics";
import type { TakenConstraints } from "@data-import/tables/constraints";
import { type Fields, readFields } from "@data-import/tables/fields";
import type { SheetAccess, SheetConfig, WorkbookSettings } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context, NewEvent } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import { describePlaces } from "../context/places.ts";
import { requireRowInScope } from "../context/require-in-scope.ts";
import { createNotFound, DomainError } from "../domain/errors.ts";
import { readJson } from "../storage/rows/columns.ts";
import type { SheetRow, SheetStateRow } from "../storage/rows/sheets.ts";
import type { WorkbookView } from "../storage/rows/workbooks.ts";
import { findGuestLimits } from "../visits/visits.ts";
import { getWorkbook, lockWorkbook, readSpacePlace } from "../workbooks/workbooks.ts";
import {
  findSheetRow,
  listSheetRows,
  lockPlacedState,
  lockSheetStates,
  type PlacedState,
  readSheetState,
  type SheetPlace,
  writeSheetState,
} from "./store.ts";

/** A sheet with its workbook and space, ready for work on its records. */
export interface LoadedSheet {
  readonly id: string;
  readonly workbookId: string;
  readonly spaceId: string;
  readonly environmentId: string;
  readonly name: string;
  readonly slug: string;
  readonly config: SheetConfig;
  readonly slots: readonly (string | null)[];
  readonly fields: Fields;
  /** The stored constraints of its fields. */
  readonly taken: TakenConstraints;
  readonly lockedBy: string | null;
  /** Whether its commits stay open until those have completed them who are called for them. */
  readonly trackChanges: boolean;
  /** After how many milliseconds an open commit completes itself. */
  readonly commitTimeoutMs: number;
  readonly row: Selectable<SheetRow>;
  readonly place: SheetPlace;
}

/** The sheet of an id in the actor's scope; throws a `not-found` that names `key` if there is none. */
export async function getSheet(context: Context, id: string, key = "sheetId"): Promise<LoadedSheet> {
  const missing = () => createNotFound("sheet", id, key);
  const row = requireRowInScope(context, await findSheetRow(context, id), missing);
  await requireVisible(context, row, id, missing);
  return loadSheet(row, row);
}

/** Throws the error of `missing` if the caller is a guest who does not see the sheet. */
async function requireVisible(
  context: Context,
  row: Pick<SheetPlace, "space_id"> & { readonly workbook_id: string },
  id: string,
  missing: () => DomainError,
): Promise<void> {
  const { workbookIds, sheetIds } = await findGuestLimits(context, row.space_id);
  const isHidden = workbookIds?.includes(row.workbook_id) === false || sheetIds?.includes(id) === false;
  if (isHidden) throw missing();
}

/**
 * Locks a sheet in the actor's scope against other writers until the transaction ends; returns its state and its place.
 * Throws a `not-found` if there is none.
 */
export async function lockPlacedSheet(context: Context, id: string): Promise<PlacedState> {
  const missing = () => createNotFound("sheet", id, "sheetId");
  const row = requireRowInScope(context, await lockPlacedState(context, id), missing);
  const { space_id: spaceId, space_archived_at: archivedAt } = row;
  context.enter({ spaceId, archivedAt, isSettled: true });
  await requireVisible(context, row, id, missing);
  return row;
}

/** The sheet at a place that was read later. */
export function placeSheet(sheet: LoadedSheet, place: SheetPlace): LoadedSheet {
  return { ...sheet, ...readPlace(place), place };
}

function readPlace(
  place: SheetPlace,
): Pick<LoadedSheet, "spaceId" | "environmentId" | "trackChanges" | "commitTimeoutMs"> {
  const { trackChanges = false, commitTimeoutSeconds = 60 } =
    readJson<WorkbookSettings>(place.settings) ?? {};
  return {
    spaceId: place.space_id,
    environmentId: place.environment_id,
    trackChanges,
    commitTimeoutMs: commitTimeoutSeconds * 1000,
  };
}

/** The sheets of the workbook of a locked sheet, in their order. */
export async function listSheetsBeside(
  context: Context,
  place: PlacedState,
): Promise<readonly LoadedSheet[]> {
  return (await listSheetRows(context, place.workbook_id)).map((row) => loadSheet(row, place));
}

/** The sheets of a workbook that the caller may read, in their order. */
export async function listVisibleSheets(
  context: Context,
  workbookId: string,
  read = listSheetRows,
): Promise<LoadedSheet[]> {
  const sheets = await loadSheetsOf(context, await getWorkbook(context, workbookId), read);
  const { sheetIds } = await findGuestLimits(context, sheets[0]?.spaceId ?? "");
  return sheetIds === undefined ? sheets : sheets.filter(({ id }) => sheetIds.includes(id));
}

/** All sheets of a workbook, in their order. */
export async function listLoadedSheets(context: Context, workbookId: string): Promise<LoadedSheet[]> {
  return loadSheetsOf(context, await getWorkbook(context, workbookId));
}

async function loadSheetsOf(
  context: Context,
  workbook: WorkbookView,
  read = listSheetRows,
): Promise<LoadedSheet[]> {
  const place = { ...workbook, workbook_name: workbook.name, workbook_namespace: workbook.namespace };
  return (await read(context, workbook.id)).map((row) => loadSheet(row, place));
}

interface ParsedConfig extends Pick<LoadedSheet, "config" | "slots" | "fields" | "taken"> {
  readonly configText: string;
  readonly slotsText: string;
  readonly takenText: string;
}

/** Parsed configurations by the ids of their sheets. In characters of their texts. */
const parsed = new BoundedMap<ParsedConfig>({ entries: 1000, size: 4_000_000 });

/** Parses the configuration of a row, unless the last row of the sheet had the same texts. */
function parseConfig(row: Selectable<SheetRow>): ParsedConfig {
  const { id, config: configText, slots: slotsText, stored_constraints } = row;
  const takenText = stored_constraints ?? "{}";
  const known = parsed.get(id);
  const texts = { configText, slotsText, takenText };
  if (known?.configText === configText && known.slotsText === slotsText && known.takenText === takenText)
    return known;
  const config = JSON.parse(configText) as SheetConfig;
  const slots = JSON.parse(slotsText) as (string | null)[];
  const taken = JSON.parse(takenText) as TakenConstraints;
  const created = { ...texts, config, slots, fields: readFields(config, slots), taken };
  parsed.set(id, created, configText.length + slotsText.length + takenText.length);
  return created;
}

function loadSheet(row: Selectable<SheetRow>, place: SheetPlace): LoadedSheet {
  const { config, slots, fields, taken } = parseConfig(row);
  return {
    id: row.id,
    workbookId: row.workbook_id,
    ...readPlace(place),
    name: row.name,
    slug: row.slug,
    config,
    slots,
    fields,
    taken,
    lockedBy: row.locked_by,
    row,
    place,
  };
}

/** Throws a `conflict` for a locked sheet, and a `forbidden` if the sheet does not allow guests to do this. */
export function requireWritable(
  { actor }: Context,
  sheet: LoadedSheet,
  access: Exclude<SheetAccess, "*">,
): void {
  if (sheet.lockedBy !== null) {
    const message = `The sheet \`${sheet.slug}\` is locked by ${sheet.lockedBy}: unlock it first.`;
    throw new DomainError("sheet_locked", { message, key: "sheetId" });
  }
  if (actor.kind !== "guest") return;
  const allowed = sheet.config.access ?? ["*"];
  if (sheet.config.readonly !== true && (allowed.includes("*") || allowed.includes(access))) return;
  const message = `The sheet \`${sheet.slug}\` does not allow guests to ${access} records.`;
  throw new DomainError("guest_restricted", { message, key: "sheetId" });
}

/** By the sheet: most changes record several events about it. */
const described = new WeakMap<LoadedSheet, NewEvent["context"]>();

/** The common part of events about a sheet. */
export function describeSheet(sheet: LoadedSheet): NewEvent["context"] {
  const known = described.get(sheet);
  if (known !== undefined) return known;
  const { place, row, id, slug, workbookId } = sheet;
  const workbook = { id: workbookId, name: place.workbook_name, namespace: place.workbook_namespace };
  const places = describePlaces(readSpacePlace(place), workbook, {
    id,
    name: slug,
    namespace: row.namespace,
  });
  described.set(sheet, places);
  return places;
}

/** The event for a created, changed or deleted sheet. */
export function createSheetEvent(
  topic: "sheet:created" | "sheet:updated" | "sheet:deleted",
  sheet: LoadedSheet,
  changed?: readonly string[],
): NewEvent {
  const payload = changed === undefined ? { name: sheet.name } : { name: sheet.name, changed };
  const attributes = { targetUpdatedAt: sheet.row.updated_at };
  return { topic, domain: "sheet", payload, context: describeSheet(sheet), target: sheet.id, attributes };
}

/** The counters of a sheet: records, positions, commits. */
export function getSheetState(context: Context, id: string): Promise<Selectable<SheetStateRow>> {
  return readSheetState(context, id);
}

/**
 * Locks sheets against other writers until the transaction ends; returns the state of the first sheet. Data of the sheets
 * that was read before may be outdated. Throws a `not-found` if the first sheet was deleted meanwhile.
 */
export async function lockSheets(
  context: Context,
  [id = "", ...others]: readonly string[],
): Promise<Selectable<SheetStateRow>> {
  const states = await lockSheetStates(context, [id, ...others]);
  const state = states.find(({ sheet_id }) => sheet_id === id);
  if (state === undefined) throw createNotFound("sheet", id, "sheetId");
  return state;
}

/**
 * The sheets of a locked workbook, in their order. Writers of their records wait until the transaction ends, because a
 * changed rule may connect any of the sheets.
 */
export async function lockSheetsOf(
  context: Context,
  workbook: Locked<WorkbookView>,
): Promise<Locked<LoadedSheet[]>> {
  const sheets = await loadSheetsOf(context, workbook);
  const ids = sheets.map(({ id }) => id);
  if (ids.length > 0) await lockSheetStates(context, ids);
  // Nobody changes the row of a sheet without the lock of its workbook.
  return sheets as readonly LoadedSheet[] as Locked<LoadedSheet[]>;
}

/** The sheet of an id, locked with its workbook until the transaction ends. */
export async function lockSheet(context: Context, id: string): Promise<Locked<LoadedSheet>> {
  const { workbookId } = await getSheet(context, id);
  const sheets = await lockSheetsOf(context, await lockWorkbook(context, workbookId));
  const sheet = sheets.find((each) => each.id === id);
  if (sheet === undefined) throw createNotFound("sheet", id, "sheetId");
  return sheet;
}

export function saveSheetState(context: Context, state: SheetStateRow): Promise<void> {
  return writeSheetState(context, state);
}
