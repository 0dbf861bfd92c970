import type { Time } from "./columns.ts";

export interface IdempotencyTables {
  readonly idempotency_keys: IdempotencyRow;
}

/** The response to a request with an idempotency key, for the next request with this key. */
export interface IdempotencyRow {
  readonly account_id: string;
  readonly actor_id: string;
  readonly key: string;
  /** SHA-256 of the method, the address and the body. */
  readonly fingerprint: string;
  /** The response as JSON; empty until the operation is done. */
  readonly answer: string | null;
  readonly created_at: Time;
}
