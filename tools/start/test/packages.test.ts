import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { listPackages, root, selectPackages } from "../src/packages.ts";

describe("packages", () => {
  it("are found without a list of them, including this one", () => {
    expect(listPackages()).toContainEqual(
      expect.objectContaining({ name: "start", folder: "tools/start", packageName: "@data-import/start" }),
    );
    expect(existsSync(join(root, "pnpm-workspace.yaml"))).toBe(true);
  });

  it.each(["start", "tools/start", "@data-import/start"])('can be named "%s"', (name) => {
    expect(selectPackages([name]).map(({ folder }) => folder)).toEqual(["tools/start"]);
  });

  it("are all selected without a name", () => {
    expect(selectPackages([])).toEqual(listPackages());
  });

  it("that do not exist are rejected with the nearest name", () => {
    expect(() => selectPackages(["strat"])).toThrow('There is no package "strat". Did you mean "start"?');
  });
});
