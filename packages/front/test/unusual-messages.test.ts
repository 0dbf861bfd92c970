import { connect } from "node:net";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import type { HttpRequest } from "../src/index.ts";
import { http, type Listening, listen } from "../src/node.ts";

let listening: Listening;
const respond = async ({ pathname }: HttpRequest) => ({
  status: 200,
  headers: {},
  body: `{"path":"${pathname}"}`,
});
beforeAll(async () => {
  listening = await listen(respond, { port: 0, host: "127.0.0.1" });
});
afterAll(() => listening.close());
afterEach(() => vi.restoreAllMocks());

/** Sends bytes; returns the status and the body of the response after the server has closed the connection. */
function exchange(bytes: string, port = listening.port): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    let text = "";
    socket.setEncoding("utf8");
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.on("error", reject);
    socket.on("close", () => {
      const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(text) ?? [];
      resolve({ status: Number(status), body: JSON.parse(text.slice(text.indexOf("\r\n\r\n"))) });
    });
  });
}

it("a connection stays open for longer than load balancers and blocked threads keep theirs", async () => {
  const response = await fetch(listening.origin);
  await response.text();
  expect(response.headers.get("keep-alive")).toBe("timeout=75");
});

const request = (...headers: string[]) => `${["GET /a HTTP/1.1", ...headers].join("\r\n")}\r\n\r\n`;
const close = "Connection: close";

it.each([
  ["no Host", request(close), 400, "Host", "request_malformed"],
  ["two Hosts", request("Host: a", "host: b", close), 400, "Host", "request_malformed"],
  ["a Host with a user", request("Host: a@b", close), 400, "Host", "request_malformed"],
  [
    "an Expect that nobody knows",
    request("Host: a", "Expect: coffee"),
    417,
    "Expect",
    "expectation_unsupported",
  ],
  [
    "a compressed transfer",
    `${request("Host: a", "Transfer-Encoding: gzip, chunked")}0\r\n\r\n`,
    501,
    "Transfer-Encoding",
    "not_implemented",
  ],
])("a message with %s is rejected, and its connection closed", async (_, bytes, status, key, code) => {
  const response = await exchange(bytes);
  expect(response).toEqual({ status, body: { errors: [{ message: expect.any(String), key, code }] } });
});

it.each([
  ["CONNECT", "CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n", 501, "not_implemented"],
  ["bytes that are not HTTP", "coffee\r\n\r\n", 400, "request_malformed"],
  ["long headers", request("Host: a", `X: ${"x".repeat(20_000)}`), 431, "headers_too_large"],
])("%s gets the envelope", async (_, bytes, status, code) => {
  expect(await exchange(bytes)).toEqual({
    status,
    body: { errors: [{ message: expect.any(String), code }] },
  });
});

it.each([
  ["HTTP 1.0 without Host", "GET /a HTTP/1.0\r\n\r\n"],
  ["one Host with a port", request("Host: a:80", close)],
  ["an IPv6 address", request("Host: [::1]:80", close)],
  ["an upgrade", request("Host: a", "Connection: upgrade, close", "Upgrade: h2c")],
  [
    "a chunked body",
    `POST /a HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: Chunked\r\n${close}\r\n\r\n0\r\n\r\n`,
  ],
])("%s is accepted", async (_, bytes) => {
  expect(await exchange(bytes)).toEqual({ status: 200, body: { path: "/a" } });
});

it("headers that do not arrive in time get 408", async () => {
  const { createServer } = http;
  const soon = { headersTimeout: 50, connectionsCheckingInterval: 20 };
  vi.spyOn(http, "createServer").mockImplementationOnce(((options: object, listener: never) =>
    createServer({ ...options, ...soon }, listener)) as typeof createServer);
  const impatient = await listen(respond, { port: 0, host: "127.0.0.1" });
  const response = await exchange("GET /a HTTP/1.1\r\nHost: a\r\n", impatient.port);
  expect(response).toEqual({
    status: 408,
    body: { errors: [{ message: expect.stringContaining("in time"), code: "request_too_slow" }] },
  });
  await impatient.close();
});
