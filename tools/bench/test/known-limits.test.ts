import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepTable, readLastTable } from "../src/kept-tables.ts";
import { judgeBudgets, knownLimitsFile, readKnownLimits } from "../src/known-limits.ts";
import { runSuites } from "../src/run-suites.ts";
import type { Row } from "../src/table.ts";

const suites = readdirSync(new URL("../src/suites/", import.meta.url)).map((file) =>
  file.replace(/\.ts$/, ""),
);
const row = (ok: boolean, claim = "a bundle"): Row => ({
  suite: "client",
  claim,
  value: ok ? "6.0 kB" : "7.1 kB",
  budget: "≤ 6.5 kB",
  ok,
  detail: "",
});
const limit = { suite: "client", claim: "a bundle", since: "2026-11-30" };

describe("the list of known limits", () => {
  const known = readKnownLimits(readFileSync(knownLimitsFile, "utf8"));

  it("names suites that exist, each claim once, each with a date", () => {
    const wrong = known.filter(
      ({ suite, since }) => !suites.includes(suite) || !/^\d{4}-\d\d-\d\d$/.test(since),
    );
    expect(wrong).toEqual([]);
    expect(new Set(known.map(({ suite, claim }) => `${suite}: ${claim}`)).size).toBe(known.length);
  });

  it("is not read if its columns are others", () => {
    expect(() => readKnownLimits("| suite | since |\n| --- | --- |\n")).toThrow("not suite, since.");
  });
});

describe("a budget that is missed", () => {
  it("once is noted", () => {
    for (const before of [[], [row(true)], [row(false, "another")]])
      expect(judgeBudgets([row(false)], before, [])).toEqual({
        notes: ["client: a bundle is 7.1 kB, not ≤ 6.5 kB. The run before did not miss it."],
        failures: [],
      });
  });

  it("twice must be a known limit", () => {
    const { notes, failures } = judgeBudgets([row(false)], [row(false)], []);
    expect(notes).toEqual([]);
    expect(failures.join()).toContain("add a line to tools/bench/known-limits.md");
    expect(judgeBudgets([row(false)], [row(false)], [limit])).toEqual({
      notes: ["client: a bundle is 7.1 kB, not ≤ 6.5 kB. This is a known limit since 2026-11-30."],
      failures: [],
    });
  });

  it("can leave the list after two runs within its budget", () => {
    expect(judgeBudgets([row(true)], [row(false)], [limit])).toEqual({ notes: [], failures: [] });
    expect(judgeBudgets([row(true)], [row(true)], [limit]).notes.join()).toContain("delete its line");
    expect(judgeBudgets([row(true)], [row(true)], [])).toEqual({ notes: [], failures: [] });
  });
});

describe("a folder of tables", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "bench-tables-"));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    vi.restoreAllMocks();
  });

  it("gives the newest one", () => {
    const nested = join(folder, "nested");
    expect(readLastTable(nested)).toEqual([]);
    keepTable(nested, [row(true)], new Date("2026-11-30T02:00:00Z"));
    keepTable(nested, [row(false)], new Date("2026-11-29T02:00:00Z"));
    expect(readLastTable(nested)).toEqual([row(true)]);
  });

  it("makes a run fail at the second miss, and says so", async () => {
    vi.spyOn(console, "log").mockReturnValue();
    vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const said = vi.spyOn(console, "error").mockReturnValue();
    const run = () => runSuites(new URL("./suites/", import.meta.url), ["missed"], {}, folder);
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      expect(await run()).toBe(0);
      vi.advanceTimersByTime(1000);
      expect(await run()).toBe(1);
    } finally {
      vi.useRealTimers();
    }
    expect(said.mock.calls.map(([line]) => line)).toEqual([
      "missed: a heavy bundle is 7.1 kB, not ≤ 6.5 kB. The run before did not miss it.",
      expect.stringContaining("The run before missed it, too"),
    ]);
    expect(readdirSync(folder)).toHaveLength(2);
  });
});
