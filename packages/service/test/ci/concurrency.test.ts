import { afterEach, beforeEach, expect, it } from "vitest";
import { cells, createCatalogue, productSheet } from "../support/catalogue.ts";
import { countStatuses, type Send } from "../support/clients.ts";
import { describeEngines } from "../support/databases.ts";
import { findUnpolled } from "../support/poll-records.ts";
import { startTestService, type TestService } from "../support/start.ts";

describeEngines("eight clients of two nodes, for long", (engine) => {
  let test: TestService;
  let nodes: readonly Send[];
  let sheetId: string | undefined;
  beforeEach(async () => {
    test = await startTestService(engine);
    nodes = [test.request, await test.startNode()];
    sheetId = (await createCatalogue(test)).sheets["products"];
  });
  afterEach(() => test.close());

  const node = (index: number) => nodes[index % nodes.length] as Send;
  const readKeys = async () => {
    const { body } = await test.request("GET", `/sheets/${sheetId}`);
    return body.data.config.fields.map(({ key }: { key: string }) => key).toSorted();
  };

  it("add eighty fields, ten of them eight times, and remove sixty", async () => {
    const known = productSheet.fields.map(({ key }) => key);
    const fields = `/sheets/${sheetId}/fields`;
    const add = (client: number, key: string) =>
      node(client)("POST", fields, { body: { key, type: "string" } });
    const keys = Array.from({ length: 80 }, (_, index) => `own-${index}`);
    const each = async (client: number, work: (key: string) => Promise<unknown>, from: readonly string[]) => {
      for (const [index, key] of from.entries()) if (index % 8 === client) await work(key);
    };
    const clients = Array.from({ length: 8 }, (_, client) => client);
    await Promise.all(clients.map((client) => each(client, (key) => add(client, key), keys)));
    expect(await readKeys()).toEqual([...known, ...keys].toSorted());
    const shared = Array.from({ length: 10 }, (_, index) => `shared-${index}`);
    const responses = await Promise.all(
      clients.map(async (client) => {
        const sent = [];
        for (const key of shared) sent.push(await add(client, key));
        return sent;
      }),
    );
    expect(countStatuses(responses.flat())).toEqual({ 200: 10, 409: 70 });
    const remove = (client: number) => (key: string) => node(client)("DELETE", `${fields}/${key}`);
    await Promise.all(clients.map((client) => each(client, remove(client), keys.slice(0, 60))));
    expect(await readKeys()).toEqual([...known, ...keys.slice(60), ...shared].toSorted());
  });

  it("show every record to who polls with sinceCommitId", async () => {
    expect(await findUnpolled(nodes, sheetId, 60)).toEqual([]);
  });

  it("insert each record once that two nodes get with the same key", async () => {
    const path = `/sheets/${sheetId}/records`;
    const keys = Array.from({ length: 48 }, (_, index) => `same-key-${index}`);
    // Each node gets the keys in another order, so each of them waits for keys that the other one has.
    const orders = [keys, keys.toReversed()];
    const insert = (index: number, key: string) =>
      node(index)("POST", path, { body: [cells({ sku: key })], headers: { "idempotency-key": key } });
    const responses = await Promise.all(
      orders.flatMap((order, index) => order.map((key) => insert(index, key))),
    );
    expect(countStatuses(responses)).toEqual({ 200: 96 });
    const { records } = (await test.request("GET", `${path}?pageSize=1000`)).body.data;
    const inserted = records.map(({ values }: { values: { sku: { value: string } } }) => values.sku.value);
    expect(inserted.toSorted()).toEqual(keys.toSorted());
  });

  it("show counts, calculations and records that agree", async () => {
    const path = `/sheets/${sheetId}`;
    let areWriting = true;
    const write = async (client: number) => {
      for (let index = 0; index < 40; index += 1) {
        const sku = `${client}-${index}`;
        const body = [cells({ sku, price: index }), cells({ sku, price: "unknown" })];
        const { records } = (await node(client)("POST", `${path}/records`, { body })).body.data;
        if (index % 3 === 0) await node(client)("DELETE", `${path}/records?ids=${records[0].id}`);
      }
    };
    const read = async (client: number) => {
      let reads = 0;
      for (; areWriting; reads += 1) {
        const { counts } = (await node(client)("GET", `${path}/counts?byField=true`)).body.data;
        for (const field of Object.values<{ total: number }>(counts.byField)) {
          expect(field.total).toBe(counts.total);
        }
        const page = (await node(client)("GET", `${path}/records?includeCounts=true`)).body.data;
        expect(page.counts.total).toBe(page.records.length);
        expect(page.counts.error).toBe(page.records.filter(({ valid }: { valid: boolean }) => !valid).length);
      }
      return reads;
    };
    const reading = [0, 1].map(read);
    await Promise.all(Array.from({ length: 8 }, (_, client) => write(client)));
    areWriting = false;
    for (const reads of await Promise.all(reading)) expect(reads).toBeGreaterThan(0);
  });
});
