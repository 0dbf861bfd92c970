import { expect, it, test } from "@data-import/mock/vitest";
import { describe } from "vitest";

const space = "us_sp_8vKd3QxN";

describe("the fixtures", () => {
  test("are a mock and a client that calls it", async ({ mock, api }) => {
    const sheets = await api.sheets.list({ workbookId: "us_wb_Rm5yZ1hC" });
    expect(sheets).not.toEqual([]);
    expect(mock.requests.for("listSheets")).toMatchObject([{ query: { workbookId: "us_wb_Rm5yZ1hC" } }]);
  });

  test.concurrent.for([1, 2, 3, 4])(
    "belong to one test alone, while others run: %i",
    async (name, { mock, api }) => {
      mock.on("updateSpace").delay(5);
      for (let turn = 0; turn < name; turn++) await api.spaces.update(space, { name: `${name}` });
      const received = mock.requests.for("updateSpace").map(({ json }) => json.name);
      expect(received).toEqual(Array.from({ length: name }, () => `${name}`));
    },
  );

  // Twenty waits of the usual policy are minutes: the test would run out of time.
  test("do not wait between tries", async ({ mock, api }) => {
    mock.faults({ rate: 1, kinds: ["reset", 503] });
    const outcome = await api.apps.get("us_app_Ib3pQ8mH", { retry: { max: 20 } }).result();
    expect(outcome.ok).toBe(false);
    expect(mock.requests.for("getApp")).toHaveLength(21);
  });

  it("come with `it`, too", ({ mock }) => {
    expect(mock.requests.all).toEqual([]);
  });
});

describe("options", () => {
  test.override("mockOptions", { strict: false, dynamic: true, seed: "harbor" });
  test.override("apiOptions", { retry: { max: 1 }, headers: { "X-Request-Id": "req_1" } });

  const bodies: unknown[] = [];

  test.for([1, 2])("reach the mock: %i", async (_, { mock, api }) => {
    bodies.push(await api.apps.get("us_app_Ib3pQ8mH"));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    const unknown = new Request(`${mock.url}/apps/us_app_Ib3pQ8mH?colour=red`);
    unknown.headers.set("Authorization", "Bearer any");
    expect((await mock.fetch(unknown)).status).toBe(200);
  });

  test("reach the client, which goes on not to wait", async ({ mock, api }) => {
    mock.faults({ rate: 1, kinds: [503] });
    await expect(api.apps.get("us_app_Ib3pQ8mH")).rejects.toMatchObject({ status: 503 });
    expect(mock.requests.for("getApp")).toMatchObject([
      { headers: { "x-request-id": "req_1" } },
      { headers: { "x-request-id": "req_1" } },
    ]);
  });

  describe("may be made for each test", () => {
    test.override("mockOptions", () => {
      const calls: string[] = [];
      return { engine: ({ url }) => Response.json({ data: { calls: calls.push(url) } }) };
    });

    test.for([1, 2])("%i", async (_, { api }) => {
      expect(await api.apps.get("us_app_Ib3pQ8mH")).toEqual({ calls: 1 });
    });
  });
});
