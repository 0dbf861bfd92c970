import { type Failure, HttpError } from "@data-import/front";
import type { DomainError, ErrorCode, ErrorKind } from "../domain/errors.ts";

/** The status of each error of the domain. */
export const statuses: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  "not-found": 404,
  conflict: 409,
  gone: 410,
  changed: 412,
  "too-many": 429,
  unavailable: 503,
  "read-only": 503,
  "too-slow": 503,
  full: 507,
  "over-quota": 507,
};

/** The response for an error of the domain. */
export function toHttpError({ code, kind, problems, retryAfter }: DomainError): HttpError<ErrorCode> {
  const failures = problems.map(
    ({ message, key, code: own = code }): Failure<ErrorCode> => ({
      message,
      ...(key !== undefined && { key }),
      code: own,
    }),
  );
  return new HttpError<ErrorCode>(statuses[kind], failures, {
    ...(kind === "unauthenticated" && { "www-authenticate": 'Bearer error="invalid_token"' }),
    ...(retryAfter !== undefined && { "retry-after": String(Math.ceil(retryAfter)) }),
  });
}
