import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { serve } from "@data-import/docs";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";

let docs: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  docs = await serve();
});
afterAll(() => docs.close());

/** Sends a request without preferences; redirects are returned, not followed. */
function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(new URL(path, docs.url), { redirect: "manual", ...init });
}

/** The encoded body, which `fetch` would decode. */
function askRaw(
  path: string,
  accepted?: string,
): Promise<{ body: Buffer; headers: Record<string, unknown>; status: number }> {
  return new Promise((resolve, reject) => {
    const headers = accepted === undefined ? {} : { "Accept-Encoding": accepted };
    request(docs.url.replace(/\/$/, path), { headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ body, headers: response.headers, status: response.statusCode ?? 0 });
    })
      .on("error", reject)
      .end();
  });
}

async function findAsset(pattern: RegExp): Promise<string> {
  const [, path] = (await (await ask("/")).text()).match(pattern) ?? [];
  if (path === undefined) throw new Error(`The home page has no ${pattern}.`);
  return path;
}

describe("a menu of assistants", () => {
  it("is on pages if the docs know their address, closed and without a request", async () => {
    const published = await serve({ address: "https://docs.example/" });
    onTestFinished(() => published.close());
    const response = await fetch(new URL("operations/listSheets/", published.url));
    const page = await response.text();
    expect(page).toMatch(
      /<details class="assistants"><summary>Open in an assistant<\/summary><ul><li><a href="https:/,
    );
    expect(page).toContain(encodeURIComponent("https://docs.example/operations/listSheets.md"));
    expect(response.headers.get("content-security-policy")).toBe(
      (await ask("/operations/listSheets/")).headers.get("content-security-policy"),
    );
  });

  it("is on no page by default", async () => {
    const page = await (await ask("/operations/listSheets/")).text();
    expect(page).not.toContain("assistant");
  });
});

describe("a file", () => {
  it.each([
    ["/", "text/html; charset=utf-8"],
    ["/index.html", "text/html; charset=utf-8"],
    ["/?any=query", "text/html; charset=utf-8"],
    ["/operations/listSheets/", "text/html; charset=utf-8"],
    ["/operations/listSheets.md", "text/markdown; charset=utf-8"],
    ["/redoc/", "text/html; charset=utf-8"],
    ["/openapi.json", "application/json"],
    ["/openapi.yaml", "application/yaml"],
    ["/schemas/Sheet.json", "application/json"],
    ["/llms.txt", "text/plain; charset=utf-8"],
    ["/sitemap.xml", "application/xml"],
  ])("at %s is %s", async (path, type) => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    expect((await response.text()).length).toBeGreaterThan(1000);
  });

  it.each([
    [/<link rel="stylesheet" href="([^"]+)"/, "text/css; charset=utf-8"],
    [/<script src="([^"]+)"/, "text/javascript; charset=utf-8"],
    [/ data-index="([^"]+)"/, "application/json"],
  ])("whose name changes with its content may be cached without a limit: %s", async (pattern, type) => {
    const response = await ask(await findAsset(pattern));
    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  it.each(["/", "/operations/listSheets/", "/redoc/", "/404.html"])(
    "at %s has the policy that the page has, and may not be framed",
    async (path) => {
      const response = await ask(path);
      const [, written = ""] =
        (await response.text()).match(/Content-Security-Policy" content="([^"]+)"/) ?? [];
      const policy = written.replaceAll("&#39;", "'");
      expect(policy).toContain("default-src 'none'; script-src '");
      expect(response.headers.get("content-security-policy")).toBe(`${policy}; frame-ancestors 'none'`);
    },
  );

  it("that is not a page may load nothing", async () => {
    expect((await ask("/openapi.json")).headers.get("content-security-policy")).toBe("default-src 'none'");
  });
});

describe("a body", () => {
  it.each([
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["GZIP", "gzip", gunzipSync],
    ["*", "br", brotliDecompressSync],
    ["br;q=0.5, gzip;q=0.9", "gzip", gunzipSync],
    ["br;q=0, *;q=0.1", "gzip", gunzipSync],
    ["identity, gzip;q=0.5", undefined, Buffer.from],
    ["deflate, zstd", undefined, Buffer.from],
    ["br;q=much", undefined, Buffer.from],
    ["", undefined, Buffer.from],
    [undefined, undefined, Buffer.from],
  ] as const)("is sent for Accept-Encoding %j in %s", async (accepted, encoding, unpack) => {
    const path = "/operations/listSheets/";
    const [plain, sent] = await Promise.all([askRaw(path), askRaw(path, accepted)]);
    expect(sent.headers["content-encoding"]).toBe(encoding);
    expect(sent.headers["vary"]).toBe("Accept-Encoding");
    expect(Number(sent.headers["content-length"])).toBe(sent.body.byteLength);
    expect(unpack(sent.body).equals(plain.body)).toBe(true);
    if (encoding !== undefined) expect(sent.body.byteLength).toBeLessThan(plain.body.byteLength / 3);
  });

  it("has an ETag for each encoding, and is not sent again for a matching one", async () => {
    const etags = await Promise.all(
      ["br", "gzip", undefined].map(async (accepted) => (await askRaw("/", accepted)).headers["etag"]),
    );
    expect(new Set(etags).size).toBe(3);
    for (const etag of etags) expect(etag).toMatch(/^"[\w-]{22}-\w+"$/);
    for (const known of [`"other", ${etags[1]}`, `W/${etags[1]}`, "*"]) {
      const again = await ask("/", { headers: { "Accept-Encoding": "gzip", "If-None-Match": known } });
      expect(again.status).toBe(304);
      expect(again.headers.get("etag")).toBe(etags[1]);
      expect(again.headers.get("vary")).toBe("Accept-Encoding");
      expect(await again.text()).toBe("");
    }
    for (const known of ['"other"', String(etags[0])]) {
      const again = await ask("/", { headers: { "Accept-Encoding": "gzip", "If-None-Match": known } });
      expect(again.status).toBe(200);
    }
  });

  it("is not sent for HEAD, which has the same headers", async () => {
    const [head, get] = await Promise.all([ask("/openapi.json", { method: "HEAD" }), ask("/openapi.json")]);
    const list = ({ headers }: Response) =>
      [...headers].filter(([name]) => !/^(date|connection|keep-alive)$/.test(name));
    expect(list(head)).toEqual(list(get));
    expect(await head.text()).toBe("");
  });
});

it("an idle connection stays open for longer than load balancers keep theirs", async () => {
  expect((await ask("/")).headers.get("keep-alive")).toBe("timeout=75");
});

describe("an address", () => {
  it.each([
    ["/operations", "/operations/"],
    ["/operations/listSheets", "/operations/listSheets/"],
    ["/events/commit-created?from=mail", "/events/commit-created/?from=mail"],
  ])("of a folder without its slash redirects to it: %s", async (path, expected) => {
    const response = await ask(path);
    expect(response.status).toBe(308);
    const target = new URL(response.headers.get("location") ?? "", response.url);
    expect(target.href).toBe(new URL(expected, docs.url).href);
    expect((await ask(target.href)).status).toBe(200);
  });

  it.each([
    "/nothing",
    "/operations/nothing/",
    "/nothing/index.html",
    "/../package.json",
    "/..%2f..%2fpackage.json",
    "/%2e%2e/package.json",
    "/%",
    "//etc/passwd",
    "//operations",
    "/site/index.html",
    "/assets",
  ])("that does not exist gets the page for it: %s", async (path) => {
    const { status, headers, body } = await askRaw(path);
    expect(status).toBe(404);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers).not.toHaveProperty("etag");
    expect(body.toString()).toContain("<h1>Page not found</h1>");
    // It is shown at any address, so its links must not depend on the address.
    const [, style = ""] = body.toString().match(/<link rel="stylesheet" href="([^"]+)"/) ?? [];
    expect(new URL(style, "http://any.example/deep/in/there/").pathname).toBe(style);
    expect((await ask(style)).status).toBe(200);
  });

  it("accepts only GET and HEAD", async () => {
    const response = await ask("/", { method: "POST", body: "x" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
  });
});

it("rejects if the port is taken, and frees it on close", async () => {
  const first = await serve();
  await expect(serve({ port: first.port })).rejects.toMatchObject({ code: "EADDRINUSE" });
  await first.close();
  const second = await serve({ port: first.port });
  expect(second.url).toBe(first.url);
  await second.close();
});
