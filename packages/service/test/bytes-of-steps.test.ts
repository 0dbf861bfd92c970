import type { KyselyPlugin } from "kysely";
import { expect, it } from "vitest";
import type { Storage } from "../src/index.ts";
import { cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines, type Engine } from "./support/databases.ts";
import { startJob, waitForJob } from "./support/jobs.ts";
import { startTestService } from "./support/start.ts";

/** 12 records have more than twice what a step reads. */
const long = "x".repeat(1_000_000);
const count = 12;
const mostBytes = 4_194_304;

/** A service that counts how many bytes of cells one statement of a transaction returns at most, and a sheet with large records. */
async function startLarge(engine: Pick<Engine, "open">) {
  let most = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const lengths = result.rows.map(({ cells: own }) => (typeof own === "string" ? own.length : 0));
      most = Math.max(
        most,
        lengths.reduce((sum, length) => sum + length, 0),
      );
      return result;
    },
  };
  const watch = (storage: Storage): Storage => ({
    ...storage,
    transaction: (work, options) => storage.transaction((db) => work(db.withPlugin(counter)), options),
  });
  const open = async () => watch(await engine.open());
  const test = await startTestService({ ...engine, name: "", open });
  const fields = ["kind", "text"].map((key) => ({ key, type: "string" as const }));
  const catalogue = await createCatalogue(test, [
    { name: "Long", slug: "long", fields },
    { name: "Copy", slug: "copy", fields },
  ]);
  const [sheet, copy] = [`/sheets/${catalogue.sheets["long"]}`, `/sheets/${catalogue.sheets["copy"]}`];
  for (let index = 0; index < count; index += 4) {
    const part = Array.from({ length: 4 }, () => cells({ kind: "same", text: long }));
    await test.send("POST", `${sheet}/records`, part);
  }
  most = 0;
  return { test, catalogue, sheet, copy, readMost: () => most };
}

describeEngines("steps over large records", (engine) => {
  it("validate as many records as have 4 MiB", async () => {
    const { test, catalogue, sheet, readMost } = await startLarge(engine);
    const fields = [
      { key: "kind", type: "number" },
      { key: "text", type: "string" },
    ];
    await test.send("PATCH", `/workbooks/${catalogue.workbookId}`, { sheets: [{ slug: "long", fields }] });
    const readErrors = async () => (await test.send("GET", `${sheet}/counts`)).counts.error;
    await expect.poll(readErrors).toBe(count);
    expect(readMost()).toBeGreaterThan(1_000_000);
    expect(readMost()).toBeLessThan(mostBytes);
    await test.close();
  });

  it("map as many records as have 4 MiB, also into a plan", async () => {
    const { test, catalogue, copy, readMost } = await startLarge(engine);
    const config = {
      sourceSheetId: catalogue.sheets["long"],
      destinationSheetId: catalogue.sheets["copy"],
    };
    const job = { type: "workbook", operation: "map", source: catalogue.workbookId, config };
    const { status, result } = await waitForJob(test, await startJob(test, job));
    expect([status, result]).toMatchObject(["complete", { read: count, added: count }]);
    expect((await test.send("GET", `${copy}/counts`)).counts.total).toBe(count);
    expect(readMost()).toBeGreaterThan(1_000_000);
    expect(readMost()).toBeLessThan(mostBytes);
    await test.close();
  });

  it("merge as many duplicates as have 4 MiB", async () => {
    const { test, sheet, readMost } = await startLarge(engine);
    const merged = await test.send("PUT", `${sheet}/records/merge-duplicates`, { keyFields: ["kind"] });
    expect(merged).toMatchObject({ groups: 1, deleted: count - 1, updated: 0 });
    expect(merged.commitIds.length).toBeGreaterThan(2);
    expect((await test.send("GET", `${sheet}/counts`)).counts.total).toBe(1);
    expect(readMost()).toBeGreaterThan(1_000_000);
    expect(readMost()).toBeLessThan(mostBytes);
    await test.close();
  });
});
