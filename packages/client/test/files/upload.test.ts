import type { IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCore } from "../../src/core/core.ts";
import { upload } from "../../src/files/index.ts";
import type { Progress, UploadOptions, UploadSource } from "../../src/files/types.ts";
import { uploadFile } from "../../src/operations.gen.ts";
import { respondJson, type Served, serve } from "../support/server.ts";

const fields = { spaceId: "us_sp_1", environmentId: "us_env_1" };
const expected = { data: { id: "us_fl_1" } };

let server: Served;
let statuses: number[];
let received: { headers: IncomingMessage["headers"]; body: Buffer }[];

beforeAll(async () => {
  server = await serve(async (response, request) => {
    received.push({ headers: request.headers, body: await buffer(request) });
    const status = statuses.shift() ?? 200;
    if (status === 429) response.setHeader("retry-after", "0");
    respondJson(response, status === 200 ? expected : { errors: [{ message: "Wait." }] }, status);
  });
});
afterAll(() => server.close());
beforeEach(() => {
  statuses = [];
  received = [];
});

function send(source: UploadSource, more: Record<string, unknown> = {}, options: UploadOptions = {}) {
  const core = createCore({ baseUrl: server.baseUrl, token: "t" });
  return upload(core, uploadFile, { body: source }, { ...fields, ...more }, options);
}

/** The parts of the last request, in their order. */
async function readParts(): Promise<[string, string | { name: string; type: string; text: string }][]> {
  const { headers, body } = received.at(-1) ?? { headers: {}, body: Buffer.alloc(0) };
  const type = headers["content-type"] ?? "";
  const form = await new Response(body, { headers: { "content-type": type } }).formData();
  return Promise.all(
    Array.from(
      form,
      async ([name, value]): Promise<Awaited<ReturnType<typeof readParts>>[number]> => [
        name,
        typeof value === "string" ? value : { name: value.name, type: value.type, text: await value.text() },
      ],
    ),
  );
}

const streamOf = (...chunks: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });

describe("the parts of an upload", () => {
  test("have the order that services expect, for any order of the fields", async () => {
    const actions = [{ label: "Check", operation: "check" }, { label: "Trim" }];
    const file = new File(["sku\n1"], "products.csv", { type: "text/csv" });
    const more = { origin: "filesystem", actions, mode: "import" };
    expect(await send(file, more)).toEqual(expected);
    expect(await readParts()).toEqual([
      ["spaceId", "us_sp_1"],
      ["environmentId", "us_env_1"],
      ["mode", "import"],
      ["file", { name: "products.csv", type: "text/csv", text: "sku\n1" }],
      ["actions", JSON.stringify(actions[0])],
      ["actions", JSON.stringify(actions[1])],
      ["origin", "filesystem"],
    ]);
  });

  test("leave out absent fields", async () => {
    await send(new Blob(["x"]), { mode: undefined, actions: [], origin: undefined });
    expect((await readParts()).map(([name]) => name)).toEqual(["spaceId", "environmentId", "file"]);
  });

  test.each<[string, UploadSource, UploadOptions, string, string]>([
    ["a file", new File(["x"], "a.csv", { type: "text/csv" }), {}, "a.csv", "text/csv"],
    ["a blob", new Blob(["x"]), {}, "file", "application/octet-stream"],
    ["bytes", new TextEncoder().encode("x"), { name: "b.tsv", type: "text/tsv" }, "b.tsv", "text/tsv"],
    ["a buffer", new TextEncoder().encode("x").buffer, {}, "file", "application/octet-stream"],
    ["a stream", { stream: streamOf("x"), name: "c.csv" }, {}, "c.csv", "application/octet-stream"],
    [
      "a stream that can be opened",
      { stream: () => streamOf("x"), name: "d.csv", type: "text/csv" },
      {},
      "d.csv",
      "text/csv",
    ],
    [
      "a file under another name",
      new File(["x"], "a.csv"),
      { name: "e.csv" },
      "e.csv",
      "application/octet-stream",
    ],
  ])("%s has a name and a type", async (_, source, options, name, type) => {
    await send(source, {}, options);
    expect((await readParts()).at(-1)).toEqual(["file", { name, type, text: "x" }]);
  });

  test.each(["größe 😀.csv", 'say "hi"\r\nthere.csv', "a\\b;c=d.csv"])("keep the name %j", async (name) => {
    await send(new File(["x"], name));
    const head = String(received.at(-1)?.body);
    const written = name.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
    expect(head).toContain(`name="file"; filename="${written}"\r\n`);
  });

  test("reject sources that cannot be uploaded", () => {
    // @ts-expect-error a path is not a source
    expect(() => send("./products.csv")).toThrow("fromPath()");
  });
});

describe("the length of an upload", () => {
  test.each<[string, UploadSource, boolean]>([
    ["a blob", new Blob(["12345"]), true],
    ["a stream of a known size", { stream: () => streamOf("123", "45"), size: 5, name: "a" }, true],
    ["a stream of an unknown size", { stream: () => streamOf("123", "45"), name: "a" }, false],
  ])("%s", async (_, source, known) => {
    for (const onProgress of [undefined, () => {}]) {
      await send(source, {}, { onProgress });
      const { headers, body } = received.at(-1) ?? {};
      expect(headers?.["content-length"]).toBe(known ? String(body?.length) : undefined);
      expect(headers?.["transfer-encoding"]).toBe(known ? undefined : "chunked");
    }
  });

  test.each([4, 6])("a stream of 5 bytes with the size %d fails, and is not retried", async (size) => {
    let opened = 0;
    const stream = () => {
      opened += 1;
      return streamOf("123", "45");
    };
    const message = expect.stringContaining(`The file should have ${size} bytes`);
    await expect(send({ stream, size, name: "a" })).rejects.toMatchObject({
      code: "connection",
      cause: { cause: { message } },
    });
    expect(opened).toBe(1);
  });
});

describe("progress", () => {
  const pieces = Array.from({ length: 10 }, () => new Uint8Array(20_000));

  test.each<[string, UploadSource, number | undefined]>([
    ["a blob", new Blob(pieces), 200_000],
    ["a stream", { stream: () => new Blob(pieces).stream(), size: 200_000, name: "a" }, 200_000],
    ["a stream of an unknown size", { stream: () => new Blob(pieces).stream(), name: "a" }, undefined],
  ])("of %s is reported for each chunk", async (_, source, total) => {
    const seen: Progress[] = [];
    await send(source, {}, { onProgress: (progress) => seen.push(progress) });
    expect(seen.at(0)).toEqual({ bytes: 0, total });
    expect(seen.at(-1)).toEqual({ bytes: 200_000, total });
    expect(seen.length).toBeGreaterThan(3);
    expect(seen.map(({ bytes }) => bytes)).toEqual(seen.map(({ bytes }) => bytes).toSorted((a, b) => a - b));
  });
});

describe("retrying an upload", () => {
  test.each<[string, () => UploadSource]>([
    ["a blob", () => new Blob(["x"])],
    ["a stream that can be opened again", () => ({ stream: () => streamOf("x"), size: 1, name: "a" })],
  ])("%s is retried as a whole", async (_, source) => {
    statuses = [429];
    const seen: number[] = [];
    await send(source(), {}, { onProgress: ({ bytes }) => seen.push(bytes) });
    expect(received.map(({ body }) => body.length)).toEqual([
      received[0]?.body.length,
      received[0]?.body.length,
    ]);
    expect((await readParts()).at(-1)?.[1]).toMatchObject({ text: "x" });
    expect(seen).toEqual([0, 1, 0, 1]);
  });

  test("a stream that can be read once is sent once, and the call has the response of the service", async () => {
    statuses = [429];
    await expect(send({ stream: streamOf("x"), name: "a" })).rejects.toMatchObject({
      code: "api",
      status: 429,
    });
    expect(received).toHaveLength(1);
  });

  test("an upload that may have been processed is retried with its key, and without a key it is not", async () => {
    statuses = [500];
    await send(new Blob(["x"]));
    const [first, second] = received.map(({ headers }) => headers["idempotency-key"]);
    expect(first).toMatch(/^[\d-]{16,}$/);
    expect(second).toBe(first);

    received.length = 0;
    statuses = [500];
    await expect(send(new Blob(["x"]), {}, { headers: { "Idempotency-Key": null } })).rejects.toMatchObject({
      code: "api",
      status: 500,
    });
    expect(received).toHaveLength(1);
  });
});

describe("without request streams, as in browsers", () => {
  beforeAll(() => {
    Object.assign(globalThis, { document: {} });
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, "document");
  });

  test("a blob is sent unchanged, and progress is reported at the start and at the end", async () => {
    const core = createCore({ baseUrl: server.baseUrl, token: () => "t" });
    const seen: Progress[] = [];
    const source = new File([new Uint8Array(2_000_000)], "a.bin");
    const onProgress = (progress: Progress) => seen.push(progress);
    expect(await upload(core, uploadFile, { body: source }, fields, { onProgress })).toEqual(expected);
    expect(received.at(-1)?.headers["content-length"]).toBe(String(received.at(-1)?.body.length));
    expect(seen).toEqual([
      { bytes: 0, total: 2_000_000 },
      { bytes: 2_000_000, total: 2_000_000 },
    ]);
  });

  test("a stream is rejected with a hint", () => {
    const core = createCore({ baseUrl: server.baseUrl, token: () => "t" });
    const source = { stream: streamOf("123", "45"), name: "a.csv" };
    expect(() => upload(core, uploadFile, { body: source }, fields)).toThrow(
      "await new Response(stream).blob()",
    );
  });
});
