import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));

const read = (path: string) => readFileSync(join(root, path), "utf8");
const readEngine = (path: string) => (JSON.parse(read(path)) as { engines: { node: string } }).engines.node;
/** The versions in the first column of the table of CONTRIBUTING.md, in its order. */
const [commands, pinned, own, packages, database] = [
  ...read("CONTRIBUTING.md").matchAll(/^\| (\d[\d.]*)(?: or newer)? +\|/gm),
].map(([, version]) => version);

test("the commands of the root run on the Node that the table of CONTRIBUTING.md names", () => {
  expect(readEngine("package.json")).toBe(`>=${commands}`);
  expect(read("README.md")).toContain(`Node ${commands} or newer`);
  expect(read("tools/start/main.mjs")).toContain(`Node ${commands} or newer`);
  expect(read(".github/workflows/verify.yml")).toContain(`node-version: ${commands}\n`);
});

test("the Node for development is that of the table", () => {
  expect(read(".node-version").trim()).toBe(pinned);
  expect(read("tools/start/versions.mjs")).toContain(`oldestNode = "${own}.0"`);
});

test("every published package supports the Node of the table", () => {
  const needsDatabase = ["packages/agents/package.json", "packages/service/package.json"];
  for (const path of globSync("packages/*/package.json", { cwd: root }).sort())
    expect(`${path} ${readEngine(path)}`).toBe(
      `${path} >=${needsDatabase.includes(path) ? database : packages}`,
    );
});

test("each Node of the table is tested", () => {
  const tested = /matrix:\n +node: \[([\d, ]+)\]/.exec(read(".github/workflows/test.yml"))?.[1];
  const [oldest = ""] = tested?.split(", ") ?? [];
  expect(oldest).toBe(packages);
  expect(read("CONTRIBUTING.md")).toContain(`tested with ${tested?.replace(/, (\d+)$/, " and $1")}`);
});
