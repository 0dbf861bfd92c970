import type { Client } from "@data-import/client";
import { createMock, type Mock, type MockOptions } from "@data-import/mock";
import { expect, it, test } from "@data-import/mock/vitest";
import { expectTypeOf } from "vitest";

// The fixtures are what they are called.
test("by name", ({ mock, api, mockOptions }) => {
  expectTypeOf(mock).toEqualTypeOf<Mock>();
  expectTypeOf(api).toEqualTypeOf<Client>();
  expectTypeOf(mockOptions).toEqualTypeOf<MockOptions>();
});
it("also by this name", ({ mock }) => expectTypeOf(mock).toEqualTypeOf<Mock>());
// @ts-expect-error there is no such fixture
test("by no other name", ({ mocks }) => mocks);
test.override("mockOptions", { strict: false, engine: async () => new Response() });
test.override("apiOptions", { timeouts: { total: 100 } });
// @ts-expect-error there is no such option
test.override("mockOptions", { strcit: false });

// The expected values of a request have the types of its operation; all are optional.
const mock = createMock();
expect(mock).toHaveReceived("updateAction");
expect(mock).not.toHaveReceived("updateAction", {}, { times: 2 });
expect(mock).toHaveReceived("updateAction", { params: { actionId: "us_act_1" }, json: { label: "Check" } });
expect(mock).toHaveReceived("updateAction", { json: expect.objectContaining({ label: expect.any(String) }) });
expect(mock).toHaveReceived("insertRecords", { json: [{ sku: { value: expect.anything() } }] });
expect(mock).toHaveReceived("listAgents", { query: { pageSize: 20 }, headers: { "X-Request-Id": "1" } });
expect(mock).toHaveReceived("uploadFile", { parts: { file: { fileName: "a.csv" }, mode: "import" } });
expectTypeOf(expect(mock).toHaveReceived("listSheets")).toEqualTypeOf<void>();
expectTypeOf(expect.poll(() => mock).toHaveReceived("listSheets")).toExtend<Promise<void>>();
// @ts-expect-error there is no such operation
expect(mock).toHaveReceived("updateActions");
// @ts-expect-error the path has no such parameter
expect(mock).toHaveReceived("updateAction", { params: { spaceId: "us_sp_1" } });
// @ts-expect-error the path has no parameters
expect(mock).toHaveReceived("listSheets", { params: { sheetId: "us_sh_1" } });
// @ts-expect-error a number as the description has it
expect(mock).toHaveReceived("listAgents", { query: { pageSize: "20" } });
// @ts-expect-error the body has no such property
expect(mock).toHaveReceived("updateAction", { json: { lable: "Check" } });
// @ts-expect-error it has no body
expect(mock).toHaveReceived("listSheets", { json: { data: [] } });
// @ts-expect-error it is sent JSON
expect(mock).toHaveReceived("updateAction", { parts: { file: {} } });
// @ts-expect-error there is no such aspect
expect(mock).toHaveReceived("updateAction", { body: {} });
// @ts-expect-error not a number of times
expect(mock).toHaveReceived("updateAction", {}, { times: "twice" });
// @ts-expect-error only a mock receives
expect(mock.url).toHaveReceived("listSheets");

expectTypeOf(expect(mock).toHaveNoViolations()).toEqualTypeOf<void>();
// @ts-expect-error only a mock has violations
expect(new Response()).toHaveNoViolations();

const response = await mock.fetch(mock.url);
expectTypeOf(expect(response).toMatchOperation("listSheets", 429)).toEqualTypeOf<Promise<void>>();
// @ts-expect-error the description has no such success
await expect(response).toMatchOperation("listSheets", 201);
// @ts-expect-error only a response can match an operation
await expect(mock).toMatchOperation("listSheets");
