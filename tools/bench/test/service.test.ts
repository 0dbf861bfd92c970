import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it, vi } from "vitest";
import { findPercentile } from "../src/measure.ts";
import { measureCost, readCostOf, readCostOfFamily, readPeak } from "../src/service/setup/cost.ts";
import { createRow, formatMicroseconds } from "../src/service/setup/rows.ts";
import { writeBatches, writeLines, writeRecords } from "../src/service/setup/sheet.ts";
import { createMessageCounter } from "../src/service/setup/statements.ts";
import { measure } from "../src/suites/service.ts";

describe("the statements of a connection to PostgreSQL", () => {
  const message = (type: string, content: string) => {
    const bytes = Buffer.alloc(5);
    bytes.write(type);
    bytes.writeInt32BE(4 + content.length, 1);
    return Buffer.concat([bytes, Buffer.from(content)]);
  };
  const startup = Buffer.alloc(12);
  startup.writeInt32BE(12, 0);
  startup.writeInt32BE(196_608, 4);
  const encryption = Buffer.alloc(8);
  encryption.writeInt32BE(8, 0);
  encryption.writeInt32BE(80_877_103, 4);
  const session = [message("Q", "begin"), message("P", "select E"), message("E", "\0"), message("S", "")];

  it.each([1, 3, 1000])("are counted in pieces of %i bytes", (size) => {
    for (const first of [[startup], [encryption, startup]]) {
      const bytes = Buffer.concat([...first, ...session]);
      const count = createMessageCounter();
      let sum = 0;
      for (let start = 0; start < bytes.length; start += size)
        sum += count(bytes.subarray(start, start + size));
      expect(sum).toBe(2);
    }
  });
});

describe.runIf(process.platform === "linux")("the cost of a process", () => {
  it("has its CPU time and memory, and with its family that of its children", async () => {
    const burn = "const end = process.cpuUsage().user + 200_000; while (process.cpuUsage().user < end);";
    const start = `require("node:child_process").spawnSync(process.execPath, ["-e", ${JSON.stringify(burn)}]);`;
    const child = spawn(process.execPath, ["-e", `${start} console.log(1); setTimeout(() => {}, 60_000)`]);
    const pid = child.pid ?? 0;
    await once(child.stdout, "data");
    expect(readCostOfFamily(pid).cpu).toBeGreaterThan(readCostOf(pid).cpu + 50);
    expect(readPeak(pid)).toBeGreaterThan(10);
    const idle = await measureCost(
      () => readCostOf(pid),
      () => {},
    );
    expect(idle.cpu).toBeLessThan(50);
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(readPeak(pid)).toBeNaN();
  });
});

describe("a row", () => {
  const row = { claim: "insert", format: formatMicroseconds, detail: "" };

  it("is within its budget, or not", () => {
    expect(createRow({ ...row, value: 0.0071, most: 0.01 })).toMatchObject({ value: "7.1 µs", ok: true });
    expect(createRow({ ...row, value: 0.0071, least: 0.01 })).toMatchObject({
      budget: "≥ 10.0 µs",
      ok: false,
    });
    expect(createRow({ ...row, value: 1.3 })).toEqual({ claim: "insert", value: "1.3 ms", detail: "" });
  });

  it("without a number is not within its budget", () => {
    expect(createRow({ ...row, value: Number.NaN, most: 1 }).ok).toBe(false);
    expect(createRow({ ...row, value: Number.NaN, least: 1 }).ok).toBe(false);
  });
});

describe("the records", () => {
  it("are the same as JSON and as JSON lines, in batches", () => {
    const [first = [], ...others] = [...writeBatches(99, 104, 2)];
    expect([first, ...others].map(({ length }) => length)).toEqual([2, 2, 1]);
    const cells = JSON.parse(writeRecords(first)) as Record<string, { value: unknown }>[];
    const lines = writeLines(first)
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines).toEqual(
      cells.map((one) => Object.fromEntries(Object.entries(one).map(([key, { value }]) => [key, value]))),
    );
    expect(lines.map(({ field0 }) => field0)).toEqual(["Article 99", null]);
  });
});

it("a percentile is a measured value", () => {
  const measurements = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect([0.5, 0.99, 1].map((share) => findPercentile(measurements, share))).toEqual([100, 198, 200]);
});

it("lines for PostgreSQL are skipped by name without a server", async () => {
  vi.stubEnv("DATABASE_URL", undefined);
  const rows = [];
  for await (const row of measure(["postgres"])) rows.push(row);
  vi.unstubAllEnvs();
  expect(rows).toEqual([
    { claim: "PostgreSQL", value: "skipped", detail: "DATABASE_URL does not name a server" },
  ]);
});

it("a part that fails is named, and the next one is still measured", async () => {
  vi.stubEnv("DATABASE_URL", "postgres://postgres@127.0.0.1:1/none");
  const rows = [];
  for await (const row of measure(["postgres", "postgres"])) rows.push(row);
  vi.unstubAllEnvs();
  expect(rows).toEqual([1, 2].map(() => expect.objectContaining({ value: "failed", ok: false })));
});
