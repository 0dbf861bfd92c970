import { defineTable, nullable, personal, text, time } from "./define-table.ts";

/**
 * The response to a request with an idempotency key, for the next request with this key. Only who knows the key can find
 * and read it: the response may have a token, and the request a password.
 */
export const idempotencyKeys = defineTable("idempotency_keys", {
  columns: {
    account_id: text(),
    actor_id: personal(text(), "actor"),
    /** A hash of the key. */
    key: text(),
    /** A hash of the method, the address and the body, with the key. */
    fingerprint: text(),
    /** The response as JSON, or what is needed to write it again, encrypted with the key, in base64; empty until the operation is done. */
    answer: nullable(text()),
    created_at: time(),
  },
  key: { idempotency_keys_are_of_actors: ["account_id", "actor_id", "key"] },
  indexes: {
    idempotency_keys_by_age: { columns: ["created_at"] },
  },
});
