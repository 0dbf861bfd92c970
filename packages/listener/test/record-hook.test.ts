import type { RecordId } from "@data-import/types";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bulkRecordHook, createListener, type HookRecord, type Listener, recordHook } from "../src/index.ts";
import { createWorld, products, type World } from "./support/world.ts";

let world: World;

beforeEach(async () => {
  world = await createWorld({ trackChanges: true });
});
afterEach(() => world.close());

/** Handles all new events; returns their topics. */
async function handleEvents(listener: Listener): Promise<string[]> {
  const events = await world.takeEvents();
  for (const event of events) await listener.dispatchEvent(event, { api: world.api });
  return events.map(({ topic }) => topic);
}

async function readRecords() {
  const { records = [] } = await world.api.records.get(world.sheetId, { includeMessages: true });
  return records.map(({ values, valid }) => ({
    valid,
    sku: values["sku"]?.value,
    price: values["price"]?.value,
    messages: Object.values(values).flatMap(({ messages = [] }) => messages.map(({ message }) => message)),
  }));
}

test("a hook changes values and adds messages, and completes the commit", async () => {
  const listener = createListener().use(
    recordHook(products, (record) => {
      record.set("sku", record.get("sku")?.toUpperCase() ?? null);
      if ((record.get("price") ?? 0) < 0) record.addError("price", "The price must not be negative.");
      record.addWarning("tags", "There are no tags.");
    }),
  );
  await world.api.records.insert(world.sheetId, [
    { sku: { value: "cup-004" }, price: { value: 24.5 } },
    { sku: { value: "TRAY-010" }, price: { value: -3 } },
  ]);

  expect(await handleEvents(listener)).toContain("commit:created");

  expect(await readRecords()).toEqual([
    { valid: true, sku: "CUP-004", price: 24.5, messages: ["There are no tags."] },
    {
      valid: false,
      sku: "TRAY-010",
      price: -3,
      messages: ["The price must not be negative.", "There are no tags."],
    },
  ]);
  expect(await handleEvents(createListener())).toContain("commit:completed");
});

test("a hook that finds nothing saves nothing, and does not react to its own changes", async () => {
  let runs = 0;
  const listener = createListener().use(
    recordHook("products", (record) => {
      runs += 1;
      record.set("sku", String(record.get("sku")).replace("cup", "cup-cup"));
    }),
  );
  await world.api.records.insert(world.sheetId, [{ sku: { value: "cup" } }, { sku: { value: "tray" } }]);
  await handleEvents(listener);
  expect(await handleEvents(listener)).toContain("commit:created");
  expect(await handleEvents(listener)).not.toContain("commit:created");
  expect((await readRecords()).map(({ sku }) => sku)).toEqual(["cup-cup", "tray"]);
  expect(runs).toBe(2);
});

test("the messages of a hook end when it does not add them again", async () => {
  const listener = createListener().use(
    recordHook(products, (record) => {
      const price = record.get("price");
      if (price === undefined) record.addInfo("price", `${record.getRaw("price")} is written in words.`);
      else if (price !== null && price > 100) record.addError("price", "It is too expensive.");
    }),
  );
  await world.api.records.insert(world.sheetId, [{ price: { value: 200 } }, { price: { value: "twelve" } }]);
  await handleEvents(listener);
  const { records = [] } = await world.api.records.get(world.sheetId);
  expect((await readRecords()).map(({ messages }) => messages)).toEqual([
    ["It is too expensive."],
    [expect.stringContaining("number"), "twelve is written in words."],
  ]);
  await world.api.records.update(
    world.sheetId,
    records.map(({ id }) => ({ id, values: { price: { value: 20 } } })),
  );
  await handleEvents(listener);
  expect((await readRecords()).map(({ messages }) => messages)).toEqual([[], []]);
});

test("a bulk hook reads all records of a commit, chunk by chunk, and one that was deleted harms nothing", async () => {
  const rows = Array.from({ length: 25 }, (_, index) => ({ sku: { value: `cup-${index}` } }));
  await world.api.records.insert(world.sheetId, rows);
  const chunks: number[] = [];
  const listener = createListener().use(
    bulkRecordHook(
      products,
      async (records, { api, event }) => {
        chunks.push(records.length);
        for (const record of records) record.set("price", Number(record.get("sku")?.slice(4)));
        const [first, second] = records;
        if (first && second) await api.records.delete(event.context.sheetId, { ids: [first.id, second.id] });
      },
      { chunkSize: 10 },
    ),
  );
  const [commit] = (await world.takeEvents()).filter(({ topic }) => topic === "commit:created");
  await listener.dispatchEvent(commit as never, { api: world.api });

  expect(chunks).toEqual([10, 10, 5]);
  const { records = [] } = await world.api.records.get(world.sheetId);
  const numbers = records.map(({ values }) => [values["sku"]?.value, values["price"]?.value]);
  expect(numbers).toEqual(rows.flatMap(({ sku }, index) => (index % 10 < 2 ? [] : [[sku.value, index]])));
});

test("a chunk is as large as it may be, although the first page of a commit is small", async () => {
  const rows = Array.from({ length: 1_205 }, (_, index) => ({ sku: { value: `cup-${index}` } }));
  await world.api.records.insert(world.sheetId, rows);
  const [commit] = (await world.takeEvents()).filter(({ topic }) => topic === "commit:created");
  for (const [chunkSize, sizes] of [
    [undefined, [1_205]],
    [1_100, [1_100, 105]],
    [600, [600, 600, 5]],
  ] as const) {
    const chunks: string[][] = [];
    const collect = (records: readonly HookRecord[]) =>
      void chunks.push(records.map((record) => String(record.get("sku"))));
    const listener = createListener().use(bulkRecordHook("products", collect, { chunkSize }));
    await listener.dispatchEvent(commit as never, { api: world.api });
    expect(chunks.map(({ length }) => length)).toEqual(sizes);
    expect(chunks.flat()).toEqual(rows.map(({ sku }) => sku.value));
  }
});

test("a hook does not get records that a commit has only judged", async () => {
  const config = { name: "People", slug: "people" };
  const fields = [{ key: "email", type: "string" as const, constraints: [{ type: "unique" as const }] }];
  const workbook = await world.api.workbooks.create({
    name: "People",
    spaceId: world.spaceId,
    sheets: [{ ...config, fields }],
  });
  const sheetId = workbook.sheets?.[0]?.id ?? ("" as never);
  const insert = () => world.api.records.insert(sheetId, [{ email: { value: "a@casa.example" } }]);
  const { records: [first] = [] } = await insert();
  await world.takeEvents();
  const seen: string[] = [];
  const listener = createListener().use(recordHook("people", ({ id }) => void seen.push(id)));
  const { commitId, records: [second] = [] } = await insert();
  const page = await world.api.records.get(sheetId, { commitId });
  expect(page.records.map(({ id, judged }) => [id, judged])).toEqual([
    [first?.id, true],
    [second?.id, undefined],
  ]);
  await handleEvents(listener);
  expect(seen).toEqual([second?.id]);
});

test("a chunk whose hook fails is not saved", async () => {
  const listener = createListener().use(
    recordHook(products, (record) => {
      record.set("price", 1);
      throw new Error("The list of prices is missing.");
    }),
  );
  await world.api.records.insert(world.sheetId, [{ sku: { value: "CUP-004" } }]);
  await expect(handleEvents(listener)).rejects.toThrow("The list of prices is missing.");
  expect(await readRecords()).toEqual([{ valid: true, sku: "CUP-004", price: null, messages: [] }]);
});

test("changes that are too large for one request are sent in parts", async () => {
  const rows = Array.from({ length: 90 }, (_, index) => ({ sku: { value: `cup-${index}` } }));
  await world.api.records.insert(world.sheetId, rows);
  const tag = "x".repeat(100_000);
  const listener = createListener().use(recordHook(products, (record) => record.set("tags", [tag])));
  await handleEvents(listener);

  const { records = [] } = await world.api.records.get(world.sheetId, { fields: ["tags"] });
  expect(records.map(({ values }) => String(values["tags"]?.value).length)).toEqual(
    rows.map(() => tag.length),
  );
  expect(await world.api.sheets.listCommits(world.sheetId)).toHaveLength(3);
});

test("a size of chunks that the service does not take is rejected at once", () => {
  expect(() => bulkRecordHook("products", () => {}, { chunkSize: 20_000 })).toThrow(
    new TypeError("chunkSize is 20000, but must be a whole number from 1 to 10000."),
  );
});

test("each of two hooks on one sheet has its own messages", async () => {
  const listener = createListener()
    .use(
      recordHook(products, (record) => {
        if ((record.get("price") ?? 0) < 0) record.addError("price", "Negative.");
      }),
    )
    .use(recordHook(products, () => {}))
    .use(
      recordHook(products, (record) => record.set("price", Math.round(record.get("price") ?? 0)), {
        name: "round",
      }),
    )
    .use(recordHook(products, (record) => record.addWarning("price", "Look."), { name: "look" }));
  await world.api.records.insert(world.sheetId, [{ sku: { value: "A" }, price: { value: -2.6 } }]);
  await handleEvents(listener);
  const [{ values: { price } = {}, id } = {}] = (
    await world.api.records.get(world.sheetId, { includeMessages: true })
  ).records;
  expect(price).toMatchObject({
    value: -3,
    valid: false,
    messages: [
      { message: "Negative.", hook: "hook-1" },
      { message: "Look.", hook: "look" },
    ],
  });
  // A hook that finds the same again changes nothing.
  await world.api.records.update(world.sheetId, [{ id: id as RecordId, values: { sku: { value: "B" } } }]);
  await handleEvents(listener);
  expect((await readRecords())[0]?.messages).toEqual(["Negative.", "Look."]);
  const commits = await world.api.sheets.listCommits(world.sheetId);
  await world.api.records.update(world.sheetId, [{ id: id as RecordId, values: { price: { value: 3 } } }]);
  await handleEvents(listener);
  expect(await readRecords()).toMatchObject([{ valid: true, messages: ["Look."] }]);
  expect(commits).toHaveLength(5);
});

test("a name that cannot be sent is rejected at once", () => {
  expect(() => recordHook("products", () => {}, { name: "" })).toThrow(TypeError);
  expect(() => recordHook("products", () => {}, { name: "Preis €" })).toThrow("printable ASCII");
});

test("what a person changes while the hook works is not overwritten, and the hook gets the record again", async () => {
  const seen: unknown[] = [];
  const listener = createListener().use(
    bulkRecordHook(products, async (records, { api, event }) => {
      for (const record of records) {
        seen.push(record.get("price"));
        record.set("sku", `${record.get("sku")}!`);
        record.set("price", Math.round(record.get("price") ?? 0));
        if (seen.length > 2) continue;
        const corrected = { price: { value: seen.length + 7.6 } };
        await api.records.update(event.context.sheetId, [{ id: record.id, values: corrected }]);
      }
    }),
  );
  await world.api.records.insert(world.sheetId, [{ sku: { value: "A" }, price: { value: 3.4 } }]);
  const [commit] = (await world.takeEvents()).filter(({ topic }) => topic === "commit:created");
  await listener.dispatchEvent(commit as never, { api: world.api });
  expect(seen).toEqual([3.4, 8.6, 9.6]);
  // Cells that nobody else changed are saved each time.
  expect(await readRecords()).toMatchObject([{ sku: "A!!!", price: 10 }]);
});

test("a record that changes again and again fails the event", async () => {
  let price = 0;
  const listener = createListener().use(
    bulkRecordHook(products, async ([record], { api, event }) => {
      price += 1;
      record?.set("price", 0);
      const values = { price: { value: price } };
      if (record) await api.records.update(event.context.sheetId, [{ id: record.id, values }]);
    }),
  );
  await world.api.records.insert(world.sheetId, [{ sku: { value: "A" } }]);
  await expect(handleEvents(listener)).rejects.toThrow("were changed 20 times while the hook worked");
  expect(await readRecords()).toMatchObject([{ price }]);
});

test("a hook does not do again what a person has undone, or brought back from a snapshot, unless it asks", async () => {
  const reversals: unknown[] = [];
  const listener = createListener()
    .use(recordHook(products, (record) => record.set("sku", record.get("sku")?.toUpperCase() ?? null)))
    .use(recordHook(products, (record) => reversals.push(record.get("sku")), { handlesReversals: true }));
  await world.api.records.insert(world.sheetId, [{ sku: { value: "cup" } }]);
  const snapshot = await world.api.snapshots.create({ sheetId: world.sheetId });
  await handleEvents(listener);
  expect(await readRecords()).toMatchObject([{ sku: "CUP" }]);
  const [hooked] = await world.api.sheets.listCommits(world.sheetId);
  await world.api.commits.undo(hooked?.id ?? ("" as never));
  await handleEvents(listener);
  expect(await readRecords()).toMatchObject([{ sku: "cup" }]);

  const [record] = (await world.api.records.get(world.sheetId)).records;
  await world.api.records.update(world.sheetId, [
    { id: record?.id as RecordId, values: { sku: { value: "mug" } } },
  ]);
  await handleEvents(listener);
  expect(await readRecords()).toMatchObject([{ sku: "MUG" }]);
  await world.api.snapshots.restore(snapshot.id, { created: true, updated: true, deleted: true });
  await expect.poll(readRecords).toMatchObject([{ sku: "cup" }]);
  await handleEvents(listener);
  expect(await readRecords()).toMatchObject([{ sku: "cup" }]);
  expect(reversals).toEqual(["CUP", "cup", "MUG", "cup"]);
});
