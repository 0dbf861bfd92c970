import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest";
import { createService, type FinishedRequest, type Server, type Storage, startServer } from "../src/index.ts";
import { createMemoryBlobs } from "./support/memory-blobs.ts";
import { openMigratedMemory } from "./support/migrated-sqlite.ts";

let server: Server;
let token: string;
let storage: Storage;
let answered: FinishedRequest[];
/** Ends the wait of transactions after `hold`. */
let release = () => {};
let held: Promise<void> = Promise.resolve();
let reached = () => {};

beforeEach(async () => {
  storage = await openMigratedMemory();
  answered = [];
  const service = await createService({
    storage: {
      ...storage,
      async transaction(work) {
        reached();
        await held;
        return storage.transaction(work);
      },
    },
    blobs: createMemoryBlobs(),
    onResponse: (one) => answered.push(one),
  });
  token = (await service.createAccount({ name: "Harbour", email: "keeper@harbour.example" })).token;
  server = await startServer(service);
});
afterEach(() => server.stop());

/** Makes the next transaction wait; resolves when it has started. */
function hold(): Promise<void> {
  held = new Promise((resolve) => {
    release = resolve;
  });
  return new Promise((resolve) => {
    reached = resolve;
  });
}

function request(method: string, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = {
    authorization: `Bearer ${token}`,
    "x-disable-hooks": "true",
    "content-type": "application/json",
    ...init.headers,
  };
  return fetch(`${server.url}${path}`, { ...init, method, headers });
}

it("returns the same over HTTP as in the process", async () => {
  const response = await request("GET", "/accounts/current");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(await response.json()).toMatchObject({ data: { name: "Harbour" } });
});

it("accepts compressed bodies", async () => {
  const body = gzipSync(JSON.stringify({ name: "Lighthouse" }));
  const response = await request("PATCH", "/accounts/current", {
    body,
    headers: { "content-encoding": "gzip" },
  });
  expect(await response.json()).toMatchObject({ data: { name: "Lighthouse" } });
});

it("names the methods of an address", async () => {
  const refused = await request("DELETE", "/accounts/current");
  expect(refused.status).toBe(405);
  expect(refused.headers.get("allow")).toBe("GET, PATCH, HEAD, OPTIONS");
  const head = await request("HEAD", "/accounts/current");
  expect(head.status).toBe(200);
  expect(await head.text()).toBe("");
});

it("lets pages of other origins call", async () => {
  const preflight = await fetch(`${server.url}/accounts/current`, {
    method: "OPTIONS",
    headers: {
      origin: "https://portal.example",
      "access-control-request-method": "PATCH",
      "access-control-request-headers": "authorization",
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-methods")).toContain("PATCH");
  expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
});

it("lets only pages of the chosen origins call", async () => {
  const service = await createService({
    storage: await openMigratedMemory(),
    blobs: createMemoryBlobs(),
    corsOrigins: ["https://portal.example"],
  });
  const { url, stop } = await startServer(service);
  onTestFinished(stop);
  const ask = async (path: string, init: RequestInit, origin?: string) => {
    const headers = { ...init.headers, ...(origin !== undefined && { origin }) };
    const response = await fetch(`${url}${path}`, { ...init, headers });
    const { status, headers: got } = response;
    return [status, got.get("vary"), got.get("access-control-allow-origin")];
  };
  const preflight = { method: "OPTIONS", headers: { "access-control-request-method": "PATCH" } };
  for (const [path, init, status] of [
    ["/accounts/current", preflight, 204],
    ["/accounts/current", {}, 401],
    ["/unknown", {}, 404],
    ["/../health", {}, 200],
  ] as const) {
    expect(await ask(path, init, "https://portal.example")).toEqual([
      status,
      "Origin",
      "https://portal.example",
    ]);
    expect(await ask(path, init, "https://other.example")).toEqual([status, "Origin", null]);
    expect(await ask(path, init)).toEqual([status, "Origin", null]);
  }
});

it("refuses to start with an origin that no browser sends", async () => {
  const wrong = createService({
    storage,
    blobs: createMemoryBlobs(),
    corsOrigins: ["https://portal.example/"],
  });
  await expect(wrong).rejects.toThrow(TypeError);
});

it.each([
  ["PATCH", "/accounts/current", "application/json", '{"name":'],
  [
    "POST",
    "/files",
    "multipart/form-data; boundary=x",
    '--x\r\nContent-Disposition: form-data; name="spaceId"\r\n',
  ],
])(
  "calls it no failure if a caller leaves in the middle of a body (%s %s)",
  async (method, path, type, part) => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    const headers = [
      `${method} /v1${path} HTTP/1.1`,
      `Host: ${hostname}`,
      `Authorization: Bearer ${token}`,
      "X-Disable-Hooks: true",
      `Content-Type: ${type}`,
      "Content-Length: 1000",
    ];
    socket.write(`${headers.join("\r\n")}\r\n\r\n${part}`, () => socket.destroy());
    await expect.poll(() => answered.map(({ status, error }) => [status, error])).toEqual([[499, undefined]]);
  },
);

it("finishes running requests before it stops", async () => {
  const arrived = hold();
  const answering = request("PATCH", "/accounts/current", { body: JSON.stringify({ name: "Last" }) });
  await arrived;
  const stopped = server.stop();
  release();
  const response = await answering;
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ data: { name: "Last" } });
  await stopped;
  await expect(request("GET", "/accounts/current")).rejects.toThrow();
});
