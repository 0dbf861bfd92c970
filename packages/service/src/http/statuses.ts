import { type Failure, Refusal } from "@data-import/front";
import type { DomainError, ErrorCode } from "../domain/errors.ts";

/** The status of each error of the domain. */
export const statuses: Readonly<Record<ErrorCode, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  "not-found": 404,
  conflict: 409,
  "too-large": 413,
  unsupported: 415,
  unprocessable: 422,
  "too-many": 429,
  unavailable: 503,
  "read-only": 503,
  "too-slow": 503,
  full: 507,
};

/** The response for an error of the domain. */
export function toRefusal({ code, problems, retryAfter }: DomainError): Refusal {
  const failures = problems.map(
    ({ message, key }): Failure => ({ message, ...(key !== undefined && { key }) }),
  );
  return new Refusal(statuses[code], failures, {
    ...(code === "unauthenticated" && { "www-authenticate": 'Bearer error="invalid_token"' }),
    ...(retryAfter !== undefined && { "retry-after": String(Math.ceil(retryAfter)) }),
  });
}
