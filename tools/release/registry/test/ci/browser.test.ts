import { expect, inject, test } from "vitest";
import { findPageProblems } from "../../show-page.ts";

// That the page itself has none of these problems is asked by `release:check`.
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
