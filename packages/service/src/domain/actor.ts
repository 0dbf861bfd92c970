/** Who asks: `anonymous` only where the description asks for no token. */
export interface Actor {
  readonly id: string;
  readonly kind: "user" | "guest" | "agent" | "key" | "anonymous";
  readonly accountId: string;
  /** The only environment that the token is good for. */
  readonly environmentId?: string;
}
