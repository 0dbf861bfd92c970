import { afterEach, beforeEach, expect, it } from "vitest";
import { cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("changes of records that say what they are based on", (engine) => {
  let test: TestService;
  let sheet: string;
  let id: string;
  let first: string;
  let person: string;
  beforeEach(async () => {
    test = await startTestService(engine);
    const { sheets } = await createCatalogue(test, undefined, { settings: { trackChanges: true } });
    sheet = `/sheets/${sheets["products"]}`;
    const inserted = await test.send("POST", `${sheet}/records`, [
      cells({ sku: "A", name: "Cup", price: 3 }),
    ]);
    [{ id }] = inserted.records;
    first = inserted.commitId;
    person = (await test.send("GET", `/commits/${first}`)).createdBy;
  });
  afterEach(() => test.close());

  const put = (record: object, headers: Record<string, string> = {}, request = test.request) =>
    request("PUT", `${sheet}/records`, { body: [{ id, ...record }], headers });
  const read = async () => (await test.send("GET", `${sheet}/records`)).records[0];

  it("are rejected if a cell has changed since, with its value and who wrote it", async () => {
    const node = await test.startNode();
    const answers = await Promise.all([
      put({ ifCommitId: first, values: { price: { value: 4 } } }),
      put({ ifCommitId: first, values: { price: { value: 5 } } }, {}, node),
    ]);
    const [winner, loser] = answers.toSorted((a, b) => a.status - b.status);
    expect([winner?.status, loser?.status]).toEqual([200, 409]);
    const { values, commitId } = await read();
    expect(loser?.body.errors).toEqual([
      {
        code: "record_changed",
        key: "[0].values.price",
        message: `\`price\` of the record \`${id}\` is ${values.price.value} now: \`${person}\` changed it in the commit \`${commitId}\`. Read it again before you change it.`,
      },
    ]);
    // The newest commit is a base, and so is that of a cell.
    expect((await put({ ifCommitId: commitId, values: { price: { value: 6 } } })).status).toBe(200);
    const cell = { value: 7, ifCommitId: commitId };
    expect((await put({ values: { price: cell } })).body.errors).toMatchObject([{ code: "record_changed" }]);
    expect((await put({ values: { name: cell, sku: { value: "B" } } })).status).toBe(200);
    expect((await read()).values).toMatchObject({ price: { value: 6 }, name: { value: "7" } });
  });

  it("are made if only other cells have changed since", async () => {
    await put({ values: { name: { value: "Mug" } } });
    expect((await put({ ifCommitId: first, values: { price: { value: 9 } } })).status).toBe(200);
    expect((await read()).values).toMatchObject({ price: { value: 9 }, name: { value: "Mug" } });
  });

  it("leave what has changed since as it is if a hook makes them, and name it", async () => {
    const { body } = await put({ values: { price: { value: 4 } } });
    const hook = { "x-hook-name": "round" };
    const left = [{ recordId: id, fields: ["price"] }];
    const values = {
      price: { value: 3.5, messages: [{ type: "error", message: "Too low." }] },
      name: { value: "CUP" },
    };
    const answer = await put({ ifCommitId: first, values }, hook);
    expect([answer.status, answer.body.data]).toMatchObject([200, { left }]);
    expect(await read()).toMatchObject({
      valid: true,
      values: { price: { value: 4 }, name: { value: "CUP" } },
    });
    const nothing = await put({ ifCommitId: first, values: { price: values.price } }, hook);
    expect(nothing.body.data).toEqual({ ...answer.body.data, left });
    const based = await put({ ifCommitId: body.data.commitId, values: { price: values.price } }, hook);
    expect(based.body.data).not.toHaveProperty("left");
    expect((await read()).values.price.value).toBe(3.5);
  });

  it("must name a commit of the sheet", async () => {
    const other = await createCatalogue(test);
    const { commitId } = await test.send("POST", `/sheets/${other.sheets["products"]}/records`, [
      cells({ sku: "B" }),
    ]);
    for (const record of [
      { ifCommitId: commitId, values: {} },
      { values: { price: { ifCommitId: commitId } } },
    ]) {
      const { status, body } = await put(record);
      expect([status, body.errors]).toMatchObject([400, [{ code: "reference_mismatch" }]]);
      expect(body.errors[0].key).toMatch(/ifCommitId$/);
    }
  });

  it("complete no commit if a record is sent back as it was read", async () => {
    const record = await read();
    await test.send("GET", "/events?completesCommits=true");
    const headers = { "x-disable-hooks": "false" };
    const { body } = await put({ values: { price: { value: 4 } } }, headers);
    await put({ ...record, commitId: body.data.commitId }, headers);
    await put({ ...record, commitId: body.data.commitId, values: { price: { value: 5 } } }, headers);
    const open = await test.send("GET", `${sheet}/commits?completed=false`);
    expect(open.map((one: { id: string }) => one.id)).toContain(body.data.commitId);
  });
});
