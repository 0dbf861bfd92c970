import { afterEach, describe, expect, test, vi } from "vitest";
import { createCore } from "../../src/core/core.ts";
import type { ClientOptions, HookedConditionalOptions } from "../../src/core/types.ts";
import type { OperationFacts } from "../../src/operation-facts.ts";
import { operationTable } from "../../src/operations.gen.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** The request that one call sends. */
async function capture(
  options: ClientOptions,
  operation: OperationFacts = operationTable.listEvents,
  call: HookedConditionalOptions = {},
) {
  let request: Request | undefined;
  const core = createCore({
    baseUrl: "http://service.test/v1",
    token: "t",
    fetch: async (sent) => {
      request = sent;
      return Response.json({});
    },
    ...options,
  });
  const input = { path: { spaceId: "us_sp_1" }, ...(operation.body && { body: {} }) };
  await core.send(operation, input, call);
  if (!request) throw new Error("Nothing was sent.");
  return { url: request.url, headers: Object.fromEntries(request.headers) };
}

describe("the environment", () => {
  test("has the address and the token if the options have none", async () => {
    vi.stubEnv("DATA_IMPORT_URL", "http://environment.test/v1/");
    vi.stubEnv("DATA_IMPORT_TOKEN", "environment-token");
    const fetch = async () => Response.json({});
    expect(createCore({ fetch }).options).toMatchObject({
      baseUrl: "http://environment.test/v1",
      token: "environment-token",
    });
    expect(createCore({ fetch, baseUrl: "http://options.test/v1", token: "mine" }).options).toMatchObject({
      baseUrl: "http://options.test/v1",
      token: "mine",
    });
  });

  test("may be missing", () => {
    vi.stubGlobal("process", undefined);
    expect(() => createCore({ token: "t" })).toThrow("needs a baseUrl");
  });

  test("that is empty leaves them to the options", () => {
    vi.stubEnv("DATA_IMPORT_URL", "");
    vi.stubEnv("DATA_IMPORT_TOKEN", undefined);
    expect(() => createCore({})).toThrow(/needs a baseUrl/);
    expect(() => createCore({ baseUrl: "http://service.test/v1" })).toThrow(/needs a token/);
    const open = (baseUrl: string) => () => createCore({ baseUrl, token: "t" });
    expect(open("http://service.test/v1?a=b")).toThrow("without a query");
    for (const baseUrl of [
      "localhost:4011/v1",
      "service.test/v1",
      "/v1",
      "ftp://service.test/v1",
      "http://",
      "http://[",
      "http://service test/v1",
    ]) {
      expect(open(baseUrl)).toThrow("with http:// or https://");
    }
  });
});

describe.each(["document", "importScripts"])("with a global %s, as in a browser", (name) => {
  test("a text token is rejected, unless everyone may read it", async () => {
    vi.stubGlobal(name, {});
    const options = { baseUrl: "http://service.test/v1", token: "secret-token" };
    expect(() => createCore(options)).toThrow(/^(?!.*secret-token).*allowBrowser/);
    await expect(capture({ ...options, allowBrowser: true })).resolves.toBeTruthy();
    await expect(capture({ ...options, token: () => "secret-token" })).resolves.toBeTruthy();
  });

  test("the browser sends its own User-Agent and follows redirects", async () => {
    vi.stubGlobal(name, {});
    const redirects: string[] = [];
    const fetch = async (request: Request) => {
      redirects.push(request.redirect);
      return Response.json({});
    };
    const { headers } = await capture({ token: () => "t", appInfo: { name: "shop" } });
    expect(headers).not.toHaveProperty("user-agent");
    const core = createCore({ baseUrl: "http://service.test/v1", token: () => "t", fetch });
    await core.send(operationTable.listEvents, {});
    expect(redirects).toEqual(["follow"]);
  });
});

describe("headers", () => {
  test("of an operation without a body are the token alone", async () => {
    expect((await capture({})).headers).toEqual({ authorization: "Bearer t" });
  });

  test("that an operation requires are sent with it, and no others", async () => {
    expect((await capture({}, operationTable.createAction)).headers).toEqual({
      authorization: "Bearer t",
      "content-type": "application/json",
      "idempotency-key": expect.stringMatching(/^[\d-]{16,}$/),
      "x-disable-hooks": "true",
    });
    expect((await capture({}, operationTable.createEvent)).headers).not.toHaveProperty("x-disable-hooks");
  });

  test("can be turned on by the client and by a call", async () => {
    expect((await capture({ disableHooks: true })).headers).toHaveProperty("x-disable-hooks", "true");
    expect((await capture({}, undefined, { disableHooks: true })).headers).toHaveProperty(
      "x-disable-hooks",
      "true",
    );
    expect(
      (await capture({ disableHooks: true }, undefined, { disableHooks: false })).headers,
    ).not.toHaveProperty("x-disable-hooks");
  });

  test("of the client and of a call are sent under one name, those of the call override, null removes one", async () => {
    const { headers } = await capture(
      { headers: { "X-Team": "imports", "x-trace": "client", "X-None": undefined } },
      operationTable.createAction,
      { headers: { "X-Trace": "call", "x-team": null, "X-Disable-Hooks": null }, idempotencyKey: "key-1" },
    );
    expect(headers).toEqual({
      authorization: "Bearer t",
      "content-type": "application/json",
      "idempotency-key": "key-1",
      "x-trace": "call",
    });
  });

  test("have the tag of what a change is based on, which a response has", async () => {
    const core = createCore({
      baseUrl: "http://service.test/v1",
      token: "t",
      fetch: async () => Response.json({}, { headers: { ETag: '"a1"' } }),
    });
    const { etag } = await core
      .send(operationTable.getSpace, { path: { spaceId: "us_sp_1" } })
      .withResponse();
    expect(etag).toBe('"a1"');
    const { headers } = await capture({}, operationTable.updateSpace, { ifMatch: etag });
    expect(headers["if-match"]).toBe('"a1"');
    expect(
      (await capture({}, operationTable.updateSpace, { ifMatch: undefined })).headers,
    ).not.toHaveProperty("if-match");
  });

  test("name the program outside browsers", async () => {
    expect((await capture({ appInfo: { name: "shop", version: "2.1" } })).headers["user-agent"]).toBe(
      "shop/2.1",
    );
    expect((await capture({ appInfo: { name: "shop" } })).headers["user-agent"]).toBe("shop");
  });
});

test("two clients share nothing", async () => {
  const [one, two] = await Promise.all([
    capture({ token: "one", headers: { "x-team": "one" } }),
    capture({ token: "two" }),
  ]);
  expect([one?.headers, two?.headers]).toEqual([
    { authorization: "Bearer one", "x-team": "one" },
    { authorization: "Bearer two" },
  ]);
});
