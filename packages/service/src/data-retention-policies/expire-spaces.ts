import type { Selectable } from "kysely";
import type { Context } from "../domain/context.ts";
import type { Reach } from "../domain/reach.ts";
import { insertEvents } from "../events/events.ts";
import type { JobWorkshop } from "../jobs/job-context.ts";
import { expireSpace } from "../spaces/delete-space.ts";
import { listDueSpaces, lockLivingSpace } from "../spaces/due-spaces.ts";
import type { Database } from "../storage/storage.ts";
import type { DataRetentionPolicyRow } from "./rows.ts";

const day = 86_400_000;

/** How often the policies are applied, in milliseconds: they promise to be within a day. */
const interval = 3_600_000;

/** Makes what a runner calls as often as it likes: it applies the policies once an hour, the first time at once. */
export function createExpiry(workshop: JobWorkshop): () => Promise<void> {
  let next = 0;
  return async () => {
    const now = workshop.clock().getTime();
    if (now < next) return;
    next = now + interval;
    await expireSpaces(workshop);
  };
}

/**
 * Ends the life of every space that is due by the policies of its environment; gives how many. Rejects at the end where
 * some of them resisted.
 */
export async function expireSpaces(workshop: JobWorkshop): Promise<number> {
  const { storage, clock } = workshop;
  const policies = await storage.db.selectFrom("data_retention_policies").selectAll().execute();
  const failures: unknown[] = [];
  let expired = 0;
  for (const policy of policies) {
    const cutoff = clock().getTime() - policy.period * day;
    // A period that goes back so far cannot be over for anything.
    if (cutoff < 0) continue;
    const due = await listDueSpaces(
      { db: storage.db, accountId: policy.account_id },
      { environmentId: policy.environment_id, type: policy.type, cutoff: new Date(cutoff).toISOString() },
    );
    for (const id of due) {
      // One space that resists must not keep the others alive.
      const isExpired = await expireOne(workshop, policy, id).catch((error) => {
        failures.push(error);
      });
      if (isExpired) expired += 1;
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} spaces could not be expired.`);
  return expired;
}

async function expireOne(
  workshop: JobWorkshop,
  policy: Selectable<DataRetentionPolicyRow>,
  spaceId: string,
): Promise<boolean> {
  const { isExpired, after } = await workshop.storage.transaction(async (db) => {
    // Inside: the transaction may run more than once.
    const after: (() => void)[] = [];
    const context = createExpiryContext(workshop, policy, db, after);
    // Another process may have been faster.
    const space = await lockLivingSpace(context, spaceId);
    if (space !== undefined) await expireSpace(context, space);
    return { isExpired: space !== undefined, after };
  });
  for (const work of after) work();
  return isExpired;
}

/** The context of the service itself: nobody causes an expiry, so its events name no actor. */
function createExpiryContext(
  { storage, blobs, newId, clock, wakeJobs }: JobWorkshop,
  { account_id: accountId, environment_id: environmentId }: Selectable<DataRetentionPolicyRow>,
  db: Database,
  after: (() => void)[],
): Context {
  const reach: Reach = { wholeAccount: false, environmentIds: [environmentId], spaceIds: [] };
  const context: Context = {
    actor: { id: "anonymous", kind: "anonymous", accountId },
    accountId,
    permission: "spaces:write",
    grants: [],
    ...{ reach, sight: reach, storage, blobs, newId, db, wakeJobs },
    now: clock().toISOString(),
    emit: async (...events) => {
      await insertEvents(context, events);
    },
    afterCommit: (work) => {
      after.push(work);
    },
  };
  return context;
}
