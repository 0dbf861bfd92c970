import { describe, expect, it } from "vitest";
import { measure, parts } from "../../src/suites/service.ts";
import type { Row } from "../../src/table.ts";

/** So few records and so short rounds that only the way to a number is tested. */
const scale = { records: 2000, round: 20, starts: 1, events: 5, sizes: [0.5, 1] };

/** The peers are installed from registries, and `gigabyte` does the same as `files`. */
const tested = parts.filter((part) => part !== "peers" && part !== "gigabyte");

describe("the bench of the service", () => {
  it.each(tested)(
    "has numbers in every line of `%s`",
    async (part) => {
      const rows: Row[] = [];
      for await (const row of measure([part], scale)) rows.push(row);
      expect(rows.filter(({ value }) => value === "failed")).toEqual([]);
      const measured = rows.filter(({ value }) => value !== "skipped");
      if (process.platform !== "linux") return;
      expect(
        measured.map(({ claim, value }) => `${claim}: ${value}`).filter((line) => line.includes("NaN")),
      ).toEqual([]);
      if (part !== "postgres" || process.env["DATABASE_URL"] !== undefined) expect(measured).not.toEqual([]);
    },
    120_000,
  );
});
