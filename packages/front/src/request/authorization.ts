import type { Call } from "../exchange/call.ts";
import { Refusal } from "./refusal.ts";
import type { Route } from "./routes.ts";

/** The token of the `Authorization` header; undefined if there is none, or if its scheme is not `Bearer`. */
export function readToken(headers: Call["headers"]): string | undefined {
  return /^bearer +(\S.*)$/i.exec(headers["authorization"] ?? "")?.[1]?.trim();
}

/** Rejects a request without a bearer token if the operation requires one; does not check the token itself. */
export function checkAuthorization(route: Route, headers: Call["headers"]): void {
  if (!route.needsToken || readToken(headers) !== undefined) return;
  throw new Refusal(
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
