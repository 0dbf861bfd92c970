import { serviceActor } from "../domain/actor.ts";
import type { Caller, Dependencies } from "./dependencies.ts";

/** Where the service itself works: in an environment, or in the whole account. */
export interface ServicePlace {
  readonly accountId: string;
  readonly environmentId?: string;
}

/** The service itself as the caller: nobody causes what it does, so its events name no actor. */
export function createServiceCaller(
  { clock }: Pick<Dependencies, "clock">,
  { accountId, environmentId }: ServicePlace,
  permission: string,
  chainDepth = 0,
): Caller {
  const environmentIds = environmentId === undefined ? [] : [environmentId];
  const scope = { wholeAccount: environmentId === undefined, environmentIds, spaceIds: [] };
  return {
    actor: serviceActor(accountId),
    permission,
    grants: [],
    chainDepth,
    scope,
    readableScope: scope,
    now: clock().toISOString(),
  };
}
