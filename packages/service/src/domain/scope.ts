/** What of an account an actor gets at: the union of these. */
export interface Scope {
  readonly wholeAccount: boolean;
  readonly environmentIds: readonly string[];
  readonly spaceIds: readonly string[];
}

/** Where something is. What is in no space has none; what belongs to the account itself has neither. */
export interface Place {
  readonly environmentId?: string | null | undefined;
  readonly spaceId?: string | null | undefined;
}

/** Whether a place is within reach; what belongs to the account itself is within everybody's. */
export function isWithin(scope: Scope, { environmentId, spaceId }: Place): boolean {
  if (scope.wholeAccount || (!environmentId && !spaceId)) return true;
  if (environmentId && scope.environmentIds.includes(environmentId)) return true;
  return Boolean(spaceId) && scope.spaceIds.includes(spaceId as string);
}
