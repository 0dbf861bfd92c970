import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { listForeignImports } from "@data-import/checks/bundle";
import { OptionError } from "@data-import/front/command";
import { afterEach, describe, expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { readOptions } from "../src/command/options.ts";
import { siteFolder } from "../src/site.ts";

const command = fileURLToPath(new URL(`../${manifest.bin["data-import-docs"]}`, import.meta.url));
const running = new Set<ChildProcessWithoutNullStreams>();
const folders = new Set<string>();

afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  running.clear();
  for (const folder of folders) rmSync(folder, { recursive: true });
  folders.clear();
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "data-import-docs-test-"));
  folders.add(folder);
  return folder;
}

function start(...args: readonly string[]): { child: ChildProcessWithoutNullStreams; output: () => string } {
  const child = spawn(process.execPath, [command, ...args]);
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

describe("data-import-docs", () => {
  it("needs no other package", () => {
    expect(manifest).not.toHaveProperty("dependencies");
    // The scripts of the site show imports to readers.
    const ours = [...listForeignImports(dirname(command))].filter(([path]) => !path.startsWith("site/"));
    expect(ours.length).toBeGreaterThan(3);
    expect(ours.flatMap(([, names]) => names)).toEqual([]);
  });

  it("explains itself", async () => {
    const { code, output } = await run("--help");
    expect(code).toBe(0);
    for (const word of ["serve", "export <folder>", "--port", "--host", "--base", "--address", "--version"])
      expect(output).toContain(word);
  });

  it("says its version", async () => {
    expect(await run("--version")).toEqual({ code: 0, output: manifest.version });
  });

  it("rejects arguments in one sentence", async () => {
    const output = "Say what to do: serve or export <folder>. See --help.";
    expect(await run()).toEqual({ code: 2, output });
  });

  it.each([
    [["open"], "open is not a command. There are serve and export <folder>. See --help."],
    [["serve", "docs"], "serve docs is not a command. There are serve and export <folder>. See --help."],
    [["serve", "--prot", "1"], "--prot is not an option. Did you mean --port?"],
    [["serve", "--port"], "--port needs a value. See --help."],
    [["serve", "--port", "many"], "--port must be a number from 0 to 65535; it was many."],
    [["export"], "export needs one folder. See --help."],
    [["export", "a", "--port", "1"], "--port and --host belong to serve. See --help."],
    [["serve", "--base", "/docs/"], "--base belongs to export. See --help."],
    [
      ["export", "a", "--base", "docs"],
      "--base must be a path that begins and ends with /, such as /docs/; it was docs.",
    ],
    [
      ["serve", "--address", "docs.example"],
      "--address must be a whole address, such as https://docs.example/; it was docs.example.",
    ],
    [["--help=yes"], "--help takes no value. See --help."],
  ])("rejects %j in the same way", (args, sentence) => {
    // In this process, because each start of the command would read its options with the same function.
    expect(() => readOptions(args)).toThrow(new OptionError(sentence));
  });

  it("names a taken port and the flag", async () => {
    const blocker = createServer().listen(0, "127.0.0.1");
    await once(blocker, "listening");
    const { port } = blocker.address() as AddressInfo;
    const { code, output } = await run("serve", "--port", String(port));
    blocker.close();
    expect(code).toBe(1);
    expect(output).toBe(
      `Port ${port} is taken. Choose another one with --port, or any free one with --port 0.`,
    );
  });

  it("serves by default at the address in its README", async () => {
    const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
    const [address, port] = /http:\/\/127\.0\.0\.1:(\d+)\//.exec(readme) ?? [];
    const { output } = start("serve");
    await expect.poll(output).toMatch(/\n/);
    // Another program of this machine may have the port.
    expect([address, `Port ${port} is taken`]).toContain(/http\S+|Port \d+ is taken/.exec(output())?.[0]);
  });

  it("exports the site into a new folder, but not into one that is not empty", async () => {
    const folder = join(makeFolder(), "new", "site");
    expect(await run("export", folder)).toEqual({
      code: 0,
      output: `The docs are in ${folder}. Any server of static files can host it, at /`,
    });
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(
      readdirSync(siteFolder, { recursive: true }).sort(),
    );
    for (const file of ["index.html", "404.html"]) {
      expect(readFileSync(join(folder, file), "utf8")).toBe(readFileSync(join(siteFolder, file), "utf8"));
    }
    writeFileSync(join(folder, "index.html"), "mine");
    expect(await run("export", folder)).toEqual({
      code: 1,
      output: `${folder} is not empty. Choose another folder or empty this one.`,
    });
  });

  it.each(["SIGINT", "SIGTERM"] as const)("serves until %s, open connections or not", async (signal) => {
    const { child, output } = start("serve", "--port", "0");
    while (!output().includes("Ctrl-C")) await once(child.stdout, "data");
    const [address = ""] = output().match(/http:\S+/) ?? [];
    expect((await fetch(address)).status).toBe(200);
    child.kill(signal);
    expect(await once(child, "close")).toEqual([0, null]);
  });
});
