/** The part of an account that an actor may use: the union of these. */
export interface Scope {
  readonly wholeAccount: boolean;
  readonly environmentIds: readonly string[];
  readonly spaceIds: readonly string[];
}

/** The environment and space of a resource. Some resources are in no space; resources of the account have neither. */
export interface Place {
  readonly environmentId?: string | null | undefined;
  readonly spaceId?: string | null | undefined;
  /** When the space was archived; null if it is in use, undefined if it was not read. */
  readonly archivedAt?: string | null | undefined;
  /** Whether this stays so until the transaction ends, because who archives the space waits for it. */
  readonly isSettled?: boolean;
}

/** Whether a place is in a scope. Resources of the account itself are in every scope. */
export function isWithin(scope: Scope, { environmentId, spaceId }: Place): boolean {
  if (scope.wholeAccount || (!environmentId && !spaceId)) return true;
  if (environmentId && scope.environmentIds.includes(environmentId)) return true;
  return Boolean(spaceId) && scope.spaceIds.includes(spaceId as string);
}
