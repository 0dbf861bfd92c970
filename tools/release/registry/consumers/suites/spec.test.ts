import { expect, test } from "@data-import/mock/vitest";
import operations from "@data-import/spec/operations.json" with { type: "json" };

test("the mock uses the names of the description", async ({ mock, api }) => {
  await api.sheets.list({ workbookId: "us_wb_Rm5yZ1hC" });
  const [request] = mock.requests.all;
  expect(operations.map(({ operationId }) => operationId)).toContain(request?.operationId);
});
