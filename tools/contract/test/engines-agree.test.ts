import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { compareEngines } from "./random/compare-engines.ts";
import { openPairedWorlds } from "./random/paired-services.ts";

const { DATABASE_URL } = process.env;

if (DATABASE_URL === undefined) {
  describe.skip("the engines agree (needs DATABASE_URL)", () => {});
} else {
  const worlds = await openPairedWorlds(DATABASE_URL);
  afterAll(worlds.close);

  // The seed is fixed, so that this test has the same result every time. test/random/main.ts takes other seeds.
  const settings = { seed: 20_260_302, numRuns: 6, interruptAfterTimeLimit: 60_000 };

  describe("SQLite and PostgreSQL", () => {
    test("respond alike to random requests, and never with a failure of the service", async () => {
      const runs = fc.array(fc.integer(), { minLength: 80, maxLength: 120 });
      await fc.assert(
        fc.asyncProperty(runs, async (seeds) => {
          const services = await worlds.open();
          const { faults } = await compareEngines(services, seeds);
          await services.close();
          expect(faults.join("\n")).toBe("");
        }),
        settings,
      );
    });
  });
}
