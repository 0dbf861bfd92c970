import { createFetchClient, type FetchClientOptions, type Middleware } from "@data-import/client/fetch";
import { wrapAsPathBasedClient } from "openapi-fetch";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { respondJson, type Script, startServer, type TestServer } from "./support/server.ts";
import { createWireClock } from "./support/wire-clock.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.play((response) => respondJson(response, { data: { name: "Harbor Goods" } }));
});

const path = "/agent-exports/{agentExportId}/download";
const params = { path: { agentExportId: "us_agx_1" } } as const;
const rename = { params: { path: { spaceId: "us_sp_1" } }, body: { name: "Spring" } } as const;

/** The time-outs of an attempt and of its bytes; every other sleep is a wait between attempts, which takes no time. */
const usualTimeouts = [60_000, 30_000];
const createClient = (options: Partial<FetchClientOptions> = {}) =>
  createFetchClient({
    baseUrl: server.baseUrl,
    token: "token-0001",
    clock: createWireClock(usualTimeouts),
    ...options,
  });
const last = () => {
  const request = server.received.at(-1);
  if (!request) throw new Error("Nothing was received.");
  return request;
};
/** A service that fails once. */
const failFirst: Script = (response, _, n) =>
  n === 1 ? response.writeHead(503, { "retry-after": "0" }).end() : respondJson(response, { data: {} });

describe("the methods", () => {
  test("are those of openapi-fetch", () => {
    const methods = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"];
    expect(Object.keys(createClient()).sort()).toEqual([...methods, "request", "use", "eject"].sort());
  });

  test("call the operation of that method, or throw if there is none", async () => {
    const client = createClient();
    await client.DELETE("/actions/{actionId}", { params: { path: { actionId: "us_act_1" } } });
    expect(last().method).toBe("DELETE");
    for (const method of ["OPTIONS", "HEAD", "TRACE", "PUT"] as const) {
      const call = client[method] as (path: string) => Promise<unknown>;
      await expect(call("/actions/{actionId}")).rejects.toThrow(
        `${method} /actions/{actionId} is not an operation`,
      );
    }
  });

  test("can be named first", async () => {
    const { data, error } = await createClient().request("patch", "/spaces/{spaceId}", rename);
    expect([data?.data.name, error]).toEqual(["Harbor Goods", undefined]);
    expect([last().method, last().url, last().body.toString()]).toEqual([
      "PATCH",
      "/v1/spaces/us_sp_1",
      '{"name":"Spring"}',
    ]);
  });

  test("can be called by path", async () => {
    const client = wrapAsPathBasedClient(createClient());
    const { data } = await client["/spaces/{spaceId}"].PATCH(rename);
    expect(data?.data.name).toBe("Harbor Goods");
  });
});

describe("middleware of openapi-fetch", () => {
  test("wraps the whole call, in order, and can be ejected", async () => {
    const order: string[] = [];
    const layer = (name: string): Middleware => ({
      onRequest({ request, schemaPath, params: { path: ids }, options }) {
        order.push(
          `${name} ${request.method} ${schemaPath} ${ids?.["spaceId"]} ${options.baseUrl === server.baseUrl}`,
        );
        request.headers.append("x-layers", name);
      },
      onResponse({ response }) {
        order.push(`${name} ${response.status}`);
      },
    });
    const [one, two, three] = [layer("one"), layer("two"), layer("three")];
    const client = createClient();
    client.use(one, two);
    server.play(failFirst);
    const { data } = await client.PATCH("/spaces/{spaceId}", {
      ...rename,
      retry: { unsafe: "always" },
      middleware: [three],
    });
    expect(data).toEqual({ data: {} });
    const asked = "PATCH /spaces/{spaceId} us_sp_1 true";
    expect(order).toEqual([
      `one ${asked}`,
      `two ${asked}`,
      `three ${asked}`,
      "three 200",
      "two 200",
      "one 200",
    ]);
    expect(server.received.map(({ headers, body }) => [headers["x-layers"], body.toString()])).toEqual(
      Array(2).fill(["one, two, three", '{"name":"Spring"}']),
    );

    order.length = 0;
    client.eject(one, two);
    await client.PATCH("/spaces/{spaceId}", rename);
    expect(order).toEqual([]);
    expect(last().headers).not.toHaveProperty("x-layers");
  });

  test("sees the request as it is sent, but not the token", async () => {
    let seen: Request | undefined;
    const client = createClient();
    client.use({
      onRequest({ request }) {
        seen = request.clone();
      },
    });
    await client.PATCH("/accounts/current", { body: { name: "Harbor Goods" } });
    expect(await seen?.json()).toEqual({ name: "Harbor Goods" });
    expect(Object.fromEntries(seen?.headers ?? [])).toEqual({
      "content-type": "application/json",
      "idempotency-key": expect.stringMatching(/^[\d-]{16,}$/),
      "x-disable-hooks": "true",
    });
    expect(last().headers.authorization).toBe("Bearer token-0001");
  });

  test("may replace the request, and the new one is retried with its body", async () => {
    const client = createClient();
    client.use({
      onRequest: async ({ request }) =>
        new Request(`${request.url}?from=middleware`, {
          method: request.method,
          headers: { ...Object.fromEntries(request.headers), authorization: "Bearer of-its-own" },
          body: (await request.text()).toUpperCase(),
        }),
    });
    server.play(failFirst);
    await client.PATCH("/spaces/{spaceId}", { ...rename, idempotencyKey: "key-1" });
    expect(
      server.received.map(({ url, headers, body }) => [url, headers.authorization, body.toString()]),
    ).toEqual(
      Array(2).fill(["/v1/spaces/us_sp_1?from=middleware", "Bearer of-its-own", '{"NAME":"SPRING"}']),
    );
  });

  test("sends an upload as parts, also in a retry", async () => {
    const client = createClient();
    client.use({ onRequest: ({ request }) => request.headers.set("x-layer", "one") });
    server.play(failFirst);
    const file = new File(["a,b\n"], "a.csv");
    await client.POST("/files", {
      body: { spaceId: "us_sp_1", environmentId: "us_env_1", file },
      idempotencyKey: "key-1",
    });
    expect(server.received).toHaveLength(2);
    for (const { headers, body } of server.received) {
      expect(headers["x-layer"]).toBe("one");
      const form = await new Response(new Uint8Array(body), {
        headers: { "content-type": headers["content-type"] ?? "" },
      }).formData();
      expect(await (form.get("file") as File).text()).toBe("a,b\n");
    }
  });

  test("may respond itself, or replace the response", async () => {
    const client = createClient();
    const cache: Middleware = { onRequest: () => Response.json({ data: { name: "From the cache" } }) };
    client.use(cache);
    expect((await client.GET("/accounts/current")).data?.data.name).toBe("From the cache");
    expect(server.received).toHaveLength(0);
    client.eject(cache);
    client.use({ onResponse: () => new Response(null, { status: 404, statusText: "Not Found" }) });
    expect((await client.GET("/accounts/current")).error).toEqual({
      errors: [{ message: "404 Not Found: the response has no body." }],
    });
  });

  test("can read any response", async () => {
    const bodies: string[] = [];
    const client = createClient({ retry: false });
    client.use({ onResponse: async ({ response }) => void bodies.push(await response.clone().text()) });
    expect((await client.GET("/accounts/current")).data?.data.name).toBe("Harbor Goods");
    server.play((response) => response.writeHead(500, { "content-type": "text/html" }).end("<p>"));
    expect((await client.GET("/accounts/current")).error?.errors[0]?.message).toContain("text/html");
    server.play((response) => response.end("bytes"));
    const { data } = await client.GET(path, { params, parseAs: "stream" });
    expect(await new Response(data ?? null).text()).toBe("bytes");
    expect(bodies).toEqual(['{"data":{"name":"Harbor Goods"}}', "<p>", "bytes"]);
  });

  test("gets connection errors, and may turn them into a response", async () => {
    const client = createClient({ retry: false, fetch: () => Promise.reject(new TypeError("fetch failed")) });
    const codes: unknown[] = [];
    const listen: Middleware = { onError: ({ error }) => void codes.push((error as { code: string }).code) };
    client.use(listen);
    await expect(client.GET("/events")).rejects.toMatchObject({
      code: "connection",
      operationId: "listEvents",
    });
    expect(codes).toEqual(["connection"]);
    client.use({ onError: () => Response.json({ data: [] }) });
    expect((await client.GET("/events")).data).toEqual({ data: [] });
  });

  test("that is not valid is rejected", () => {
    expect(() => createClient().use({} as Middleware)).toThrow("Middleware must be an object");
  });
});

describe("the options of openapi-fetch", () => {
  test("serialise the query as the client or the call says", async () => {
    const query = { workbookId: "us_wb_1" as const, ids: ["1", "2"] };
    const client = createClient({ querySerializer: { array: { style: "form", explode: false } } });
    await client.GET("/sheets", { params: { query } });
    expect(last().url).toBe("/v1/sheets?workbookId=us_wb_1&ids=1,2");
    await client.GET("/sheets", {
      params: { query },
      querySerializer: (given) => Object.keys(given).join("&"),
    });
    expect(last().url).toBe("/v1/sheets?workbookId&ids");
  });

  test("serialise the body as the client or the call says", async () => {
    const client = createClient({ bodySerializer: (body) => `client ${JSON.stringify(body)}` });
    await client.PATCH("/spaces/{spaceId}", rename);
    expect(last().body.toString()).toBe('client {"name":"Spring"}');
    await client.PATCH("/spaces/{spaceId}", { ...rename, bodySerializer: ({ name }) => `call ${name}` });
    expect(last().body.toString()).toBe("call Spring");
    const body = new FormData();
    body.set("spaceId", "us_sp_1");
    await createClient().POST("/files", { body: body as never });
    expect(last().headers["content-type"]).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(last().body.toString()).toContain("us_sp_1");
  });

  test("write the path as the client or the call says", async () => {
    const client = createClient({
      pathSerializer: (pathname) => pathname.replace("{agentExportId}", "client"),
    });
    await client.GET(path, { params });
    expect(last().url).toBe("/v1/agent-exports/client/download");
    await client.GET(path, { params, pathSerializer: () => `${server.baseUrl}/call` });
    expect(last().url).toBe("/v1/call");
  });

  test("read a success as the call says", async () => {
    server.play((response) => respondJson(response, { data: 1 }));
    const client = createClient();
    expect((await client.GET(path, { params, parseAs: "json" })).data).toEqual({ data: 1 });
    expect((await client.GET(path, { params, parseAs: "text" })).data).toBe('{"data":1}');
    expect(await (await client.GET(path, { params, parseAs: "blob" })).data?.text()).toBe('{"data":1}');
    expect((await client.GET(path, { params, parseAs: "arrayBuffer" })).data?.byteLength).toBe(10);
    const { data } = await client.GET("/accounts/current", { parseAs: "stream" });
    expect(await new Response(data ?? null).json()).toEqual({ data: 1 });
  });

  test("send one call elsewhere, and the token only within the origin", async () => {
    const other = await startServer();
    try {
      await createClient().GET("/events", { baseUrl: `${server.baseUrl}/below` });
      expect([last().url, last().headers.authorization]).toEqual(["/v1/below/events", "Bearer token-0001"]);
      await createClient().GET("/events", { baseUrl: other.baseUrl });
      expect(other.received.map(({ url, headers }) => [url, headers.authorization])).toEqual([
        ["/v1/events", undefined],
      ]);
    } finally {
      await other.close();
    }
  });

  test("send one call by another fetch, which is retried too", async () => {
    const statuses = [500, 200];
    const seen: string[] = [];
    const { response } = await createClient().GET("/events", {
      fetch: async (request) => {
        seen.push(`${request.method} ${request.headers.get("authorization")}`);
        return Response.json({ data: [] }, { status: statuses.shift() ?? 0 });
      },
    });
    expect([response.status, seen]).toEqual([200, Array(2).fill("GET Bearer token-0001")]);
    expect(server.received).toHaveLength(0);
  });

  test("take headers in every form", async () => {
    const client = createClient({ headers: new Headers({ "X-Team": "imports" }) });
    await client.GET("/events", { headers: [["X-Trace", "1"]] });
    expect(last().headers).toMatchObject({ "x-team": "imports", "x-trace": "1" });
    await client.GET("/events", { headers: { "X-Team": null, "X-Numbers": [1, 2], "X-Flag": true } });
    expect(last().headers).toMatchObject({ "x-numbers": "1,2", "x-flag": "true" });
    expect(last().headers).not.toHaveProperty("x-team");
  });

  test("of fetch apply to every call of the client", async () => {
    const seen: unknown[] = [];
    const client = createClient({
      credentials: "omit",
      cache: "no-store",
      requestInitExt: { dispatcher: "of undici" },
      fetch: async (request: Request, ...more: unknown[]) => {
        seen.push([request.credentials, request.cache, ...more]);
        return Response.json({ data: [] });
      },
    });
    await client.GET("/events");
    await client.GET("/events", { credentials: "include" });
    expect(seen).toEqual([
      ["omit", "no-store", { dispatcher: "of undici" }],
      ["include", "no-store", { dispatcher: "of undici" }],
    ]);
  });

  test("abort every call of the client", async () => {
    const client = createClient({ signal: AbortSignal.abort() });
    await expect(client.GET("/events")).rejects.toMatchObject({ code: "aborted" });
  });
});
