import { isDeepStrictEqual } from "node:util";
import type {
  CreateGuidanceRequest,
  CreateWorkbookConfig,
  DocumentConfig,
  SheetConfig,
  SpaceConfig,
} from "@data-import/types";
import type { Selectable } from "kysely";
import { getAction } from "../actions/actions.ts";
import { insertActionRow, replaceConfig } from "../actions/store.ts";
import type { Context } from "../context/context.ts";
import { type Locked, lockRows } from "../context/lock-rows.ts";
import { changeDocument, createDocument, setTreatments } from "../documents/documents.ts";
import { createGuidance, lockGuidance } from "../guidance/guidance.ts";
import { replaceOptions } from "../guidance/store.ts";
import { changeSheet, createSheets } from "../lifecycle/change-sheets.ts";
import { changeSpace, findSpaceChanges } from "../lifecycle/change-space.ts";
import { changeWorkbook, createWorkbook } from "../lifecycle/change-workbooks.ts";
import { requireValidConfig } from "../sheets/config.ts";
import { lockSheet } from "../sheets/sheets.ts";
import { listSheetRows } from "../sheets/store.ts";
import { updateSpaceRow } from "../spaces/store.ts";
import type { SpaceRow } from "../storage/rows/spaces.ts";
import { lockWorkbook } from "../workbooks/workbooks.ts";
import type { Values } from "./merge.ts";
import type { Part } from "./parts.ts";

/** The space that gets the parts. */
export type Target = Locked<Selectable<SpaceRow>>;

/**
 * Makes a part of a template in a space; returns its id. Undefined if it cannot exist there: the space has a sheet of its
 * own with the slug.
 * @param parentId the part of the space that gets it, or the space
 */
export async function createPart(
  context: Context,
  space: Target,
  { id: sourceId, kind, config, place }: Part,
  parentId: string,
): Promise<string | undefined> {
  switch (kind) {
    case "workbook": {
      const spaceId = space.id as CreateWorkbookConfig["spaceId"];
      const workbook = { ...(config as unknown as CreateWorkbookConfig), spaceId };
      return (await createWorkbook(context, workbook)).id;
    }
    case "sheet": {
      const sheet = config as unknown as { readonly config: NewConfig; readonly namespace?: string };
      const workbook = await lockWorkbook(context, parentId);
      const { slug } = sheet.config;
      if ((await listSheetRows(context, parentId)).some((row) => row.slug === slug)) return undefined;
      const [created] = await createSheets(context, workbook, [sheet]);
      return created?.id;
    }
    case "document":
      return (await createDocument(context, space, config as unknown as DocumentConfig)).id;
    case "guidance":
      return (await createGuidance(context, space.id, config as unknown as CreateGuidanceRequest)).id;
    case "action": {
      const id = context.newId("action");
      const { accountId: account_id, now: created_at } = context;
      await insertActionRow(context, {
        id,
        account_id,
        created_at,
        updated_at: created_at,
        environment_id: space.environment_id,
        space_id: space.id,
        target_id: parentId,
        config: JSON.stringify(noteOrigin(context, sourceId, config)),
        place: place ?? null,
      });
      return id;
    }
    case "space":
      return undefined;
  }
}

type NewConfig = SheetConfig & { readonly slug: string };

/** Gives a part of a space new settings. Throws a `conflict` or an `invalid`, and changes nothing, if it cannot have them. */
export async function changePart(
  context: Context,
  space: Target,
  own: Part,
  { id: sourceId }: Part,
  config: Values,
): Promise<void> {
  const changed = pickChanged(own.config, config);
  switch (own.kind) {
    case "workbook": {
      const { treatments: _, storageStrategy: __, ...update } = changed;
      await changeWorkbook(context, await lockWorkbook(context, own.id), update);
      return;
    }
    case "sheet": {
      const { config: whole, namespace } = config as unknown as {
        readonly config: SheetConfig;
        readonly namespace?: string;
      };
      requireValidConfig(whole, "");
      await changeSheet(context, await lockSheet(context, own.id), { config: whole, namespace });
      return;
    }
    case "document": {
      const document = config as unknown as DocumentConfig;
      if ("treatments" in changed) await setTreatments(context, space.id, own.id, document.treatments);
      await changeDocument(context, space, own.id, document);
      return;
    }
    case "guidance": {
      const guidance = await lockGuidance(context, space.id, own.id);
      await replaceOptions(context, guidance, JSON.stringify(config["options"]));
      return;
    }
    case "action": {
      const action = await lockRows(context, "actions", [own.id], () => getAction(context, own.id));
      await replaceConfig(context, action, JSON.stringify(noteOrigin(context, sourceId, config)));
      return;
    }
    case "space":
      // A new space has an event that says all of this.
      if (space.created_from !== null) await changeSpace(context, space.id, changed as SpaceConfig);
      else {
        const columns = findSpaceChanges(space, changed as SpaceConfig);
        await updateSpaceRow(context, space, { ...columns, updated_at: context.now });
      }
  }
}

function noteOrigin({ now }: Context, createdFrom: string, config: Values): Values {
  return { ...config, createdFrom, lastPropagatedAt: now };
}

/** The settings that differ. */
function pickChanged(own: Values, config: Values): Values {
  return Object.fromEntries(
    Object.entries(config).filter(([name, value]) => !isDeepStrictEqual(own[name], value)),
  );
}
