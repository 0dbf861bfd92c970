import { inspect } from "node:util";
import { describe, expect, test, vi } from "vitest";
import * as errors from "../../src/core/errors/index.ts";
import { operationTable } from "../../src/operations.gen.ts";
import { createTestCore } from "../support/core.ts";

const token = "token-0001-secret";
const envelope = {
  errors: [
    { message: `The token ${token} is short.`, key: "label" },
    { message: "Too long.", key: "label" },
    { message: "No.", key: "mode" },
    { message: "Never." },
  ],
};

async function fail(respond: () => Response | Promise<Response>) {
  const core = createTestCore(respond, { token, retry: false });
  const outcome = await core.send(operationTable.createAction, { body: {} }).result();
  if (outcome.ok) throw new Error("It did not fail.");
  return outcome.error;
}
const failApi = () =>
  fail(() =>
    Response.json(envelope, {
      status: 400,
      headers: { "x-request-id": "req-1", "set-cookie": "session=abc" },
    }),
  );

describe("an ApiError", () => {
  test("has its messages by key", async () => {
    const error = await failApi();
    if (!errors.isApiError(error, 400)) throw new Error("The error is not an ApiError.");
    expect([...error.byKey()]).toEqual([
      ["label", [`The token ${token} is short.`, "Too long."]],
      ["mode", ["No."]],
      ["", ["Never."]],
    ]);
    expect(error.body).toEqual(envelope);
    expect(error.message).toBe(
      "POST /actions returned 400: The token [redacted] is short.; Too long.; No.; Never.",
    );
  });

  test.each(["", "null", "[]", '"no"', '{"errors":null}', '{"errors":[null,{"key":"a"}]}', "<html>"])(
    "has no issues with the body %j",
    async (body) => {
      const error = await fail(() => new Response(body, { status: 500 }));
      expect(error).toMatchObject({ name: "ApiError", code: "api", status: 500, issues: [], rawBody: body });
      expect(error.message).toBe("POST /actions returned 500");
    },
  );

  test("as JSON has only what a log may contain, without secrets", async () => {
    const error = await failApi();
    const text = JSON.stringify(error);
    expect(text).not.toContain(token);
    expect(JSON.parse(text)).toEqual({
      name: "ApiError",
      code: "api",
      message: error.message,
      operationId: "createAction",
      status: 400,
      requestId: "req-1",
      issues: [{ message: "The token [redacted] is short.", key: "label" }, ...envelope.errors.slice(1)],
      attempts: [expect.objectContaining({ n: 1, status: 400, operationId: "createAction" })],
    });
  });

  test("printed shows neither its body nor its headers", async () => {
    const printed = inspect(await failApi(), { depth: 10 });
    expect(printed).toContain("req-1");
    expect(printed).not.toContain("session=abc");
    expect(printed).not.toContain("rawBody");
  });
});

test("every error as JSON names its cause in its message, not by its content", async () => {
  const cause = Object.assign(new TypeError("fetch failed"), { headers: { authorization: token } });
  const error = await fail(() => Promise.reject(cause));
  expect(error.cause).toBe(cause);
  expect(JSON.parse(JSON.stringify(error))).toEqual({
    name: "ConnectionError",
    code: "connection",
    message: "POST /actions got no response from http://service.test: fetch failed",
    operationId: "createAction",
    sent: "unknown",
    attempts: [
      expect.objectContaining({
        n: 1,
        error: "ConnectionError: POST /actions got no response from http://service.test: fetch failed",
      }),
    ],
  });
});

describe("guards", () => {
  test("recognize the errors of another copy of the package", async () => {
    vi.resetModules();
    const copy = await import("../../src/core/errors/index.ts");
    const error = await failApi();
    expect(copy.ApiError).not.toBe(errors.ApiError);
    expect(error).not.toBeInstanceOf(copy.ApiError);
    expect(copy.isApiError(error)).toBe(true);
    expect(copy.isApiError(error, 400, 404)).toBe(true);
    expect(copy.isApiError(error, 404)).toBe(false);
    expect(copy.isDataImportError(error)).toBe(true);
  });

  const guards = {
    api: errors.isApiError,
    connection: errors.isConnectionError,
    timeout: errors.isTimedOutError,
    aborted: errors.isAbortedError,
    decode: errors.isDecodeError,
  };

  test.each<[keyof typeof guards, () => Response | Promise<Response>]>([
    ["api", () => new Response(null, { status: 500 })],
    ["connection", () => Promise.reject(new Error("no"))],
    ["timeout", () => Promise.reject(Object.assign(new Error("no"), { code: "UND_ERR_HEADERS_TIMEOUT" }))],
    ["decode", () => new Response("")],
  ])("distinguish %s from the others", async (code, respond) => {
    const error = await fail(respond);
    const known = Object.entries(guards).filter(([, guard]) => guard(error));
    expect(known.map(([name]) => name)).toEqual([code]);
  });

  test.each([undefined, null, "api", {}, { code: "api" }, new Error("api"), { code: "api", status: 404 }])(
    "do not recognize %o",
    (value) => {
      for (const guard of [...Object.values(guards), errors.isDataImportError])
        expect(guard(value)).toBe(false);
    },
  );
});

test.each([
  ["UND_ERR_CONNECT_TIMEOUT", { code: "timeout", phase: "connect" }],
  ["UND_ERR_HEADERS_TIMEOUT", { code: "timeout", phase: "headers" }],
  ["UND_ERR_BODY_TIMEOUT", { code: "timeout", phase: "body" }],
  ["ECONNREFUSED", { code: "connection", sent: false }],
  ["ENOTFOUND", { code: "connection", sent: false }],
  ["EHOSTUNREACH", { code: "connection", sent: false }],
  ["CERT_HAS_EXPIRED", { code: "connection", sent: false }],
  ["ConnectionRefused", { code: "connection", sent: false }],
  ["ECONNRESET", { code: "connection", sent: "unknown" }],
  ["UND_ERR_SOCKET", { code: "connection", sent: "unknown" }],
])("the runtime's %s is recognized", async (code, expected) => {
  const cause = new TypeError("fetch failed", { cause: Object.assign(new Error("low"), { code }) });
  expect(await fail(() => Promise.reject(cause))).toMatchObject({ ...expected, cause });
});
