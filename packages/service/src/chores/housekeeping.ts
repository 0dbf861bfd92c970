import { limits } from "@data-import/types";
import { deleteOldLogs } from "../agents/store.ts";
import { sweepAuditEntries } from "../audit-entries/audit-entries.ts";
import { sweepBlobs } from "../blobs/loose-blobs.ts";
import type { Dependencies } from "../context/dependencies.ts";
import { sweepAttempts } from "../deliveries/sweep-attempts.ts";
import { sweepEvents } from "../deliveries/sweep-events.ts";
import type { Chore } from "../domain/chore.ts";
import { sweepUploads } from "../files/uploads.ts";
import { sweepKeys } from "../http/idempotency.ts";
import { sweepLastChanges } from "../http/last-changes.ts";
import { sweepDeletions } from "../lifecycle/deletions.ts";
import { expireOthers } from "../lifecycle/expire-others.ts";
import { createExpiry } from "../lifecycle/expire-spaces.ts";
import { stepRevalidation } from "../records/changes/apply-changes.ts";
import { continueRevalidations } from "../records/changes/finish-revalidation.ts";
import { sweepColumns } from "../records/columns/drop-columns.ts";
import { cancelRunsOfDeleted } from "../runner/clock/start-job.ts";
import { resealSecrets } from "../secrets/secrets.ts";
import { continueSnapshots } from "../snapshots/snapshots.ts";
import { sweepSnapshots } from "../snapshots/store.ts";
import { countBytes } from "../storage/space-quota.ts";
import { resealWebhooks } from "../webhooks/webhooks.ts";

/** How long things are kept. */
export interface HousekeepingOptions {
  /** For how many days the logs of agents are kept. The default is 30. */
  readonly agentLogDays?: number | undefined;
  /** For how many days the entries of the audit log are kept. The default is 365. */
  readonly auditDays?: number | undefined;
  /** For how many days events are kept. Without it, they are never removed. */
  readonly eventDays?: number | undefined;
}

const minuteMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 86_400_000;

/** What removes and renews old things, and what continues the work of processes that have ended. */
export function listHousekeeping(
  dependencies: Dependencies,
  { agentLogDays = limits.agentLogDays, auditDays = 365, eventDays }: HousekeepingOptions = {},
): readonly Chore[] {
  const { storage, clock, secretKeys } = dependencies;
  const findStart = (days: number) => new Date(clock().getTime() - days * dayMs).toISOString();
  const sweeps: readonly Chore[] = [
    { name: "expire-spaces", intervalMs: minuteMs, work: createExpiry(dependencies) },
    {
      name: "expire-workbooks-and-logs",
      intervalMs: minuteMs,
      work: createExpiry(dependencies, expireOthers),
    },
    { name: "cancel-deleted-runs", intervalMs: minuteMs, work: () => cancelRunsOfDeleted(dependencies) },
    { name: "remove-uploads", intervalMs: minuteMs, work: () => sweepUploads(dependencies, clock()) },
    {
      name: "remove-bytes",
      intervalMs: minuteMs,
      work: async () => void (await sweepBlobs(dependencies, clock())),
    },
    { name: "remove-keys", intervalMs: minuteMs, work: () => sweepKeys(storage, clock()) },
    { name: "remove-last-changes", intervalMs: minuteMs, work: () => sweepLastChanges(storage, clock()) },
    { name: "remove-columns", intervalMs: minuteMs, work: () => sweepColumns(storage, clock()) },
    { name: "encrypt-secrets", intervalMs: minuteMs, work: () => resealSecrets(storage, secretKeys) },
    { name: "encrypt-webhooks", intervalMs: minuteMs, work: () => resealWebhooks(storage, secretKeys) },
    {
      name: "remove-agent-logs",
      intervalMs: minuteMs,
      work: (signal) => deleteOldLogs(storage, findStart(agentLogDays), { signal }),
    },
    {
      name: "remove-audit-entries",
      intervalMs: minuteMs,
      work: (signal) => sweepAuditEntries(storage, findStart(auditDays), signal),
    },
    ...(eventDays === undefined
      ? []
      : [
          {
            name: "remove-events",
            intervalMs: hourMs,
            startsAtOnce: true,
            work: (signal: AbortSignal) => sweepEvents(dependencies, eventDays, signal),
          },
        ]),
    { name: "remove-attempts", intervalMs: minuteMs, work: () => sweepAttempts(dependencies) },
  ];
  const continuations: readonly Chore[] = [
    { name: "count-bytes", intervalMs: minuteMs, work: (signal) => countBytes(storage, signal) },
    { name: "delete-rows", intervalMs: minuteMs, work: (signal) => sweepDeletions(storage, signal) },
    { name: "delete-snapshots", intervalMs: minuteMs, work: (signal) => sweepSnapshots(storage, signal) },
    {
      name: "copy-snapshots",
      intervalMs: minuteMs,
      work: (signal) => continueSnapshots(dependencies, signal),
    },
    {
      name: "revalidate",
      intervalMs: minuteMs,
      work: (signal) => continueRevalidations(dependencies, stepRevalidation, signal),
    },
  ];
  // A process that was ended a moment ago has left these.
  return [...sweeps, ...continuations.map((chore) => ({ ...chore, startsAtOnce: true }))];
}
