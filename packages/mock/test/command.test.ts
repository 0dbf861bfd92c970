import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };
import {
  command,
  endCommand,
  headers,
  readAddress,
  runCommand,
  startCommand,
  startProgram,
  waitFor,
} from "./support/command.ts";
import { operations } from "./support/description.ts";

const sheets = "/sheets?workbookId=us_wb_Rm5yZ1hC";
const folder = mkdtempSync(join(tmpdir(), "mock-command-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("data-import-mock", () => {
  it("has a help text of one screen", async () => {
    const { code, output } = await runCommand("--help");
    expect(code).toBe(0);
    const lines = output.split("\n");
    expect(lines.length).toBeLessThanOrEqual(24);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
    for (const flag of [
      "port",
      "host",
      "seed",
      "dynamic",
      "engine",
      "lenient",
      "delay",
      "faults",
      "record",
      "coverage",
      "routes",
      "cors-origin",
    ]) {
      expect(output).toContain(`--${flag}`);
    }
  });

  it("prints its version", async () => {
    expect(await runCommand("--version")).toEqual({ code: 0, output: manifest.version });
  });

  it.each([
    [["--prot", "1"], "--prot is not an option. Did you mean --port?"],
    [["--colour"], "--colour is not an option. See --help."],
    [["--constructor"], "--constructor is not an option. See --help."],
    [["serve"], "serve is not an option. See --help."],
    [["--port"], "--port needs a value. See --help."],
    [["--record", "--coverage"], "--record needs a value. See --help."],
    [["--port", "many"], "--port must be a number from 0 to 65535; it was many."],
    [["--port", "65536"], "--port must be a number from 0 to 65535; it was 65536."],
    [["--help=yes"], "--help takes no value. See --help."],
    [["--delay", "-5"], "--delay must be a number of milliseconds, at most 2147483647; it was -5."],
    [["--fault-rate", "2"], "--fault-rate must be a number from 0 to 1; it was 2."],
    [
      ["--faults", "reset, fire"],
      '--faults: "fire" is not a kind of fault; use reset, truncate, slow-body or a status from 400 to 599.',
    ],
  ])("rejects %j in one sentence", async (args, sentence) => {
    expect(await runCommand(...args)).toEqual({ code: 2, output: sentence });
  });

  it("listens by default at the address in its README", async () => {
    const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
    const [address, port] = /http:\/\/127\.0\.0\.1:(\d+)\/v1/.exec(readme) ?? [];
    // Another program of this machine may have the port.
    const taken = `Port ${port} is taken`;
    const [line] = await waitFor(startCommand("--quiet"), /^(Port \d+ is taken|The mock .*)/m);
    expect([`The mock listens at ${address}`, taken]).toContain(line);
  });

  it("names a taken port and the flag", async () => {
    const blocker = createServer().listen(0, "127.0.0.1");
    await once(blocker, "listening");
    const { port } = blocker.address() as AddressInfo;
    const { code, output } = await runCommand("--port", String(port));
    blocker.close();
    expect(code).toBe(1);
    expect(output).toBe(
      `Port ${port} is taken. Choose another one with --port, or any free one with --port 0.`,
    );
  });

  it("names an unknown host and the flag", async () => {
    const { code, output } = await runCommand("--port", "0", "--host", "192.0.2.1");
    expect(code).toBe(1);
    expect(output).toBe("192.0.2.1 is not an address of this machine. Choose another one with --host.");
  });

  it("prints a curl that works, and how to list the operations", async () => {
    const mock = startCommand("--port", "0");
    await waitFor(mock, /Ctrl-C/);
    const [, token = "", address = ""] = await waitFor(mock, /curl -H "Authorization: (.+)" "(http.+)"/);
    expect(mock.output().trimEnd().split("\n")).toEqual([
      expect.stringContaining("The mock listens at"),
      expect.stringMatching(/^The page for people is at http:\S+\/import\/#demo$/),
      "",
      expect.stringContaining("curl"),
      "",
      `--routes lists the ${operations.length} operations. Ctrl-C stops it.`,
    ]);
    expect((await fetch(address, { headers: { Authorization: token } })).status).toBe(200);
  });

  it("lists every operation with --routes, in aligned columns that fit", async () => {
    const mock = startCommand("--port", "0", "--routes");
    await waitFor(mock, /Ctrl-C/);
    const [table = ""] = mock.output().match(/(^ [A-Z]+ .+\n)+/m) ?? [];
    const rows = table.trimEnd().split("\n");
    const listed = rows.map((row) => row.trim().split(/ +/).join(" "));
    expect(listed.toSorted()).toEqual(
      operations.map(({ method, path, operationId }) => `${method} /v1${path} ${operationId}`).toSorted(),
    );
    expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(110);
    expect(new Set(rows.map((row) => row.search(/\S+$/))).size).toBe(1);
    expect(mock.output()).not.toContain("--routes");
  });

  it("logs one line per request, with the violations and their places in the description", async () => {
    const mock = startCommand("--port", "0");
    const url = await readAddress(mock);
    await fetch(`${url}${sheets}`, { headers });
    await waitFor(mock, /^200 GET \/v1\/sheets\?workbookId=us_wb_Rm5yZ1hC \(listSheets, [\d.]+ ms\)$/m);
    await fetch(`${url}/accounts/current`, {
      method: "PATCH",
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify({ nmae: "Fuel" }),
    });
    await waitFor(
      mock,
      /^400 PATCH \/v1\/accounts\/current \(updateCurrentAccount, .+\)\n {6}`nmae` is not known here; did you mean `name`\.\n {6}\S*openapi\.yaml:\d+ \(AccountPatch\)$/m,
    );
    await fetch(`${url}${sheets}`);
    await waitFor(mock, /^401 GET .+\n {6}Authorization: An access token is required/m);
    await fetch(new URL("/%1b[31m\u001b", url));
    expect((await waitFor(mock, /^404 .+$/m))[0]).not.toMatch(/\p{Cc}/u);
  });

  it("lets only pages of the chosen origins call", async () => {
    const chosen = ["https://shop.example", "http://localhost:5173"];
    const flags = chosen.flatMap((origin) => ["--cors-origin", origin]);
    const url = await readAddress(startCommand("--port", "0", ...flags));
    const ask = async (origin: string, method = "GET") => {
      const asked = { ...headers, origin, "access-control-request-method": "GET" };
      const response = await fetch(`${url}${sheets}`, { method, headers: asked });
      return [response.headers.get("vary"), response.headers.get("access-control-allow-origin")];
    };
    // Examples have messages in the language of the request, and a long body is compressed.
    const vary = (method: string) =>
      method === "GET" ? "Accept-Language, Origin, Accept-Encoding" : "Origin";
    for (const method of ["GET", "OPTIONS"]) {
      for (const origin of chosen) expect(await ask(origin, method)).toEqual([vary(method), origin]);
      expect(await ask("https://other.example", method)).toEqual([vary(method), null]);
    }
  });

  it("is quiet with --quiet", async () => {
    const mock = startCommand("--port", "0", "--quiet");
    const url = await readAddress(mock);
    await fetch(`${url}${sheets}`, { headers });
    await endCommand(mock);
    expect(mock.output()).toBe(`The mock listens at ${url}\n`);
  });

  it.each([
    ["colours for a terminal", { FORCE_COLOR: "1" }, true],
    ["none where nobody asked for them", {}, false],
    ["none where they are not wanted", { NO_COLOR: "1" }, false],
  ])("has %s", async (_name, variables, coloured) => {
    const mock = startProgram(process.execPath, [command, "--port", "0", "--routes"], variables);
    await waitFor(mock, /Ctrl-C/);
    expect(mock.output().includes("\u001b[32m")).toBe(coloured);
  });

  it("names the fault of a request, and continues", async () => {
    const mock = startCommand("--port", "0", "--fault-rate", "1", "--faults", "reset,503", "--seed", "7");
    const url = await readAddress(mock);
    for (let count = 0; count < 12; count++) await fetch(`${url}${sheets}`, { headers }).catch(() => {});
    await waitFor(mock, /^--- GET .+ \(listSheets, .+ ms, fault: reset\)$/m);
    await waitFor(mock, /^503 GET .+ \(listSheets, .+ ms, fault: 503\)$/m);
  });

  it("generates the same responses from the same seed, in another process", async () => {
    const bodies = await Promise.all(
      ["import-42", "import-42", "import-43"].map(async (seed) => {
        const url = await readAddress(startCommand("--port", "0", "--dynamic", "--seed", seed));
        return (await fetch(`${url}${sheets}`, { headers })).text();
      }),
    );
    expect(bodies[1]).toBe(bodies[0]);
    expect(bodies[2]).not.toBe(bodies[0]);
  });

  it("accepts unknown parameters with --lenient", async () => {
    const url = await readAddress(startCommand("--port", "0", "--lenient"));
    expect((await fetch(`${url}${sheets}&colour=red`, { headers })).status).toBe(200);
  });

  it("waits as long as --delay says", async () => {
    const mock = startCommand("--port", "0", "--delay", "120");
    await fetch(`${await readAddress(mock)}${sheets}`, { headers });
    const [, took] = await waitFor(mock, /^200 .+ ([\d.]+) ms\)$/m);
    expect(Number(took)).toBeGreaterThan(118);
  });

  it("prints the coverage at the end", async () => {
    const mock = startCommand("--port", "0", "--quiet", "--coverage");
    await fetch(`${await readAddress(mock)}${sheets}`, { headers });
    await endCommand(mock, "SIGINT");
    expect(mock.output()).toMatch(new RegExp(`operations +1 of ${operations.length}\n`));
  });

  it("continues to respond if the reader of its output has ended", async () => {
    const mock = startCommand("--port", "0");
    const url = await readAddress(mock);
    mock.child.stdout.destroy();
    for (let count = 0; count < 3; count++) {
      expect((await fetch(`${url}${sheets}`, { headers })).status).toBe(200);
    }
  });

  it.each(["SIGINT", "SIGTERM"] as const)("stops at %s, even with open connections", async (signal) => {
    const mock = startCommand("--port", "0");
    await fetch(await readAddress(mock));
    const closed = once(mock.child, "close");
    mock.child.kill(signal);
    expect(await closed).toEqual([0, null]);
  });
});
