/** The sender of a request. `anonymous` only for operations that need no token. */
export interface Actor {
  readonly id: string;
  readonly kind: "user" | "guest" | "agent" | "key" | "anonymous";
  readonly accountId: string;
  /** The only environment that the token is valid for. */
  readonly environmentId?: string;
}

/** The service itself: nobody causes what it does, so its events name no actor. */
export function serviceActor(accountId: string): Actor {
  return { id: "anonymous", kind: "anonymous", accountId };
}
