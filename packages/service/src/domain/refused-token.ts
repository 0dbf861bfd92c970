import { DomainError } from "./errors.ts";

/** The error for a token that is not valid. */
export function refuseToken(why = "is unknown or revoked"): DomainError {
  return new DomainError("token_invalid", {
    message: `The access token ${why}. Send the header \`Authorization: Bearer <ACCESS_TOKEN>\` with a valid one.`,
    key: "Authorization",
  });
}
