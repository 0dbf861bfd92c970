import { expect, test } from "@data-import/mock/vitest";
import { describe } from "vitest";
import { readFailure } from "./support/read-failure.ts";
import { ask, send, sheets } from "./support/send.ts";

const records = "/sheets/us_sh_Pe3rT7nK/records";

describe("toHaveReceived", () => {
  test("compares only the expected parts of a request", async ({ mock }) => {
    await send(mock, "POST", records, [{ sku: { value: "A-1" }, price: { value: 24.5 } }]);
    expect(mock).toHaveReceived("insertRecords");
    expect(mock).toHaveReceived("insertRecords", {
      params: { sheetId: "us_sh_Pe3rT7nK" },
      headers: { "X-Disable-Hooks": "true", Authorization: expect.stringMatching(/^Bearer ./) },
      json: [{ price: { value: expect.any(Number) } }],
    });
    expect(mock).not.toHaveReceived("insertRecords", { json: [{ price: { value: 25 } }] });
    expect(mock).not.toHaveReceived("insertRecords", { json: [] });
    expect(mock).not.toHaveReceived("insertRecords", { headers: { "X-Disable-Hooks": "false" } });
    expect(mock).not.toHaveReceived("listSheets");
  });

  test("compares queries as the description types them", async ({ mock }) => {
    await ask(mock, "/agents?environmentId=us_env_4hTq9LmZ&pageSize=20");
    expect(mock).toHaveReceived("listAgents", { query: { pageSize: 20 } });
    expect(mock).not.toHaveReceived("listAgents", { query: { pageNumber: 1 } });
  });

  test("compares the parts of a form, bytes by value", async ({ mock, api }) => {
    const file = new File(["sku\nCUP-004\n"], "products.csv", { type: "text/csv" });
    await api.files.upload(file, { spaceId: "us_sp_8vKd3QxN", environmentId: "us_env_4hTq9LmZ" });
    const bytes = Buffer.from("sku\nCUP-004\n");
    expect(mock).toHaveReceived("uploadFile", {
      parts: { spaceId: "us_sp_8vKd3QxN", file: { fileName: "products.csv", type: "text/csv", bytes } },
    });
    expect(mock).not.toHaveReceived("uploadFile", { parts: { file: { bytes: Buffer.from("sku") } } });
  });

  test("counts", async ({ mock }) => {
    for (const value of ["A-1", "A-2", "A-2"]) await send(mock, "POST", records, [{ sku: { value } }]);
    expect(mock).toHaveReceived("insertRecords", {}, { times: 3 });
    expect(mock).toHaveReceived("insertRecords", { json: [{ sku: { value: "A-2" } }] }, { times: 2 });
    expect(mock).toHaveReceived("listSheets", {}, { times: 0 });
    expect(mock).not.toHaveReceived("insertRecords", {}, { times: 1 });
    const { message } = await readFailure(() =>
      expect(mock).toHaveReceived("insertRecords", { json: [{ sku: { value: "A-2" } }] }, { times: 1 }),
    );
    expect(message).toBe(
      [
        "Expected insertRecords like this exactly once; the mock received 2:",
        "  insertRecords: POST /v1/sheets/us_sh_Pe3rT7nK/records, status 200",
        "  insertRecords: POST /v1/sheets/us_sh_Pe3rT7nK/records, status 200",
        "and insertRecords otherwise once",
      ].join("\n"),
    );
  });

  test("shows the compared parts of the nearest request", async ({ mock }) => {
    for (const [sku, price] of [
      ["A-1", 1],
      ["A-2", 2],
      ["A-3", 3],
    ] as const) {
      await send(mock, "POST", records, [{ sku: { value: sku }, price: { value: price } }]);
    }
    const wanted = {
      params: { sheetId: "us_sh_Pe3rT7nK" as const },
      json: [{ sku: { value: "A-2" }, price: { value: 3.5 } }],
    };
    const { message, actual, expected } = await readFailure(() =>
      expect(mock).toHaveReceived("insertRecords", wanted),
    );
    expect(message).toContain("of 3 it received, this is the nearest");
    expect(expected).toEqual(wanted);
    expect(actual).toEqual({ ...wanted, json: [{ sku: { value: "A-2" }, price: { value: 2 } }] });
  });

  test("reports the violations of the nearest request", async ({ mock }) => {
    await send(mock, "PATCH", "/accounts/current", { nam: "Harbor" });
    const { message } = await readFailure(() =>
      expect(mock).toHaveReceived("updateCurrentAccount", { json: { name: "Harbor" } }),
    );
    expect(message).toContain(
      "it received another one:\n  updateCurrentAccount: PATCH /v1/accounts/current, status 400",
    );
    expect(message).toMatch(/in the request: `nam` is .*\n.*openapi\.yaml:\d+ \(AccountPatch\)/);
  });

  test("lists the received requests, or says that there are none", async ({ mock }) => {
    const nothing = await readFailure(() => expect(mock).toHaveReceived("insertRecords"));
    expect(nothing.message).toBe(
      "Expected insertRecords; the mock received nothing at all. Does the code under test call its `fetch`?",
    );
    await ask(mock, sheets);
    await ask(mock, "/sheetz\u001b?q=1");
    const others = await readFailure(() => expect(mock).toHaveReceived("insertRecords"));
    expect(others.message).toBe(
      [
        "Expected insertRecords; the mock received 2:",
        "  listSheets: GET /v1/sheets?workbookId=us_wb_Rm5yZ1hC, status 200",
        "  no operation: GET /v1/sheetz%1B?q=1, status 404",
      ].join("\n"),
    );
  });

  test("negated, lists the unexpected requests", async ({ mock }) => {
    await ask(mock, sheets);
    const { message } = await readFailure(() => expect(mock).not.toHaveReceived("listSheets"));
    expect(message).toBe(
      "Expected no listSheets; the mock received 1:\n  listSheets: GET /v1/sheets?workbookId=us_wb_Rm5yZ1hC, status 200",
    );
  });

  test("rejects unknown names", async ({ mock }) => {
    // @ts-expect-error a misspelt operation
    expect(() => expect(mock).not.toHaveReceived("listSheet")).toThrow("Did you mean listSheets?");
    // @ts-expect-error a misspelt aspect
    expect(() => expect(mock).not.toHaveReceived("listSheets", { jsn: {} })).toThrow(
      "A request has no `jsn`",
    );
  });

  test("rejects values that are not a mock", async ({ mock }) => {
    // @ts-expect-error an address
    expect(() => expect(mock.url).not.toHaveReceived("listSheets")).toThrow("needs a mock");
    // @ts-expect-error nothing
    expect(() => expect(undefined).toHaveNoViolations()).toThrow("needs a mock");
    // @ts-expect-error a promise
    await expect(expect(ask(mock, sheets)).toMatchOperation("listSheets")).rejects.toThrow(
      "needs a Response",
    );
  });

  test("waits if it is polled", async ({ mock }) => {
    mock.on("listSheets").delay(30);
    void ask(mock, sheets);
    await expect.poll(() => mock).toHaveReceived("listSheets");
  });
});

describe("toHaveNoViolations", () => {
  test("passes if requests and responses match", async ({ mock }) => {
    await ask(mock, sheets);
    expect(mock).toHaveNoViolations();
    const { message } = await readFailure(() => expect(mock).not.toHaveNoViolations());
    expect(message).toContain("all 1 requests");
    await send(mock, "PATCH", "/accounts/current", { name: 5 });
    expect(mock).not.toHaveNoViolations();
  });

  test("reports each request with all its violations", async ({ mock }) => {
    await ask(mock, sheets);
    await send(mock, "PATCH", "/actions/us_ac_1", { label: 5, lable: "Check" });
    await ask(mock, "/sheetz");
    const { message } = await readFailure(() => expect(mock).toHaveNoViolations());
    const place = (name: string) =>
      expect.stringMatching(new RegExp(`^ {4}dist/openapi\\.yaml:\\d+ \\(${name}\\)$`));
    expect(message.split("\n")).toEqual([
      "2 of 3 requests or their responses do not match the description:",
      "",
      "updateAction: PATCH /v1/actions/us_ac_1, status 400",
      "  in the request: `label` must be a text; it was `5`.",
      place("ActionUpdate\\.label"),
      "  in the request: `lable` is not known here; did you mean `label`.",
      place("ActionUpdate"),
      "no operation: GET /v1/sheetz, status 404",
      expect.stringContaining("  in the request: No operation matches GET /v1/sheetz."),
      place("paths"),
    ]);
  });

  describe("of an engine", () => {
    test.override("mockOptions", { engine: () => Response.json({ data: [{ id: 5 }] }) });

    test("reports responses", async ({ mock }) => {
      await ask(mock, sheets);
      const { message } = await readFailure(() => expect(mock).toHaveNoViolations());
      expect(message).toContain("listSheets: GET /v1/sheets?workbookId=us_wb_Rm5yZ1hC, status 200");
      expect(message).toMatch(/in the response: `data\[0\]\.id` .*\n.*openapi\.yaml:\d+ \(SheetId\)/);
      expect(message).toMatch(/in the response: `data\[0\]\.name` .*\n.*openapi\.yaml:\d+ \(Sheet\)/);
    });
  });

  test("cuts long reports short", async ({ mock }) => {
    const row = Object.fromEntries(Array.from({ length: 12 }, (_, field) => [`f${field}`, { valeu: 1 }]));
    for (let count = 0; count < 12; count++) await send(mock, "POST", records, [row]);
    const { message } = await readFailure(() => expect(mock).toHaveNoViolations());
    expect(message.match(/^insertRecords:/gm)).toHaveLength(10);
    expect(message).toContain("\n  and 2 more violations\n");
    expect(message).toMatch(/\nand 2 more requests$/);
  });
});
