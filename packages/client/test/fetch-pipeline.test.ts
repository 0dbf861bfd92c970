import { createFetchClient, type FetchClientOptions } from "@data-import/client/fetch";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { wrapCalls } from "../src/middleware/wrap-calls.ts";
import { type Script, startServer, type TestServer } from "./support/server.ts";
import { createWireClock } from "./support/wire-clock.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const timeouts = { attempt: 111_111_111, idle: 222_222_222 };
const success: Script = (response) => {
  response.writeHead(200, { "content-type": "application/json" });
  response.end('{"data":{}}');
};
const failFirst =
  (status: number, headers: Record<string, string> = {}): Script =>
  (response, request, n) =>
    n === 1 ? void response.writeHead(status, headers).end() : success(response, request, n);

function createClient(options: Partial<FetchClientOptions> = {}, elapsing: number[] = []) {
  const clock = createWireClock(Object.values(timeouts), elapsing);
  return {
    clock,
    client: createFetchClient({ baseUrl: server.baseUrl, token: "token-0001", clock, timeouts, ...options }),
  };
}

describe("the layer over paths", () => {
  test("retries safe calls, with their body", async () => {
    server.play(failFirst(500));
    const { client, clock } = createClient();
    const options = { params: { path: { actionId: "us_act_1" } } } as const;
    expect((await client.GET("/actions/{actionId}", options)).data).toEqual({ data: {} });
    expect([server.received.length, clock.waits, clock.pending]).toEqual([2, [375], 0]);

    server.play(failFirst(429, { "retry-after": "1" }));
    await client.PATCH("/spaces/{spaceId}", {
      params: { path: { spaceId: "us_sp_1" } },
      body: { name: "Spring" },
    });
    expect(server.received.map(({ body }) => JSON.parse(body.toString()))).toEqual(
      Array(2).fill({ name: "Spring" }),
    );
  });

  test("sends a key with every POST, and does not retry one without a key that may have been processed", async () => {
    server.play(failFirst(500));
    const { client } = createClient();
    const body = { domain: "space", topic: "space:created" } as never;
    const headers = { "Idempotency-Key": null };
    expect((await client.POST("/events", { body, headers })).response.status).toBe(500);
    expect(server.received).toHaveLength(1);

    server.play(failFirst(500));
    expect((await client.POST("/events", { body })).response.status).toBe(200);
    const [first, second] = server.received.map((request) => request.headers["idempotency-key"]);
    expect(first).toMatch(/^[\d-]{16,}$/);
    expect(second).toBe(first);

    for (const mine of [
      { idempotencyKey: "key-1" },
      { params: { header: { "Idempotency-Key": "key-1" } } },
    ]) {
      server.play(failFirst(500));
      expect((await client.POST("/events", { body, ...mine })).response.status).toBe(200);
      expect(server.received.map((request) => request.headers["idempotency-key"])).toEqual([
        "key-1",
        "key-1",
      ]);
    }
  });

  test("retries an upload, each time with new parts", async () => {
    server.play(failFirst(429));
    const body = {
      spaceId: "us_sp_1",
      environmentId: "us_env_1",
      file: new File(["a,b\n"], "a.csv"),
    } as const;
    const { response } = await createClient().client.POST("/files", { body });
    expect(response.status).toBe(200);
    const files = server.received.map(async ({ body: sent, headers }) => {
      const form = await new Response(sent, {
        headers: { "content-type": headers["content-type"] ?? "" },
      }).formData();
      return (form.get("file") as File).text();
    });
    expect(await Promise.all(files)).toEqual(["a,b\n", "a,b\n"]);
  });

  test("times out in the body too", async () => {
    server.play((response) => void response.writeHead(200).write("{"));
    const { client, clock } = createClient({ retry: false }, [timeouts.idle]);
    await expect(client.GET("/events")).rejects.toMatchObject({
      code: "timeout",
      phase: "body",
      operationId: "listEvents",
    });
    expect(clock.pending).toBe(0);
    await expect.poll(() => server.open.size).toBe(0);
  });

  test("requests a token with a time of expiry only then, and again after a 401", async () => {
    server.play((response, request, n) =>
      request.headers.authorization === "Bearer token-1" && n > 2
        ? void response.writeHead(401).end()
        : success(response, request, n),
    );
    const reasons: string[] = [];
    const { client, clock } = createClient({
      token: ({ reason }) => ({ token: `token-${reasons.push(reason)}`, expiresAt: clock.now() + 3_600_000 }),
    });
    await client.GET("/events");
    await client.GET("/events");
    expect(reasons).toEqual(["first"]);
    expect((await client.GET("/events")).response.status).toBe(200);
    expect(reasons).toEqual(["first", "rejected"]);
  });

  test("keeps the options of the request", async () => {
    const seen: Request[] = [];
    const { client } = createClient({
      fetch: async (request) => {
        seen.push(request);
        return Response.json({ data: {} });
      },
    });
    await client.GET("/events", { redirect: "error", credentials: "omit", cache: "no-store" });
    await client.GET("/events");
    expect(seen.map(({ redirect, credentials, cache }) => ({ redirect, credentials, cache }))).toEqual([
      { redirect: "error", credentials: "omit", cache: "no-store" },
      { redirect: "manual", credentials: "same-origin", cache: "default" },
    ]);
  });

  test.each(["manual", "error"] as const)(
    "leaves redirects alone where the caller says %s",
    async (redirect) => {
      server.play((response) => void response.writeHead(302, { location: "/v1/moved" }).end());
      const call = createClient({ retry: false }).client.GET("/events", { redirect });
      if (redirect === "error") await expect(call).rejects.toMatchObject({ code: "connection" });
      else expect((await call).response.status).toBe(302);
      expect(server.received).toHaveLength(1);
    },
  );

  test("goes through middleware, and logs", async () => {
    server.play(success);
    const lines: string[] = [];
    const log = (message: string) => void lines.push(message);
    const { client } = createClient({
      logger: { error: log, warn: log, info: log, debug: log },
      logLevel: "info",
      middleware: [
        wrapCalls({
          name: "trace",
          handle: (request, next, { operationId }) => {
            request.headers.set("x-operation", operationId);
            return next(request);
          },
        }),
      ],
    });
    expect((await client.GET("/events")).data).toEqual({ data: {} });
    expect(server.received[0]?.headers["x-operation"]).toBe("listEvents");
    expect(lines).toEqual(["GET /events 200"]);
  });

  test("sends no authorization if the caller turned it off", async () => {
    server.play(success);
    await createClient().client.GET("/events", { headers: { Authorization: null } });
    expect(server.received[0]?.headers).not.toHaveProperty("authorization");
  });
});
