import { afterEach, beforeEach, expect, it } from "vitest";
import { cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

interface Sender {
  readonly token?: string;
  readonly hook?: string;
}

describeEngines("the messages of several authors", (engine) => {
  let test: TestService;
  let sheet: string;
  let sheetId: string;
  let id: string;
  let person: string;
  let key: { readonly token: string; readonly id: string };
  beforeEach(async () => {
    test = await startTestService(engine);
    sheetId = (await createCatalogue(test)).sheets["products"] ?? "";
    sheet = `/sheets/${sheetId}`;
    const { records, commitId } = await test.send("POST", `${sheet}/records`, [
      cells({ sku: "A", name: "Cup", price: 3 }),
    ]);
    [{ id }] = records;
    person = (await test.send("GET", `/commits/${commitId}`)).createdBy;
    const { development } = test.environments;
    const made = await test.request("POST", `/auth/api-key?environmentId=${development}&type=SECRET`);
    const [{ rawKey, id: keyId }] = made.body.data;
    key = { token: rawKey, id: keyId };
  });
  afterEach(() => test.close());

  /** Changes cells of the record; returns the id of the newest commit. */
  async function update(values: Record<string, unknown>, { token, hook }: Sender = {}): Promise<string> {
    const { status, body } = await test.request("PUT", `${sheet}/records`, {
      ...(token !== undefined && { token }),
      ...(hook !== undefined && { headers: { "x-hook-name": hook } }),
      body: [{ id, values }],
    });
    expect([status, body.errors]).toEqual([200, undefined]);
    return body.data.commitId;
  }
  const say = (type: string, message: string) => ({ messages: [{ type, message }] });
  const read = async () =>
    (await test.send("GET", `${sheet}/records?includeMessages=true`)).records.find(
      (record: { id: string }) => record.id === id,
    );
  const texts = async (field = "price") =>
    (await read()).values[field].messages.map(({ message }: { message: string }) => message);

  it("name them: an actor, and the hook that it named", async () => {
    await update({ price: say("error", "By the person.") });
    await update({ price: say("error", "By the program.") }, { token: key.token });
    await update({ price: say("warn", "By the hook.") }, { token: key.token, hook: "prices" });
    await update({ sku: { value: "" } });
    const { values } = await read();
    expect(values.price.messages).toEqual([
      { ...common("By the person.", "error"), createdBy: person },
      { ...common("By the program.", "error"), createdBy: key.id },
      { ...common("By the hook.", "warn"), createdBy: key.id, hook: "prices" },
    ]);
    // Rules of the service have no author.
    expect(values.sku.messages[0]).not.toHaveProperty("createdBy");
  });
  const common = (message: string, type: string) => ({
    field: "price",
    source: "custom-logic",
    type,
    message,
  });

  it("stay for each author until this author removes them", async () => {
    const [one, other] = [{ hook: "one" }, { hook: "other" }];
    await update({ price: say("error", "One.") }, one);
    const commit = await update({ price: say("warn", "Other.") }, other);
    expect([await texts(), (await read()).valid]).toEqual([["One.", "Other."], false]);
    // An empty hook changes nothing, and neither does the same again.
    expect(await update({ price: { messages: [] } }, { hook: "empty" })).toBe(commit);
    expect(await update({ price: say("warn", "Other.") }, other)).toBe(commit);
    expect(await update({ price: say("error", "One.") }, one)).toBe(commit);
    expect(await update({ price: {} })).toBe(commit);
    expect(await update({ price: { value: 3, messages: [] } }, { token: key.token, hook: "one" })).toBe(
      commit,
    );
    await update({ price: { messages: [] } }, one);
    expect([await texts(), (await read()).valid]).toEqual([["Other."], true]);
    await update({ price: {} }, other);
    expect(await texts()).toEqual([]);
  });

  it("are kept as they were if another author sends them back", async () => {
    await update({ price: say("error", "By the hook.") }, { token: key.token, hook: "prices" });
    const commit = await update({ price: say("warn", "Look again.") });
    const { values } = await read();
    expect(await update({ price: values.price })).toBe(commit);
    // Programs that do not know authors leave them out.
    const plain = values.price.messages.map(({ type, message }: Record<string, string>) => ({
      type,
      message,
    }));
    expect(await update({ price: { messages: plain } })).toBe(commit);
    // Somebody else's name is not believed, and a message that was removed meanwhile does not come back.
    await update({ price: { messages: [] } }, { token: key.token, hook: "prices" });
    await update({ price: { messages: values.price.messages } });
    expect(await texts()).toEqual(["Look again."]);
    // Two hooks may say the same.
    await update({ price: say("error", "Same.") }, { hook: "one" });
    await update({ price: say("error", "Same.") }, { hook: "two" });
    await update({ price: {} }, { hook: "one" });
    expect(await texts()).toEqual(["Look again.", "Same."]);
  });

  it("end with the value that they are about, unless a hook changes it", async () => {
    await update({ price: say("error", "Too low.") }, { hook: "prices" });
    await update({ price: { value: 4 } }, { hook: "round" });
    expect(await texts()).toEqual(["Too low."]);
    // The same value in other words, and other cells.
    await update({ price: { value: "4" }, name: { value: "Mug" } });
    expect(await texts()).toEqual(["Too low."]);
    const commit = await update({ price: { value: 5 } });
    expect([await texts(), (await read()).valid]).toEqual([[], true]);
    await test.send("POST", `/commits/${commit}/undo`);
    expect((await read()).values.price).toMatchObject({
      value: 4,
      valid: false,
      messages: [{ message: "Too low.", createdBy: person, hook: "prices" }],
    });
  });

  it("come back with their authors from a snapshot", async () => {
    await update({ price: say("error", "Too low.") }, { token: key.token, hook: "prices" });
    await update({ price: say("warn", "Really?") });
    const before = (await read()).values.price.messages;
    const snapshot = await test.send("POST", "/snapshots", { sheetId, label: "now" });
    await update({ price: { value: 9, messages: [] } });
    await update({ price: say("error", "Too high.") }, { hook: "another" });
    await test.send("POST", `/snapshots/${snapshot.id}/restore`, {
      created: true,
      updated: true,
      deleted: true,
    });
    await expect.poll(async () => (await read()).values.price.messages).toEqual(before);
  });

  it("are the same in another order, for an undo and for a snapshot", async () => {
    await update({ price: say("warn", "First.") }, { hook: "first" });
    const second = await update({ price: say("warn", "Second.") }, { hook: "second" });
    const snapshot = await test.send("POST", "/snapshots", { sheetId, label: "now" });
    await update({ price: { messages: [] } }, { hook: "first" });
    await update({ price: say("warn", "First.") }, { hook: "first" });
    expect(await texts()).toEqual(["Second.", "First."]);
    expect(await test.send("GET", `/snapshots/${snapshot.id}/records`)).toEqual([]);
    expect(await test.send("POST", `/commits/${second}/undo`)).toMatchObject({ updated: 1, skipped: 0 });
    expect(await texts()).toEqual(["First."]);
  });

  it("have the author of an insert, also if it only says that a value is invalid", async () => {
    const { body } = await test.request("POST", `${sheet}/records`, {
      headers: { "x-hook-name": "copy" },
      body: [{ sku: { value: "B" }, name: { value: "Jug" }, price: { value: 3, valid: false } }],
    });
    const [record] = body.data.records;
    expect(record.values.price.messages).toMatchObject([{ createdBy: person, hook: "copy", type: "error" }]);
    const changed = await test.request("POST", `${sheet}/records?keyFields=sku`, {
      body: [{ sku: { value: "B" }, price: { value: 3, valid: false } }],
    });
    expect(changed.body.data.records[0].values.price.messages).toMatchObject([
      { hook: "copy" },
      { createdBy: person },
    ]);
  });

  it("have a name of a hook that can be read, or the request is rejected", async () => {
    const { status } = await test.request("PUT", `${sheet}/records`, {
      headers: { "x-hook-name": "x".repeat(65) },
      body: [{ id, values: {} }],
    });
    expect(status).toBe(400);
  });
});
