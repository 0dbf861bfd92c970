import { run } from "@data-import/cli";
import { expect, test } from "@data-import/mock/vitest";

test("sends the request of an operation", async ({ mock }) => {
  const env = { DATA_IMPORT_URL: mock.url, DATA_IMPORT_TOKEN: "any" };
  const { stdin, stdout, stderr } = process;
  const io = { env, stdin, stdout, stderr, fetch: mock.fetch };
  expect(await run(["sheets", "list", "--workbook-id", "us_wb_Rm5yZ1hC"], io)).toBe(0);
  expect(mock).toHaveReceived("listSheets");
  expect(mock).toHaveNoViolations();
});
