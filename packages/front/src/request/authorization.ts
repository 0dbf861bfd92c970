import type { HttpRequest } from "../exchange/http.ts";
import { HttpError } from "./http-error.ts";
import type { Route } from "./routes.ts";

/** The token of the `Authorization` header; undefined if there is none, or if its scheme is not `Bearer`. */
export function readToken(headers: HttpRequest["headers"]): string | undefined {
  return /^bearer +(\S.*)$/i.exec(headers["authorization"] ?? "")?.[1]?.trim();
}

/** Rejects a request without a bearer token if the operation requires one; does not check the token itself. */
export function checkAuthorization(route: Route, headers: HttpRequest["headers"]): void {
  if (!route.needsToken || readToken(headers) !== undefined) return;
  throw new HttpError(
    401,
    [
      {
        message: "An access token is required: send the header `Authorization: Bearer <ACCESS_TOKEN>`.",
        key: "Authorization",
        code: "token_missing",
      },
    ],
    { "www-authenticate": "Bearer" },
  );
}
