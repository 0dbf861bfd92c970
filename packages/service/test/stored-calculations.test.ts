import { afterEach, beforeEach, expect, it } from "vitest";
import { cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

/** True for every record, but a query without stored calculations, so that the service scans. */
const everything = encodeURIComponent('sku eq "" or sku ne ""');

/** Random-looking numbers that are the same in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

describeEngines("stored calculations", (engine) => {
  let test: TestService;
  beforeEach(async () => {
    test = await startTestService(engine);
  });
  afterEach(() => test.close());

  it("are exact", async () => {
    const { sheets } = await createCatalogue(test);
    const sheet = `/sheets/${sheets["products"]}`;
    const prices = [0.1, 0.2, 1e-9, 9_007_199_254_740_991, -9_007_199_254_740_991, 123_456.789, 1e21, -1e21];
    const { body } = await test.request("POST", `${sheet}/records`, {
      body: prices.map((price) => cells({ price })),
    });
    const find = async (type: string) => {
      const { body } = await test.request("GET", `${sheet}/calculations`);
      return body.data.find(
        (one: Record<string, unknown>) => one["fieldKey"] === "price" && one["type"] === type,
      ).value;
    };
    expect([await find("SUM"), await find("MIN"), await find("MAX")]).toEqual([
      123_457.089000001, -1e21, 1e21,
    ]);
    const gone = body.data.records.slice(5).map(({ id }: { id: string }) => `ids=${id}`);
    await test.request("DELETE", `${sheet}/records?${gone.join("&")}`);
    expect([await find("SUM"), await find("MIN"), await find("MAX")]).toEqual([
      0.300000001, -9_007_199_254_740_991, 9_007_199_254_740_991,
    ]);
  });

  it.each([1, 2, 3])("equal those of a scan after any changes (%i)", async (seed) => {
    const { sheets } = await createCatalogue(test);
    const sheet = `/sheets/${sheets["products"]}`;
    const random = createRandom(seed);
    const pick = <Item>(items: readonly Item[]) => items[random(items.length)] as Item;
    const createValues = () => ({
      sku: pick(["A", "a", "B", "C", "D", "", null]),
      name: pick(["x", null]),
      price: pick([0.1, 0.2, -3, 1e21, 5, 5, "bad", "7", null]),
      currency: pick(["EUR", "GBP", null]),
    });
    const ids: string[] = [];
    for (let step = 0; step < 25; step += 1) {
      const kind = ids.length < 5 ? 0 : random(5);
      if (kind < 2) {
        const body = Array.from({ length: 1 + random(6) }, () => cells(createValues()));
        const response = await test.request("POST", `${sheet}/records`, { body });
        ids.push(...response.body.data.records.map(({ id }: { id: string }) => id));
      } else if (kind === 2) {
        const [gone] = ids.splice(random(ids.length), 1);
        expect((await test.request("DELETE", `${sheet}/records?ids=${gone}`)).status).toBe(200);
      } else {
        const values = Object.fromEntries(Object.entries(cells(createValues())).slice(0, 1 + random(4)));
        expect(
          (await test.request("PUT", `${sheet}/records`, { body: [{ id: pick(ids), values }] })).status,
        ).toBe(200);
      }
    }
    const read = async (path: string) => (await test.request("GET", `${sheet}/${path}`)).body.data;
    const kept = await read("counts?byField=true");
    expect(kept).toEqual(await read(`counts?byField=true&q=${everything}`));
    expect(kept.counts.total).toBe(ids.length);
    const [calculations, scanned] = [await read("calculations"), await read(`calculations?q=${everything}`)];
    expect(calculations.map(round)).toEqual(scanned.map(round));

    // Validating everything again has the same result as validating each change.
    const before = await read("records?includeMessages=true");
    await test.request("POST", `${sheet}/validate`);
    expect(await read("records?includeMessages=true")).toEqual(before);
    expect(await read("counts?byField=true")).toEqual(kept);
    expect((await read("calculations")).map(round)).toEqual(calculations.map(round));

    for (const filter of ["all", "valid", "error"]) {
      const paged: unknown[] = [];
      for (let page = 1; page <= 20; page += 1) {
        paged.push(...(await read(`records?filter=${filter}&pageSize=3&pageNumber=${page}`)).records);
      }
      expect(paged).toEqual((await read(`records?filter=${filter}`)).records);
    }
  });
});

/** SQLite sums floating-point numbers. */
function round<Value extends { value?: number }>(calculation: Value): Value {
  const { value } = calculation;
  return value === undefined ? calculation : { ...calculation, value: Number(value.toPrecision(12)) };
}
