import { afterAll, beforeAll, expect, it } from "vitest";
import { createService } from "../src/index.ts";
import { describeEngines } from "./support/databases.ts";
import { createMemoryBlobs } from "./support/memory-blobs.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("requests", (engine) => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());

  it("returns the account of the token", async () => {
    const { status, body, headers } = await test.request("GET", "/accounts/current");
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id: test.accountId, name: "Harbour Goods", metadata: {} });
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-request-id")).toMatch(/^req_\w{16}$/);
  });

  it("stores a change", async () => {
    const { token } = await test.createAccount();
    const body = { name: "Lighthouse Goods" };
    const patched = await test.request("PATCH", "/accounts/current", { token, body });
    expect(patched.body.data.name).toBe("Lighthouse Goods");
    expect((await test.request("GET", "/accounts/current", { token })).body).toEqual(patched.body);
  });

  it("accepts only tokens that it has created", async () => {
    const without = await test.request("GET", "/accounts/current", { token: null });
    expect(without.status).toBe(401);
    expect(without.headers.get("www-authenticate")).toBe("Bearer");
    const unknown = await test.request("GET", "/accounts/current", { token: `${test.token}x` });
    expect(unknown.status).toBe(401);
    expect(unknown.body.errors).toEqual([
      {
        message:
          "The access token is unknown or revoked. Send the header `Authorization: Bearer <ACCESS_TOKEN>` with a valid one.",
        key: "Authorization",
        code: "token_invalid",
      },
    ]);
    expect(unknown.headers.get("www-authenticate")).toBe('Bearer error="invalid_token"');
  });

  it("shows each account only its own resources", async () => {
    const other = await test.createAccount();
    const { body } = await test.request("GET", "/accounts/current", { token: other.token });
    expect(body.data.id).toBe(other.accountId);
    const foreignEvent = await test.request("POST", "/events", {
      token: other.token,
      body: {
        topic: "workbook:updated",
        domain: "workbook",
        payload: {},
        context: { accountId: other.accountId, environmentId: test.environments.development },
      },
    });
    expect(foreignEvent.status).toBe(404);
    expect(foreignEvent.body.errors).toEqual([
      {
        message: `There is no environment \`${test.environments.development}\`.`,
        key: "context.environmentId",
        code: "not_found",
      },
    ]);
  });

  it("returns all errors of a request at once", async () => {
    const { status, body } = await test.request("PATCH", "/accounts/current?nmae=a", { body: { nam: 1 } });
    expect(status).toBe(400);
    expect(body.errors.map((error: { key: string }) => error.key)).toEqual(["nmae", "nam"]);
  });

  it("rejects text that not every engine can store", async () => {
    const { status, body } = await test.request("PATCH", "/accounts/current", { body: { name: "a\u0000b" } });
    expect(status).toBe(400);
    expect(body.errors[0].key).toBe("name");
    const half = await test.request("PATCH", "/accounts/current", { body: { name: "a\ud83d" } });
    expect(half.status).toBe(400);
    const { token } = await test.createAccount();
    const whole = await test.request("PATCH", "/accounts/current", { token, body: { name: "a\u{1f600}" } });
    expect(whole.body.data.name).toBe("a\u{1f600}");
  });

  it("calls a bug of the service 500, and names the request to report", async () => {
    const { storage, token } = test;
    const broken = () => Promise.reject(new TypeError("A bug"));
    const service = await createService({
      storage: { ...storage, runFor: broken, close: async () => {} },
      blobs: createMemoryBlobs(),
    });
    const response = await service.fetch("http://service.localhost/v1/accounts/current", {
      headers: { authorization: `Bearer ${token}`, "x-disable-hooks": "true" },
    });
    expect(response.status).toBe(500);
    const message = expect.stringContaining(response.headers.get("x-request-id") ?? "no id");
    expect(await response.json()).toEqual({
      errors: [{ message, key: "X-Request-Id", code: "internal_error" }],
    });
    await service.close();
  });

  it("reports its health", async () => {
    await test.request("GET", "/accounts/current");
    expect((await test.request("GET", "//health", { token: null })).body).toEqual({ status: "ok" });
    expect((await test.request("GET", "//ready", { token: null })).body).toEqual({ status: "ready" });
    const { body } = await test.request("GET", "//metrics", { token: null });
    expect(body).toMatch(
      /http_server_request_duration_seconds_count{operation="getCurrentAccount",http_response_status_code="200"} [1-9]/,
    );
  });

  it("logs who sent which request, without token and query", async () => {
    const { headers } = await test.request("GET", "/events?topic=space:created");
    expect(test.answered.at(-1)).toMatchObject({
      requestId: headers.get("x-request-id"),
      method: "GET",
      path: "/v1/events",
      operationId: "listEvents",
      status: 200,
      actorId: test.userId,
      accountId: test.accountId,
    });
    expect(JSON.stringify(test.answered)).not.toContain(test.token);
  });

  it("stores no token as plain text", async () => {
    const rows = await test.storage.db.selectFrom("tokens").selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(test.token);
  });
});
