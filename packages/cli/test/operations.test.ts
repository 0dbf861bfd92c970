import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createMock } from "@data-import/mock";
import operations from "@data-import/spec/operations.json" with { type: "json" };
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resourceCommands } from "./support/own-commands.ts";
import { readExamples, runCommand, splitLine } from "./support/run-command.ts";

const mock = createMock();
const env = { DATA_IMPORT_URL: mock.url, DATA_IMPORT_TOKEN: "any-token" };
const folder = mkdtempSync(join(tmpdir(), "cli-"));
const home = process.cwd();
const tags = [...new Set(operations.map(({ tag }) => tag))];

beforeAll(() => {
  writeFileSync(join(folder, "products.csv"), "sku\nCUP-004\n");
  writeFileSync(join(folder, "records.jsonl"), '{"sku":"CUP-004"}\n');
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

/** The commands that a help lists. */
function readCommands(help: string): string[] {
  const [, list = ""] = /\nCommands:\n((?: {2}.+\n)+)/.exec(help) ?? [];
  return [...list.matchAll(/^ {2}([\w-]+)/gm)].map(([, name = ""]) => name).filter((name) => name !== "help");
}

describe.each(tags)("the commands of %s", (tag) => {
  it("are one for each operation, whose example sends a valid request", async () => {
    const { stdout: help } = await runCommand([tag, "--help"], { columns: 200 });
    const commands = readCommands(help).filter((name) => !resourceCommands.includes(`${tag} ${name}`));
    const expected = operations.filter((operation) => operation.tag === tag);
    const called: string[] = [];
    for (const command of commands) {
      const shown = await runCommand([tag, command, "--help"], { columns: 10_000 });
      expect(shown.code).toBe(0);
      const [example = ""] = readExamples(shown.stdout);
      const { words } = splitLine(example);
      expect(words.slice(0, 2)).toEqual([tag, command]);
      const before = mock.requests.all.length;
      const { code, stderr } = await runCommand(words, { env, fetch: mock.fetch });
      expect([example, stderr, code]).toEqual([example, "", 0]);
      called.push(...mock.requests.all.slice(before).map(({ operationId }) => String(operationId)));
    }
    expect(called.sort()).toEqual(expected.map(({ operationId }) => operationId).sort());
  });
});

it("a download is written to the file", () => {
  expect(readFileSync(join(folder, "result")).length).toBeGreaterThan(0);
});
