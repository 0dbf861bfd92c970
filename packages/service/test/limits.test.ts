import { expect, it } from "vitest";
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

  it("reject the requests of one actor beyond its share, but not those of others", async () => {
    // So slow that no request of this test earns another one.
    const test = await startTestService(engine, { limits: { requestsPerSecond: 0.5 } });
    const other = await test.createAccount();
    expect((await test.request("GET", "/accounts/current")).status).toBe(200);
    const { status, headers, body } = await test.request("GET", "/accounts/current");
    expect(status).toBe(429);
    expect(headers.get("retry-after")).toBe("2");
    expect(body.errors[0].message).toContain("0.5 requests a second");
    expect((await test.request("GET", "/accounts/current", { token: other.token })).status).toBe(200);
    await test.close();
  });

  it("reject everything after the service is closed", async () => {
    const test = await startTestService(engine);
    await test.close();
    const { status, headers } = await test.request("GET", "/accounts/current");
    expect(status).toBe(503);
    expect(headers.get("retry-after")).toBe("5");
  });
});
