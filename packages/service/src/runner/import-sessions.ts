import { createHash } from "node:crypto";
import { loadModel } from "@data-import/front";
import type {
  CreatedImportSession,
  CreateImportSessionRequest,
  EnvironmentId,
  GuestId,
  ImportSession,
  JobId,
  SheetId,
  SpaceConfig,
  SpaceId,
  WorkbookId,
} from "@data-import/types";
import { limits } from "@data-import/types";
import type { Selectable } from "kysely";
import { readOrigin } from "../auth/keys.ts";
import { createToken } from "../auth/tokens.ts";
import type { Context } from "../context/context.ts";
import { lockRows } from "../context/lock-rows.ts";
import { noteAudit } from "../context/note-audit.ts";
import { createInvalid, createNotFound } from "../domain/errors.ts";
import { getEnvironment } from "../environments/environments.ts";
import { inviteGuest } from "../guests/guests.ts";
import { getJob } from "../jobs/jobs.ts";
import { createSpace, findOnlyEnvironment } from "../lifecycle/create-space.ts";
import { requireRolesOf } from "../roles/roles.ts";
import { listLoadedSheets } from "../sheets/sheets.ts";
import { readSheetExtras } from "../sheets/store.ts";
import { getSpaceView } from "../spaces/spaces.ts";
import { omitEmpty, readJson } from "../storage/rows/columns.ts";
import type { ImportSessionDetails, JobDetails, JobRow } from "../storage/rows/jobs.ts";
import { applyBlueprint, requireValidBlueprint } from "../templates/blueprint.ts";
import { makeSpace } from "../templates/make-space.ts";
import { getTemplate } from "../templates/templates.ts";
import { insertJob } from "./create-job.ts";

/** The settings that the job of a session shows. */
interface SessionSettings
  extends Pick<ImportSession, "origins" | "keyFields" | "maxRecords" | "completedUrl"> {
  readonly workbookId: string;
  readonly sheetId: string;
}

/** What the page of a session calls: reading a file, mapping its columns, correcting records, and the end. */
const operationIds: readonly string[] = [
  ...["getSpace", "listWorkbooks", "getWorkbook", "listSheets", "getSheet", "getRecordCounts"],
  ...["uploadFile", "listFiles", "getFile", "deleteFile", "detectHeader", "downloadSheet"],
  ...["createJob", "listJobs", "getJob", "executeJob", "cancelJob", "retryJob", "completeJob"],
  ...["getJobPlan", "replaceJobPlan", "updateJobPlan", "acknowledgeJobOutcome", "previewMutation"],
  ...["getRecords", "insertRecords", "updateRecords", "deleteRecords", "updateSelectedRecords"],
  ...["getRecordIndices", "getCellValues", "replaceRecordValues"],
  ...["listRecordDuplicates", "mergeRecordDuplicates", "listSheetCommits", "getCommit"],
  ...["listCommitChanges", "undoCommit", "listActions", "listDocuments", "getDocument"],
  ...["listViews", "getView", "createView", "updateView", "deleteView", "listCalculations"],
  ...["listEvents", "streamEvents", "listFlags", "listGuidance", "listCanvasAreas"],
];

/** Makes a space for one import of one person, and the token of the page on which the person works. */
export async function createImportSession(
  context: Context,
  config: CreateImportSessionRequest,
): Promise<CreatedImportSession> {
  const {
    guest,
    keyFields,
    completedUrl,
    maxRecords,
    expiresIn = limits.importSessionLifeSeconds,
    metadata,
  } = config;
  const origins = config.origins.map((origin) => readOrigin(origin));
  await lockEnvironment(context, config);
  const { spaceId, environmentId } = await createPlace(context, config);
  const { workbookId, sheetId } = await findFirstSheet(context, spaceId, config);
  const place = { environmentId, spaces: [{ id: spaceId as SpaceId }] };
  const { row } = await inviteGuest(
    context,
    {
      ...place,
      environmentId: environmentId as EnvironmentId,
      email: guest.email ?? inventAddress(guest.externalId),
      name: guest.name ?? guest.externalId,
    },
    "guest",
  );
  // Anyone who has the token has the permissions of the guest there, so the caller must have these permissions, too.
  await requireRolesOf(context, row.id, spaceId);
  const { page } = context.guestAccess;
  const {
    id: tokenId,
    text,
    expiresAt,
  } = await createToken(context, {
    kind: "session",
    actor: { id: row.id, kind: "guest" },
    // The address of the session leads to the page of the service.
    origins: page === undefined ? origins : [...origins, new URL(page).origin],
    environmentId,
    spaceId,
    operations: listOperations(),
    lifetime: expiresIn,
  });
  await noteAudit(context, {
    action: "token:created",
    targetId: row.id,
    relatedId: tokenId,
    environmentId,
    spaceId,
  });
  const details: ImportSessionDetails = {
    tokenId,
    expiresAt: String(expiresAt),
    guestId: row.id,
    externalId: guest.externalId,
    workbookId,
    sheetId,
    maxRecords,
  };
  const settings: SessionSettings = {
    workbookId,
    sheetId,
    origins,
    ...omitEmpty({ keyFields, maxRecords, completedUrl }),
  };
  const job = await insertJob(
    context,
    {
      type: "space",
      operation: "import-session",
      source: spaceId,
      mode: "background",
      config: { ...settings },
      ...(metadata !== undefined && { metadata }),
    },
    { environmentId, spaceId },
    { status: "executing", isBuiltIn: false, importSession: details },
  );
  return {
    ...(await describeImportSession(context, job)),
    token: text,
    ...(page !== undefined && { url: writeAddress(page, job.id, text) }),
  };
}

/** The server of the page gets the id, and finds out who may show the page in a frame; what follows the `#` stays in the browser. */
function writeAddress(page: string, id: string, token: string): string {
  const address = new URL(page);
  address.searchParams.set("session", id);
  return `${address}#session=${token}&id=${id}`;
}

/** The session of an id; throws a `not-found` if there is none. */
export async function getImportSession(context: Context, id: string): Promise<ImportSession> {
  const missing = () => createNotFound("import session", id, "importSessionId");
  const row = await getJob(context, id, "importSessionId").catch(() => {
    throw missing();
  });
  if (readDetails(row) === undefined) throw missing();
  return describeImportSession(context, row);
}

async function describeImportSession(context: Context, row: Selectable<JobRow>): Promise<ImportSession> {
  const details = readDetails(row) as ImportSessionDetails;
  const { origins, keyFields, maxRecords, completedUrl } = readJson<SessionSettings>(row.config) ?? {
    origins: [],
  };
  const counts = (await readSheetExtras(context, [details.sheetId])).get(details.sheetId);
  const [total, error] = [Number(counts?.total ?? 0), Number(counts?.error ?? 0)];
  return omitEmpty({
    id: row.id as JobId,
    status: findStatus(row, details, context.now),
    spaceId: row.space_id as SpaceId,
    workbookId: details.workbookId as WorkbookId,
    sheetId: details.sheetId as SheetId,
    guestId: details.guestId as GuestId,
    externalId: details.externalId,
    origins,
    keyFields,
    maxRecords,
    completedUrl,
    counts: { total, valid: total - error, error },
    createdAt: row.created_at,
    expiresAt: details.expiresAt,
    endedAt: row.finished_at,
    metadata: readJson<NonNullable<ImportSession["metadata"]>>(row.metadata),
  });
}

function findStatus(
  { status, finished_at }: Selectable<JobRow>,
  { expiresAt }: ImportSessionDetails,
  now: string,
): ImportSession["status"] {
  if (status === "complete" || status === "failed") return status;
  // The clock cancels what has expired, a moment later.
  if (expiresAt <= (finished_at ?? now)) return "expired";
  return status === "executing" ? "open" : "canceled";
}

function readDetails({ details }: Selectable<JobRow>): ImportSessionDetails | undefined {
  return readJson<JobDetails>(details)?.importSession;
}

/**
 * Locks the environment, as an invitation does: if two sessions held it for their spaces first, each would wait for the other
 * to invite its guest.
 */
async function lockEnvironment(
  context: Context,
  { blueprint, spaceConfigId, environmentId }: CreateImportSessionRequest,
): Promise<void> {
  if ((blueprint === undefined) === (spaceConfigId === undefined)) {
    const code = blueprint === undefined ? "value_missing" : "value_not_allowed";
    throw createInvalid(code, "blueprint", "Send one of `blueprint` and `spaceConfigId`, and not both.");
  }
  const id =
    spaceConfigId === undefined
      ? (environmentId ?? findOnlyEnvironment(context))
      : (await getTemplate(context, spaceConfigId, "spaceConfigId")).environment_id;
  await lockRows(context, "environments", [id], () => getEnvironment(context, id, "environmentId"));
}

/** Makes the space of a session: from a blueprint, or from a template. */
async function createPlace(
  context: Context,
  { blueprint, spaceConfigId, environmentId, name }: CreateImportSessionRequest,
): Promise<{ readonly spaceId: string; readonly environmentId: string }> {
  const given: SpaceConfig = omitEmpty({ environmentId, name });
  if (spaceConfigId !== undefined) {
    const { id, space } = await makeSpace(context, { ...given, spaceConfigId });
    return { spaceId: id, environmentId: space.environment_id };
  }
  await requireValidBlueprint(blueprint);
  const { id, space } = await createSpace(context, given);
  await applyBlueprint(context, space, blueprint ?? {}, given);
  return { spaceId: id, environmentId: space.environment_id };
}

/** The sheet that the records go to: the first one of the first workbook. */
async function findFirstSheet(
  context: Context,
  spaceId: string,
  { blueprint, keyFields = [] }: CreateImportSessionRequest,
): Promise<{ readonly workbookId: string; readonly sheetId: string }> {
  const { opening_workbook_id: workbookId } = await getSpaceView(context, spaceId);
  const [sheet] = workbookId === null ? [] : await listLoadedSheets(context, workbookId);
  if (workbookId === null || sheet === undefined) {
    const key = blueprint === undefined ? "spaceConfigId" : "blueprint";
    throw createInvalid("value_invalid", key, "It has no sheet that records could go to.");
  }
  const unknown = keyFields.findIndex((key) => !sheet.fields.byKey.has(key));
  if (unknown !== -1) {
    const message = `The sheet \`${sheet.slug}\` has no field \`${keyFields[unknown]}\`.`;
    throw createInvalid("field_unknown", `keyFields[${unknown}]`, message);
  }
  return { workbookId, sheetId: sheet.id };
}

/** An address that nobody has, always the same for one person: a guest needs one. */
function inventAddress(externalId: string): string {
  return `${createHash("sha256").update(externalId).digest("hex").slice(0, 40)}@import-sessions.invalid`;
}

let allowed: readonly { readonly path: string; readonly method: string }[] | undefined;

function listOperations(): NonNullable<typeof allowed> {
  if (allowed === undefined) {
    const routes = [...loadModel().routes.values()];
    allowed = operationIds.map((operationId) => {
      const route = routes.find((one) => one.operationId === operationId);
      if (route === undefined) throw new Error(`The description has no operation ${operationId}.`);
      return { path: route.path, method: route.method };
    });
  }
  return allowed;
}
