import type { HttpRequest, HttpResponse } from "../exchange/http.ts";

/** The origins whose pages may call. Undefined means every origin; an empty set means none. */
export type AllowedOrigins = ReadonlySet<string> | undefined;

/** Reads origins such as `https://shop.example`. Throws a TypeError for a text that is not written as browsers send it. */
export function readOrigins(origins: readonly string[] | undefined): AllowedOrigins {
  for (const origin of origins ?? []) {
    // Programs with a page inside have schemes of their own: `capacitor://localhost`.
    const url = /^[a-z][a-z\d+.-]*:\/\/[^\s/?#@,*]+\/?$/i.test(origin) ? URL.parse(origin) : null;
    const written = url === null ? undefined : `${url.protocol}//${url.host}`;
    if (written === origin) continue;
    const advice = written === undefined ? "" : ` Write ${written}.`;
    throw new TypeError(`${origin || '""'} is not an origin such as https://shop.example:8443.${advice}`);
  }
  return origins && new Set(origins);
}

/**
 * Allows calls from pages of the allowed origins. The token decides about rights, and browsers do not add it
 * automatically. What they add automatically, such as cookies, is never allowed.
 */
export function allowOrigins(
  { headers }: HttpRequest,
  reply: HttpResponse,
  allowed: AllowedOrigins,
): HttpResponse {
  const { origin } = headers;
  if (origin === undefined && allowed === undefined) return reply;
  const isAllowed = origin !== undefined && (allowed?.has(origin) ?? true);
  // The response of an engine behind the mock may allow more.
  const kept = Object.entries(reply.headers).filter(
    ([name]) => !(isAllowed ? /^access-control-allow-(origin|credentials)$/ : /^access-control-/).test(name),
  );
  const { vary } = reply.headers;
  return {
    ...reply,
    headers: {
      ...Object.fromEntries(kept),
      // A cache must not give the response for one origin to another.
      ...(allowed && { vary: vary === undefined ? "Origin" : `${vary}, Origin` }),
      ...(isAllowed && {
        "access-control-allow-origin": allowed ? origin : "*",
        "access-control-expose-headers": "*",
      }),
    },
  };
}

/** The response to OPTIONS: the methods of a path, and the headers for the preflight of a browser. */
export function respondToOptions({ headers }: HttpRequest, allow: string): HttpResponse {
  const isPreflight = headers["access-control-request-method"] !== undefined;
  return {
    status: 204,
    headers: {
      allow,
      ...(isPreflight && {
        "access-control-allow-methods": allow,
        "access-control-allow-headers": headers["access-control-request-headers"] ?? "*",
        "access-control-max-age": "600",
      }),
    },
    body: null,
  };
}
