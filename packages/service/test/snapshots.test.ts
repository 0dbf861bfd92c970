import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Context } from "../src/context/context.ts";
import { transact } from "../src/context/dependencies.ts";
import { createServiceCaller } from "../src/context/service-caller.ts";
import { beginSnapshots, copyRecords } from "../src/snapshots/snapshots.ts";
import { dropSnapshots, sweepSnapshots } from "../src/snapshots/store.ts";
import { type Catalogue, cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startJob, waitForJob } from "./support/jobs.ts";
import { startTestService, type TestService } from "./support/start.ts";

const count = 6000;
const rows = Array.from({ length: count }, (_, index) =>
  cells({ sku: `A${index}`, price: index % 7 === 0 ? "many" : index }),
);

describeEngines("snapshots that are copied in steps", (engine) => {
  let test: TestService;
  let request: TestService["request"];
  let own: Catalogue;
  let sheetId: string;
  let ids: string[];
  beforeAll(async () => {
    test = await startTestService(engine);
    // On PostgreSQL, the changes come from another node.
    request = await test.startNode();
    own = await createCatalogue(test, [
      {
        name: "Lines",
        slug: "lines",
        allowAdditionalFields: true,
        fields: [
          { key: "sku", type: "string", constraints: [{ type: "unique" }] },
          { key: "price", type: "number" },
        ],
      },
    ]);
    sheetId = own.sheets["lines"] ?? "";
    ids = (await send("POST", `/sheets/${sheetId}/records`, rows)).records.map(
      ({ id }: { id: string }) => id,
    );
  });
  afterAll(() => test.close());

  const send = async (method: string, path: string, body?: unknown) => {
    const response = await request(method, path, { body });
    expect([response.status, response.body.errors]).toEqual([200, undefined]);
    return response.body.data;
  };

  /** Runs one step in a transaction of the first node. */
  function step<Result>(work: (context: Context) => Promise<Result>): Promise<Result> {
    const caller = createServiceCaller(test.dependencies, test, "");
    return transact(test.dependencies, caller, work);
  }
  const begin = async (label: string) =>
    (await step((context) => beginSnapshots(context, [{ id: sheetId }], label)))[0] ?? "";
  const copyNext = (id: string) => step((context) => copyRecords(context, id));

  async function readRows(table: "records" | "snapshot_records", key: string): Promise<unknown[]> {
    const where = table === "records" ? sql`sheet_id = ${key}` : sql`snapshot_id = ${key}`;
    const { rows } =
      await sql<object>`select * from ${sql.table(table)} where ${where} order by position`.execute(
        test.storage.db,
      );
    return rows.map((row) => ({ ...row, sheet_id: undefined, snapshot_id: undefined }));
  }
  async function countCopied(id: string): Promise<number> {
    return (await readRows("snapshot_records", id)).length;
  }
  const isCopied = async () => {
    const states = test.storage.db.selectFrom("sheet_states").select("is_copied");
    return (await states.where("sheet_id", "=", sheetId).executeTakeFirstOrThrow()).is_copied;
  };

  it("are of the moment when they begin, whatever changes while they are copied", async () => {
    const path = `/sheets/${sheetId}/records`;
    await send("DELETE", `${path}?ids=${ids[5700]}`);
    const [{ id: deletion }] = await send("GET", `/sheets/${sheetId}/commits`);
    const before = await readRows("records", sheetId);
    const first = await begin("First");
    expect(await copyNext(first)).toBe(false);
    const copied = await countCopied(first);
    expect(copied).toBeGreaterThan(0);
    expect(copied).toBeLessThan(count / 2);
    const named = [10, 5800].map((index) => ids[index] ?? "");
    await send("PUT", path, [
      { id: named[0], values: cells({ price: 1 }) },
      { id: named[1], values: cells({ sku: "A5801" }) },
    ]);
    await send("DELETE", `${path}?ids=${ids[20]}&ids=${ids[5600]}`);
    await send("POST", path, [cells({ sku: "new" })]);
    // A deleted record comes back to its old position.
    await send("POST", `/commits/${deletion}/undo`);
    // A second one, of another moment.
    const middle = await readRows("records", sheetId);
    const second = await begin("Second");
    const { workbookId } = own;
    const flag = { type: "flag", operation: "apply", flag: { slug: "seen" } };
    const job = { type: "workbook", operation: "bulk-mutate-flags", source: workbookId };
    await waitForJob(test, await startJob(test, { ...job, config: { workbookId, mutation: flag } }));
    expect(await copyNext(first)).toBe(false);
    await send("DELETE", `/v1/workbooks/${workbookId}/flags/seen`);
    // Each record gets another result.
    const required = { key: "name", type: "string", constraints: [{ type: "required" }] };
    await send("POST", `/sheets/${sheetId}/fields`, required);
    for (const id of [first, second]) while (!(await copyNext(id)));
    expect(await readRows("snapshot_records", first)).toEqual(before);
    expect(await readRows("snapshot_records", second)).toEqual(middle);
    expect(await readRows("records", sheetId)).not.toEqual(middle);
    expect(await isCopied()).toBe(0);
    const created = await send("GET", "/events?topic=snapshot:created");
    expect(created.map(({ payload }: { payload: object }) => payload)).toEqual([
      { label: "Second" },
      { label: "First" },
    ]);
  });

  it("are deleted in steps if their job ends before they are complete", async () => {
    const [kept, dropped] = [await begin("Kept"), await begin("Dropped")];
    for (const id of [kept, dropped]) await copyNext(id);
    await step((context) => dropSnapshots(context, [dropped]));
    expect(await isCopied()).toBe(1);
    // Nobody copies any more, and the sweep deletes what was copied.
    expect(await copyNext(dropped)).toBe(true);
    await sweepSnapshots(test.storage);
    expect(await countCopied(dropped)).toBe(0);
    const left = await test.storage.db.selectFrom("snapshots").select("label").execute();
    expect(left.map(({ label }) => label).sort()).toEqual(["First", "Kept", "Second"]);
    while (!(await copyNext(kept)));
    expect(await countCopied(kept)).toBe(count - 1);
    expect(await isCopied()).toBe(0);
  });

  it("end with their sheet", async () => {
    const id = await begin("Never");
    await copyNext(id);
    await send("DELETE", `/sheets/${sheetId}`);
    expect(await copyNext(id)).toBe(true);
    await sweepSnapshots(test.storage);
    expect(await countCopied(id)).toBe(0);
    expect(await test.storage.db.selectFrom("snapshots").select("id").execute()).toEqual([]);
  });
});
