import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCore } from "../../src/core/core.ts";
import { isDecodeError } from "../../src/core/errors/index.ts";
import { download } from "../../src/files/index.ts";
import type { DownloadOptions, Progress } from "../../src/files/types.ts";
import { downloadAgentExport } from "../../src/operations.gen.ts";
import { respondJson, type Script, type Served, serve } from "../support/server.ts";

const content = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7) % 251);

let server: Served;
let handle: Script;
let asked: { range: string | undefined; condition: string | undefined }[];

beforeAll(async () => {
  server = await serve((response, request, n) => {
    const condition = request.headers["if-range"];
    asked.push({
      range: request.headers.range,
      condition: Array.isArray(condition) ? condition[0] : condition,
    });
    return handle(response, request, n);
  });
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
});

function start(options: DownloadOptions = {}) {
  const core = createCore({ baseUrl: server.baseUrl, token: "t", retry: false });
  return download(core, downloadAgentExport, { path: { agentExportId: "us_agx_1" } }, options);
}

const head = { "content-type": "application/zip", "content-disposition": 'attachment; filename="agent.zip"' };

function sendWhole(response: ServerResponse, headers: Record<string, string> = {}) {
  response.writeHead(200, { ...head, "content-length": content.length, ...headers });
  response.end(content);
}

/** Sends a part of the content and breaks the connection, unless the part reaches to the end. */
function sendPart(response: ServerResponse, from: number, to: number, headers: Record<string, string> = {}) {
  const status = from === 0 ? 200 : 206;
  const part = status === 206 && { "content-range": `bytes ${from}-${content.length - 1}/${content.length}` };
  response.writeHead(status, { ...head, "content-length": content.length - from, ...part, ...headers });
  if (to === content.length) response.end(content.subarray(from));
  else response.write(content.subarray(from, to), () => setTimeout(() => response.destroy(), 20));
}

/** The start of the range that a request asks for. */
const startOf = (range: string | undefined) => Number(/^bytes=(\d+)-/.exec(range ?? "")?.[1] ?? 0);

describe("a download", () => {
  beforeEach(() => {
    handle = (response) => sendWhole(response);
  });

  test("knows the file before its bytes are read", async () => {
    const file = await start();
    expect(file).toMatchObject({
      fileName: "agent.zip",
      type: "application/zip",
      size: content.length,
      status: 200,
    });
    expect(asked).toEqual([{ range: undefined, condition: undefined }]);
    await file.body.cancel();
  });

  test("can be read as bytes, as a blob, as text and into a stream", async () => {
    expect(await (await start()).bytes()).toEqual(content);
    const blob = await (await start()).blob();
    expect([blob.type, blob.size]).toEqual(["application/zip", content.length]);
    expect((await (await start()).text()).length).toBeGreaterThan(0);
    let bytes = 0;
    await (await start()).pipeTo(
      new WritableStream({
        write: (chunk) => {
          bytes += chunk.length;
        },
      }),
    );
    expect(bytes).toBe(content.length);
  });

  test("tells its progress", async () => {
    const seen: Progress[] = [];
    await (await start({ onProgress: (progress) => seen.push(progress) })).bytes();
    expect(seen.at(0)).toEqual({ bytes: 0, total: content.length });
    expect(seen.at(-1)).toEqual({ bytes: content.length, total: content.length });
    expect(seen.length).toBeGreaterThan(2);
  });

  test("has its failures as values, and asks once however it is used", async () => {
    handle = (response) => respondJson(response, { errors: [{ message: "Gone." }] }, 404);
    expect(await start().result()).toMatchObject({
      ok: false,
      status: 404,
      error: { issues: [{ message: "Gone." }] },
    });
    asked = [];
    const call = start();
    await expect(call).rejects.toMatchObject({ code: "api", status: 404 });
    await expect(call.withResponse()).rejects.toMatchObject({ status: 404 });
    expect(asked).toHaveLength(1);
  });

  test("of no size says so", async () => {
    handle = (response) => {
      response.writeHead(200, head);
      response.write(content.subarray(0, 10));
      response.end();
    };
    const file = await start();
    expect(file.size).toBeUndefined();
    expect(await file.bytes()).toHaveLength(10);
  });

  test("that is empty is empty", async () => {
    handle = (response) => {
      response.writeHead(200, { "content-length": "0" });
      response.end();
    };
    const file = await start();
    expect([file.fileName, file.size, await file.bytes()]).toEqual([undefined, 0, new Uint8Array()]);
  });

  test("stops at once when its stream is cancelled, even while it stalls", async () => {
    let closed: () => void = () => {};
    const gone = new Promise<void>((resolve) => {
      closed = resolve;
    });
    handle = (response) => {
      response.on("close", closed);
      response.writeHead(200, { ...head, "content-length": content.length });
      response.write(content.subarray(0, 10));
    };
    const reader = (await start()).body.getReader();
    await reader.read();
    const stalled = reader.read();
    await reader.cancel();
    expect(await stalled).toEqual({ done: true, value: undefined });
    await gone;
  });

  test("that is aborted says so", async () => {
    handle = (response) => {
      response.writeHead(200, head);
      response.write(content.subarray(0, 10));
    };
    const controller = new AbortController();
    const file = await start({ signal: controller.signal });
    setTimeout(() => controller.abort(), 20);
    await expect(file.bytes()).rejects.toMatchObject({ code: "aborted", name: "AbortError" });
  });

  test("that stalls runs into the idle time-out", async () => {
    handle = (response) => {
      response.writeHead(200, head);
      response.write(content.subarray(0, 10));
    };
    const file = await start({ timeouts: { idle: 50 } });
    await expect(file.bytes()).rejects.toMatchObject({ code: "timeout", phase: "body" });
  });
});

describe("a part of a file", () => {
  test("is asked for and read", async () => {
    handle = (response, request) => {
      const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? "") ?? [];
      const end = to ? Number(to) + 1 : content.length;
      response.writeHead(206, { ...head, "content-range": `bytes ${from}-${end - 1}/${content.length}` });
      response.end(content.subarray(Number(from), end));
    };
    expect(await (await start({ range: { from: 5, to: 9 } })).bytes()).toEqual(content.subarray(5, 10));
    expect(await (await start({ range: { from: 299_990 } })).bytes()).toEqual(content.subarray(299_990));
    expect(asked.map(({ range }) => range)).toEqual(["bytes=5-9", "bytes=299990-"]);
  });

  test("fails where the service sends the whole file", async () => {
    handle = (response) => sendWhole(response);
    const call = start({ range: { from: 5 } });
    await expect(call).rejects.toSatisfy(isDecodeError);
    await expect(call).rejects.toThrow("the whole file instead of those from 5 on");
  });

  test("fails where the service sends another part", async () => {
    handle = (response) => sendPart(response, 100, content.length);
    await expect(start({ range: { from: 5 } })).rejects.toThrow(
      "the bytes from 100 on instead of those from 5 on",
    );
  });
});

describe("a connection that breaks", () => {
  test("fails the download where resume was not asked for", async () => {
    handle = (response) => sendPart(response, 0, 100_000);
    await expect((await start()).bytes()).rejects.toMatchObject({ code: "connection" });
    expect(asked).toHaveLength(1);
  });

  test("is taken up again where the service serves parts, as often as it brings more", async () => {
    handle = (response, request) => {
      const from = startOf(request.headers.range);
      sendPart(response, from, Math.min(content.length, from + 60_000), { etag: '"v1"' });
    };
    const seen: number[] = [];
    const file = await start({ resume: true, onProgress: ({ bytes }) => seen.push(bytes) });
    expect(await file.bytes()).toEqual(content);
    expect(asked.length).toBeGreaterThanOrEqual(5);
    expect(asked.slice(1).every(({ condition }) => condition === '"v1"')).toBe(true);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBe(content.length);
  });

  test("within a part goes on within that part", async () => {
    handle = (response, request) => {
      const from = startOf(request.headers.range);
      sendPart(response, from, from === 1000 ? 50_000 : content.length, {
        "last-modified": "Mon, 02 Mar 2026 10:00:00 GMT",
      });
    };
    const file = await start({ resume: true, range: { from: 1000 } });
    expect(await file.bytes()).toEqual(content.subarray(1000));
    expect(asked).toEqual([
      { range: "bytes=1000-", condition: undefined },
      { range: expect.stringMatching(/^bytes=\d+-$/), condition: "Mon, 02 Mar 2026 10:00:00 GMT" },
    ]);
  });

  test("stays broken where the service sends whole files only", async () => {
    handle = (response) => sendPart(response, 0, 100_000);
    await expect((await start({ resume: true })).bytes()).rejects.toMatchObject({ code: "connection" });
    expect(asked).toHaveLength(2);
  });

  test("stays broken when nothing more comes", async () => {
    handle = (response, request) => {
      const from = startOf(request.headers.range);
      sendPart(response, from, from === 0 ? 1000 : from);
    };
    await expect((await start({ resume: true })).bytes()).rejects.toMatchObject({ code: "connection" });
    expect(asked).toHaveLength(4);
  });
});
