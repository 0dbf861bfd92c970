import type { Selectable } from "kysely";
import type { Dependencies } from "../../context/dependencies.ts";
import { transactForJob } from "../../context/job-context.ts";
import { writeTexts } from "../../jobs/operation.ts";
import { lockJobRow } from "../../jobs/store.ts";
import type { JobRow } from "../../storage/rows/jobs.ts";
import { cancelJob } from "../change-job.ts";

/** Ends the job of an import session that has expired. */
export async function endSession(dependencies: Dependencies, row: Selectable<JobRow>): Promise<void> {
  await transactForJob(dependencies, row, async (context) => {
    const locked = await lockJobRow(context, row.id);
    // Another process has ended it, or the person did.
    if (locked?.ends_at == null) return;
    // Also in an archived space.
    context.enterArchived();
    await cancelJob(context, locked, writeTexts({ code: "session_expired" }));
  });
}
