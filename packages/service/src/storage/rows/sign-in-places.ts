import type { Time } from "./columns.ts";

export interface SignInPlaceTables {
  readonly sign_in_places: SignInPlaceRow;
}

/** A network address from which a user has signed in with a password. */
export interface SignInPlaceRow {
  readonly user_id: string;
  /** SHA-256 of the user and the address. */
  readonly place: string;
  /** The last time. */
  readonly seen_at: Time;
}
