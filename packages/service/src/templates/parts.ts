import type { Action, SheetConfig } from "@data-import/types";
import type { Selectable } from "kysely";
import { listActionRows } from "../actions/store.ts";
import type { Context } from "../context/context.ts";
import { listDocumentRows } from "../documents/store.ts";
import { listGuidanceRows } from "../guidance/store.ts";
import { listLoadedSheets } from "../sheets/sheets.ts";
import { omitEmpty, readJson } from "../storage/rows/columns.ts";
import type { SpaceExtras, SpaceRow } from "../storage/rows/spaces.ts";
import type { WorkbookView } from "../storage/rows/workbooks.ts";
import { listWorkbookRows } from "../workbooks/store.ts";
import type { Values } from "./merge.ts";

/** A part of a space that a template has and a space made from it gets. */
export interface Part {
  readonly id: string;
  readonly kind: "workbook" | "sheet" | "document" | "guidance" | "action" | "space";
  /** The part that contains it; absent if this is the space. */
  readonly parentId?: string;
  /** Its settings, without ids and dates. */
  readonly config: Values;
  /** The position of an action in the list that was sent with its target. */
  readonly place?: number | null;
}

/** The parts of a space. Each comes after the one that contains it, and the space itself, which may name others, last. */
export async function readParts(context: Context, space: Selectable<SpaceRow>): Promise<Part[]> {
  const parts: Part[] = [];
  for (const row of (await listWorkbookRows(context, [space.id])).toReversed()) {
    const treatments = readJson<string[]>(row.treatments);
    // Such a workbook belongs to its file, and files are not taken over.
    if (treatments?.includes("EXTRACTED_FROM_SOURCE")) continue;
    parts.push({ id: row.id, kind: "workbook", config: readWorkbook(row) });
    for (const { id, config, row: sheet } of await listLoadedSheets(context, row.id)) {
      const { name, slug, namespace } = sheet;
      const whole: SheetConfig = {
        ...config,
        name,
        slug,
        ...omitEmpty({ metadata: readJson(sheet.metadata) }),
      };
      parts.push({ id, kind: "sheet", parentId: row.id, config: omitEmpty({ config: whole, namespace }) });
    }
  }
  const { rows: documents } = await listDocumentRows(context, space.id);
  for (const { id, title, body, treatments } of documents.toReversed()) {
    const config = omitEmpty({ title, body, treatments: readJson<string[]>(treatments) });
    parts.push({ id, kind: "document", config });
  }
  for (const { id, guide_slug, options } of (await listGuidanceRows(context, space.id)).toReversed()) {
    parts.push({ id, kind: "guidance", config: { guideSlug: guide_slug, options: JSON.parse(options) } });
  }
  return [...parts, ...(await readActions(context, space, parts)), readSpace(space)];
}

/** The actions of the space and of the other parts, without those of files. */
async function readActions(
  context: Context,
  { id: spaceId }: Selectable<SpaceRow>,
  parts: readonly Part[],
): Promise<Part[]> {
  const targets = new Set(parts.map(({ id }) => id));
  return (await listActionRows(context, spaceId))
    .toReversed()
    .filter(({ target_id }) => target_id === spaceId || targets.has(target_id))
    .map(({ id, target_id, config: text, place }) => {
      const { createdFrom: _, lastPropagatedAt: __, ...config } = JSON.parse(text) as Action;
      const parent = target_id === spaceId ? {} : { parentId: target_id };
      return { id, kind: "action", ...parent, config: { ...config }, place };
    });
}

function readWorkbook(row: WorkbookView): Values {
  return omitEmpty({
    name: row.name,
    namespace: row.namespace,
    folder: row.folder,
    labels: readJson(row.labels),
    settings: readJson(row.settings),
    metadata: readJson(row.metadata),
    treatments: readJson(row.treatments),
    storageStrategy: row.storage_strategy,
  });
}

function readSpace(row: Selectable<SpaceRow>): Part {
  const { settings, access, translationsPath, languageOverride } = readJson<SpaceExtras>(row.config) ?? {};
  const labels = readJson<string[]>(row.labels);
  const config = omitEmpty({
    settings,
    access,
    translationsPath,
    languageOverride,
    guestAuthentication: readJson(row.guest_authentication),
    metadata: readJson(row.metadata),
    labels: labels?.length === 0 ? undefined : labels,
    primaryWorkbookId: row.primary_workbook_id,
  });
  return { id: row.id, kind: "space", config };
}
