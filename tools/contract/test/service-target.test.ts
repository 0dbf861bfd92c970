import { afterAll, beforeAll, expect, test } from "vitest";
import { describeServers } from "./support/describe-servers.ts";
import { openServiceTarget, type ServiceTarget } from "./support/service-target.ts";

// Tests that a rejected request changes nothing would always pass if the target did not notice changes.
describeServers("the service as a target", (server) => {
  let target: ServiceTarget;
  beforeAll(async () => {
    target = await openServiceTarget(server);
  });
  afterAll(() => target.close());

  const digest = async () => (await target.inProcess.digest?.()) as Record<string, string>;

  async function request(method: string, path: string, body?: unknown): Promise<number> {
    const { baseUrl, auth, fetch } = target.inProcess;
    const { status } = await (fetch ?? globalThis.fetch)(
      new Request(baseUrl + path, {
        method,
        headers: { authorization: `Bearer ${auth.token}`, "content-type": "application/json" },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    return status;
  }

  test("has another digest after a change, and only then", async () => {
    const before = await digest();
    expect(await request("GET", "/spaces")).toBe(200);
    expect(await request("PATCH", "/spaces/us_sp_8vKd3QxN", { name: 5 })).toBe(400);
    expect(await digest()).toEqual(before);

    expect(await request("PATCH", "/spaces/us_sp_8vKd3QxN", { name: "Other" })).toBe(200);
    const after = await digest();
    expect(after["spaces"]).not.toBe(before["spaces"]);
    expect(after["files"]).toBe(before["files"]);
  });

  test("is as at first after each reset", async () => {
    await target.inProcess.reset?.();
    const first = await target.readTables();
    expect(await digest()).toEqual(first);
    for (const name of ["Once", "Twice"]) {
      expect(await request("PATCH", "/spaces/us_sp_8vKd3QxN", { name })).toBe(200);
      expect(await request("DELETE", "/workbooks/us_wb_Rm5yZ1hC")).toBe(200);
      expect(await target.readTables()).not.toEqual(first);
      await target.inProcess.reset?.();
      expect(await target.readTables()).toEqual(first);
    }
  });
});
