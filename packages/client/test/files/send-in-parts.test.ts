import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createCore } from "../../src/core/core.ts";
import { upload } from "../../src/files/index.ts";
import type { UploadOptions, UploadSource } from "../../src/files/types.ts";
import { uploadFile } from "../../src/operations.gen.ts";
import { respondJson, type Served, serve } from "../support/server.ts";

const piece = 16_777_216;
const size = 4 * piece + 1;
const fields = { spaceId: "us_sp_1", environmentId: "us_env_1", actions: [{ label: "Prüfen" }] };

let server: Served;
let requests: string[];
let metadata: string;
let stored: number;
/** What happens at a request, by its method and number, instead of what should. */
let faults: Record<string, (response: ServerResponse, request: IncomingMessage) => void>;

/** A service that counts the bytes of an upload. Each byte says its position, by a remainder. */
beforeAll(async () => {
  server = await serve(async (response, request) => {
    const { method = "", url = "", headers } = request;
    requests.push(`${method} ${url.slice(url.indexOf("/v1") + 3)}`);
    const body = await buffer(request);
    if (url.includes("/uploads")) response.setHeader("tus-resumable", "1.0.0");
    const fault = faults[`${method} ${requests.filter((one) => one.startsWith(method)).length}`];
    if (fault) return fault(response, request);
    if (method === "GET") return respondJson(response, { data: { id: "us_fl_1" } });
    if (url.endsWith("/files")) return respondJson(response, { data: { id: "us_fl_whole" } });
    if (method === "POST") {
      metadata = String(headers["upload-metadata"]);
      expect(headers["upload-length"]).toBe(String(size));
      return void response.writeHead(201, { location: `${url}/1`, "upload-offset": "0" }).end();
    }
    if (method === "PATCH") {
      expect([headers["upload-offset"], headers.authorization]).toEqual([String(stored), "Bearer t"]);
      expect([body[0], body.at(-1)]).toEqual([stored % 251, (stored + body.length - 1) % 251]);
      stored += body.length;
    }
    const done = stored === size ? { "x-file-id": "us_fl_1" } : {};
    response.writeHead(method === "HEAD" ? 200 : 204, { "upload-offset": String(stored), ...done }).end();
  });
});
afterAll(() => server.close());
beforeEach(() => {
  requests = [];
  stored = 0;
  faults = {};
});

const pattern = Uint8Array.from({ length: 251 * 4000 }, (_, index) => index % 251);

const opened = new Set<unknown>();

function open(end = size): ReadableStream<Uint8Array> {
  let at = 0;
  const key = {};
  opened.add(key);
  return new ReadableStream({
    cancel() {
      opened.delete(key);
    },
    pull(controller) {
      if (at === end) {
        opened.delete(key);
        return controller.close();
      }
      const chunk = pattern.slice(0, end - at);
      at += chunk.length;
      controller.enqueue(chunk);
    },
  });
}

const stream = { stream: () => open(), size, name: "long.csv" };

afterEach(() => expect.poll(() => opened.size).toBe(0));

/** The responses with a body that nobody has read or canceled: each keeps its connection, and the process with it. */
const unread = new Set<Response>();
const watched: typeof globalThis.fetch = async (...args) => {
  const response = await fetch(...args);
  if (response.body !== null) unread.add(response);
  return response;
};

afterEach(() => {
  const left = [...unread].filter(({ bodyUsed }) => !bodyUsed);
  unread.clear();
  expect(left.map(({ status }) => status)).toEqual([]);
});

function send(source: UploadSource, options: UploadOptions = {}) {
  const core = createCore({
    baseUrl: server.baseUrl,
    fetch: watched,
    token: () => "t",
    retry: { baseDelay: 1 },
  });
  return upload(core, uploadFile, { body: source }, fields, options);
}

test("a large file is sent in parts, and the call returns the file", async () => {
  const progress: number[] = [];
  const file = await send(stream, { onProgress: ({ bytes }) => progress.push(bytes) });
  expect(file).toEqual({ data: { id: "us_fl_1" } });
  expect(requests).toEqual(["POST /uploads", ...Array(5).fill("PATCH /uploads/1"), "GET /files/us_fl_1"]);
  expect(progress).toEqual([0, piece, 2 * piece, 3 * piece, 4 * piece, size]);
  const sent = metadata.split(",").map((one) => one.split(" "));
  const read = sent.map(([name, value = ""]) => [name, Buffer.from(value, "base64").toString()]);
  expect(Object.fromEntries(read)).toEqual({
    spaceId: "us_sp_1",
    environmentId: "us_env_1",
    actions: '[{"label":"Prüfen"}]',
    filename: "long.csv",
    filetype: "application/octet-stream",
  });
});

test("it goes on where the service has its bytes, after a break and after an error", async () => {
  faults = {
    "PATCH 2": (response) => {
      stored += 1000;
      response.destroy();
    },
    "PATCH 3": (response) => respondJson(response, { errors: [{ message: "Wait." }] }, 503),
    "PATCH 5": (response) => {
      stored += 5;
      respondJson(response, { errors: [{ message: "Another request was first." }] }, 409);
    },
  };
  const source = new Blob([new Uint8Array(await new Response(open()).arrayBuffer())]);
  expect(await send(source)).toEqual({ data: { id: "us_fl_1" } });
  expect(requests.filter((one) => one.startsWith("POST"))).toEqual(["POST /uploads"]);
  expect([stored, requests.filter((one) => one.startsWith("HEAD")).length]).toEqual([size, 3]);
});

test("in a browser, its progress does not fall at a break", async () => {
  Object.assign(globalThis, { document: {} });
  try {
    const lose = (response: ServerResponse) => void response.destroy();
    faults = { "PATCH 3": lose, "HEAD 1": lose, "HEAD 2": lose };
    const source = new Blob([new Uint8Array(await new Response(open()).arrayBuffer())]);
    const progress: number[] = [];
    expect(await send(source, { onProgress: ({ bytes }) => progress.push(bytes) })).toEqual({
      data: { id: "us_fl_1" },
    });
    expect(progress).toEqual([0, piece, 2 * piece, 2 * piece, 3 * piece, 4 * piece, size]);
  } finally {
    Reflect.deleteProperty(globalThis, "document");
  }
});

test("it is sent as a form if the service does not know the protocol, or the file is small", async () => {
  faults = {
    "POST 1": (response) => {
      response.removeHeader("tus-resumable");
      respondJson(response, { errors: [{ message: "Unknown." }] }, 404);
    },
  };
  expect(await send(stream)).toEqual({ data: { id: "us_fl_whole" } });
  expect(await send(new Blob(["a"]))).toEqual({ data: { id: "us_fl_whole" } });
  expect(requests).toEqual(["POST /uploads", "POST /files", "POST /files"]);
});

test("its errors are those of the service", async () => {
  faults = {
    "POST 1": (response) => respondJson(response, { errors: [{ message: "Too large.", key: "file" }] }, 413),
  };
  await expect(send(stream)).rejects.toMatchObject({ status: 413 });
  expect(requests).toEqual(["POST /uploads"]);
  faults = {};
  for (const wrong of [size - 1, size + 1]) {
    stored = 0;
    const other = { ...stream, stream: () => open(wrong) };
    await expect(send(other)).rejects.toThrow(`The file should have ${size} bytes`);
    expect(stored).toBe(4 * piece);
  }
});
