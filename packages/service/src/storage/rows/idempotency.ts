import type { Time } from "./columns.ts";

export interface IdempotencyTables {
  readonly idempotency_keys: IdempotencyRow;
}

/**
 * The response to a request with an idempotency key, for the next request with this key. Only who knows the key can find
 * and read it: the response may have a token, and the request a password.
 */
export interface IdempotencyRow {
  readonly account_id: string;
  readonly actor_id: string;
  /** A hash of the key. */
  readonly key: string;
  /** A hash of the method, the address and the body, with the key. */
  readonly fingerprint: string;
  /** The response as JSON, or what is needed to write it again, encrypted with the key, in base64; empty until the operation is done. */
  readonly answer: string | null;
  readonly created_at: Time;
}
