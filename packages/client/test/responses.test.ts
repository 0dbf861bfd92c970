import { createFetchClient } from "@data-import/client/fetch";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PreparedResponse, startServer, type TestServer } from "./support/server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const json = { "content-type": "application/json; charset=utf-8" };
const html = { "content-type": "text/html" };

async function ask(prepared: PreparedResponse) {
  server.respondWith(prepared);
  return createFetchClient({ baseUrl: server.baseUrl, token: "t", retry: false }).GET("/accounts/current");
}

describe("a failure always has an error envelope", () => {
  test.each<[string, PreparedResponse, string]>([
    [
      "no body",
      { status: 500, headers: { "content-length": "0" } },
      "500 Internal Server Error: the response has no body.",
    ],
    ["no body and no length", { status: 404, headers: {} }, "404 Not Found: the response has no body."],
    [
      "a page of a proxy",
      { status: 502, headers: html, body: "<html>Bad gateway</html>" },
      "502 Bad Gateway: the response is not JSON but text/html, 24 characters long.",
    ],
    [
      "a sentence",
      { status: 503, headers: { "content-type": "text/plain" }, body: "Back in a minute.\n" },
      "503 Service Unavailable: Back in a minute.",
    ],
    [
      "a sentence that is too long",
      { status: 503, headers: { "content-type": "text/plain" }, body: "x".repeat(201) },
      "503 Service Unavailable: the response is not JSON but text/plain, 201 characters long.",
    ],
    [
      "JSON of another shape",
      { status: 400, headers: json, body: '{"message":"no"}' },
      "400 Bad Request: the response is JSON, but not an error envelope.",
    ],
    [
      "JSON null",
      { status: 400, headers: json, body: "null" },
      "400 Bad Request: the response is JSON, but not an error envelope.",
    ],
    [
      "an empty list of errors",
      { status: 400, headers: json, body: '{"errors":[]}' },
      "400 Bad Request: the response is JSON, but not an error envelope.",
    ],
    [
      "JSON that ends too early",
      { status: 400, headers: json, body: '{"errors":[{"mess' },
      "400 Bad Request: the response is not JSON but application/json, 17 characters long.",
    ],
    ["an unknown status", { status: 599, statusText: " ", headers: {} }, "599: the response has no body."],
  ])("%s", async (_, prepared, message) => {
    const { data, error, response } = await ask(prepared);
    expect(data).toBeUndefined();
    expect(error).toEqual({ errors: [{ message }] });
    expect(response.status).toBe(prepared.status);
  });

  test("an envelope is returned unchanged, with any status and type", async () => {
    const body = { errors: [{ message: "Wait.", key: "pageSize" }, { message: "Stop." }] };
    const { error } = await ask({ status: 429, headers: html, body: JSON.stringify(body) });
    expect(error).toEqual(body);
  });
});

describe("a success that does not match the description is an error", () => {
  test.each<[string, PreparedResponse, string]>([
    ["no body", { status: 200, headers: {} }, "200 OK: the response has no body."],
    ["204", { status: 204, headers: {} }, "204 No Content: the response has no body."],
    [
      "a page",
      { status: 200, headers: html, body: "<html></html>" },
      "200 OK: the response is not JSON but text/html, 13 characters long.",
    ],
    [
      "JSON that ends too early",
      { status: 200, headers: json, body: '{"data":{' },
      "200 OK: the response is not JSON but application/json, 9 characters long.",
    ],
    [
      "a body without a type",
      { status: 200, headers: {}, body: "hello" },
      "200 OK: the response is not JSON but of no type, 5 characters long.",
    ],
  ])("%s", async (_, prepared, message) => {
    const { data, error } = await ask(prepared);
    expect(data).toBeUndefined();
    expect(error).toEqual({ errors: [{ message }] });
  });

  test("JSON is read as JSON, with any type", async () => {
    const { data } = await ask({ status: 201, headers: {}, body: '{"data":{"name":"Harbor Goods"}}' });
    expect(data?.data.name).toBe("Harbor Goods");
  });
});

describe("a download", () => {
  const bytes = Uint8Array.from([0x50, 0x4b, 3, 4, 0, 255]);
  const path = "/agent-exports/{agentExportId}/download";
  const options = { params: { path: { agentExportId: "us_agx_1" } } } as const;

  test("is a blob with the bytes and the type of the response", async () => {
    server.respondWith({ status: 200, headers: { "content-type": "application/zip" }, body: bytes });
    const { data } = await createFetchClient({ baseUrl: server.baseUrl, token: "t" }).GET(path, options);
    expect(data?.type).toBe("application/zip");
    expect(new Uint8Array((await data?.arrayBuffer()) ?? [])).toEqual(bytes);
  });

  test("can be read as a stream, as bytes and as text", async () => {
    server.respondWith({ status: 200, headers: {}, body: bytes });
    const client = createFetchClient({ baseUrl: server.baseUrl, token: "t" });
    const stream = await client.GET(path, { ...options, parseAs: "stream" });
    expect(new Uint8Array(await new Response(stream.data ?? null).arrayBuffer())).toEqual(bytes);
    const buffer = await client.GET(path, { ...options, parseAs: "arrayBuffer" });
    expect(new Uint8Array(buffer.data ?? new ArrayBuffer())).toEqual(bytes);
    const text = await client.GET(path, { ...options, parseAs: "text" });
    expect(text.data?.slice(0, 2)).toBe("PK");
  });

  test("that fails has an error envelope", async () => {
    const body = { errors: [{ message: "No agent export has the id us_agx_1.", key: "agentExportId" }] };
    server.respondWith({ status: 404, headers: json, body: JSON.stringify(body) });
    const client = createFetchClient({ baseUrl: server.baseUrl, token: "t" });
    const { data, error } = await client.GET(path, { ...options, parseAs: "stream" });
    expect(data).toBeUndefined();
    expect(error).toEqual(body);
  });
});
