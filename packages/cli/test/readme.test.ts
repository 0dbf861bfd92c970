import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createMock } from "@data-import/mock";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createLiveWorld, type LiveWorld } from "./support/live-world.ts";
import { runCommand, splitLine } from "./support/run-command.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const blocks = [...readme.matchAll(/```sh\n(.*?)```(?:\n\n```text\n(.*?)```)?/gs)].map(
  ([, lines = "", output]) => ({
    // Those of a shell are run by a shell, in test/ci.
    commands: lines.split("\n").filter((line) => line.startsWith("data-import ") && !line.includes("|")),
    output,
  }),
);

let world: LiveWorld;
beforeAll(async () => {
  world = await createLiveWorld();
});
afterAll(() => world.close());

it.each(blocks.filter(({ output }) => output !== undefined))(
  "prints what the README shows: $commands",
  async (block) => {
    const { env, fetch } = world;
    const { words } = splitLine(block.commands[0] ?? "");
    const { code, stdout } = await runCommand(words, { env: { ...env, NO_COLOR: "1" }, fetch, columns: 76 });
    expect(code).toBe(0);
    const hide = (text: string) => text.replaceAll(/us_rc_\w+|us_rc_…/g, "us_rc_").replaceAll(/ +/g, " ");
    expect(hide(stdout)).toBe(hide(block.output ?? ""));
  },
);

it("imports a file as the README does", async () => {
  const commands = blocks.flatMap(({ commands }) => commands).filter((each) => each.includes(" import "));
  expect(commands).toHaveLength(2);
  const path = join(world.folder, "people.csv");
  writeFileSync(path, "Full name,E-mail,Notes\nAda Lovelace,ada@harbour.example,by phone\n");
  const [created, updated] = await Promise.all(
    commands.map(async (command) => {
      const { words } = splitLine(command.replace("people.csv", path));
      const { code, stdout } = await runCommand(words, { env: world.env, fetch: world.fetch });
      return { code, ...JSON.parse(stdout) };
    }),
  );
  expect([created, updated]).toMatchObject([
    { code: 0, added: 1 },
    { code: 0, updated: 1 },
  ]);
});

it("corrects records as the README does", async () => {
  const lists = blocks.flatMap(({ commands }) => commands).filter((each) => each.includes(" fix "));
  expect(lists).toHaveLength(3);
  const path = join(world.folder, "wrong.jsonl");
  for (const command of lists) {
    const { words } = splitLine(command.replace("wrong.jsonl", path));
    const ran = await runCommand(words, { env: world.env, fetch: world.fetch });
    // Nobody can know the missing e-mail.
    expect([command, ran.code]).toEqual([command, 2]);
    if (command.includes(">")) writeFileSync(path, ran.stdout);
  }
  expect(readFileSync(path, "utf8")).not.toContain("visits");
});

it("calls operations as the README does", async () => {
  const mock = createMock();
  const env = { DATA_IMPORT_URL: mock.url, DATA_IMPORT_TOKEN: "any-token", XDG_CONFIG_HOME: world.folder };
  const others = blocks
    .filter(({ output }) => output === undefined)
    .flatMap(({ commands }) => commands)
    .filter((command) => !/ (import|fix) /.test(command));
  expect(others.length).toBeGreaterThan(3);
  for (const command of others) {
    const { words } = splitLine(command);
    const { code } = await runCommand(words, { env, fetch: mock.fetch, stdin: "any-token" });
    expect([command, code]).toEqual([command, 0]);
  }
  expect(mock.requests.unmatched).toEqual([]);
});
