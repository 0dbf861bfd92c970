import type { Event } from "@data-import/types";
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

  it("handle a commit if they are sent to the address of its event: no conflict, what is newer is named", async () => {
    const [deleted] = (await test.send("POST", `${sheet}/records`, [cells({ sku: "B", name: "Mug" })]))
      .records;
    const { body } = await put({ values: { price: { value: 4 } } });
    const { data: events } = (await test.request("GET", "/events?pageSize=100")).body;
    const address = (commitId: string) =>
      events
        .find((event: Event) => event.topic === "commit:created" && event.context.commitId === commitId)
        .dataUrl.replace(/^v1/, "");
    const read1 = await test.send("GET", address(first));
    await test.send("DELETE", `${sheet}/records?ids=${deleted.id}`);

    // As records were read, with all cells, and with what the program changes.
    const [record] = read1.records;
    const values = { ...record.values, name: { value: "CUP" }, price: { value: 3.5 } };
    const sent = [
      { id, values },
      { id: deleted.id, values: { name: { value: "MUG" } } },
    ];
    const answer = await test.request("PUT", address(first), { body: sent });
    expect([answer.status, answer.body.data.left]).toEqual([
      200,
      [
        { recordId: id, fields: ["price"] },
        { recordId: deleted.id, fields: ["name"] },
      ],
    ]);
    expect((await read()).values).toMatchObject({ price: { value: 4 }, name: { value: "CUP" } });

    // The newer commit has an event of its own, so the program gets the rest there.
    const again = await test.request("PUT", address(body.data.commitId), {
      body: [{ id, values: { price: { value: 3.5 } } }],
    });
    expect([again.status, again.body.data.left]).toEqual([200, undefined]);
    expect((await read()).values.price.value).toBe(3.5);

    // An undo of the commit takes back what was written for it.
    await test.send("POST", `/commits/${body.data.commitId}/undo`);
    expect((await read()).values).toMatchObject({ price: { value: 3 }, name: { value: "CUP" } });
    const late = await test.request("PUT", address(body.data.commitId), {
      body: [{ id, values: { price: { value: 8 } } }],
    });
    expect(late.status).toBe(200);
    expect((await read()).values.price.value).toBe(3);

    const stranger = await test.request("PUT", `${sheet}/records?commitId=us_vr_stranger1`, {
      body: [{ id, values: {} }],
    });
    expect(stranger.body.errors).toMatchObject([{ code: "reference_mismatch", key: "commitId" }]);
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
