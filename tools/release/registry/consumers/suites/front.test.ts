import { loadModel, locatePath, locateRoute } from "@data-import/front";
import { expect, test } from "@data-import/mock/vitest";

test("finds the operation that the mock got", async ({ mock, api }) => {
  await api.sheets.list({ workbookId: "us_wb_Rm5yZ1hC" });
  const match = locatePath(loadModel(), "GET", "/v1/sheets");
  expect(locateRoute(match, "GET", "/v1/sheets").operationId).toBe(mock.requests.all[0]?.operationId);
});
