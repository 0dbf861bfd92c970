import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { checkAddresses } from "../src/checks/check-addresses.ts";

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

const right = {
  "packages/front/src/ports.ts": "export const defaultPorts = { service: 4010, mock: 4011 } as const;",
  "packages/service/README.md": "It listens at http://127.0.0.1:4010/v1.",
  "packages/mock/README.md": "It listens at http://127.0.0.1:4011/v1, the service at localhost:4010.",
  "tools/start/verbs.mjs": "export const defaultPort = 4010;",
  "spec/openapi.yaml": "default: http://localhost:4011/v1",
};

function checkFiles(changed: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), "checks-"));
  made.push(root);
  execFileSync("git", ["init", "--quiet"], { cwd: root });
  for (const [path, content] of Object.entries({ ...right, ...changed })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return checkAddresses(root);
}

test("the addresses of this repository are those of its commands", () => {
  expect(checkAddresses(fileURLToPath(new URL("../../..", import.meta.url)))).toEqual([]);
  expect(checkFiles({})).toEqual([]);
});

test.each([
  ["packages/front/src/ports.ts", "{ service: 4010, mock: 4010 }", "has one port for two commands"],
  ["README.md", "http://localhost:4014/", "names localhost:4014, which no command has"],
  ["packages/docs/src/a.ts", "http://127.0.0.1:4014/", "names 127.0.0.1:4014, which no command has"],
  [
    "packages/mock/README.md",
    "http://127.0.0.1:4010/v1",
    "names 127.0.0.1:4010, but its command has the port 4011",
  ],
  ["packages/service/README.md", "http://localhost:4010/v1", "does not name the address of its command"],
  ["tools/start/verbs.mjs", "export const defaultPort = 4020;", "must have the port 4010 of the service"],
  ["spec/openapi.yaml", "default: http://localhost:4010/v1", "must have the port 4011 of the mock"],
])("another one in %s is named: %s", (path, content, sentence) => {
  expect(checkFiles({ [path]: content })).toContainEqual(expect.stringContaining(`${path} ${sentence}`));
});
