import { expect, test } from "@data-import/mock/vitest";
import { type Sheet, sheetAccesses } from "@data-import/types";
import { expectTypeOf } from "vitest";

test("the results of the client have the types of the description", async ({ api }) => {
  const sheets = await api.sheets.list({ workbookId: "us_wb_Rm5yZ1hC" });
  for (const sheet of sheets) expectTypeOf(sheet).toExtend<Sheet>();
  expect(sheetAccesses).not.toEqual([]);
});
