import type {
  EnvironmentId,
  File,
  FileId,
  FileMode,
  SpaceId,
  UpdateFileRequest,
  UploadFileRequest,
  WorkbookId,
} from "@data-import/types";
import type { Selectable } from "kysely";
import { setActionsOf } from "../actions/actions-of-targets.ts";
import { deleteActionsOf } from "../actions/delete-actions.ts";
import type { StoredBlob } from "../blobs/blobs.ts";
import { loosenBlobs, takeBlob } from "../blobs/loose-blobs.ts";
import type { Context, NewEvent } from "../context/context.ts";
import { holdRow, type Locked, lockRows } from "../context/lock-rows.ts";
import { requireRowInScope } from "../context/require-in-scope.ts";
import { divide } from "../domain/chunks.ts";
import { createInvalid, createNotFound, type DomainError } from "../domain/errors.ts";
import { findChanges } from "../domain/find-changes.ts";
import { requireFileAccess } from "../spaces/access.ts";
import { getSpace, holdSpace, requireOpen } from "../spaces/spaces.ts";
import type { FileRow } from "../storage/rows/files.ts";
import type { SpaceRow } from "../storage/rows/spaces.ts";
import { requireSpaceFor } from "../storage/space-quota.ts";
import { getWorkbook } from "../workbooks/workbooks.ts";
import { readFileName } from "./file-name.ts";
import {
  deleteFileRows,
  findFileRow,
  insertFileRow,
  listFileRowsOfSpaces,
  listUsedKeys,
  updateFileRow,
} from "./store.ts";

type Row = Selectable<FileRow>;

/** A file to create. Its bytes are stored already. */
export interface NewFile extends StoredBlob {
  readonly fileName: string;
  readonly type: string;
  readonly encoding?: string;
  readonly spaceId: string;
  /** If given, it must be the environment of the space. */
  readonly environmentId?: string;
  readonly mode?: UploadFileRequest["mode"];
  readonly actions?: UploadFileRequest["actions"];
  readonly origin?: UploadFileRequest["origin"];
  /** `partial` if the service reads the content, otherwise `complete`. */
  readonly status: File["status"];
}

/** The file of an id in the actor's scope; throws a `not-found` that names `key` if there is none. */
export async function getFile(context: Context, id: string, key = "fileId"): Promise<Row> {
  return requireRowInScope(context, await findFileRow(context, id), () => createNotFound("file", id, key));
}

/** The same, locked until the transaction ends. */
export function lockFile(context: Context, id: string): Promise<Locked<Row>> {
  return lockRows(context, "files", [id], () => getFile(context, id));
}

/** The space of a new file; throws if it cannot be created, as far as this can be known before its bytes are there. */
export async function checkNewFile(
  context: Context,
  file: Pick<NewFile, "fileName" | "spaceId" | "environmentId" | "size">,
): Promise<Selectable<SpaceRow>> {
  const space = await getSpace(context, file.spaceId);
  requireOpen(space);
  requirePlace(context, file, space);
  readFileName(file.fileName);
  await requireSpaceFor(context.db, space.id, file.size);
  return space;
}

function requirePlace(
  context: Context,
  { environmentId }: Pick<NewFile, "environmentId">,
  space: Selectable<SpaceRow>,
): void {
  if (environmentId !== undefined && environmentId !== space.environment_id) {
    throw refuseEnvironment(environmentId, space.environment_id);
  }
  requireFileAccess(context, space, "upload");
}

/** Adds a file to a space, and records the event. */
export async function createFile(context: Context, file: NewFile): Promise<Row> {
  const space = await holdSpace(context, file.spaceId);
  requirePlace(context, file, space);
  await takeBlob(context.db, file.key);
  return addFile(context, file, space);
}

/**
 * Adds a file with the bytes of another one to its space.
 * @param readStatus the status of the copy: `partial` if the service reads the content, otherwise `complete`
 */
export async function cloneFile(
  context: Context,
  { id, space_id: spaceId }: Row,
  prefix: string,
  readStatus: (copy: {
    readonly name: string;
    readonly ext: string;
    readonly mimetype: string;
    readonly mode: FileMode | undefined;
  }) => File["status"],
): Promise<Row> {
  const space = await holdSpace(context, spaceId);
  requirePlace(context, {}, space);
  // Held, so that its bytes stay until the copy has them, too.
  const row = await holdRow(context, "files", id, () => getFile(context, id));
  const fileName = `${prefix} ${row.name}`;
  const mode = (row.mode ?? undefined) as FileMode | undefined;
  const { name, ext } = readFileName(fileName, "prefix");
  return addFile(
    context,
    {
      key: locateBytes(row),
      size: Number(row.size),
      sha256: row.sha256,
      spaceId,
      fileName,
      type: row.mimetype,
      encoding: row.encoding,
      status: readStatus({ name, ext, mimetype: row.mimetype, mode }),
      ...(mode !== undefined && { mode }),
      ...(row.origin !== null && { origin: row.origin as NonNullable<NewFile["origin"]> }),
    },
    space,
  );
}

async function addFile(context: Context, file: NewFile, space: Selectable<SpaceRow>): Promise<Row> {
  const { name, ext } = readFileName(file.fileName);
  const id = context.newId("file");
  await insertFileRow(context, {
    id,
    account_id: context.accountId,
    created_at: context.now,
    updated_at: context.now,
    environment_id: space.environment_id,
    space_id: space.id,
    workbook_id: null,
    sheet_id: null,
    name,
    ext,
    mimetype: file.type,
    encoding: file.encoding ?? "binary",
    status: file.status,
    mode: file.mode ?? null,
    size: file.size,
    sha256: file.sha256,
    blob_key: file.key,
    origin: file.origin ?? null,
    description: null,
    treatments: null,
    expired_at: null,
  });
  const target = { id, spaceId: space.id, environmentId: space.environment_id };
  await setActionsOf(context, target, file.actions);
  const row = await getFile(context, id);
  const { mimetype, size, status } = row;
  await context.emit(describe("file:created", row, { name, mimetype, size: Number(size), status }));
  return row;
}

/** Changes only the given properties, and records the event. */
export async function updateFile(context: Context, id: string, update: UpdateFileRequest): Promise<Row> {
  const before = await lockFile(context, id);
  await requireChangeable(context, before);
  const { workbookId, name, mode, status, actions } = update;
  if (workbookId !== undefined) await requireWorkbookOfSpace(context, workbookId, before.space_id);
  const named = name === undefined ? undefined : readFileName(name, "name");
  const changes = findChanges<Row>(before, { workbook_id: workbookId, ...named, mode, status });
  const target = { id, spaceId: before.space_id, environmentId: before.environment_id };
  const hasOtherActions = await setActionsOf(context, target, actions);
  if (changes === undefined && !hasOtherActions) return before;
  await updateFileRow(context, before, {
    ...changes,
    ...(changes?.workbook_id !== undefined && { sheet_id: null }),
    updated_at: context.now,
  });
  return tellOfChange(context, id);
}

/** Records the event of a changed file, and returns the file. */
export async function tellOfChange(context: Context, id: string): Promise<Row> {
  const row = await getFile(context, id);
  const payload = {
    status: row.status,
    ...(row.workbook_id !== null && { workbookId: row.workbook_id as WorkbookId }),
  };
  await context.emit(describe("file:updated", row, payload));
  return row;
}

/** Deletes a file. Its bytes are deleted after the commit. */
export async function deleteFile(context: Context, row: Locked<Row>): Promise<void> {
  await requireChangeable(context, row);
  await deleteFileRows(context, [row]);
  await deleteActionsOf(context, [row.id]);
  await context.emit(describe("file:deleted", row, { name: row.name }));
  await forgetBytes(context, [row]);
}

/** Deletes the files of deleted spaces, without an event for each file. */
export async function deleteFilesOfSpaces(context: Context, spaceIds: readonly string[]): Promise<void> {
  const rows = await lockFilesOf(context, spaceIds);
  await deleteFileRows(context, rows);
  await forgetBytes(context, rows);
}

/** Deletes the bytes of the files of an expired space, with an event for each file. The rows of the files stay. */
export async function expireFilesOfSpace(context: Context, spaceId: string): Promise<void> {
  for (const row of await lockFilesOf(context, [spaceId])) {
    if (row.expired_at !== null) continue;
    await updateFileRow(context, row, {
      updated_at: context.now,
      expired_at: context.now,
      status: "purged",
      blob_key: null,
    });
    await context.emit(describe("file:expired", row, { name: row.name }));
    await forgetBytes(context, [row]);
  }
}

/** The spaces are locked, so they get no further files. */
async function lockFilesOf(context: Context, spaceIds: readonly string[]): Promise<Locked<Row[]>> {
  const rows = await listFileRowsOfSpaces(context, spaceIds);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  return lockRows(context, "files", ids, () => listFileRowsOfSpaces(context, spaceIds));
}

/** The key of the bytes of a file; throws a `not-found` if they were deleted. */
export function locateBytes(row: Row): string {
  if (row.blob_key !== null) return row.blob_key;
  throw createNotFound("content any more of the file", row.id, "fileId");
}

/** The rows do not have their bytes any more. Bytes stay if a copy of the file has them. */
async function forgetBytes(context: Context, rows: readonly Row[]): Promise<void> {
  const keys = [...new Set(rows.flatMap(({ blob_key: key }) => key ?? []))];
  for (const some of divide(keys)) {
    const used = await listUsedKeys(context, some);
    const free = some.filter((key) => !used.has(key));
    if (free.length > 0) await loosenBlobs(context, free);
  }
}

async function requireWorkbookOfSpace(context: Context, workbookId: string, spaceId: string): Promise<void> {
  const workbook = await holdRow(context, "workbooks", workbookId, () => getWorkbook(context, workbookId));
  if (workbook.space_id === spaceId) return;
  throw createInvalid(
    "reference_mismatch",
    "workbookId",
    `\`workbookId\` must be a workbook of the file's space, \`${spaceId}\`; \`${workbookId}\` is in another space.`,
  );
}

/** Throws a `forbidden` if the space does not allow guests to change and delete its files. */
async function requireChangeable(context: Context, { space_id: spaceId }: Row): Promise<void> {
  if (context.actor.kind === "guest") requireFileAccess(context, await getSpace(context, spaceId), "*");
}

function refuseEnvironment(given: string, actual: string): DomainError {
  const message = `\`environmentId\` must be the environment of the space, \`${actual}\`; it was \`${given}\`.`;
  return createInvalid("reference_mismatch", "environmentId", message);
}

function describe(
  topic: "file:created" | "file:updated" | "file:deleted" | "file:expired",
  row: Row,
  payload: NewEvent["payload"],
): NewEvent {
  return {
    topic,
    domain: "file",
    payload,
    context: {
      environmentId: row.environment_id as EnvironmentId,
      spaceId: row.space_id as SpaceId,
      fileId: row.id as FileId,
      ...(row.workbook_id !== null && { workbookId: row.workbook_id as WorkbookId }),
    },
    target: row.id,
  };
}
