import type { Json, ResourceColumns, Time } from "./columns.ts";

export interface AuthTables {
  readonly tokens: TokenRow;
}

/** What a token is: the text of each kind starts otherwise. */
export type TokenKind = "access" | "secret" | "publishable" | "personal" | "guest" | "agent";

/** A token of any kind. Its text is nowhere: only its SHA-256. */
export interface TokenRow extends ResourceColumns {
  readonly kind: TokenKind;
  /** In hexadecimal. */
  readonly hash: string;
  readonly actor_id: string;
  readonly actor_kind: "user" | "guest" | "agent" | "key";
  /** The only environment that the token is good for. */
  readonly environment_id: string | null;
  /** The only space that the token is good for. */
  readonly space_id: string | null;
  readonly name: string | null;
  /** The operations that it is good for, as `[{ path, method }]`; all that its actor may do where it is empty. */
  readonly operations: Json | null;
  readonly expires_at: Time | null;
  readonly last_used_at: Time | null;
}
