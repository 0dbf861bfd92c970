import { createHash, randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { request as sendRequest } from "node:http";
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

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
async function read(response: Response): Promise<any> {
  return response.json();
}

/** A form that arrives piece by piece, without a length; its file has so many pieces. */
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

it("stores a long file as it arrives, and gives it back", async () => {
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

it("reads a form to its end that it refuses, so that whoever sends it gets the answer", async () => {
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
  // A sender that is cut off may lose the answer, so this one looks for it while it sends.
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

it("forgets an upload that its sender breaks off", async () => {
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
