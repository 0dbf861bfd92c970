import { createMock } from "@data-import/mock";
import { describe, expect, it } from "vitest";
import { operations, routeOf } from "./support/description.ts";
import { prepareRequest, toRequest } from "./support/request.ts";
import { agent, ask, readJson, send, sheets } from "./support/send.ts";

describe("recorded requests", () => {
  it("have the values of the request, with the types of the description", async () => {
    const mock = createMock();
    await ask(mock, "/spaces/us_sp_8vKd3QxN/guidance/us_gd_1?x=1");
    await ask(mock, "/agents?environmentId=us_env_4hTq9LmZ&pageSize=20");
    await ask(mock, "/apps/caf%C3%A9");
    const [first] = mock.requests.for("listAgents");
    expect(first).toMatchObject({
      operationId: "listAgents",
      method: "GET",
      path: "/v1/agents",
      query: { environmentId: "us_env_4hTq9LmZ", pageSize: 20 },
      headers: { "x-disable-hooks": "true" },
      status: 200,
      violations: [],
    });
    expect(first?.durationMs).toBeGreaterThan(0);
    expect(mock.requests.for("getApp")[0]?.params).toEqual({ appId: "café" });
    expect(mock.requests.for("getGuidance")[0]).toMatchObject({ status: 400, violations: [{ key: "x" }] });
    expect(mock.requests.all.map(({ operationId }) => operationId)).toEqual([
      "getGuidance",
      "listAgents",
      "getApp",
    ]);
  });

  it("have the JSON that was sent, even if it was rejected", async () => {
    const mock = createMock();
    const records = [{ sku: { value: "A-1" } }];
    await send(mock, "POST", "/sheets/us_sh_Pe3rT7nK/records", records);
    await send(mock, "PATCH", "/accounts/current", { name: 5 });
    expect(mock.requests.for("insertRecords")[0]?.json).toEqual(records);
    expect(mock.requests.for("updateCurrentAccount")[0]).toMatchObject({ json: { name: 5 }, status: 400 });
  });

  it.each(["in this process", "on a port"])("have every byte of the files of a form, %s", async (road) => {
    const mock = createMock();
    const { url, close } = await mock.listen();
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 31) % 256);
    const form = new FormData();
    form.append("spaceId", "us_sp_8vKd3QxN");
    form.append("environmentId", "us_env_4hTq9LmZ");
    form.append("file", new File([bytes], "Prüfung.bin", { type: "image/png" }));
    const init = { method: "POST", headers: { Authorization: "Bearer x" }, body: form };
    const response =
      road === "on a port" ? await fetch(`${url}/files`, init) : await ask(mock, "/files", init);
    expect(response.status).toBe(200);
    const parts = mock.requests.for("uploadFile")[0]?.parts;
    expect(parts?.spaceId).toBe("us_sp_8vKd3QxN");
    expect(parts?.file).toMatchObject({ fileName: "Prüfung.bin", type: "image/png" });
    expect(Buffer.compare(parts?.file.bytes ?? new Uint8Array(), bytes)).toBe(0);
    await close();
  });

  it("include those that match no operation", async () => {
    const mock = createMock();
    await ask(mock, "/nowhere");
    await ask(mock, "/sheets", { method: "DELETE" });
    expect(mock.requests.unmatched.map(({ path, status }) => [path, status])).toEqual([
      ["/v1/nowhere", 404],
      ["/v1/sheets", 405],
    ]);
  });

  it("have the places in the description that they violate", async () => {
    const mock = createMock();
    await send(mock, "PATCH", "/spaces/us_sp_8vKd3QxN", { nam: "x", name: 5 });
    const violations = mock.requests.for("updateSpace")[0]?.violations;
    expect(violations).toHaveLength(2);
    for (const { pointer, where } of violations ?? []) {
      expect(where).toBe("request");
      expect(pointer).toMatch(/^\/components\/schemas\/\w+/);
    }
  });

  it("are only the last ones", async () => {
    const mock = createMock({ remember: 3 });
    for (const count of [1, 2, 3, 4, 5]) await ask(mock, `/apps/app_${count}`);
    expect(mock.requests.for("getApp").map(({ params }) => params.appId)).toEqual([
      "app_3",
      "app_4",
      "app_5",
    ]);
  });

  it("are deleted earlier if their bodies are large", async () => {
    const mock = createMock({ bodyLimit: 40_000_000 });
    const metadata = { text: "x".repeat(30_000_000) };
    for (const name of ["a", "b", "c"])
      await send(mock, "PATCH", "/spaces/us_sp_8vKd3QxN", { name, metadata });
    expect(mock.requests.for("updateSpace").map(({ json }) => json.name)).toEqual(["b", "c"]);
  });
});

describe("reset", () => {
  it("removes overrides, faults and requests, and keeps the coverage", async () => {
    const mock = createMock();
    mock.on("listSheets").example("noSheets");
    mock.faults({ rate: 1, kinds: [500] });
    await ask(mock, sheets);
    mock.reset();
    expect(mock.requests.all).toEqual([]);
    expect((await readJson(ask(mock, sheets))).data).not.toEqual([]);
    expect(mock.coverage().statuses.reached).toEqual(["listSheets 200", "listSheets default"]);
  });
});

describe("coverage", () => {
  it("counts operations, statuses and examples, and lists the missing ones", async () => {
    const mock = createMock();
    const empty = mock.coverage();
    expect(empty.operations).toMatchObject({ total: operations.length, reached: [] });
    expect(new Set(empty.operations.missed)).toEqual(
      new Set(operations.map(({ operationId }) => operationId)),
    );
    await ask(mock, agent);
    await ask(mock, agent, { headers: { Prefer: "code=404" } });
    await ask(mock, "/sheets");
    const { operations: reached, statuses, examples } = mock.coverage();
    expect(new Set(reached.reached)).toEqual(new Set(["getAgent", "listSheets"]));
    expect(new Set(statuses.reached)).toEqual(
      new Set(["getAgent 200", "getAgent 404", "listSheets default"]),
    );
    expect(examples.reached).toContain("getAgent agentNotFound");
    expect(statuses.missed).toContain("getAgent 400");
    expect(String(mock.coverage())).toMatch(new RegExp(`operations +2 of ${operations.length}`));
    expect(String(mock.coverage())).not.toContain("not reached");
  });

  it("prints the missing ones if there are few", async () => {
    const mock = createMock();
    for (const { operationId } of operations) {
      if (operationId !== "getApp")
        await mock.fetch(toRequest(mock.url, prepareRequest(routeOf(operationId))));
    }
    expect(String(mock.coverage())).toContain("not reached: getApp");
  });
});
