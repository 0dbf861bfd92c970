import { afterEach, beforeEach, expect, it } from "vitest";
import { cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("undo and redo", (engine) => {
  let test: TestService;
  let sheet: string;
  let sheetId: string;
  beforeEach(async () => {
    test = await startTestService(engine);
    sheetId = (await createCatalogue(test)).sheets["products"] ?? "";
    sheet = `/sheets/${sheetId}`;
  });
  afterEach(() => test.close());

  const insert = (...rows: Record<string, unknown>[]) =>
    test.send("POST", `${sheet}/records`, rows.map(cells));
  const undo = async (commitId: string) => (await test.send("POST", `/commits/${commitId}/undo`)).commitId;
  async function put(
    id: string,
    values: object,
    { hook, handles, ...more }: { hook?: string; handles?: string; metadata?: object } = {},
  ) {
    const { body } = await test.request("PUT", `${sheet}/records`, {
      body: [{ id, values, ...more }],
      ...(hook !== undefined && {
        headers: { "x-hook-name": hook, ...(handles !== undefined && { "x-hook-commit": handles }) },
      }),
    });
    expect(body.errors).toBeUndefined();
    return body.data.commitId as string;
  }
  /** Every byte that the sheet shows, except for the last commits of the records. */
  async function readAll() {
    const { records } = await test.send("GET", `${sheet}/records?includeMessages=true`);
    const shown = JSON.stringify(records, (key, value) =>
      ["commitId", "versionId"].includes(key) ? undefined : value,
    );
    const counts = await test.send("GET", `${sheet}/counts?byField=true`);
    const calculations = await test.send("GET", `${sheet}/calculations`);
    return { records: JSON.parse(shown), counts, calculations };
  }

  it("take back one change after the other, with the times and messages that were there", async () => {
    const { records, commitId: inserted } = await insert({ sku: "A", price: 1 });
    const [{ id }] = records;
    const states = [await readAll()];
    const commits: string[] = [];
    const error = { messages: [{ type: "error", message: "Too low." }] };
    const steps = [
      () => put(id, { price: error }, { hook: "prices" }),
      () => put(id, { price: { value: 2 } }),
      () => put(id, { price: { value: 3, ...error }, name: { value: "Cup" } }, { hook: "prices" }),
      () => put(id, { name: { messages: [{ type: "warn", message: "Really?" }] } }),
      () => put(id, {}, { metadata: { page: 3 } }),
      () => put(id, { price: { value: null }, sku: { value: "" } }),
    ];
    for (const step of steps) {
      test.wait(1000);
      commits.push(await step());
      states.push(await readAll());
    }
    const undone: string[] = [];
    for (const [index, commit] of [...commits.entries()].toReversed()) {
      undone.push(await undo(commit));
      expect(await readAll()).toEqual(states[index]);
    }
    for (const [index, commit] of undone.toReversed().entries()) {
      undone[index] = await undo(commit);
      expect(await readAll()).toEqual(states[index + 1]);
    }
    for (const [index, commit] of [...commits.entries()].toReversed()) {
      await undo(commit);
      expect(await readAll()).toEqual(states[index]);
    }
    await undo(inserted);
    expect((await readAll()).records).toEqual([]);
  });

  it("take back what hooks did for a change, and bring it again", async () => {
    const price = { messages: [{ type: "warn", message: "High." }] };
    const empty = await readAll();
    const { records, commitId: inserted } = await insert({ sku: "a", price: 1 });
    const [{ id }] = records;
    const first = await put(id, { sku: { value: "A" }, price }, { hook: "capitals", handles: inserted });
    await put(id, { name: { value: "A 1" } }, { hook: "names", handles: first });
    const before = await readAll();
    const changed = await put(id, { sku: { value: "b" } });
    await put(id, { sku: { value: "B" }, name: { value: "B 1" } }, { hook: "capitals", handles: changed });
    const after = await readAll();
    const undone = await undo(changed);
    expect(await readAll()).toEqual(before);
    const redone = await undo(undone);
    expect(await readAll()).toEqual(after);
    await undo(redone);
    expect(await readAll()).toEqual(before);
    const deletion = await undo(inserted);
    expect(await readAll()).toEqual(empty);
    await undo(deletion);
    expect(await readAll()).toEqual(before);
  });

  it("are not changed by a hook that is late", async () => {
    const { records } = await insert({ sku: "a", price: 1 });
    const [{ id }] = records;
    const changed = await put(id, { sku: { value: "b" } });
    const undone = await undo(changed);
    const before = await readAll();
    const late = { hook: "names", handles: changed };
    await put(id, { name: { value: "B" } }, late);
    expect(await readAll()).toEqual(before);
    await undo(undone);
    await put(id, { name: { value: "B" } }, late);
    expect((await readAll()).records[0].values).toMatchObject({ sku: { value: "b" }, name: { value: "B" } });
  });

  it("leave what a person made of the changes of a hook, and hooks that handled something else", async () => {
    const { records } = await insert({ sku: "a", price: 1 });
    const [{ id }] = records;
    const other = await put(id, { price: { value: 2 } });
    const changed = await put(id, { sku: { value: "b" } });
    await put(id, { currency: { value: "EUR" } }, { hook: "prices", handles: other });
    await put(id, { in_stock: { value: true } }, { hook: "stock", handles: "us_vr_elsewhere" });
    await put(id, { name: { value: "B" }, tags: { value: ["b"] } }, { hook: "names", handles: changed });
    await put(id, { name: { value: "Bowl" } });
    await undo(changed);
    const [{ values }] = (await readAll()).records;
    const rest = {
      name: { value: "Bowl" },
      currency: { value: "EUR" },
      price: { value: 2 },
      in_stock: { value: true },
    };
    expect(values).toMatchObject({ sku: { value: "a" }, tags: { value: null }, ...rest });
    const { body } = await test.request("POST", `/commits/${changed}/undo`);
    expect(body.errors).toMatchObject([{ code: "commit_not_undoable" }]);
  });

  it("of two people, in any order that does not conflict, give the same bytes", async () => {
    const { records } = await insert({ sku: "A", price: 1 }, { sku: "B", price: 2 }, { sku: "C", price: 3 });
    const [a, b, c] = records.map(({ id }: { id: string }) => id);
    const warn = { messages: [{ type: "warn", message: "Look." }] };
    const before = await readAll();
    // Each person has changes in cells of their own: only the order of one person matters.
    const people = [
      [
        await put(a, { price: { value: 10 } }),
        await put(a, { price: { value: 11 }, name: { value: "Cup" } }),
        await put(b, { price: { value: 2, ...warn } }),
        await put(b, { price: { value: "x" } }),
      ],
      [
        await put(a, { currency: { value: "EUR" } }),
        await put(c, { sku: { value: "C2" } }),
        await put(a, { currency: { value: "YEN", ...warn } }),
        await put(c, { sku: { value: null }, tags: { value: ["new"] } }),
      ],
    ].map((commits) => ({ commits, done: commits.length }));
    const after = await readAll();
    let seed = 20_261_126;
    const random = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    const undos = new Map<string, string>();
    async function back(person: { commits: string[]; done: number }) {
      const commit = person.commits[person.done - 1] as string;
      person.done -= 1;
      undos.set(commit, await undo(commit));
    }
    async function again(person: { commits: string[]; done: number }) {
      const commit = person.commits[person.done] as string;
      await undo(undos.get(commit) as string);
      person.done += 1;
    }
    for (let step = 0; step < 50; step += 1) {
      const person = people[random() < 0.5 ? 0 : 1] as (typeof people)[number];
      const goesBack = person.done === 0 ? false : person.done === 4 || random() < 0.5;
      await (goesBack ? back(person) : again(person));
    }
    for (const person of people) while (person.done > 0) await back(person);
    expect(await readAll()).toEqual(before);
    for (const person of people) while (person.done < 4) await again(person);
    expect(await readAll()).toEqual(after);
  });

  it("of a deletion and of an insert work again and again", async () => {
    const { records, commitId } = await insert({ sku: "A" }, { sku: "B" });
    const states = [await readAll()];
    await test.send("DELETE", `${sheet}/records?ids=${records[0].id}`);
    const deletion = (await test.send("GET", `${sheet}/commits`))[0].id;
    states.push(await readAll());
    for (let round = 0; round < 3; round += 1) {
      const back = await undo(deletion);
      expect(await readAll()).toEqual(states[0]);
      await undo(back);
      expect(await readAll()).toEqual(states[1]);
    }
    await undo(deletion);
    await undo(commitId);
    expect((await readAll()).records).toEqual([]);
  });

  it("are changes for those who say what theirs is based on", async () => {
    const { records } = await insert({ sku: "A", price: 1 });
    const [{ id }] = records;
    await put(id, { price: { value: 2 } });
    const seen = await put(id, { price: { value: 3 } });
    const undone = await undo(seen);
    const change = (ifCommitId: string) =>
      test.request("PUT", `${sheet}/records`, {
        body: [{ id, ifCommitId, values: { price: { value: 4 } } }],
      });
    expect((await change(seen)).body.errors).toMatchObject([
      { code: "record_changed", message: expect.stringContaining(undone) },
    ]);
    expect((await change(undone)).status).toBe(200);
  });

  it("and restores say in the event what they are", async () => {
    const { commitId } = await insert({ sku: "A" });
    const snapshot = await test.send("POST", "/snapshots", { sheetId, label: "now" });
    const back = await undo(commitId);
    await test.send("POST", `/snapshots/${snapshot.id}/restore`, {
      created: true,
      updated: true,
      deleted: true,
    });
    const events = () => test.send("GET", "/events?topic=commit:created&pageSize=100");
    await expect
      .poll(async () => (await events()).map(({ payload }: { payload: { cause?: string } }) => payload.cause))
      .toEqual(["restore", "undo", undefined]);
    expect((await events())[1]).toMatchObject({ target: back, payload: { cause: "undo" } });
  });
});
