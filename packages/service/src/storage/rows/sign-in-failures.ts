import type { Time } from "./columns.ts";

export interface SignInFailureTables {
  readonly sign_in_failures: SignInFailureRow;
}

/** The wrong attempts to sign in of one account or one address, for all processes. */
export interface SignInFailureRow {
  /** SHA-256 of what is limited, because a mail address is nobody else's business. */
  readonly key: string;
  readonly count: number;
  /** The count starts again then. */
  readonly ends_at: Time;
}
