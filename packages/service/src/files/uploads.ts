import type { Selectable } from "kysely";
import type { StoredBlob } from "../blobs/blobs.ts";
import { type BlobStorage, removeLooseBlob, takeBlob } from "../blobs/loose-blobs.ts";
import { DomainError } from "../domain/errors.ts";
import type { UploadPartRow, UploadRow } from "../storage/rows/uploads.ts";
import type { Database } from "../storage/storage.ts";

/** How long an upload waits for its next part. */
const nextPartTimeoutMs = 86_400_000;
/** How many uploads one sweep removes. The next sweep continues. */
const uploadsRemovedAtOnce = 100;

/** A file that arrives in parts. */
export interface Upload extends Omit<Selectable<UploadRow>, "size" | "received"> {
  readonly size: number;
  readonly received: number;
}

/** Stores that a file will arrive. */
export async function beginUpload(
  db: Database,
  upload: Pick<UploadRow, "id" | "account_id" | "actor_id" | "metadata" | "size">,
  now: Date,
): Promise<Upload> {
  const row = { ...upload, received: 0, file_id: null, expires_at: findExpiry(now) };
  await db.insertInto("uploads").values(row).execute();
  return row;
}

/** The upload of an id; undefined if the actor has none, or if it has expired. */
export async function findUpload(
  db: Database,
  { id, accountId, actorId }: { readonly id: string; readonly accountId: string; readonly actorId: string },
  now: Date,
): Promise<Upload | undefined> {
  const row = await db
    .selectFrom("uploads")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .where("actor_id", "=", actorId)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return row && { ...row, size: Number(row.size), received: Number(row.received) };
}

/** Adds stored bytes to the end of an upload; throws a `conflict` if another request has added some since. */
export async function addPart(db: Database, upload: Upload, part: StoredBlob, now: Date): Promise<Upload> {
  const { id, received: start } = upload;
  const changes = { received: start + part.size, expires_at: findExpiry(now) };
  const { numUpdatedRows } = await db
    .updateTable("uploads")
    .set(changes)
    .where("id", "=", id)
    .where("received", "=", start)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw refuseOffset();
  await takeBlob(db, part.key);
  await db
    .insertInto("upload_parts")
    .values({ upload_id: id, start, size: part.size, blob_key: part.key })
    .execute();
  return { ...upload, ...changes };
}

/** The error for bytes that do not begin where the stored ones end. */
export function refuseOffset(): DomainError {
  const message = "`Upload-Offset` must be the number of bytes that are stored: a HEAD request says it.";
  return new DomainError("upload_offset", { message, key: "Upload-Offset" });
}

/** The parts of an upload, in their order. */
export function listParts(db: Database, id: string): Promise<Selectable<UploadPartRow>[]> {
  return db.selectFrom("upload_parts").selectAll().where("upload_id", "=", id).orderBy("start").execute();
}

/** Ends an upload and removes its parts. With a file, the upload still says which one it became. */
export async function endUpload(
  tools: BlobStorage,
  { id }: Pick<Upload, "id">,
  now: Date,
  fileId?: string,
): Promise<void> {
  const keys = await tools.storage.transaction(
    async (db) => {
      if (fileId === undefined) await db.deleteFrom("uploads").where("id", "=", id).execute();
      else await db.updateTable("uploads").set({ file_id: fileId }).where("id", "=", id).execute();
      const parts = await listParts(db, id);
      await db.deleteFrom("upload_parts").where("upload_id", "=", id).execute();
      for (const { blob_key: key } of parts) {
        const row = { key, removable_at: now.toISOString(), is_condemned: 1 as const };
        await db.insertInto("loose_blobs").values(row).execute();
      }
      return parts.map(({ blob_key: key }) => key);
    },
    { isDeletion: true },
  );
  // What cannot be removed now is left to the sweep.
  for (const key of keys) await removeLooseBlob(tools, key);
}

/** Removes the uploads whose next part did not arrive in time. */
export async function sweepUploads(tools: BlobStorage, now: Date): Promise<void> {
  const rows = await tools.storage.db
    .selectFrom("uploads")
    .select("id")
    .where("expires_at", "<=", now.toISOString())
    .limit(uploadsRemovedAtOnce)
    .execute();
  for (const row of rows) await endUpload(tools, row, now);
}

function findExpiry(now: Date): string {
  return new Date(now.getTime() + nextPartTimeoutMs).toISOString();
}
