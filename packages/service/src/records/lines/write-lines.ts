import type { SheetId } from "@data-import/types";
import { limits } from "@data-import/types";
import type { Context } from "../../context/context.ts";
import { getEvent } from "../../events/events.ts";
import { getSheetState } from "../../sheets/sheets.ts";
import { takeSnapshot } from "../../snapshots/snapshots.ts";
import { deleteSelection } from "../bulk/bulk.ts";
import { type ChangedByLines, changeSheet } from "./change-sheet.ts";
import { findSheets, type SheetNames } from "./find-sheets.ts";
import type { ReadLines } from "./read-record-lines.ts";

/** How lines are written, for all lines of a request. */
export interface LinesWay extends SheetNames {
  readonly truncate?: boolean | undefined;
  readonly snapshot?: boolean | undefined;
  /** The event that the caller handles. */
  readonly for?: string | undefined;
}

/** The next lines of a request. */
export interface LineGroup extends ReadLines {
  /** The sheets that earlier lines of the request were for. */
  readonly begun: Set<string>;
}

/**
 * Writes the next lines of a request, in steps that are transactions of their own. The last step saves all of the lines;
 * those before prepare the sheets that no earlier line was for.
 */
export async function writeLines(context: Context, way: LinesWay, group: LineGroup): Promise<ChangedByLines> {
  const { begun } = group;
  const prepares = way.truncate === true || way.snapshot === true;
  const before: ChangedByLines[] = [];
  const newIds: SheetId[] = [];
  if (prepares) {
    const plan = await context.transactAs(context, async (own) => ({
      sheetIds: (await open(own, way, group)).map(({ sheet }) => sheet.id as SheetId),
    }));
    newIds.push(...plan.sheetIds.filter((id) => !begun.has(id)));
  }
  for (const sheetId of newIds) {
    if (way.snapshot === true) {
      await context.transactAs(context, async (own) => ({ id: (await takeSnapshot(own, { sheetId })).id }));
    }
    if (way.truncate !== true) continue;
    for (let after: number | undefined = -1; after !== undefined; ) {
      const from: number = after;
      const step = await context.transactAs(context, (own) => deleteMost(own, sheetId, from));
      before.push(step);
      after = step.after;
    }
  }
  const saved = await context.transactAs(context, async (own) => {
    const all: ChangedByLines[] = [];
    for (const lines of await open(own, way, group)) {
      const { id } = lines.sheet;
      if (way.truncate === true && newIds.includes(id as SheetId)) all.push(await deleteRest(own, id));
      all.push(await changeSheet(own, lines));
    }
    return addChanges(all);
  });
  for (const id of newIds) begun.add(id);
  return addChanges([...before, saved]);
}

/** What all of several changes have done. */
export function addChanges(all: readonly ChangedByLines[]): ChangedByLines {
  const add = (name: "created" | "updated" | "deleted") => all.reduce((sum, one) => sum + one[name], 0);
  return {
    created: add("created"),
    updated: add("updated"),
    deleted: add("deleted"),
    commitIds: all.flatMap(({ commitIds }) => commitIds),
  };
}

async function open(context: Context, way: LinesWay, group: LineGroup): ReturnType<typeof findSheets> {
  if (way.for !== undefined) await getEvent(context, way.for, "for");
  return findSheets(context, way, group);
}

/** Deletes the next records of a large sheet. The last ones are left for the transaction that saves the first lines. */
async function deleteMost(
  context: Context,
  sheetId: string,
  from: number,
): Promise<ChangedByLines & { readonly after?: number | undefined }> {
  const { total } = await getSheetState(context, sheetId);
  return total <= limits.truncatedRecords ? addChanges([]) : deleteNext(context, sheetId, from);
}

/** Deletes all records that are left. */
async function deleteRest(context: Context, sheetId: string): Promise<ChangedByLines> {
  const all: ChangedByLines[] = [];
  for (let after: number | undefined = -1; after !== undefined; ) {
    const step: Awaited<ReturnType<typeof deleteNext>> = await deleteNext(context, sheetId, after);
    all.push(step);
    after = step.after;
  }
  return addChanges(all);
}

async function deleteNext(
  context: Context,
  sheetId: string,
  from: number,
): Promise<ChangedByLines & { readonly after?: number | undefined }> {
  const { commit, deleted, after } = await deleteSelection(context, sheetId, {}, from);
  return { created: 0, updated: 0, deleted, commitIds: commit === undefined ? [] : [commit.id], after };
}
