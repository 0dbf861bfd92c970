import type { Call, Reply } from "../exchange/call.ts";

/** Lets pages of any origin call: who may do what is up to the token, which no browser adds by itself. */
export function allowOrigins({ headers }: Call, reply: Reply): Reply {
  if (headers["origin"] === undefined) return reply;
  const leave = { "access-control-allow-origin": "*", "access-control-expose-headers": "*" };
  return { ...reply, headers: { ...reply.headers, ...leave } };
}

/** Answers OPTIONS: the methods of a path, and for a browser's preflight the leave to use them. */
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
