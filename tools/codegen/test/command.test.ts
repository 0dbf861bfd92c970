import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runCommand } from "../src/command.ts";
import { fixturePath } from "./fixture.ts";

const command = fileURLToPath(new URL("../src/main.ts", import.meta.url));
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "codegen-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

// A start of the command loads TypeScript, so the process is started once for each way that it can end.
test("writes the files, and leaves them alone when nothing changed", () => {
  const words = ["types", "--bundle", fixturePath, "--out", folder];
  expect(start(...words)).toMatchObject({
    status: 0,
    stdout:
      "Wrote src/openapi.gen.ts, src/enums.gen.ts, src/limits.gen.ts, src/ids.gen.ts, src/schemas.gen.ts, operations.txt.\n",
  });
  const path = join(folder, "src/openapi.gen.ts");
  expect(readFileSync(path, "utf8")).toContain("Do not edit");
  const { mtimeMs } = statSync(path);
  expect(runCommand(words)).toBe("Nothing changed.");
  expect(statSync(path).mtimeMs).toBe(mtimeMs);
});

test("removes the file of a removed tag, and no other file", () => {
  const words = ["client", "--bundle", fixturePath, "--out", folder];
  runCommand(words);
  const folderOfResources = join(folder, "src/resources");
  const left = join(folderOfResources, "lamps.gen.ts");
  copyFileSync(join(folderOfResources, "files.gen.ts"), left);
  writeFileSync(join(folderOfResources, "own.gen.ts"), "export {};\n");
  expect(runCommand(words)).toBe("Wrote src/resources/lamps.gen.ts.");
  expect(readdirSync(folderOfResources)).toEqual(["files.gen.ts", "own.gen.ts", "shelves.gen.ts"]);
});

test("says how it is used", () => {
  expect(() => runCommand(["service", "--bundle", fixturePath, "--out", folder])).toThrow(
    "Usage: codegen <types | client | testing | mock | front> --bundle <openapi.json> --out <package folder>",
  );
});

test("fails with one sentence if the bundle is missing", () => {
  const { status, stderr } = start("client", "--bundle", join(folder, "none.json"), "--out", folder);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^codegen: There is no bundle at .*none\.json\. Run `npm run build`.*\n$/);
});

function start(...words: string[]) {
  return spawnSync(process.execPath, [command, ...words], { encoding: "utf8" });
}
