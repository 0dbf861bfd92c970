import {
  defineTable,
  integer,
  json,
  long,
  nullable,
  personal,
  type RowOf,
  resourceColumns,
  text,
  time,
  unique,
} from "./define-table.ts";

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
export const tokens = defineTable("tokens", {
  columns: {
    ...resourceColumns,
    kind: text<TokenKind>(),
    /** In hexadecimal; that of an API token begins with `api:`, so that no request finds it. */
    hash: personal(unique(text()), "hidden"),
    /** The text of a publishable key, which is not secret; null for all other tokens. */
    public_text: nullable(text()),
    actor_id: personal(text(), "owner"),
    actor_kind: text<"user" | "guest" | "agent" | "key">(),
    /** The only environment that the token is valid for. */
    environment_id: nullable(text()),
    /** The only space that the token is valid for. */
    space_id: nullable(text()),
    name: personal(long(nullable(text())), "fact"),
    /** The operations that the token allows, as `[{ path, method }]`. If empty, everything that its actor may do. */
    operations: long(nullable(json())),
    /** The origins of the pages that may send it, as `["https://shop.example"]`. If empty, all. */
    origins: nullable(json()),
    /** Of a publishable key: how many requests it has per minute; null for the usual number. */
    requests_per_minute: nullable(integer()),
    expires_at: nullable(time()),
    last_used_at: nullable(time()),
    /** The API token that it was exchanged for; otherwise null. */
    parent_id: nullable(text()),
    /** When its owner signed in, if another token was exchanged for this one; otherwise null. */
    signed_in_at: nullable(time()),
  },
  indexes: {
    tokens_by_expiry: { columns: ["expires_at"] },
    tokens_of_actor: { columns: ["account_id", "actor_id"] },
  },
});
export type TokenRow = RowOf<typeof tokens>;
