import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };

const command = fileURLToPath(new URL(`../${manifest.bin["data-import-mock"]}`, import.meta.url));
const running = new Set<ChildProcessWithoutNullStreams>();

afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  running.clear();
});

function start(...args: readonly string[]): { child: ChildProcessWithoutNullStreams; output: () => string } {
  const child = spawn(process.execPath, [command, ...args], { env: { ...process.env, NO_COLOR: "1" } });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (bytes) => {
      text += bytes;
    });
  }
  running.add(child);
  return { child, output: () => text };
}

async function run(...args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const { child, output } = start(...args);
  const [code] = await once(child, "close");
  return { code, output: output().trim() };
}

async function waitFor(output: () => string, pattern: RegExp): Promise<RegExpMatchArray> {
  for (let tries = 0; tries < 100; tries++) {
    const found = output().match(pattern);
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${pattern} did not appear in:\n${output()}`);
}

describe("data-import-mock", () => {
  it("explains itself", async () => {
    const { code, output } = await run("--help");
    expect(code).toBe(0);
    for (const flag of ["--port", "--host", "--help", "--version"]) expect(output).toContain(flag);
  });

  it("says its version", async () => {
    expect(await run("--version")).toEqual({ code: 0, output: manifest.version });
  });

  it.each([
    [["--prot", "1"], "--prot is not an option. Did you mean --port?"],
    [["--colour"], "--colour is not an option. See --help."],
    [["serve"], "serve is not an option. See --help."],
    [["--port"], "--port needs a value. See --help."],
    [["--port", "many"], "--port must be a number from 0 to 65535; it was many."],
    [["--port", "65536"], "--port must be a number from 0 to 65535; it was 65536."],
    [["--help=yes"], "--help takes no value. See --help."],
  ])("refuses %j in one sentence", async (args, sentence) => {
    expect(await run(...args)).toEqual({ code: 2, output: sentence });
  });

  it("names a taken port and the flag", async () => {
    const blocker = createServer().listen(0, "127.0.0.1");
    await once(blocker, "listening");
    const { port } = blocker.address() as AddressInfo;
    const { code, output } = await run("--port", String(port));
    blocker.close();
    expect(code).toBe(1);
    expect(output).toBe(
      `Port ${port} is taken. Choose another one with --port, or any free one with --port 0.`,
    );
  });

  it("names a host that is not there and the flag", async () => {
    const { code, output } = await run("--port", "0", "--host", "192.0.2.1");
    expect(code).toBe(1);
    expect(output).toBe("192.0.2.1 is not an address of this machine. Choose another one with --host.");
  });

  it("prints a curl that works, logs one line per request without control characters", async () => {
    const { output } = start("--port", "0");
    const [, token = "", address = ""] = await waitFor(output, /curl -H "Authorization: (.+)" "(http.+)"/);
    const response = await fetch(address, { headers: { Authorization: token } });
    expect(response.status).toBe(200);
    await waitFor(output, /^200 GET \/v1\/sheets\?workbookId=\S+ \(listSheets, [\d.]+ ms\)$/m);
    await fetch(address);
    await waitFor(output, /^401 GET .+\n {6}An access token is required/m);
    await fetch(new URL("/%1b[31m\u001b", address));
    expect((await waitFor(output, /^404 .+$/m))[0]).not.toMatch(/\p{Cc}/u);
  });

  it.each(["SIGINT", "SIGTERM"] as const)("stops at %s, open connections or not", async (signal) => {
    const { child, output } = start("--port", "0");
    const [, address = ""] = await waitFor(output, /answers at (\S+)/);
    await fetch(address);
    child.kill(signal);
    const [code, killedBy] = await once(child, "close");
    expect([code, killedBy]).toEqual([0, null]);
  });
});
