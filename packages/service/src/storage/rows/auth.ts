import type { Generated } from "kysely";
import type { Json, ResourceColumns, Time } from "./columns.ts";

export interface AuthTables {
  readonly tokens: TokenRow;
}

/** The kinds of tokens. The text of each kind has its own prefix. */
export type TokenKind =
  | "access"
  | "secret"
  | "publishable"
  | "personal"
  | "api"
  | "guest"
  | "agent"
  | "session";

/** A token of any kind. Of most kinds, only the SHA-256 of the text is stored. */
export interface TokenRow extends ResourceColumns {
  readonly kind: TokenKind;
  /** In hexadecimal; that of an API token begins with `api:`, so that no request finds it. */
  readonly hash: string;
  /** The text of a publishable key, which is no secret; null for all other tokens. */
  readonly public_text: string | null;
  readonly actor_id: string;
  readonly actor_kind: "user" | "guest" | "agent" | "key";
  /** The only environment that the token is valid for. */
  readonly environment_id: string | null;
  /** The only space that the token is valid for. */
  readonly space_id: string | null;
  readonly name: string | null;
  /** The operations that the token allows, as `[{ path, method }]`. If empty, everything that its actor may do. */
  readonly operations: Json | null;
  /** The origins of the pages that may send it, as `["https://shop.example"]`. If empty, all. */
  readonly origins: Generated<Json | null>;
  /** Of a publishable key: how many requests it has per minute; null for the usual number. */
  readonly requests_per_minute: Generated<number | null>;
  readonly expires_at: Time | null;
  readonly last_used_at: Time | null;
  /** The API token that it was exchanged for; otherwise null. */
  readonly parent_id: string | null;
  /** When its owner signed in, if another token was exchanged for this one; otherwise null. */
  readonly signed_in_at: Time | null;
}
