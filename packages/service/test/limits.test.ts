import { expect, it } from "vitest";
import { startServer } from "../src/index.ts";
import { createSpace } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService } from "./support/start.ts";

describeEngines("limits", (engine) => {
  it("reject a body that is too large", async () => {
    const test = await startTestService(engine, { limits: { bodyBytes: 100 } });
    const { status, body } = await test.request("PATCH", "/accounts/current", {
      body: { name: "a".repeat(200) },
    });
    expect(status).toBe(413);
    expect(body.errors[0].message).toContain("100 bytes");
    await test.close();
  });

  it("reject times and numbers that do not exist, and empty keys", async () => {
    const test = await startTestService(engine);
    const space = await createSpace(test);
    const second = "2016-12-31T23:59:60Z";
    const send = async (method: string, path: string, body?: unknown) => {
      const { status, body: envelope } = await test.request(method, path, { body });
      return [status, envelope.errors?.[0].key];
    };
    expect(await send("GET", `/events?since=${second}`)).toEqual([400, "since"]);
    expect(await send("PATCH", "/apps/us_app_1", { activatedAt: second })).toEqual([400, "activatedAt"]);
    expect(await send("PATCH", `/spaces/${space}`, { archivedAt: second })).toEqual([400, "archivedAt"]);
    const late = { estimatedCompletionAt: second };
    expect(await send("PATCH", "/jobs/us_jb_1", late)).toEqual([400, "estimatedCompletionAt"]);
    expect(await send("PATCH", `/spaces/${space}`, { "": 1 })).toEqual([400, '""']);
    const response = await test.service.fetch(`http://service.localhost/v1/spaces/${space}`, {
      method: "PATCH",
      headers: { authorization: `Bearer ${test.token}`, "content-type": "application/json" },
      body: '{"metadata":{"size":1e400}}',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ key: "metadata.size" }] });
    await test.close();
  });

  it("reject texts with more characters than the description allows, and name them", async () => {
    const test = await startTestService(engine);
    const space = await createSpace(test);
    const send = async (method: string, path: string, body?: unknown) => {
      const { status, body: envelope } = await test.request(method, path, { body });
      return [status, envelope.errors?.[0].key, envelope.errors?.[0].code, envelope.errors?.[0].message];
    };
    const path = `/spaces/${space}`;
    expect((await send("PATCH", path, { namespace: "😀".repeat(255) }))[0]).toBe(200);
    expect(await send("PATCH", path, { namespace: "a".repeat(256) })).toEqual([
      400,
      "namespace",
      "value_too_long",
      "`namespace` must have at most 255 characters; it had 256.",
    ]);
    const label = "a".repeat(300);
    expect((await send("PATCH", path, { labels: ["red", label] })).slice(0, 2)).toEqual([400, "labels[1]"]);
    const long = "a".repeat(1001);
    const query = await send("GET", `/spaces?search=${long}`);
    expect(query.slice(0, 3)).toEqual([400, "search", "value_too_long"]);
    expect(JSON.stringify(query)).not.toContain(long);
    const document = (body: string) => send("POST", `${path}/documents`, { title: "Long", body });
    expect((await document("a".repeat(300_000)))[0]).toBe(200);
    expect((await send("POST", `${path}/documents`, { title: long, body: "" })).slice(0, 2)).toEqual([
      400,
      "title",
    ]);
    await test.close();
  });

  it("reject large bodies of those who have no token, and long passwords", async () => {
    const test = await startTestService(engine);
    const signIn = (password: string) =>
      test.request("POST", "/auth", {
        token: null,
        body: { type: "userCredentials", email: "keeper@harbour.example", password },
      });
    expect((await signIn("a".repeat(65_536))).status).toBe(413);
    expect((await signIn("a".repeat(1025))).body.errors[0]).toMatchObject({ key: "password" });
    expect((await signIn("a".repeat(1024))).status).toBe(401);
    await test.close();
  });

  it("reject the requests of one actor beyond its share, but not those of others", async () => {
    // So slow that the limit does not recover during this test.
    const test = await startTestService(engine, { limits: { requestsPerSecond: 0.5 } });
    const other = await test.createAccount();
    const first = await test.request("GET", "/accounts/current");
    expect(first.status).toBe(200);
    expect(first.headers.get("ratelimit-policy")).toBe('"requests";q=1;w=2');
    expect(first.headers.get("ratelimit")).toBe('"requests";r=0;t=2');
    const { status, headers, body } = await test.request("GET", "/accounts/current");
    expect([status, body.errors[0].code]).toEqual([429, "rate_limited"]);
    expect(headers.get("retry-after")).toBe("2");
    expect(headers.get("ratelimit")).toBe('"requests";r=0;t=2');
    expect(body.errors[0].message).toContain("0.5 requests per second");
    expect((await test.request("GET", "/accounts/current", { token: other.token })).status).toBe(200);
    await test.close();
  });

  it("count the requests without a token by their addresses", async () => {
    const test = await startTestService(engine, { limits: { requestsPerSecond: 0.1 }, proxies: 1 });
    const server = await startServer(test.service);
    const signIn = async (address: string) => {
      const response = await fetch(`${server.url}/auth`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": `10.0.0.9, ${address}` },
        body: JSON.stringify({ type: "apiCredentials", clientId: "us_key_unknown", secret: "wrong" }),
      });
      return response.status;
    };
    expect(await signIn("2001:db8::1")).toBe(404);
    expect(await signIn("2001:db8:0:0:7::2")).toBe(429);
    expect(await signIn("2001:db8:0:1::1")).toBe(404);
    expect(await signIn("192.0.2.7")).toBe(404);
    expect(await signIn("::ffff:192.0.2.7")).toBe(429);
    await server.stop();
  });

  it("reject everything after the service is closed", async () => {
    const test = await startTestService(engine);
    await test.close();
    const { status, headers } = await test.request("GET", "/accounts/current");
    expect(status).toBe(503);
    expect(headers.get("retry-after")).toBe("5");
  });
});
