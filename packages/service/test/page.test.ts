import { expect, it } from "vitest";
import { help, readOptions } from "../src/command/options.ts";

it.each([
  [[], {}, true],
  [["--no-page"], {}, false],
  [[], { NO_PAGE: "true" }, false],
  [[], { NO_PAGE: "" }, true],
])("serves the page unless somebody turns it off: %j %j", (args, environment, serves) => {
  expect(readOptions(args, environment).servesPage).toBe(serves);
});

it("says so in its help", () => {
  expect(help).toContain("--no-page");
  expect(help).toContain("/import/");
});
