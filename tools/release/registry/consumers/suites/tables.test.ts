import { expect, test } from "@data-import/mock/vitest";
import { createValueCheck } from "@data-import/tables/fields";

test("checks a value of a field that the client got", async ({ api }) => {
  const [sheet] = await api.sheets.list({ workbookId: "us_wb_Rm5yZ1hC" });
  const [field] = sheet?.config?.fields ?? [];
  if (field === undefined) throw new Error("The example of a sheet has no field.");
  expect(createValueCheck(field)("")).toMatchObject({ value: "" });
});
