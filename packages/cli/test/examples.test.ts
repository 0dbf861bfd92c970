import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { JobId } from "@data-import/types";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createLiveWorld, type LiveWorld } from "./support/live-world.ts";
import { programCommands, resourceCommands } from "./support/own-commands.ts";
import { readExamples, runCommand, splitLine } from "./support/run-command.ts";

let world: LiveWorld;
let jobId: JobId;
let receiver: Server;
const received: { readonly topic: string }[] = [];
const home = process.cwd();

beforeAll(async () => {
  world = await createLiveWorld();
  process.chdir(world.folder);
  // The library of the completion writes to it.
  vi.spyOn(console, "log").mockReturnValue();
  writeFileSync("token.txt", `${world.token}\n`);
  writeFileSync("people.csv", "Full name,E-mail,Notes\nKim,kim@example.com,by phone\n");
  writeFileSync("corrections.jsonl", '{"field":"visits","value":"many","to":12}\n');
  writeFileSync("hook.js", "export default () => {};\n");
  receiver = createServer(async (request, response) => {
    received.push(JSON.parse((await buffer(request)).toString()));
    response.end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  // As many commits as an example shows.
  for (const name of ["Alan", "Edsger", "Barbara", "Tony"]) {
    await world.api.records.insert(world.sheetId, [{ name: { value: name } }]);
  }
  const { id } = await world.api.jobs.create({
    type: "workbook",
    operation: "check",
    trigger: "immediate",
    status: "complete",
    source: (await world.api.sheets.get(world.sheetId)).workbookId,
  });
  jobId = id;
});
afterAll(async () => {
  process.chdir(home);
  vi.restoreAllMocks();
  receiver.close();
  await world.close();
});

const commands = [...programCommands, ...resourceCommands];

it("all commands that are not a resource have their examples below", async () => {
  const { stdout } = await runCommand(["--help"], { columns: 200 });
  const [, list = ""] = /\nCommands:\n((?: {2}.+\n)+)/.exec(stdout) ?? [];
  const listed = [...list.matchAll(/^ {2}([\w-]+)/gm)].map(([, name = ""]) => name);
  expect(listed.filter((name) => name !== "help").sort()).toEqual([...programCommands].sort());
});

/** The exit code of an example, if it is not 0. */
const exitCodes: Readonly<Record<string, number>> = {
  // Some records have errors, and stay in the sheet.
  "records fix": 2,
  // Ctrl-C ends it.
  "agents dev": 130,
};

/** Runs an example as a person would, and ends it if it does not end. */
async function runExample(name: string, example: string) {
  const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const { words } = splitLine(
    example
      .replace("us_jb_Lf8wZ1nH", jobId)
      .replace("http://localhost:3000", address)
      .replace("http://localhost:4010/v1", String(world.env["DATA_IMPORT_URL"])),
  );
  const leaving = new AbortController();
  const fetch = async (request: Request) => {
    const response = await world.fetch(request);
    if (name === "agents dev" && request.url.includes("/logs")) leaving.abort();
    return response;
  };
  const isEndless = name.startsWith("events ") && !words.includes("--limit");
  return runCommand(isEndless ? [...words, "--after", "start", "--limit", "3"] : words, {
    env: { ...world.env, XDG_CONFIG_HOME: world.folder },
    fetch,
    signal: leaving.signal,
    stdin: readFileSync("token.txt", "utf8"),
  });
}

// The last one adds a record with a key that is there.
describe.each([...commands, ""])("the examples of %s", (name) => {
  it("run", async () => {
    const help = await runCommand([...name.split(" "), "--help"].filter(Boolean), { columns: 200 });
    expect(help.code).toBe(0);
    const examples = readExamples(help.stdout);
    expect(examples).not.toEqual([]);
    for (const example of examples) {
      const { code, stdout, stderr } = await runExample(name, example);
      const expected = exitCodes[name] ?? 0;
      const problem = expected === 0 && stderr.includes("✗") ? stderr : "";
      expect([example, problem, code]).toEqual([example, "", expected]);
      expect(stdout + stderr).not.toContain(world.token);
    }
  });
});

it("events that are forwarded arrive", () => {
  expect(received.length).toBe(3);
  expect(received[0]?.topic).toMatch(/:/);
});

it("an export is a file of the format of its extension", () => {
  expect(readFileSync(join(world.folder, "contacts.xlsx")).subarray(0, 2).toString()).toBe("PK");
  expect(existsSync(join(world.folder, "data-import", "credentials.json"))).toBe(false);
});
