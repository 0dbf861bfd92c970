import type { Description } from "../description.ts";
import { Refusal } from "./refusal.ts";
import type { Route } from "./routes.ts";

/** Refuses a request without a bearer token where the description asks for one; any token will do. */
export function checkAuthorization(description: Description, route: Route, headers: Headers): void {
  const required = route.operation.security ?? description.security ?? [];
  const optional = required.length === 0 || required.some((scheme) => Object.keys(scheme).length === 0);
  if (optional || /^bearer +\S/i.test(headers.get("authorization") ?? "")) return;
  throw new Refusal(
    401,
    [
      {
        message:
          "An access token is required: send the header `Authorization: Bearer <ACCESS_TOKEN>`. The mock takes any token.",
        key: "Authorization",
      },
    ],
    { "WWW-Authenticate": "Bearer" },
  );
}
