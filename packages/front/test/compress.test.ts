import { request } from "node:http";
import { gunzipSync, zstdDecompressSync } from "node:zlib";
import { type Listening, listen } from "@data-import/front/node";
import { afterEach, describe, expect, it } from "vitest";

let server: Listening | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

interface Answered {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
}

type Body = string | Uint8Array | ReadableStream<Uint8Array> | null;

/** Serves one body; what arrives for an `Accept-Encoding`. */
async function get(
  body: () => Body,
  accept: string | undefined,
  headers: Record<string, string> = { "content-type": "application/json" },
  status = 200,
): Promise<Answered> {
  server = await listen(async () => ({ status, headers, body: body() }), { port: 0, host: "127.0.0.1" });
  const { origin } = server;
  return new Promise((resolve, reject) => {
    const outgoing = request(origin, { headers: accept === undefined ? {} : { "accept-encoding": accept } });
    outgoing.on("error", reject);
    outgoing.on("response", async (incoming) => {
      resolve({ headers: incoming.headers, bytes: Buffer.concat(await incoming.toArray()) });
    });
    outgoing.end();
  });
}

const text = JSON.stringify({ data: Array.from({ length: 300 }, (_, id) => ({ id, name: `Ship ${id} ß` })) });
/** More than is compressed at once. */
const long = JSON.stringify(Array.from({ length: 20_000 }, (_, id) => ({ id, name: "Ship" })));
const decoders = { gzip: gunzipSync, zstd: zstdDecompressSync };

describe("the coding of a response", () => {
  it.each([
    ["gzip", "gzip"],
    ["gzip, deflate", "gzip"],
    ["gzip, deflate, br, zstd", "zstd"],
    ["*", "zstd"],
    ["GZIP;q=0.5", "gzip"],
    ["zstd;q=0.1, gzip;q=0.9", "gzip"],
    ["zstd;q=0, *", "gzip"],
  ] as const)("follows `Accept-Encoding: %s`: %s", async (accept, coding) => {
    const { headers, bytes } = await get(() => text, accept);
    expect(headers).toMatchObject({
      "content-encoding": coding,
      vary: "Accept-Encoding",
      "content-length": String(bytes.length),
    });
    expect(bytes.length).toBeLessThan(text.length / 4);
    expect(decoders[coding](bytes).toString()).toBe(text);
  });

  it.each([undefined, "identity", "br", "gzip;q=0", "", "*;q=0"])("is none for `%s`", async (accept) => {
    const { headers, bytes } = await get(() => text, accept);
    expect(headers).not.toHaveProperty("content-encoding");
    expect(headers).toMatchObject({ vary: "Accept-Encoding" });
    expect(bytes.toString()).toBe(text);
  });

  it("is the same for bytes, for a long body and for a stream of JSON", async () => {
    const stream = () => ReadableStream.from([Buffer.from(long.slice(0, 7)), Buffer.from(long.slice(7))]);
    for (const body of [() => Buffer.from(long), () => long, stream]) {
      const { headers, bytes } = await get(body, "zstd");
      expect(headers).toMatchObject({ "content-encoding": "zstd" });
      expect(zstdDecompressSync(bytes).toString()).toBe(long);
      await server?.close();
    }
  });

  it("is none for what is short, is coded, is a part, or is not a text", async () => {
    const lines = () => ReadableStream.from([Buffer.from(text)]);
    const cases: [() => Body, Record<string, string>, number?][] = [
      [() => '{"data":[]}', { "content-type": "application/json" }],
      [() => text, { "content-type": "application/json", "content-encoding": "br" }],
      [() => text, { "content-type": "application/json" }, 206],
      [() => Buffer.from(text), { "content-type": "application/octet-stream" }],
      [lines, { "content-type": "text/event-stream" }],
      [lines, { "content-type": "application/jsonl" }],
      [lines, { "content-type": "application/octet-stream" }],
    ];
    for (const [body, given, status] of cases) {
      const { headers, bytes } = await get(body, "gzip, zstd", given, status);
      expect(headers["content-encoding"]).toBe(given["content-encoding"]);
      expect(bytes.toString()).toMatch(/^\{"data":\[/);
      await server?.close();
    }
  });

  it("keeps what else a response depends on", async () => {
    const { headers } = await get(() => text, "gzip", { "content-type": "text/plain", vary: "Origin" });
    expect(headers).toMatchObject({ vary: "Origin, Accept-Encoding" });
  });
});
