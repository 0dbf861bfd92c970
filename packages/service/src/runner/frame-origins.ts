import { readJson } from "../storage/rows/columns.ts";
import type { JobDetails } from "../storage/rows/jobs.ts";
import type { Database } from "../storage/storage.ts";

/**
 * The origins of an import session, whose pages may show it in a frame; none without such a session. Everyone may ask: who
 * knows the id has got it from the session.
 */
export async function listFrameOrigins(db: Database, id: string): Promise<readonly string[]> {
  const row = await db
    .selectFrom("jobs")
    .select(["config", "details"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined || readJson<JobDetails>(row.details)?.importSession === undefined) return [];
  return readJson<{ readonly origins?: readonly string[] }>(row.config)?.origins ?? [];
}
