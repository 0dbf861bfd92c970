import { serve } from "@data-import/docs";
import { expect, test } from "@data-import/mock/vitest";

test("there is a page for the operation that the mock got", async ({ mock, api }) => {
  await api.sheets.list({ workbookId: "us_wb_Rm5yZ1hC" });
  const docs = await serve({ port: 0 });
  const page = await fetch(`${docs.url}operations/${mock.requests.all[0]?.operationId}/`);
  await docs.close();
  expect(page.status).toBe(200);
});
