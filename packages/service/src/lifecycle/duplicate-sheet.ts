import type { DuplicateSheetRequest } from "@data-import/types";
import { readActionsOf } from "../actions/actions-of-targets.ts";
import type { Context } from "../context/context.ts";
import { DomainError } from "../domain/errors.ts";
import { joinActions } from "../sheets/actions-of-fields.ts";
import { getSheet, type LoadedSheet } from "../sheets/sheets.ts";
import { listSheetRows } from "../sheets/store.ts";
import { readJson } from "../storage/rows/columns.ts";
import { findGuestLimits } from "../visits/visits.ts";
import { lockWorkbook } from "../workbooks/workbooks.ts";
import { createSheets } from "./change-sheets.ts";

/** The most characters of a name and of a slug. */
const mostCharacters = 255;

/**
 * Adds a sheet with the configuration of another one to the same workbook, without records. Throws a `conflict` if its
 * slug is taken, and a `forbidden` if the caller is a guest who would not see it.
 */
export async function duplicateSheet(
  context: Context,
  id: string,
  { name, slug }: DuplicateSheetRequest,
): Promise<LoadedSheet> {
  const { workbookId, spaceId } = await getSheet(context, id);
  await requireAllSheets(context, spaceId);
  const workbook = await lockWorkbook(context, workbookId);
  const sheet = await getSheet(context, id);
  const taken = new Set((await listSheetRows(context, workbookId)).map((row) => row.slug));
  if (slug !== undefined && taken.has(slug)) {
    const message = `Another sheet of the workbook has the slug \`${slug}\`: choose a free one.`;
    throw new DomainError("name_taken", { message, key: "slug" });
  }
  const actions = (await readActionsOf(context, [id])).get(id);
  const config = {
    ...joinActions(sheet.config, actions),
    name: name ?? `Copy of ${sheet.name}`.slice(0, mostCharacters),
    slug: slug ?? findFreeSlug(context, sheet.slug, taken),
    metadata: readJson(sheet.row.metadata),
  };
  const [copy] = await createSheets(context, workbook, [
    { config, namespace: sheet.row.namespace ?? undefined, original: sheet },
  ]);
  return copy as LoadedSheet;
}

async function requireAllSheets(context: Context, spaceId: string): Promise<void> {
  const { sheetIds } = await findGuestLimits(context, spaceId);
  if (sheetIds === undefined) return;
  const message = "You see only some sheets of this space, so you would not see the copy.";
  throw new DomainError("guest_restricted", { message, key: "sheetId" });
}

function findFreeSlug({ now }: Context, base: string, taken: ReadonlySet<string>): string {
  for (let time = Date.parse(now); ; time += 1) {
    const end = `-copy-${time}`;
    const slug = base.slice(0, mostCharacters - end.length) + end;
    if (!taken.has(slug)) return slug;
  }
}
