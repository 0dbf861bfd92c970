import { defineTable, personal, text, time } from "./define-table.ts";

/** A network address from which a user has signed in with a password. */
export const signInPlaces = defineTable("sign_in_places", {
  columns: {
    user_id: personal(text(), "owner"),
    /** SHA-256 of the user and the address. */
    place: personal(text(), "hidden"),
    /** The last time. */
    seen_at: time(),
  },
  key: { sign_in_places_key: ["user_id", "place"] },
});
