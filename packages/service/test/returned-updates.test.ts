import { afterEach, beforeEach, expect, it } from "vitest";
import { cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("an update that asks for its records", (engine) => {
  let test: TestService;
  let sheet: string;
  beforeEach(async () => {
    test = await startTestService(engine);
    sheet = `/sheets/${(await createCatalogue(test)).sheets["products"]}`;
  });
  afterEach(() => test.close());

  const insert = async (...rows: Record<string, unknown>[]): Promise<string[]> =>
    (await test.send("POST", `${sheet}/records`, rows.map(cells))).records.map(
      ({ id }: { id: string }) => id,
    );
  const put = async (records: object[], headers: Record<string, string> = {}) => {
    const {
      status,
      body,
      headers: received,
    } = await test.request("PUT", `${sheet}/records`, {
      body: records,
      headers: { prefer: "respond-async, return=representation", ...headers },
    });
    expect([status, body.errors]).toEqual([200, undefined]);
    return { data: body.data, applied: received.get("preference-applied") };
  };
  const read = async (query = "") =>
    (await test.send("GET", `${sheet}/records?includeMessages=true&${query}`)).records;

  it("gets them as they are now, and those that it judged", async () => {
    const [a, b, c] = await insert(
      { sku: "A", name: "Cup" },
      { sku: "B", name: "Bowl" },
      { sku: "C", name: "Tray" },
    );
    const { data, applied } = await put([
      { id: c, values: cells({ name: "Tray" }) },
      { id: b, values: cells({ sku: "A", price: "many" }) },
    ]);
    expect(applied).toBe("return=representation");
    const [first, second, third] = await read();
    expect(data).toEqual({
      commitId: second.commitId,
      versionId: second.commitId,
      records: [third, second, { ...first, judged: true }],
    });
    expect(data.records.map(({ id, valid }: { id: string; valid: boolean }) => [id, valid])).toEqual([
      [c, true],
      [b, false],
      [a, false],
    ]);
    // Sent back as they are, they change nothing.
    expect((await put(data.records)).data.commitId).toBe(data.commitId);
    // A record of the request that only the others changed is judged, too.
    const corrected = await put([
      { id: a, values: {} },
      { id: b, values: cells({ sku: "B" }) },
    ]);
    expect(corrected.data.records).toMatchObject([{ id: a, valid: true, judged: true }, { id: b }]);
    const nothing = await put([{ id: a, values: cells({ sku: "A" }) }]);
    expect(nothing.data.records).toEqual(await read(`ids=${a}`));
    expect(nothing.data.commitId).toBe(corrected.data.commitId);
  });

  it("gets at most 1,000, and the number of the others", async () => {
    const rows = Array.from({ length: 999 }, (_, index) => ({ sku: `S${index}`, name: "Cup" }));
    const ids = await insert(...rows);
    const others = await insert(
      { sku: "A", name: "Cup" },
      { sku: "B", name: "Cup" },
      { sku: "C", name: "Cup" },
    );
    const changes = ids.map((id, index) => {
      const sku = ["A", "B", "C"][index];
      return { id, values: cells(sku === undefined ? { price: 2 } : { sku }) };
    });
    const { data } = await put(changes);
    expect(data.records.map(({ id }: { id: string }) => id)).toEqual([...ids, others[0]]);
    expect(data.omittedRecords).toBe(2);
    const { data: more } = await put([...ids, ...others].map((id) => ({ id, values: cells({ price: 3 }) })));
    expect([more.records.length, more.omittedRecords]).toEqual([1000, 2]);
  });

  it("gets the same response again for its key, and nothing more without the preference", async () => {
    const [id] = await insert({ sku: "A", name: "Cup" });
    const key = { "idempotency-key": "one" };
    const changes = [{ id, values: cells({ price: 2 }) }];
    const first = await put(changes, key);
    await put([{ id, values: cells({ price: 3 }) }]);
    expect(await put(changes, key)).toEqual(first);
    expect(await put(changes, { ...key, prefer: "" })).toEqual(first);
    for (const prefer of ["return=minimal", "return=representations", ""]) {
      const { data, applied } = await put([{ id, values: cells({ price: prefer.length }) }], { prefer });
      expect([Object.keys(data), applied]).toEqual([["versionId", "commitId"].toSorted(), null]);
    }
  });
});
