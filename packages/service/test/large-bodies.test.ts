import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { Readable } from "node:stream";
import { createGzip, gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { FoundedAccount, Server } from "../src/index.ts";
import { type ListeningService, startListening } from "./support/listening.ts";

let listening: ListeningService;
let folder: string;
let server: Server;
let account: FoundedAccount;
beforeEach(async () => {
  listening = await startListening({ bodyBytes: 1_000_000, fileBytes: 1_000_000 });
  ({ folder, server, account } = listening);
});
afterEach(() => listening.stop());

interface TestResponse {
  readonly status: number | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  readonly body: any;
}

/** Sends a request whose body need not end before the answer comes. */
function send(
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: AsyncIterable<Uint8Array | string> | Uint8Array,
): Promise<TestResponse> {
  return new Promise((resolve, reject) => {
    let hasResponse = false;
    const outgoing = request(`${server.url}${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${account.token}`, "x-disable-hooks": "true", ...headers },
    });
    outgoing.on("response", async (incoming: IncomingMessage) => {
      hasResponse = true;
      const text = await new Response(incoming as never).text();
      outgoing.destroy();
      resolve({ status: incoming.statusCode, body: JSON.parse(text) });
    });
    outgoing.on("error", (error) => hasResponse || reject(error));
    if (body === undefined) outgoing.flushHeaders();
    else if (body instanceof Uint8Array) outgoing.end(body);
    else Readable.from(body).pipe(outgoing);
  });
}

async function* repeat(beginning: string, piece: Uint8Array): AsyncIterable<Uint8Array> {
  yield Buffer.from(beginning);
  for (;;) yield piece;
}

/** What is packed here has no end either. */
function pack(pieces: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  return Readable.from(pieces).pipe(createGzip());
}

const json = { "content-type": "application/json" };
const form = { "content-type": "multipart/form-data; boundary=cut" };
const spaces = Buffer.alloc(65_536, " ");
const noise = randomBytes(65_536);

it("refuses a body for its length before any of it has come", async () => {
  const response = await send("/spaces", { ...json, "content-length": "1000001" });
  expect(response).toMatchObject({
    status: 413,
    body: { errors: [{ message: expect.stringContaining("1000000 bytes") }] },
  });
});

it("refuses a form for its length before any of it has come", async () => {
  const response = await send("/files", { ...form, "content-length": "100000000" });
  expect(response).toMatchObject({ status: 413, body: { errors: [{ key: "file" }] } });
});

it.each([
  ["a body", "/spaces", json, () => repeat('{"name":"', spaces)],
  ["a packed body", "/spaces", { ...json, "content-encoding": "gzip" }, () => pack(repeat("{", noise))],
  ["a file", "/files", form, () => repeat(begin('name="file"; filename="a.csv"'), spaces)],
  ["a text", "/files", form, () => repeat(begin('name="spaceId"'), spaces)],
  ["a part that nobody asked for", "/files", form, () => repeat(begin('name="b"; filename="b"'), spaces)],
  ["a list of parts", "/files", form, () => repeat("", Buffer.from(`${begin('name="a"')}b\r\n`.repeat(100)))],
  ["the beginning of a form", "/files", form, () => repeat("", spaces)],
  ["the head of a part", "/files", form, () => repeat("--cut\r\nContent-Disposition: ", spaces)],
  [
    "a packed form",
    "/files",
    { ...form, "content-encoding": "gzip" },
    () => pack(repeat(begin('name="b"; filename="b"'), spaces)),
  ],
])("answers %s without an end", async (_, path, headers, createBody) => {
  const { status, body } = await send(path, headers, createBody());
  expect([400, 413]).toContain(status);
  expect(body.errors[0].message).toMatch(/too (large|long|many)|valid/);
  expect(await readdir(join(folder, "unfinished"))).toEqual([]);
});

it("unpacks no more of a body than it takes", async () => {
  const packed = gzipSync(Buffer.alloc(50_000_000));
  expect(packed.byteLength).toBeLessThan(1_000_000);
  const response = await send("/spaces", { ...json, "content-encoding": "gzip" }, packed);
  expect(response).toMatchObject({ status: 413 });
});

it("goes on answering others after all of that", async () => {
  await send("/spaces", json, repeat('{"name":"', spaces));
  const response = await fetch(`${server.url}/environments`, {
    headers: { authorization: `Bearer ${account.token}`, "x-disable-hooks": "true" },
  });
  expect(response.status).toBe(200);
});

function begin(disposition: string): string {
  return `--cut\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
}
