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
import { fixturePath } from "./fixture.ts";

const command = fileURLToPath(new URL("../src/main.ts", import.meta.url));
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "codegen-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("writes the files, and leaves them alone when nothing changed", () => {
  const first = run("types", "--bundle", fixturePath, "--out", folder);
  expect(first.stdout).toBe(
    "Wrote src/openapi.gen.ts, src/enums.gen.ts, src/ids.gen.ts, src/schemas.gen.ts, operations.txt.\n",
  );
  const path = join(folder, "src/openapi.gen.ts");
  expect(readFileSync(path, "utf8")).toContain("Do not edit");
  const { mtimeMs } = statSync(path);
  expect(run("types", "--bundle", fixturePath, "--out", folder).stdout).toBe("Nothing changed.\n");
  expect(statSync(path).mtimeMs).toBe(mtimeMs);
});

test("removes the file of a removed tag, and no other file", () => {
  run("client", "--bundle", fixturePath, "--out", folder);
  const folderOfResources = join(folder, "src/resources");
  const left = join(folderOfResources, "lamps.gen.ts");
  copyFileSync(join(folderOfResources, "files.gen.ts"), left);
  writeFileSync(join(folderOfResources, "own.gen.ts"), "export {};\n");
  const { stdout } = run("client", "--bundle", fixturePath, "--out", folder);
  expect(stdout).toBe("Wrote src/resources/lamps.gen.ts.\n");
  expect(readdirSync(folderOfResources)).toEqual(["files.gen.ts", "own.gen.ts", "shelves.gen.ts"]);
});

test("says how it is used", () => {
  const { status, stderr } = run("service", "--bundle", fixturePath, "--out", folder);
  expect(status).toBe(1);
  expect(stderr).toContain(
    "codegen: Usage: codegen <types | client | testing | mock> --bundle <openapi.json> --out <package folder>",
  );
});

test("fails with one sentence if the bundle is missing", () => {
  const { status, stderr } = run("client", "--bundle", join(folder, "none.json"), "--out", folder);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^codegen: There is no bundle at .*none\.json\. Run `npm run build`.*\n$/);
});

function run(...parameters: string[]) {
  return spawnSync(process.execPath, [command, ...parameters], { encoding: "utf8", timeout: 30_000 });
}
