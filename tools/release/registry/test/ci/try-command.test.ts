import { join } from "node:path";
import { expect, test } from "vitest";
import { type PackedCommand, startWithNpx, tryCommand } from "../../try-command.ts";
import { makeFolder } from "../support/make-folder.ts";

const asksForHelp = 'if (process.argv[2] === "--help") console.log("--port <number>");';
const tellsVersion = 'else if (process.argv[2] === "--version") console.log("1.0.0");';
const serves = `else {
  const { createServer } = await import("node:http");
  const server = createServer((_, response) => response.writeHead(STATUS).end());
  server.listen(0, "127.0.0.1", () => console.log("http://127.0.0.1:" + server.address().port + "/"));
}`;

type Start = (from: string) => PackedCommand["start"];
const byNpx: Start = (from) => startWithNpx("library", from);
/** npx takes longer than all that it starts. */
const byNode: Start = (from) => [process.execPath, join(from, "command.js")];

/** Runs the command of a package in a folder. */
function trySource(start: Start, source: string, stopWithin = 60_000): Promise<string[]> {
  const manifest = { name: "library", version: "1.0.0", type: "module", bin: { library: "./command.js" } };
  const from = makeFolder({
    "package.json": JSON.stringify(manifest),
    "command.js": `#!/usr/bin/env node\n${source}\n`,
  });
  const environment = { npm_config_cache: makeFolder(), npm_config_offline: "true" };
  const place = { cwd: makeFolder(), environment, stopWithin };
  return tryCommand({ command: "library", version: "1.0.0", start: start(from) }, place);
}

test("a command with help, the right version and a server has no problems, and is ended", async () => {
  expect(await trySource(byNpx, asksForHelp + tellsVersion + serves.replace("STATUS", "404"))).toEqual([]);
});

test.each([
  ["does not start", 'throw new Error("cannot begin");', /--help ended with code 1: .*cannot begin/s],
  ["has no help", "process.exit(0);", /--help ended with code 0/],
  [
    "prints another version",
    `${asksForHelp} else console.log("0.9.0");`,
    /--version printed 0\.9\.0, not 1\.0\.0/,
  ],
  [
    "ends instead of serving",
    `${asksForHelp} ${tellsVersion} else throw new Error("no port");`,
    /^library --port 0: it ended with code 1: .*no port/s,
  ],
  [
    "serves nothing but failures",
    asksForHelp + tellsVersion + serves.replace("STATUS", "500"),
    /^library responded with 500\.$/,
  ],
])("a command that %s fails", async (_, source, expected) => {
  expect(await trySource(byNode, source)).toEqual([expect.stringMatching(expected)]);
});

test("a command that does not end after a signal fails, and is killed", async () => {
  const stubborn = `process.on("SIGTERM", () => {}); ${asksForHelp} ${tellsVersion} ${serves.replace("STATUS", "200")}`;
  expect(await trySource(byNpx, stubborn, 500)).toEqual([
    "library did not end within 500 ms after a signal.",
  ]);
});
