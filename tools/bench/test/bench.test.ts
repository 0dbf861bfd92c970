import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { findMedian, measureCommand } from "../src/measure.ts";
import { measureTar } from "../src/suites/size.ts";
import { formatSize, formatTable, formatTime } from "../src/table.ts";

const cwd = import.meta.dirname;

describe("figures", () => {
  it("takes the middle, not the mean", () => {
    expect(findMedian([9, 1, 2])).toBe(2);
    expect(findMedian([10, 2, 4, 1])).toBe(3);
  });

  it("changes the unit where a person would", () => {
    expect([formatTime(82.6), formatTime(12_340), formatSize(1_234), formatSize(2_345_678)]).toEqual([
      "83 ms",
      "12.3 s",
      "1 kB",
      "2.35 MB",
    ]);
  });

  it("aligns the columns", () => {
    const lines = formatTable([
      { suite: "build", claim: "short", value: "1 ms", detail: "" },
      { suite: "size", claim: "a longer claim", value: "12.3 s", detail: "one run" },
    ]).split("\n");
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
    expect(lines[3]).toBe("| size  | a longer claim | 12.3 s | one run |");
  });
});

describe("measuring a command", () => {
  it("sees how long it waits and how long it works", () => {
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

  it("gives no figure for a command that fails", () => {
    const fail = () =>
      measureCommand(process.execPath, ["-e", "throw new Error('broken')"], { cwd, runs: 1 });
    expect(fail).toThrow("broken");
  });
});

describe("the size of a package", () => {
  it("is that of its files, whatever the archive adds", () => {
    const folder = mkdtempSync(join(tmpdir(), "bench-tar-"));
    writeFileSync(join(folder, "one.txt"), "x".repeat(513));
    writeFileSync(join(folder, "two.txt"), "");
    const tar = execFileSync("tar", ["-cf", "-", "--format=ustar", "one.txt", "two.txt"], { cwd: folder });
    rmSync(folder, { recursive: true });
    expect(measureTar(tar)).toEqual({ bytes: 513, files: 2 });
  });
});

describe("the command", () => {
  it("names the suites when it is asked for another", () => {
    const script = fileURLToPath(new URL("../src/run.ts", import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [script, "speed"], { encoding: "utf8" });
    expect(status).toBe(2);
    expect(stderr).toMatch(/no suite "speed".*build, size/);
  });
});
