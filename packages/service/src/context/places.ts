import type { AppId, EnvironmentId, SheetId, SpaceId, WorkbookId } from "@data-import/types";
import { readSlug } from "../domain/slugs.ts";
import { omitEmpty } from "../storage/rows/columns.ts";
import type { Context, NewEvent } from "./context.ts";

/** What events say about the space in which they happened. */
export interface SpacePlace {
  readonly environmentId: string;
  readonly id: string;
  readonly name: string;
  readonly namespace: string | null;
  readonly appId: string | null;
}

/** The same for a workbook, or with the slug of a sheet. */
export interface NamedPlace {
  readonly id: string;
  readonly name: string | null;
  readonly namespace: string | null;
}

/** The part of an event's context that says where it happened: ids, slugs and namespaces. */
export function describePlaces(space: SpacePlace, workbook?: NamedPlace, sheet?: NamedPlace) {
  const given = [space.namespace, workbook?.namespace, sheet?.namespace];
  const namespaces = [...new Set(given.filter((namespace) => namespace != null && namespace !== ""))];
  return {
    environmentId: space.environmentId as EnvironmentId,
    spaceId: space.id as SpaceId,
    ...omitEmpty({ appId: space.appId as AppId | null }),
    ...(workbook !== undefined && { workbookId: workbook.id as WorkbookId }),
    ...(sheet !== undefined && { sheetId: sheet.id as SheetId, sheetSlug: sheet.name ?? "" }),
    slugs: {
      space: readSlug(space.name, "space"),
      ...(workbook !== undefined && { workbook: readSlug(workbook.name ?? "", "workbook") }),
      ...(sheet !== undefined && { sheet: sheet.name ?? "" }),
    },
    ...(namespaces.length > 0 && { namespaces: namespaces as string[] }),
  } satisfies NewEvent["context"];
}

/** Completes events without namespaces with those of their context, and events without slugs with the space that they name. */
export async function fillPlaces(context: Context, events: readonly NewEvent[]): Promise<NewEvent[]> {
  const known = new Map<string, Partial<NewEvent["context"]>>();
  const filled: NewEvent[] = [];
  for (const event of events) {
    const { spaceId, workbookId, slugs } = event.context;
    const key = `${spaceId} ${workbookId}`;
    if (spaceId !== undefined && slugs === undefined && !known.has(key)) {
      known.set(key, await findPlace(context, spaceId, workbookId));
    }
    const place = slugs === undefined ? { ...known.get(key), ...event.context } : event.context;
    const { namespaces = place.namespaces } = event;
    filled.push({ ...event, context: place, ...(namespaces !== undefined && { namespaces }) });
  }
  return filled;
}

async function findPlace(
  { db, accountId }: Context,
  spaceId: string,
  workbookId: string | undefined,
): Promise<Partial<NewEvent["context"]>> {
  const row = await db
    .selectFrom("spaces")
    .leftJoin("workbooks", (join) =>
      join.onRef("workbooks.space_id", "=", "spaces.id").on("workbooks.id", "=", workbookId ?? ""),
    )
    .select(["spaces.environment_id", "spaces.name", "spaces.namespace", "spaces.app_id"])
    .select(["workbooks.id as workbook_id", "workbooks.name as workbook_name"])
    .select("workbooks.namespace as workbook_namespace")
    .where("spaces.id", "=", spaceId)
    .where("spaces.account_id", "=", accountId)
    .executeTakeFirst();
  // The space was deleted while a job for it ran.
  if (row === undefined) return {};
  const { environment_id: environmentId, name, namespace, app_id: appId } = row;
  const space = { environmentId, id: spaceId, name, namespace, appId };
  if (row.workbook_id === null) return describePlaces(space);
  return describePlaces(space, {
    id: row.workbook_id,
    name: row.workbook_name,
    namespace: row.workbook_namespace,
  });
}
