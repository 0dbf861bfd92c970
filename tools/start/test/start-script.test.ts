import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { verbs } from "../verbs.mjs";
import { findOlderNode } from "./older-node.ts";

const script = fileURLToPath(new URL("../main.mjs", import.meta.url));

const older = findOlderNode();
const runtimes = [
  { name: "the Node of development", path: process.execPath, missing: false },
  { name: "an older Node (a Node 18 to 23 on PATH)", path: older?.path ?? "", missing: older === undefined },
];

async function knock(node: string, words: readonly string[], nodeOptions: readonly string[] = []) {
  const child = spawn(node, [...nodeOptions, script, ...words], { stdio: ["ignore", "pipe", "pipe"] });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close") as Promise<[number]>,
  ]);
  return { stdout, stderr, code };
}

describe.each(runtimes)("the start script under $name", ({ path, missing }) => {
  it.skipIf(missing).each(Object.keys(verbs))("explains %s without starting anything", async (verb) => {
    const { stdout, stderr, code } = await knock(path, [verb, "--help"]);
    expect({ stderr, code }).toEqual({ stderr: "", code: 0 });
    expect(stdout).toContain(verbs[verb]?.summary);
  });

  it.skipIf(missing)("prints one sentence without a stack for an unknown command", async () => {
    const { stdout, stderr, code } = await knock(path, ["tset"]);
    expect({ stdout, code }).toEqual({ stdout: "", code: 2 });
    expect(stderr.trim()).toMatch(/^There is no command "tset"\. Did you mean "test"\?\n/);
    expect(stderr).not.toContain(".mjs");
  });

  it.skipIf(missing)("finds a port in use before it builds anything", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const { stdout, stderr, code } = await knock(path, ["start", "--port", String(port)]);
    server.close();
    expect({ stdout, code }).toEqual({ stdout: "", code: 1 });
    expect(stderr).toMatch(new RegExp(`^\\nPort ${port} for the docs is .*--port \\d+\\n$`));
  });
});

describe("the start script under a Node that is too old", () => {
  it("prints that and what to do", async () => {
    const pretend = 'Object.defineProperty(process, "versions", { value: { node: "16.20.0" } })';
    const nodeOptions = ["--import", `data:text/javascript,${encodeURIComponent(pretend)}`];
    const { stdout, stderr, code } = await knock(process.execPath, ["start"], nodeOptions);
    expect({ stdout, code }).toEqual({ stdout: "", code: 1 });
    expect(stderr).toMatch(/^This needs Node 18 or newer.*\n.*run the same command again\.\n$/);
  });
});
