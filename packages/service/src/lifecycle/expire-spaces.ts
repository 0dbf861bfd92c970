import type { Context } from "../context/context.ts";
import { type Dependencies, transact } from "../context/dependencies.ts";
import { createServiceCaller } from "../context/service-caller.ts";
import { type DueSince, listDueSpaces, lockDueSpace } from "../spaces/due-spaces.ts";
import { expireSpace } from "./delete-space.ts";
import { createAttempts, listDuePolicies, type Policy } from "./due-policies.ts";

/** How often the policies are applied. Policies promise to act within a day. */
const intervalMs = 3_600_000;

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
    if (now < next && next - now <= intervalMs) return;
    next = now + intervalMs;
    await apply(dependencies);
  };
}

/**
 * Expires every space that is due by the policies of its environment; returns how many. Rejects at the end if some of them
 * failed.
 */
export async function expireSpaces(dependencies: Dependencies): Promise<number> {
  const { storage } = dependencies;
  const attempts = createAttempts();
  let expired = 0;
  for (const { policy, cutoff } of await listDuePolicies(dependencies, "spaces")) {
    const { environment_id: environmentId, type } = policy;
    const due = { environmentId, type, cutoff };
    for (const id of await listDueSpaces({ db: storage.db, accountId: policy.account_id }, due)) {
      if (await attempts.run(() => expireOne(dependencies, policy, due, id))) expired += 1;
    }
  }
  attempts.end("spaces");
  return expired;
}

function expireOne(
  dependencies: Dependencies,
  policy: Policy,
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
