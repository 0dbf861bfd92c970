import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { readdir, stat } from "node:fs/promises";
import { request as sendRequest } from "node:http";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { FoundedAccount, Server } from "../src/index.ts";
import { type ListeningService, startListening } from "./support/listening.ts";

const fileBytes = 40_000_000;
let listening: ListeningService;
let folder: string;
let server: Server;
let account: FoundedAccount;
let spaceId: string;
beforeEach(async () => {
  listening = await startListening({ fileBytes });
  ({ folder, server, account } = listening);
  const body = JSON.stringify({ name: "Spring", environmentId: account.environments.development });
  spaceId = (await read(await send("/spaces", { method: "POST", body }))).data.id;
});
afterEach(() => listening.stop());

function send(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = {
    authorization: `Bearer ${account.token}`,
    "x-disable-hooks": "true",
    ...(typeof init.body === "string" && { "content-type": "application/json" }),
    ...init.headers,
  };
  return fetch(server.url + path, { ...init, headers });
}

// biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape.
async function read(response: Response): Promise<any> {
  return response.json();
}

/** A form that arrives piece by piece, without a length. Its file has `pieces` pieces. */
async function* stream(pieces: number, piece: Buffer, after: string): AsyncIterable<Buffer> {
  const field = (name: string, value: string) =>
    `--cut\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  yield Buffer.from(field("spaceId", spaceId) + field("environmentId", account.environments.development));
  yield Buffer.from('--cut\r\nContent-Disposition: form-data; name="file"; filename="über.bin"\r\n\r\n');
  for (let count = 0; count < pieces; count += 1) yield piece;
  yield Buffer.from(`\r\n${after}--cut--\r\n`);
}

function upload(body: AsyncIterable<Buffer>): Promise<Response> {
  return send("/files", {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=cut" },
    body: ReadableStream.from(body),
    duplex: "half",
  } as RequestInit);
}

async function listStored(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

it("stores a long file as it arrives, and returns it", async () => {
  const piece = randomBytes(1_000_003);
  const origin = '--cut\r\nContent-Disposition: form-data; name="origin"\r\n\r\nfilesystem\r\n';
  const response = await upload(stream(30, piece, origin));
  const { data } = await read(response);
  expect(data).toMatchObject({ name: "über.bin", size: 30_000_090, origin: "filesystem" });
  const download = await send(`/files/${data.id}/download`);
  expect(download.headers.get("content-length")).toBe("30000090");
  const [expected, actual] = [createHash("sha256"), createHash("sha256")];
  for (let count = 0; count < 30; count += 1) expected.update(piece);
  for await (const chunk of download.body ?? []) actual.update(chunk);
  expect(actual.digest("hex")).toBe(expected.digest("hex"));
});

it("reads a rejected form to its end, so that its sender gets the response", async () => {
  const piece = randomBytes(1_000_000);
  const wrong = '--cut\r\nContent-Disposition: form-data; name="mode"\r\n\r\nboth\r\n';
  const response = await upload(stream(20, piece, wrong));
  expect(response.status).toBe(400);
  expect(await read(response)).toMatchObject({ errors: [{ key: "mode" }] });
  expect(await listStored()).toEqual([]);
});

it("stops reading a file that is too large", async () => {
  const piece = randomBytes(1_000_000);
  let sent = 0;
  async function* count(pieces: AsyncIterable<Buffer>) {
    for await (const one of pieces) {
      sent += one.length;
      yield one;
    }
  }
  // A sender whose connection is closed may lose the response, so this one waits for it while it sends.
  const { status, text } = await new Promise<{ status: number | undefined; text: string }>(
    (resolve, reject) => {
      const outgoing = sendRequest(`${server.url}/files`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${account.token}`,
          "content-type": "multipart/form-data; boundary=cut",
        },
      });
      let hasResponse = false;
      outgoing.on("response", async (incoming) => {
        hasResponse = true;
        resolve({ status: incoming.statusCode, text: await new Response(incoming as never).text() });
        outgoing.destroy();
      });
      outgoing.on("error", (error) => hasResponse || reject(error));
      Readable.from(count(stream(1000, piece, ""))).pipe(outgoing);
    },
  );
  expect(status).toBe(413);
  expect(JSON.parse(text)).toMatchObject({ errors: [{ key: "file" }] });
  expect(sent).toBeLessThan(500_000_000);
  expect(await listStored()).toEqual([]);
});

it("deletes an upload if its sender breaks it off", async () => {
  const piece = randomBytes(1_000_000);
  async function* breakOff(pieces: AsyncIterable<Buffer>) {
    let left = 5;
    for await (const one of pieces) {
      if (left-- === 0) throw new Error("The sender left.");
      yield one;
    }
  }
  await expect(upload(breakOff(stream(30, piece, "")))).rejects.toThrow();
  while ((await listStored()).length > 0) await new Promise((resolve) => setTimeout(resolve, 10));
  const { data } = await read(await send("/files"));
  expect(data).toEqual([]);
});

it("goes on after a broken connection, with the bytes that had arrived", async () => {
  const bytes = randomBytes(3_000_000);
  const fields = { filename: "long.bin", spaceId, environmentId: account.environments.development };
  const metadata = Object.entries(fields).map(
    ([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`,
  );
  const tus = { "tus-resumable": "1.0.0" };
  const created = await send("/uploads", {
    method: "POST",
    headers: { ...tus, "upload-length": String(bytes.length), "upload-metadata": metadata.join(",") },
  });
  const url = new URL(created.headers.get("location") ?? "", server.url);
  const patch = { ...tus, "content-type": "application/offset+octet-stream" };
  const broken = sendRequest(url, {
    method: "PATCH",
    headers: { ...patch, "upload-offset": "0", authorization: `Bearer ${account.token}` },
  });
  broken.on("error", () => {});
  await new Promise<void>((resolve) => broken.write(bytes.subarray(0, 1_000_000), () => resolve()));
  // All of it has arrived when it is stored.
  const countStored = async () =>
    (await Promise.all((await listStored()).map((name) => findSize(name)))).reduce(
      (sum, size) => sum + size,
      0,
    );
  await expect.poll(countStored).toBeGreaterThanOrEqual(1_000_000);
  broken.destroy();
  const readOffset = async () => {
    const { headers } = await send(url.pathname.slice("/v1".length), { method: "HEAD", headers: tus });
    return Number(headers.get("upload-offset"));
  };
  await expect.poll(readOffset).toBe(1_000_000);
  const last = await send(url.pathname.slice("/v1".length), {
    method: "PATCH",
    headers: { ...patch, "upload-offset": "1000000" },
    body: bytes.subarray(1_000_000),
  });
  expect(last.status).toBe(204);
  const download = await send(`/files/${last.headers.get("x-file-id")}/download`);
  expect(Buffer.compare(Buffer.from(await download.arrayBuffer()), bytes)).toBe(0);
});

async function findSize(name: string): Promise<number> {
  for (const path of [join(folder, "unfinished", name), join(folder, name.slice(0, 2), name)]) {
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined) return found.size;
  }
  return 0;
}

it("ends the connection of an upload when there is no space for it, without reading the rest", async () => {
  const { write } = listening.blobs;
  const full = Object.assign(new Error("write"), { code: "ENOSPC" });
  Object.assign(listening.blobs, {
    async write(chunks: AsyncIterable<Uint8Array>) {
      for await (const _ of chunks) throw full;
    },
  });
  const { hostname, port } = new URL(server.url);
  const sender = sendRequest({
    hostname,
    port,
    method: "POST",
    path: "/v1/files",
    headers: {
      authorization: `Bearer ${account.token}`,
      "content-type": "multipart/form-data; boundary=cut",
      "content-length": String(fileBytes),
    },
  });
  // It sends a part of its body, and then nothing: neither more nor its end.
  const parts = stream(1, Buffer.alloc(100_000), "")[Symbol.asyncIterator]();
  for (let count = 0; count < 3; count += 1) sender.write((await parts.next()).value);
  const [response] = await once(sender, "response");
  const closed = once(response.socket, "close");
  const { errors } = await read(new Response(Readable.toWeb(response) as ReadableStream));
  expect([response.statusCode, response.headers.connection]).toEqual([507, "close"]);
  expect(errors[0]).toMatchObject({
    code: "storage_full",
    message: expect.stringContaining("no space left"),
  });
  await closed;
  Object.assign(listening.blobs, { write });
  expect((await upload(stream(1, Buffer.alloc(10), ""))).status).toBe(200);
});
