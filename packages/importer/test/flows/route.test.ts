import { expect, test } from "vitest";
import { type Route, readRoute, writeRoute } from "../../src/flows/route.ts";

test.each<[string, Route]>([
  ["#/", { screen: "home" }],
  ["#/file", { screen: "file" }],
  ["#/file/us_sh_1", { screen: "file", sheetId: "us_sh_1" }],
  ["#/files", { screen: "files" }],
  ["#/document/us_dc_1", { screen: "document", documentId: "us_dc_1" }],
  ["#/columns/us_jb_1", { screen: "columns", jobId: "us_jb_1" }],
  ["#/records/us_sh_1", { screen: "records", sheetId: "us_sh_1" }],
  ["#/records/us_sh_1?view=us_vi_1", { screen: "records", sheetId: "us_sh_1", view: "us_vi_1" }],
])("the address %s is a screen and back", (hash, route) => {
  expect(readRoute(hash)).toEqual(route);
  expect(writeRoute(route)).toBe(hash);
});

test.each([
  "",
  "#",
  "#/nothing",
  "#/columns",
  "#/document",
  "#/files/x",
  "#/records",
  "#/records/",
  "#/file/%E0%A4%A",
])("the address %s opens the home", (hash) => {
  expect(readRoute(hash)).toEqual({ screen: "home" });
});
