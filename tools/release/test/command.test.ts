import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

describe("the command", () => {
  test.each([
    [[]],
    [["chek"]],
    [["check", "spec"]],
    [["version", "2.0.0"]],
    [["notes"]],
    [["notes", "a", "b"]],
    [["sbom"]],
  ])("explains itself when it does not understand: %j", (words) => {
    const { status, stderr, stdout } = spawnSync(process.execPath, [main, ...words], { encoding: "utf8" });
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    for (const command of ["check", "version", "notes <folder>", "sbom <folder>"])
      expect(stderr).toContain(`\n  ${command}`);
  });

  test("ends with an error that names the plan which notes are missing for", () => {
    const { status, stderr } = spawnSync(process.execPath, [main, "notes", "/nowhere"], { encoding: "utf8" });
    expect(status).toBe(1);
    expect(stderr).toContain("/nowhere/publish-plan.json");
  });
});
