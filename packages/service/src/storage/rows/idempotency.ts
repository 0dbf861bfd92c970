import type { Time } from "./columns.ts";

export interface IdempotencyTables {
  readonly idempotency_keys: IdempotencyRow;
}

/** The answer to a request that named a key, for the next request that names it. */
export interface IdempotencyRow {
  readonly account_id: string;
  readonly actor_id: string;
  readonly key: string;
  /** SHA-256 of the operation, its address and its body. */
  readonly fingerprint: string;
  /** The answer as JSON; empty until the operation is done. */
  readonly answer: string | null;
  readonly created_at: Time;
}
