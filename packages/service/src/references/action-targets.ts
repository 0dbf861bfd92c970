import type { Context } from "../context/context.ts";
import { holdRow } from "../context/lock-rows.ts";
import { locateDocument } from "../documents/documents.ts";
import { createInvalid, createNotFound, DomainError } from "../domain/errors.ts";
import { getFile } from "../files/files.ts";
import { getSheet } from "../sheets/sheets.ts";
import { findGuestLimits } from "../visits/visits.ts";
import { getWorkbook } from "../workbooks/workbooks.ts";

type FindSpace = (context: Context, id: string, key: string) => Promise<string>;

// Held: a request that deletes a target deletes its actions, and must see the new one.
/** How to find the space of the target of an action, by the kind of the target's id. */
const finders: Readonly<Record<string, FindSpace>> = {
  sp: async (_, id) => id,
  wb: async (context, id, key) =>
    (await holdRow(context, "workbooks", id, () => getWorkbook(context, id, key))).space_id,
  sh: async (context, id, key) =>
    (await holdRow(context, "sheets", id, () => getSheet(context, id, key))).spaceId,
  fl: async (context, id, key) =>
    (await holdRow(context, "files", id, () => getFile(context, id, key))).space_id,
  dc: async (context, id, key) =>
    (await holdRow(context, "documents", id, () => locateDocument(context, id, key))).space_id,
};

/**
 * Checks that the target of an action is in the space. Throws a `not-found` that names `key` if it is not, and an
 * `invalid` for ids of other kinds.
 */
export async function requireTarget(
  context: Context,
  spaceId: string,
  targetId: string,
  key: string,
): Promise<void> {
  const find = finders[targetId.split("_")[1] ?? ""];
  if (find === undefined) {
    throw createInvalid(
      "value_not_allowed",
      key,
      `\`${key}\` must be the id of a space, workbook, sheet, document or file; it was \`${targetId}\`.`,
    );
  }
  if ((await find(context, targetId, key)) === spaceId) return;
  throw createNotFound(
    `workbook, sheet, document or file in the space \`${spaceId}\` with the id`,
    targetId,
    key,
  );
}

/** The actions whose targets the caller may see. Guests can be limited to some workbooks and sheets of a space. */
export async function selectVisible<Action extends { readonly target_id: string }>(
  context: Context,
  spaceId: string,
  actions: readonly Action[],
): Promise<Action[]> {
  const { workbookIds, sheetIds } = await findGuestLimits(context, spaceId);
  if (workbookIds === undefined && sheetIds === undefined) return [...actions];
  const visible: Action[] = [];
  for (const action of actions) if (await isVisible(context, action.target_id)) visible.push(action);
  return visible;
}

/** A read locks nothing, so this does not use the finders. Only workbooks and sheets can be hidden. */
async function isVisible(context: Context, targetId: string): Promise<boolean> {
  const kind = targetId.split("_")[1];
  try {
    if (kind === "wb") await getWorkbook(context, targetId, "targetId");
    if (kind === "sh") await getSheet(context, targetId, "targetId");
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.kind === "not-found") return false;
    throw error;
  }
}
