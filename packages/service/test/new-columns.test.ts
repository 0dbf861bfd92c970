import type { Property } from "@data-import/types";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startChores } from "../src/chores/start-chores.ts";
import { createSlots } from "../src/domain/slots.ts";
import { encodeBlock } from "../src/records/columns/encode-block.ts";
import { type JobRunner, startRunner } from "../src/runner/runner.ts";
import { cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startJob, waitForJob } from "./support/jobs.ts";
import { startTestService, type TestService } from "./support/start.ts";

const existing = 20_100;
const added = 4500;

describeEngines("columns of the records of a job", (engine) => {
  let test: TestService;
  let runner: JobRunner;
  let chores: ReturnType<typeof startChores>;
  let workbookId: string;
  let [from, to, copy] = ["", "", ""];
  beforeAll(async () => {
    // Its jobs run without a builder of columns.
    test = await startTestService(engine, { runsJobs: false });
    const onFailure = () => {};
    chores = startChores({ storage: test.storage, onFailure });
    const slots = createSlots({ ofEnvironment: 2, ofAll: 4 });
    runner = startRunner(test.dependencies, chores, { slots, onFailure });
    const fields: Property[] = [
      { key: "name", type: "string", constraints: [{ type: "unique" }] },
      { key: "price", type: "number" },
      { key: "parent", type: "reference", config: { ref: "to", key: "name", relationship: "has-one" } },
    ];
    const catalogue = await createCatalogue(test, [
      { name: "From", slug: "from", fields: fields.map(({ key }) => ({ key, type: "string" })) },
      { name: "To", slug: "to", fields },
      { name: "Copy", slug: "copy", fields: [{ key: "name", type: "string" }] },
    ]);
    workbookId = catalogue.workbookId;
    const { sheets } = catalogue;
    [from = "", to = "", copy = ""] = [sheets["from"], sheets["to"], sheets["copy"]];
    await insert(to, existing, (index) => ({ name: `old ${index}`, price: index % 300, parent: null }));
    await insert(from, added, (index) => ({
      // Every hundredth is a duplicate of an older record, of one in the same commit, or of one in an earlier commit.
      // The first commit ends with 1999, and the last block of it is made by the second one.
      name:
        index === 2100
          ? "new 1950"
          : index % 100 === 0
            ? ["old 1", `new ${index + 1}`, "new 5"][(index / 100) % 3]
            : `new ${index}`,
      price: index % 50 === 0 ? "none" : `${index / 4}`,
      // Is not there yet when the record is written, which changes again when it comes.
      parent: index < 500 ? `new ${added - 1 - index}` : null,
    }));
  });
  afterAll(async () => {
    await chores.stop();
    await runner.stop();
    await test.close();
  });

  async function insert(sheetId: string, count: number, create: (index: number) => object): Promise<void> {
    for (let start = 0; start < count; start += 2500) {
      const size = Math.min(2500, count - start);
      const body = Array.from({ length: size }, (_, index) => cells({ ...create(start + index) }));
      await test.send("POST", `/sheets/${sheetId}/records`, body);
    }
  }

  async function map(sourceSheetId: string, destinationSheetId: string): Promise<void> {
    const config = { sourceSheetId, destinationSheetId };
    const job = { type: "workbook", operation: "map", source: workbookId, config };
    expect(await waitForJob(test, await startJob(test, job))).toMatchObject({ status: "complete" });
  }

  /** The blocks that have columns; each column must be what its records say. */
  async function listBlocks(sheetId = to): Promise<Map<number, readonly number[]>> {
    const { db } = test.storage;
    const rows = await db
      .selectFrom("record_columns")
      .selectAll()
      .where("sheet_id", "=", sheetId)
      .orderBy("slot")
      .execute();
    const blocks = Map.groupBy(rows, ({ block }) => block);
    for (const [block, columns] of blocks) {
      const slots = columns.map(({ slot }) => slot);
      const encoded = await encodeBlock({ db }, sheetId, slots, block);
      for (const { slot, data } of columns)
        expect([block, slot, Buffer.from(data)]).toEqual([
          block,
          slot,
          Buffer.from(encoded.get(slot) as Uint8Array),
        ]);
    }
    return new Map(
      [...blocks].sort(([a], [b]) => a - b).map(([block, all]) => [block, all.map((row) => row.slot)]),
    );
  }

  it("are there with its commits, but not if a later commit changes their block", async () => {
    await map(from, to);
    const slots = [-1, 0, 1, 2];
    // The last block is not full. One commit ends in block 22, and the next one goes on there.
    expect([...(await listBlocks())]).toEqual([21, 22, 23].map((block) => [block, slots]));
  });

  it("are made from the first commit on, if the job will bring so many", async () => {
    await map(to, copy);
    const blocks = await listBlocks(copy);
    expect(blocks.size).toBe(Math.floor((existing + added) / 1000));
    expect(blocks.get(0)).toEqual([-1, 0]);
  });

  it("go with the next change of their block", async () => {
    const { records } = await test.send("GET", `/sheets/${to}/records?pageSize=1&pageNumber=23500`);
    const body = [{ id: records[0].id, values: { price: { value: 7 } } }];
    await test.send("PUT", `/sheets/${to}/records`, body);
    expect([...(await listBlocks()).keys()]).toEqual([21, 22]);
  });
});
