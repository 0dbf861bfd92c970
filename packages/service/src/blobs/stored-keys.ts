import type { Database } from "../storage/storage.ts";

/** The keys of the bytes of every resource that has some. */
export async function listBlobKeys(db: Database): Promise<string[]> {
  const files = await db.selectFrom("files").select("blob_key").where("blob_key", "is not", null).execute();
  const exports = await db.selectFrom("agent_exports").select("blob_key").execute();
  // Copies of a file have the same bytes.
  return [...new Set([...files, ...exports].flatMap(({ blob_key: key }) => key ?? []))];
}
