import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPageHandler } from "../../src/node/files.ts";

interface Received {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

const handler = createPageHandler();
const server = createServer((incoming, outgoing) => {
  if (!handler(incoming, outgoing)) outgoing.writeHead(204).end();
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** Node's own client: `fetch` decompresses, and cleans paths. */
function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on("error", reject).end();
  });
}

async function findScript(): Promise<string> {
  const { body } = await get("/import/");
  return /src="([^"]+\.js)"/.exec(body.toString())?.[1] ?? "";
}

test("the page names the place where people sign in, in every encoding", async () => {
  const name = `Harbour & "Sons" <b> $&`;
  const withName = createPageHandler({ signInName: name });
  const named = createServer((incoming, outgoing) => void withName(incoming, outgoing));
  await new Promise<void>((resolve) => named.listen(0, "127.0.0.1", resolve));
  const { port: other } = named.address() as AddressInfo;
  const own = port;
  port = other;
  try {
    const plain = await get("/import/");
    const meta = '<meta name="sign-in" content="Harbour &#38; &#34;Sons&#34; &#60;b&#62; $&#38;">';
    expect(plain.body.toString()).toContain(meta);
    const small = await get("/import/", { "accept-encoding": "br" });
    expect(brotliDecompressSync(small.body)).toEqual(plain.body);
    const gzip = await get("/import/", { "accept-encoding": "gzip" });
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect((await get("/import/", { "if-none-match": String(plain.headers["etag"]) })).status).toBe(304);
  } finally {
    port = own;
    named.close();
  }
  expect((await get("/import/")).body.toString()).not.toContain("sign-in");
});

test("the page is checked at each visit, and its hashed files are kept", async () => {
  const page = await get("/import/");
  expect(page.status).toBe(200);
  expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(page.headers["cache-control"]).toBe("no-cache");
  expect((await get("/import/", { "if-none-match": String(page.headers["etag"]) })).status).toBe(304);
  const script = await get(`/import/${await findScript()}`);
  expect(script.headers["content-type"]).toBe("text/javascript; charset=utf-8");
  expect(script.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("a page may load only its own files, and stands in no frame", async () => {
  for (const path of ["/import/", `/import/${await findScript()}`, "/import/nothing.js"]) {
    const { headers } = await get(path);
    expect(headers["content-security-policy"]).toMatch(/^default-src 'self'; .*frame-ancestors 'none'/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("no-referrer");
  }
});

test.each([
  ["?session=one", "https://shop.example http://[::1]:8080"],
  ["?session=none", "'none'"],
  ["?session=unreachable", "'none'"],
  ["?session=hostile", "'none'"],
  ["", "'none'"],
])("the page at %j stands in frames of %s", async (query, expected) => {
  const origins = new Map([
    ["one", ["https://shop.example", "http://[::1]:8080"]],
    ["hostile", ["https://a.example; script-src *", "*", "https://*.example", "data:"]],
  ]);
  const handle = createPageHandler({
    listFrameOrigins: async (id) => {
      if (id === "unreachable") throw new Error("The database is gone.");
      return origins.get(id) ?? [];
    },
  });
  const framed = createServer((incoming, outgoing) => void handle(incoming, outgoing));
  await new Promise<void>((resolve) => framed.listen(0, "127.0.0.1", resolve));
  const own = port;
  port = (framed.address() as AddressInfo).port;
  try {
    const page = await get(`/import/${query}`);
    const again = await get(`/import/${query}`, { "if-none-match": String(page.headers["etag"]) });
    expect([page.status, again.status]).toEqual([200, 304]);
    for (const { headers } of [page, again])
      expect(headers["content-security-policy"]).toContain(`; frame-ancestors ${expected}; `);
    expect(page.headers["cross-origin-opener-policy"]).toBe("same-origin");
    const script = await get(`/import/${await findScript()}${query}`);
    expect(script.headers["content-security-policy"]).toContain("; frame-ancestors 'none'; ");
  } finally {
    port = own;
    framed.close();
  }
});

test.each([
  ["br, gzip", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["GZIP;q=0.5", "gzip"],
  ["identity", undefined],
  ["", undefined],
])("a caller that accepts %j gets %s", async (accepted, encoding) => {
  const path = `/import/${await findScript()}`;
  const plain = await get(path);
  const { headers, body } = await get(path, { "accept-encoding": accepted });
  expect(headers["content-encoding"]).toBe(encoding);
  expect(headers["vary"]).toBe("accept-encoding");
  const read = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ""] ?? ((bytes: Buffer) => bytes);
  expect(read(body).equals(plain.body)).toBe(true);
  expect(headers["etag"] === plain.headers["etag"]).toBe(encoding === undefined);
});

test.each(["/v1/spaces", "/", "/importer", "/import.js", "/imports/"])("%s is for others", async (path) => {
  expect((await get(path)).status).toBe(204);
});

test.each([
  ["/import", 308],
  ["/import/nothing.js", 404],
  ["/import/../../package.json", 404],
  ["/import/%2e%2e/package.json", 404],
  ["/import/index.html.br", 404],
  ["/import/main", 404],
])("%s has the status %i", async (path, status) => {
  expect((await get(path)).status).toBe(status);
});

test("the page is only read", async () => {
  expect((await get("/import/", {}, "POST")).status).toBe(405);
  const head = await get("/import/", {}, "HEAD");
  expect(head.status).toBe(200);
  expect(head.body).toHaveLength(0);
  expect(head.headers["content-length"]).toBe(String((await get("/import/")).body.length));
});
