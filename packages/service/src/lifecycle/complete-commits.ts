import { completeCommit } from "../commits/commits.ts";
import { listDueCommits } from "../commits/store.ts";
import { type Dependencies, transact } from "../context/dependencies.ts";
import { createServiceCaller } from "../context/service-caller.ts";

/** How many commits are searched for at once. */
const commitsAtOnce = 100;

/** Completes the open commits whose receivers did not do so in time. */
export async function completeDueCommits(dependencies: Dependencies, signal: AbortSignal): Promise<void> {
  const { storage, clock } = dependencies;
  for (;;) {
    const due = await listDueCommits(storage, clock(), commitsAtOnce);
    for (const { id, account_id: accountId } of due) {
      if (signal.aborted) return;
      const caller = createServiceCaller(dependencies, { accountId }, "commits:write");
      await transact(dependencies, caller, (context) => {
        // The work in a space may have ended before.
        context.enterArchived();
        return completeCommit(context, id, accountId);
      });
    }
    if (due.length < commitsAtOnce) return;
  }
}
