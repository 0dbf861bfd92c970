import type { Call } from "../exchange/call.ts";
import { Refusal } from "./refusal.ts";
import type { Route } from "./routes.ts";

/** Rejects a request without a bearer token if the operation requires one; does not check the token itself. */
export function checkAuthorization(route: Route, headers: Call["headers"]): void {
  if (!route.needsToken || /^bearer +\S/i.test(headers["authorization"] ?? "")) return;
  throw new Refusal(
    401,
    [
      {
        message: "An access token is required: send the header `Authorization: Bearer <ACCESS_TOKEN>`.",
        key: "Authorization",
      },
    ],
    { "www-authenticate": "Bearer" },
  );
}
