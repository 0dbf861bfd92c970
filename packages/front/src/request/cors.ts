import type { Call, Reply } from "../exchange/call.ts";

/** Allows calls from pages of any origin: the token decides about rights, and browsers do not add it automatically. */
export function allowOrigins({ headers }: Call, reply: Reply): Reply {
  if (headers["origin"] === undefined) return reply;
  const leave = { "access-control-allow-origin": "*", "access-control-expose-headers": "*" };
  return { ...reply, headers: { ...reply.headers, ...leave } };
}

/** The response to OPTIONS: the methods of a path, and the headers for the preflight of a browser. */
export function answerOptions({ headers }: Call, allow: string): Reply {
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
