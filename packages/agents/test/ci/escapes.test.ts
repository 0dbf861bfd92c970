import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSandbox, type Sandbox } from "../../src/index.ts";
import { createRun } from "../support/create-run.ts";

const file = join(tmpdir(), "agents-escape.json");
const builtin = (name: string) => `process.getBuiltinModule("node:${name}")`;
const wrapWorker = (code: string) =>
  `new Worker("data:text/javascript," + encodeURIComponent(${JSON.stringify(code)}), { type: "module" })`;

/** Code that must fail, and what the log of its run says. */
const refused: Readonly<Record<string, readonly [code: string, log: RegExp]>> = {
  "reads a file": [`Deno.readTextFileSync("${file}")`, /Requires read access/],
  "reads a file as Node does": [`${builtin("fs")}.readFileSync("${file}")`, /Requires read access/],
  "imports a file": [`await import("file://${file}", { with: { type: "json" } })`, /Requires read access/],
  "requires a file": [`${builtin("module")}.createRequire("file:///")("${file}")`, /Requires read access/],
  "writes a file": [`Deno.writeTextFileSync("${file}", "")`, /Requires write access/],
  "reads the code of its process": ["Deno.readTextFileSync(Deno.mainModule)", /Requires read access/],
  "stores data for others": [`localStorage.setItem("a", "b")`, /Not a directory/],
  "stores responses for others": [`await caches.open("a")`, /Failed to create cache/],
  "starts a program": [`new Deno.Command("/bin/sh").outputSync()`, /Requires run access/],
  "starts a program as Node does": [
    `${builtin("child_process")}.execFileSync("/bin/echo", ["started"])`,
    /execFileSync|Command failed|Requires run access/,
  ],
  "ends another process": ["process.kill(process.ppid, 9)", /Requires run access/],
  "loads a library": [`Deno.dlopen("libc.so.6", {})`, /Requires ffi access/],
  "calls another host": [`await fetch("http://example.com")`, /Requires net access to "example.com:80"/],
  "calls another port": [`await fetch("http://127.0.0.1:5999")`, /Requires net access to "127.0.0.1:5999"/],
  listens: ["Deno.listen({ port: 0 })", /Requires net access/],
  "looks a name up": [`await Deno.resolveDns("example.com", "A")`, /Requires net access/],
  "imports code of another host": [`await import("https://example.com/a.js")`, /Requires import access/],
  "imports a package": [`await import("npm:left-pad")`, /--no-npm/],
  "asks for a right": [
    `if ((await Deno.permissions.request({ name: "read" })).state !== "granted") throw new Error("denied")`,
    /denied/,
  ],
  "reads a file in a thread": [
    `await new Promise((resolve, reject) => {
      const worker = ${wrapWorker(`postMessage(Deno.readTextFileSync("${file}"))`)};
      worker.onmessage = resolve;
      worker.onerror = (event) => { event.preventDefault(); reject(new Error(event.message)); };
    })`,
    /Requires read access/,
  ],
  "asks for more rights for a thread": [
    `new Worker("data:text/javascript,", { type: "module", deno: { permissions: { read: true } } })`,
    /unstable|permission/i,
  ],
  "does not end": ["for (;;);", /ended after 3 seconds/],
  "does not end in a thread": [
    `await new Promise(() => { ${wrapWorker("for (;;);")}; })`,
    /ended after 3 seconds/,
  ],
  "fills the memory with objects": [
    "const all = []; for (;;) all.push(new Array(100_000).fill(all.length));",
    /used more than 200 MiB|ended its process/,
  ],
  "fills the memory with bytes": [
    "const all = []; for (;;) { all.push(new Uint8Array(10_000_000).fill(1)); await 1; }",
    /used more than 200 MiB/,
  ],
  "writes without end": [`const line = "x".repeat(100_000); for (;;) console.log(line);`, /wrote more than/],
  "ends its process": ["Deno.exit(0)", /ended its process/],
};

describe("code of an agent", () => {
  let sandbox: Sandbox;
  /** For code that would never end. */
  let impatient: Sandbox;
  beforeAll(() => {
    writeFileSync(file, `{"secret":"of a file"}`);
    // On a busy machine, filling the memory takes long; so does each of the others.
    sandbox = createSandbox({ timeLimit: 60_000, memoryLimit: 209_715_200 });
    impatient = createSandbox({ timeLimit: 3000, memoryLimit: 209_715_200 });
  });
  afterAll(() => Promise.all([sandbox.close(), impatient.close()]));

  const runOnce = (code: string, one = sandbox) =>
    one.run(createRun(`export default async (event, { api }) => { ${code} };`));

  it.each(Object.entries(refused))("that %s fails, and the log says why", async (_, [code, log]) => {
    const one = log.source.includes("ended after") ? impatient : sandbox;
    const run = await runOnce(`${code}; console.log("It was possible.");`, one);
    expect(run.log).toMatch(log);
    expect(run).toMatchObject({ success: false, log: expect.not.stringContaining("It was possible.") });
  });

  it("finds only two environment variables", async () => {
    const run = await runOnce("console.log(Object.keys({ ...process.env }).sort().join(), process.env.PATH)");
    expect(run).toMatchObject({ success: true, log: "DATA_IMPORT_TOKEN,DATA_IMPORT_URL undefined" });
  });

  it("keeps no thread that it leaves behind", async () => {
    const beats: string[] = [];
    const server = createServer((request, response) => {
      beats.push(request.url ?? "");
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const other = createSandbox({ timeLimit: 60_000, hosts: [`127.0.0.1:${port}`] });
    try {
      const beat = `setInterval(() => fetch("http://127.0.0.1:${port}/beat"), 50);`;
      expect(await runOnce(`${wrapWorker(beat)};`, other)).toMatchObject({ success: true });
      await expect.poll(() => beats.length).toBeGreaterThan(0);
      const isSilent = async () => {
        const before = beats.length;
        await new Promise((resolve) => setTimeout(resolve, 500));
        return beats.length === before;
      };
      await expect.poll(isSilent).toBe(true);
    } finally {
      await other.close();
      server.close();
    }
  });
});
