import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { type Dependencies, transact } from "../context/dependencies.ts";
import { createServiceCaller } from "../context/service-caller.ts";
import { type DueSince, listDueSpaces, lockDueSpace } from "../spaces/due-spaces.ts";
import type { DataRetentionPolicyRow } from "../storage/rows/data-retention-policies.ts";
import { expireSpace } from "./delete-space.ts";
import { listPolicies } from "./expire-others.ts";

const day = 86_400_000;

/** How often the policies are applied, in milliseconds. Policies promise to act within a day. */
const interval = 3_600_000;

/**
 * Creates a function that is called often. It applies policies at the first call, then once per hour.
 * @param apply the default is `expireSpaces`
 */
export function createExpiry(
  dependencies: Dependencies,
  apply: (dependencies: Dependencies) => Promise<unknown> = expireSpaces,
): () => Promise<void> {
  let next = 0;
  return async () => {
    const now = dependencies.clock().getTime();
    // A clock that was set back would stop the policies for as long.
    if (now < next && next - now <= interval) return;
    next = now + interval;
    await apply(dependencies);
  };
}

/**
 * Expires every space that is due by the policies of its environment; returns how many. Rejects at the end if some of them
 * failed.
 */
export async function expireSpaces(dependencies: Dependencies): Promise<number> {
  const { storage, clock } = dependencies;
  const policies = await listPolicies(storage, "spaces");
  const failures: unknown[] = [];
  let expired = 0;
  for (const policy of policies) {
    const cutoff = clock().getTime() - policy.period * day;
    // The period starts before 1970, so no space is old enough.
    if (cutoff < 0) continue;
    const { environment_id: environmentId, type } = policy;
    const due = { environmentId, type, cutoff: new Date(cutoff).toISOString() };
    const ids = await listDueSpaces({ db: storage.db, accountId: policy.account_id }, due);
    for (const id of ids) {
      // If one space fails, the others must still expire.
      const isExpired = await expireOne(dependencies, policy, due, id).catch((error) => {
        failures.push(error);
      });
      if (isExpired) expired += 1;
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} spaces could not be expired.`);
  return expired;
}

function expireOne(
  dependencies: Dependencies,
  policy: Selectable<DataRetentionPolicyRow>,
  due: DueSince,
  spaceId: string,
): Promise<boolean> {
  const expire = async (context: Context) => {
    // Another process may have expired it already, or somebody has used it.
    const space = await lockDueSpace(context, spaceId, due);
    if (space !== undefined) await expireSpace(context, space);
    return space !== undefined;
  };
  const place = { accountId: policy.account_id, environmentId: policy.environment_id };
  const caller = createServiceCaller(dependencies, place, "spaces:write");
  return transact(dependencies, caller, expire, { isDeletion: true });
}
