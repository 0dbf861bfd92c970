import { createMock } from "@data-import/mock";
import { createHandlers } from "@data-import/mock/msw";
import { setupServer } from "msw/node";
import { expect, test } from "vitest";

test("responds to the global fetch below its address, and to no other request", async () => {
  const mock = createMock();
  const server = setupServer(...createHandlers(mock, { baseUrl: "https://import.example/v1" }));
  server.listen();
  const headers = { Authorization: "Bearer any" };
  const sheets = "https://import.example/v1/sheets?workbookId=us_wb_Rm5yZ1hC";
  expect((await fetch(sheets, { headers })).status).toBe(200);
  expect(mock.requests.for("listSheets")).toMatchObject([{ query: { workbookId: "us_wb_Rm5yZ1hC" } }]);

  mock.faults({ rate: 1, kinds: ["reset"] });
  await expect(fetch(sheets, { headers })).rejects.toThrow(TypeError);
  await expect(fetch("http://127.0.0.1:9/v1/sheets")).rejects.toThrow(TypeError);
  expect(mock.requests.all).toHaveLength(2);
  server.close();
});
