import { serve } from "@data-import/docs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let docs: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  docs = await serve();
});
afterAll(() => docs.close());

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(new URL(path, docs.url), init);
}

describe("serve", () => {
  it.each([
    ["/", "text/html; charset=utf-8"],
    ["/index.html", "text/html; charset=utf-8"],
    ["/?any=query", "text/html; charset=utf-8"],
    ["/openapi.json", "application/json"],
    ["/openapi.yaml", "application/yaml"],
  ])("answers %s as %s", async (path, type) => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect((await response.text()).length).toBeGreaterThan(1000);
  });

  it("sends the policy of the page, and forbids framing it", async () => {
    const response = await ask("/");
    const [, policy = "none"] =
      (await response.text()).match(/Content-Security-Policy" content="([^"]+)"/) ?? [];
    expect(response.headers.get("content-security-policy")).toBe(`${policy}; frame-ancestors 'none'`);
  });

  it("answers 304 to who has it already", async () => {
    const etag = (await ask("/")).headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    const again = await ask("/", { headers: { "If-None-Match": `"other", ${etag}` } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect((await ask("/", { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
  });

  it("answers HEAD without a body", async () => {
    const response = await ask("/openapi.json", { method: "HEAD" });
    expect(Number(response.headers.get("content-length"))).toBeGreaterThan(1000);
    expect(await response.text()).toBe("");
  });

  it.each(["/nothing", "/../package.json", "/%2e%2e/package.json", "//etc/passwd", "/site/index.html"])(
    "has no %s",
    async (path) => {
      const response = await fetch(`${docs.url.slice(0, -1)}${path}`);
      expect(response.status).toBe(404);
    },
  );

  it("takes nothing but GET and HEAD", async () => {
    const response = await ask("/", { method: "POST", body: "x" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
  });

  it("rejects when the port is taken, and gives it back when closed", async () => {
    const first = await serve();
    await expect(serve({ port: first.port })).rejects.toMatchObject({ code: "EADDRINUSE" });
    await first.close();
    const second = await serve({ port: first.port });
    expect(second.url).toBe(first.url);
    await second.close();
  });
});
