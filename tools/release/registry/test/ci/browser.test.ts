import { findChromium, mayLackChromium, missingChromium } from "@data-import/house/browser";
import { expect, inject, test } from "vitest";
import { findPageProblems, showPage } from "../../src/show-page.ts";

const name =
  "a page built with Vite shows the sheets of a workbook and requests nothing else (needs Chromium)";

test.skipIf(mayLackChromium)(name, async () => {
  expect(findChromium(), missingChromium).toBeDefined();
  const shown = await showPage(inject("consumer"), inject("mockUrl"));
  expect(await findPageProblems(shown, inject("mockUrl"))).toEqual([]);
});

test("a page that complains, lacks a sheet, accepts an open token or sends other requests is reported", async () => {
  const mockUrl = inject("mockUrl");
  const address = "http://127.0.0.1:1/?api=any";
  const script = "GET http://127.0.0.1:1/assets/index-Ab3_.js";
  const shown = {
    address,
    complaints: ["error: it broke"],
    requests: [`GET ${address}`, script, "GET https://elsewhere.example/"],
    items: ["One that the mock does not have"],
    line: "",
    title: "Sheets",
  };
  expect(await findPageProblems(shown, mockUrl)).toEqual([
    "error: it broke",
    expect.stringMatching(/^The client accepted a token/),
    expect.stringMatching(/^The page shows One that the mock does not have, and the mock has /),
    "The page did not list the topics: Sheets",
    expect.stringContaining("elsewhere.example"),
  ]);
});
