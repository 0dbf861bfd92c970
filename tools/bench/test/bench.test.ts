import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it, vi } from "vitest";
import { measureModules } from "../src/installs.ts";
import { findMedian, measureCommand } from "../src/measure.ts";
import { runSuites } from "../src/run-suites.ts";
import { measureTar } from "../src/suites/size.ts";
import { formatSize, formatTable, formatTime } from "../src/table.ts";

const cwd = import.meta.dirname;

describe("values", () => {
  it("have a median, not a mean", () => {
    expect(findMedian([9, 1, 2])).toBe(2);
    expect(findMedian([10, 2, 4, 1])).toBe(3);
  });

  it("have readable units", () => {
    expect([4.24, 82.6, 12_340].map(formatTime)).toEqual(["4.2 ms", "83 ms", "12.3 s"]);
    expect([1_234, 123_456, 2_345_678].map(formatSize)).toEqual(["1.2 kB", "123 kB", "2.35 MB"]);
  });

  it("are in aligned columns", () => {
    const lines = formatTable([
      { suite: "build", claim: "short", value: "1 ms", detail: "" },
      { suite: "size", claim: "a longer claim", value: "12.3 s", detail: "one run" },
    ]).split("\n");
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
    expect(lines[3]).toBe("| size  | a longer claim | 12.3 s | one run |");
  });
});

describe("measuring a command", () => {
  it("gives its duration and its CPU time", () => {
    const waiting = measureCommand(process.execPath, ["-e", "setTimeout(() => {}, 300)"], { cwd, runs: 1 });
    const working = measureCommand(
      process.execPath,
      ["-e", "const end = performance.now() + 300; while (performance.now() < end);"],
      { cwd, runs: 1 },
    );
    expect(waiting.wall).toBeGreaterThanOrEqual(300);
    if (process.platform === "linux") expect(working.cpu).toBeGreaterThan(waiting.cpu ?? Number.NaN);
    else expect(working.cpu).toBeUndefined();
  });

  it("gives no value for a command that fails", () => {
    const fail = () =>
      measureCommand(process.execPath, ["-e", "throw new Error('broken')"], { cwd, runs: 1 });
    expect(fail).toThrow("broken");
  });

  it("stops a command that takes longer than its limit", () => {
    const wait = () =>
      measureCommand(process.execPath, ["-e", "setTimeout(() => {}, 60_000)"], { cwd, runs: 1, limit: 200 });
    expect(wait).toThrow("was stopped after 0.2 s");
  });
});

describe("the size of a package", () => {
  it("is that of its files, without the headers of the archive", () => {
    const folder = mkdtempSync(join(tmpdir(), "bench-tar-"));
    writeFileSync(join(folder, "one.txt"), "x".repeat(513));
    writeFileSync(join(folder, "two.txt"), "");
    const tar = execFileSync("tar", ["-cf", "-", "--format=ustar", "one.txt", "two.txt"], { cwd: folder });
    rmSync(folder, { recursive: true });
    expect(measureTar(tar)).toEqual({ bytes: 513, files: 2 });
  });
});

describe("an installed folder", () => {
  it("has exactly the packages in it, at any depth", () => {
    const folder = mkdtempSync(join(tmpdir(), "bench-modules-"));
    for (const name of ["one", "@scope/two", "one/node_modules/three", "one/dist", ".bin"]) {
      mkdirSync(join(folder, name), { recursive: true });
      writeFileSync(join(folder, name, "package.json"), "{}");
    }
    const before = measureModules(folder);
    writeFileSync(join(folder, "@scope/two/package.json"), '{"scripts":{"postinstall":"x"}}');
    const after = measureModules(folder);
    rmSync(folder, { recursive: true });
    expect(before).toEqual({ bytes: 8, packages: 3, scripted: [] });
    expect(after).toMatchObject({ packages: 3, scripted: ["@scope/two"] });
  });
});

describe("a budget", () => {
  afterEach(() => vi.restoreAllMocks());

  it("that is missed fails the run with a sentence about it", async () => {
    const printed = vi.spyOn(console, "log").mockReturnValue();
    const said = vi.spyOn(console, "error").mockReturnValue();
    const folder = new URL("./suites/", import.meta.url);
    expect(await runSuites(folder, ["missed"])).toBe(1);
    expect(said.mock.calls).toEqual([
      ["A budget is missed in missed: a heavy bundle is 7.1 kB, not ≤ 6.5 kB."],
    ]);
    expect(printed.mock.calls.join()).toMatch(/a heavy bundle +\| 7.1 kB +\| ≤ 6.5 kB +\| MISSED/);
  });

  it("that is kept passes, like a value without a budget", async () => {
    vi.spyOn(console, "log").mockReturnValue();
    const said = vi.spyOn(console, "error").mockReturnValue();
    expect(await runSuites(new URL("./suites/", import.meta.url), ["kept"])).toBe(0);
    expect(said).not.toHaveBeenCalled();
  });
});

describe("a suite that fails", () => {
  afterEach(() => vi.restoreAllMocks());

  it("fails the run, and prints the earlier rows", async () => {
    const printed = vi.spyOn(console, "log").mockReturnValue();
    await expect(runSuites(new URL("./suites/", import.meta.url), ["broken"])).rejects.toThrow(
      "the browser is gone",
    );
    expect(printed.mock.calls.join()).toMatch(/what came before +\| 2 ms/);
  });
});

describe("a run", () => {
  afterEach(() => vi.restoreAllMocks());
  const folder = new URL("./suites/", import.meta.url);

  it("prints each result as soon as it is measured", async () => {
    vi.spyOn(console, "log").mockReturnValue();
    const shown = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    await runSuites(folder, ["kept"]);
    expect(shown.mock.calls.map(([line]) => line)).toContain("kept: a light bundle: 6.0 kB (≤ 6.5 kB)\n");
  });

  it("gives a suite the parts that are named after it", async () => {
    const printed = vi.spyOn(console, "log").mockReturnValue();
    expect(await runSuites(folder, ["parts", "fast", "kept"])).toBe(0);
    expect(printed.mock.calls.join()).toMatch(/parts \| measured +\| fast /);
    expect(printed.mock.calls.join()).toContain("a light bundle");
  });

  it("names the parts of a suite for an unknown one", async () => {
    const said = vi.spyOn(console, "error").mockReturnValue();
    expect(await runSuites(folder, ["parts", "deep"])).toBe(2);
    expect(said.mock.calls.join()).toContain('There is no suite "deep".');
    expect(said.mock.calls.join()).toContain("The parts of parts are fast, slow.");
  });
});

describe("the command", () => {
  it("names the suites for an unknown one", () => {
    const script = fileURLToPath(new URL("../src/run.ts", import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [script, "speed"], { encoding: "utf8" });
    expect(status).toBe(2);
    expect(stderr).toContain('There is no suite "speed".');
    for (const suite of ["build", "client", "mock", "size"]) expect(stderr).toContain(suite);
  });
});
