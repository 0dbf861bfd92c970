import { afterEach, beforeEach, expect, it } from "vitest";
import { cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startJob, waitForJob } from "./support/jobs.ts";
import type { TestService } from "./support/start.ts";
import { startTestService } from "./support/start.ts";

/** Random-looking numbers that are the same in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const fields = [
  { key: "price", type: "number" as const },
  { key: "stock", type: "number" as const },
  { key: "note", type: "string" as const },
];

describeEngines("the extremes of a sheet of several blocks", (engine) => {
  let test: TestService;
  beforeEach(async () => {
    test = await startTestService(engine);
  });
  afterEach(() => test.close());

  it("are those of its records after any changes", async () => {
    const { sheets, workbookId } = await createCatalogue(test, [{ name: "Parts", slug: "parts", fields }]);
    const sheet = `/sheets/${sheets["parts"]}`;
    const random = createRandom(7);
    const createPrice = () => (random(9) === 0 ? null : random(1_000_000) / 100);
    const createRecord = () => cells({ price: createPrice(), stock: random(50) === 0 ? random(9) : null });
    /** By id. */
    const prices = new Map<string, number | null>();
    const insert = async (count: number) => {
      const body = Array.from({ length: count }, createRecord);
      const { records } = await test.send("POST", `${sheet}/records`, body);
      for (const [index, { id }] of records.entries()) {
        prices.set(id, (body[index]?.["price"]?.value as number | null) ?? null);
      }
    };
    const findHolder = (order: (a: number, b: number) => number) => {
      const [first] = [...prices]
        .filter(([, price]) => price !== null)
        .sort((a, b) => order(a[1] ?? 0, b[1] ?? 0));
      return first?.[0] ?? "";
    };
    const update = async (id: string) => {
      const price = createPrice();
      await test.send("PUT", `${sheet}/records`, [{ id, values: cells({ price }) }]);
      prices.set(id, price);
    };
    const remove = async (ids: readonly string[]) => {
      await test.send("DELETE", `${sheet}/records?${ids.map((id) => `ids=${id}`).join("&")}`);
      for (const id of ids) prices.delete(id);
    };
    const compare = async () => {
      const known = [...prices.values()].filter((price) => price !== null);
      const calculations: Record<string, unknown>[] = await test.send("GET", `${sheet}/calculations`);
      const find = (type: string) =>
        calculations.find((each) => each["fieldKey"] === "price" && each["type"] === type)?.["value"];
      expect([find("MIN"), find("MAX")]).toEqual([Math.min(...known), Math.max(...known)]);
    };

    // Aligned and not aligned to blocks, within one and over several.
    for (const count of [5, 1700, 295, 1000, 2500, 3]) {
      await insert(count);
      await remove([findHolder((a, b) => a - b), findHolder((a, b) => b - a)]);
      await compare();
    }
    for (let step = 0; step < 40; step += 1) {
      const ids = [...prices.keys()];
      const kind = random(6);
      if (kind === 0) await insert(1 + random(400));
      else if (kind === 1) await remove(ids.slice(random(ids.length)).slice(0, 1 + random(100)));
      else if (kind === 2) await update(ids[random(ids.length)] ?? "");
      else await update(findHolder(kind === 3 ? (a, b) => a - b : (a, b) => b - a));
      if (step % 4 === 0) await compare();
    }
    await compare();

    // Whole blocks go, in the order of the sheet; then the fields are read again.
    const gone = [...prices.keys()].slice(0, 2800);
    const kept = [...prices.keys()].slice(2800);
    const job = await startJob(test, {
      type: "workbook",
      operation: "delete-records",
      source: workbookId,
      config: { sheet: sheets["parts"], filter: "all", exceptions: kept },
    });
    expect(await waitForJob(test, job)).toMatchObject({ status: "complete" });
    for (const id of gone) prices.delete(id);
    await compare();
    await test.send("POST", `${sheet}/validate`);
    await update(findHolder((a, b) => b - a));
    await update(findHolder((a, b) => a - b));
    await compare();
  });

  it("are found in one block if a record with an extreme changes", async () => {
    const { sheets } = await createCatalogue(test, [{ name: "Parts", slug: "parts", fields }]);
    const sheet = `/sheets/${sheets["parts"]}`;
    const sheetId = sheets["parts"] ?? "";
    const ids: string[] = [];
    for (const start of [0, 3000]) {
      const body = Array.from({ length: 3000 }, (_, index) => cells({ price: start + index }));
      const { records } = await test.send("POST", `${sheet}/records`, body);
      ids.push(...records.map(({ id }: { id: string }) => id));
    }
    const rows = await test.storage.db
      .selectFrom("block_extremes")
      .select(["block", "least", "greatest"])
      .where("sheet_id", "=", sheetId)
      .where("slot", "=", 0)
      .orderBy("block")
      .execute();
    // The last block grows with every insert, so it has no row.
    expect(rows).toEqual(
      [0, 1, 2, 3, 4].map((block) => ({ block, least: block * 1000, greatest: block * 1000 + 999 })),
    );
    // The block that the service does not read has wrong extremes now: a scan would not find them.
    await test.storage.transaction((db) =>
      db
        .updateTable("block_extremes")
        .set({ least: -5 })
        .where("sheet_id", "=", sheetId)
        .where("block", "=", 1)
        .execute(),
    );
    await test.send("PUT", `${sheet}/records`, [{ id: ids[0], values: cells({ price: 7 }) }]);
    const calculations = await test.send("GET", `${sheet}/calculations`);
    expect(calculations).toContainEqual(
      expect.objectContaining({ fieldKey: "price", type: "MIN", value: -5 }),
    );
  });

  it("are stored for a sheet with many fields, too", async () => {
    const many = Array.from({ length: 150 }, (_, index) => ({ key: `n${index}`, type: "number" as const }));
    const { sheets } = await createCatalogue(test, [{ name: "Wide", slug: "wide", fields: many }]);
    const sheet = `/sheets/${sheets["wide"]}`;
    const createValues = (start: number) =>
      cells(Object.fromEntries(many.map(({ key }, index) => [key, start + index])));
    const { records } = await test.send("POST", `${sheet}/records`, [createValues(5), createValues(1)]);
    await test.send("POST", `${sheet}/records`, [createValues(3)]);
    await test.send("PUT", `${sheet}/records`, [{ id: records[1].id, values: createValues(4) }]);
    const calculations: { fieldKey: string; type: string; value: number }[] = await test.send(
      "GET",
      `${sheet}/calculations`,
    );
    const find = (type: string) =>
      calculations.filter((each) => each.type === type).map(({ value }) => value);
    expect(find("MIN")).toEqual(many.map((_, index) => 3 + index));
    expect(find("MAX")).toEqual(many.map((_, index) => 5 + index));
    expect(find("SUM")).toEqual(many.map((_, index) => 12 + 3 * index));
  });
});
