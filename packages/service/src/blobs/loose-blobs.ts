import { DomainError } from "../domain/errors.ts";
import { createRandomText } from "../domain/ids.ts";
import type { Database, Storage } from "../storage/storage.ts";
import type { Blobs, StoredBlob } from "./blobs.ts";

/** Where bytes and the rows about them are stored. */
export interface BlobStorage {
  readonly storage: Storage;
  readonly blobs: Blobs;
}

/** How long an upload may take. */
const longestUploadMs = 86_400_000;
/** How many blobs one sweep removes. The next sweep continues. */
const blobsRemovedAtOnce = 1000;

/**
 * Stores bytes that no resource has yet. If no resource takes them within a day, the sweep removes them: the process may
 * end before it can do so.
 */
export async function storeLooseBlob(
  { storage, blobs }: BlobStorage,
  chunks: AsyncIterable<Uint8Array>,
  now: Date,
): Promise<StoredBlob> {
  const key = createRandomText(24);
  const removableAt = new Date(now.getTime() + longestUploadMs).toISOString();
  await storage.transaction((db) =>
    db.insertInto("loose_blobs").values({ key, removable_at: removableAt, is_condemned: 0 }).execute(),
  );
  try {
    return await blobs.write(chunks, key);
  } catch (error) {
    // Nothing is stored. If the row cannot be deleted now, the sweep deletes it.
    await deleteRow(storage, key).catch(() => {});
    throw error;
  }
}

/** Removes bytes that no resource has. If that is not possible now, the sweep does it later. */
export async function removeLooseBlob({ storage, blobs }: BlobStorage, key: string): Promise<void> {
  try {
    await blobs.remove(key);
    await deleteRow(storage, key);
  } catch {
    // Its row is still there: the chore `remove-bytes` finds it, and speaks if it fails, too.
  }
}

/**
 * Gives loose bytes to a resource, in the transaction that creates the resource. Throws an `unavailable` if the sweep has
 * removed them.
 */
export async function takeBlob(db: Database, key: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom("loose_blobs")
    .where("key", "=", key)
    .where("is_condemned", "=", 0)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) return;
  const message = "The bytes were not stored within a day, so they were removed. Send the request again.";
  throw new DomainError("unavailable", { message });
}

/** Makes the bytes of resources loose, in the transaction that deletes the resources; removes them after it. */
export async function loosenBlobs(
  context: BlobStorage & {
    readonly db: Database;
    readonly now: string;
    afterCommit(work: () => void): void;
  },
  keys: readonly string[],
): Promise<void> {
  const rows = keys.map((key) => [key, context.now, 1]);
  await context.storage.insertRows(context.db, "loose_blobs", ["key", "removable_at", "is_condemned"], rows);
  // One after the other, and nobody waits: there may be many.
  context.afterCommit(() => void removeLooseBlobs(context, keys));
}

async function removeLooseBlobs(places: BlobStorage, keys: readonly string[]): Promise<void> {
  for (const key of keys) await removeLooseBlob(places, key);
}

/**
 * Removes the bytes that no resource took in time, and those of deleted resources; returns how many. Several processes may
 * sweep at the same time. Rejects at the end if some of them could not be removed.
 */
export async function sweepBlobs({ storage, blobs }: BlobStorage, now: Date): Promise<number> {
  const rows = await storage.db
    .selectFrom("loose_blobs")
    .select("key")
    .where("removable_at", "<=", now.toISOString())
    .orderBy("removable_at")
    .limit(blobsRemovedAtOnce)
    .execute();
  const failures: unknown[] = [];
  let removed = 0;
  for (const { key } of rows) {
    try {
      if (!(await condemn(storage, key))) continue;
      await blobs.remove(key);
      await deleteRow(storage, key);
      removed += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} blobs could not be removed.`);
  return removed;
}

/** From now on, no resource can take the bytes. False if a resource has taken them meanwhile. */
async function condemn(storage: Storage, key: string): Promise<boolean> {
  const { numUpdatedRows } = await storage.transaction((db) =>
    db.updateTable("loose_blobs").set({ is_condemned: 1 }).where("key", "=", key).executeTakeFirstOrThrow(),
  );
  return numUpdatedRows > 0n;
}

function deleteRow(storage: Storage, key: string): Promise<unknown> {
  return storage.transaction((db) => db.deleteFrom("loose_blobs").where("key", "=", key).execute());
}
