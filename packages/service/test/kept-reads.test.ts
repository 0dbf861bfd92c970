import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openSqlite, type Storage } from "../src/index.ts";
import { type Catalogue, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("kept reads", (engine) => {
  let folder: string;
  let test: TestService;
  let other: TestService["request"];
  let own: Catalogue;
  let reads = 0;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "kept-reads-"));
    // In a folder, as in production: a reader has its own connection.
    const open = async () =>
      engine.openNode === undefined ? countReads(openSqlite({ folder })) : engine.open();
    test = await startTestService({ ...engine, open });
    other = await test.startNode();
    own = await createCatalogue(test);
  });
  afterAll(async () => {
    await test.close();
    rmSync(folder, { recursive: true });
  });

  /** Counts the reads that a kept response does not need. */
  function countReads(storage: Storage): Storage {
    return {
      ...storage,
      get db() {
        reads += 1;
        return storage.db;
      },
    };
  }

  const createPersonal = () => test.send("POST", "/auth/personal-access-tokens", { name: "laptop" });

  /** A guest with a token, and the read that its role allows. */
  async function createGuest() {
    const guest = { email: "ines@casa-alves.example", name: "Inês", spaces: [{ id: own.spaceId }] };
    const { development: environmentId } = test.environments;
    const [{ id }] = await test.send("POST", "/guests", [{ environmentId, ...guest }]);
    const { token } = await test.send("GET", `/guests/${id}/token?spaceId=${own.spaceId}`);
    return { id, token, path: `/sheets/${own.sheets["products"]}` };
  }

  it("end with the token at once on the same node, and soon on another one", async () => {
    const { token, personalAccessToken } = await createPersonal();
    for (const request of [test.request, other, test.request, other]) {
      expect((await request("GET", `/spaces/${own.spaceId}`, { token })).status).toBe(200);
    }
    await test.send("DELETE", `/auth/personal-access-tokens/${personalAccessToken.id}`);
    expect((await test.request("GET", `/spaces/${own.spaceId}`, { token })).status).toBe(401);
    // A write does not wait until the other node knows.
    const rename = { token, body: { name: "Autumn" } };
    expect((await other("PATCH", `/spaces/${own.spaceId}`, rename)).status).toBe(401);
    await expect.poll(async () => (await other("GET", `/spaces/${own.spaceId}`, { token })).status).toBe(401);
  });

  it("end with a role at once on the same node, and soon on another one", async () => {
    const { id, token, path } = await createGuest();
    for (const request of [test.request, other, test.request, other]) {
      expect((await request("GET", path, { token })).status).toBe(200);
    }
    const [role] = await test.send("GET", `/guests/${id}/roles`);
    await test.send("DELETE", `/guests/${id}/roles/${role.id}`);
    expect((await test.request("GET", path, { token })).status).toBe(403);
    await expect.poll(async () => (await other("GET", path, { token })).status).toBe(403);
    await test.send("POST", `/guests/${id}/roles`, { roleId: role.roleId, resourceId: own.spaceId });
    expect((await test.request("GET", path, { token })).status).toBe(200);
  });

  it("show a changed field, a locked sheet and a changed space at once on both nodes", async () => {
    const path = `/sheets/${own.sheets["products"]}`;
    const read = async (from: string) =>
      Promise.all([test.request("GET", from), other("GET", from)]).then((all) =>
        all.map(({ body }) => body.data),
      );
    const readBoth = async () => [...(await read(path)), ...(await read(`${path}/records`))];
    await readBoth();
    await readBoth();
    await test.send("POST", `${path}/fields`, { key: "colour", type: "string" });
    await test.send("POST", `${path}/records`, [{ colour: { value: "green" } }]);
    await test.send("POST", `${path}/lock`);
    for (const sheet of await read(path)) {
      expect(sheet.config.fields.at(-1).key).toBe("colour");
      expect(sheet.lockedBy).toBeDefined();
    }
    for (const { records } of await read(`${path}/records`)) {
      expect(records[0].values.colour.value).toBe("green");
    }
    const body = [{ colour: { value: "red" } }];
    for (const request of [test.request, other]) {
      expect((await request("POST", `${path}/records`, { body })).status).toBe(409);
    }
    await read(`/spaces/${own.spaceId}`);
    await test.send("PATCH", `/spaces/${own.spaceId}`, { name: "Winter import" });
    for (const space of await read(`/spaces/${own.spaceId}`)) expect(space.name).toBe("Winter import");
  });

  it("end with a write to their own space, and stay after one to another space", async () => {
    const [changed, another] = [await createCatalogue(test), await createCatalogue(test)];
    const read = async (spaceId: string, from = test.request) =>
      (await from("GET", `/spaces/${spaceId}`)).body.data;
    const records = `/sheets/${changed.sheets["products"]}/records`;
    const [{ id }] = (await test.send("POST", records, [{ sku: { value: "A-1" } }])).records;
    const before = await read(another.spaceId);
    let { lastActivityAt } = await read(changed.spaceId);
    const writes: [method: string, path: string, body?: object][] = [
      ["POST", records, [{ sku: { value: "A-2" } }]],
      ["PUT", records, [{ id, values: { sku: { value: "A-3" } } }]],
      ["DELETE", `${records}?ids=${id}`],
      ["PATCH", `/spaces/${changed.spaceId}`, { name: "Changed" }],
    ];
    for (const [method, path, body] of writes) {
      test.wait(1000);
      await test.send(method, path, body);
      const after = await read(changed.spaceId);
      expect(Date.parse(after.lastActivityAt)).toBeGreaterThan(Date.parse(lastActivityAt));
      expect(await read(changed.spaceId, other)).toEqual(after);
      lastActivityAt = after.lastActivityAt;
      reads = 0;
      expect(await read(another.spaceId)).toEqual(before);
      expect(reads).toBe(0);
    }
    // Everything else may change any space.
    test.wait(1000);
    await test.send("PATCH", `/workbooks/${another.workbookId}`, { name: "Changed" });
    expect((await read(another.spaceId)).lastActivityAt).not.toBe(before.lastActivityAt);
    await test.send("PATCH", `/environments/${test.environments.development}`, {
      guestAuthentication: ["shared_link"],
    });
    expect((await read(another.spaceId)).guestAuthentication).toEqual(["shared_link"]);
  });

  it("have the same bytes as before, for each header and each kind of request", async () => {
    const path = `/spaces/${own.spaceId}`;
    const headers = { authorization: `Bearer ${test.token}` };
    const send = (method: string) =>
      test.service.fetch(`http://service.localhost/v1${path}`, { method, headers });
    const [first, again, head] = [await send("GET"), await send("GET"), await send("HEAD")];
    const text = await first.text();
    expect(JSON.parse(text).data.id).toBe(own.spaceId);
    expect([await again.text(), await head.text()]).toEqual([text, ""]);
    const describe = (response: Response) =>
      [...response.headers].map(([name, value]) => [name, name === "x-request-id" || value]);
    expect(describe(again)).toEqual(describe(first));
    expect(again.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
    expect((await test.request("GET", path, { headers: { accept: "text/csv" } })).status).toBe(406);
    expect((await test.request("GET", `${path}?wrong=1`)).status).toBe(400);
    expect((await test.request("GET", path, { token: null })).status).toBe(401);
    const hooks = { headers: { "x-disable-hooks": "maybe" } };
    expect((await test.request("GET", "/accounts/current")).status).toBe(200);
    expect((await test.request("GET", "/accounts/current", hooks)).status).toBe(400);
  });

  it("let others run while a program sends the same read again and again", async () => {
    let hasRun = false;
    setImmediate(() => {
      hasRun = true;
    });
    for (let sent = 0; sent < 20_000 && !hasRun; sent += 1) {
      await test.service.fetch(`http://service.test/v1/spaces/${own.spaceId}`, {
        headers: { authorization: `Bearer ${test.token}` },
      });
    }
    expect(hasRun).toBe(true);
  });

  it("note the use of personal tokens to the minute", async () => {
    const { token, personalAccessToken } = await createPersonal();
    const findUse = async () =>
      (await test.send("GET", "/auth/personal-access-tokens")).find(
        ({ id }: { id: string }) => id === personalAccessToken.id,
      ).lastUsedAt;
    const use = () => test.request("GET", `/spaces/${own.spaceId}`, { token });
    await use();
    await use();
    const before = await findUse();
    test.wait(61_000);
    await use();
    expect(Date.parse(await findUse()) - Date.parse(before)).toBeGreaterThanOrEqual(60_000);
  });

  it("end when the token expires, and show the visits of guests", async () => {
    const { token, path } = await createGuest();
    expect((await test.request("GET", path, { token })).status).toBe(200);
    await test.request("GET", `/spaces/${own.spaceId}`, { token });
    const findVisit = async () => {
      const guests = await test.send("GET", `/guests?spaceId=${own.spaceId}`);
      return Date.parse(guests[0].spaces[0].lastAccessed);
    };
    const before = await findVisit();
    test.wait(61_000);
    await test.request("GET", `/spaces/${own.spaceId}`, { token });
    expect((await findVisit()) - before).toBeGreaterThanOrEqual(60_000);
    test.wait(2 * 3_600_000);
    expect((await test.request("GET", path, { token })).status).toBe(401);
  });

  it.runIf(engine.openNode === undefined)("end soon after a commit of another connection", async () => {
    const { token, personalAccessToken } = await createPersonal();
    const read = (more = {}) => test.request("GET", `/spaces/${own.spaceId}`, more);
    const others = new DatabaseSync(join(folder, "data-import.sqlite"));
    // The service may have a transaction open. It goes on only while this test waits.
    const write = (statement: string, ...values: string[]) =>
      expect.poll(() => others.prepare(statement).run(...values).changes).toBe(1);
    try {
      await read({ token });
      expect((await read({ token })).status).toBe(200);
      await write("update spaces set name = ? where id = ?", "By hand", own.spaceId);
      await expect.poll(async () => (await read({ token })).body.data.name).toBe("By hand");
      await write("delete from tokens where id = ?", personalAccessToken.id);
      await expect.poll(async () => (await read({ token })).status).toBe(401);
    } finally {
      others.close();
    }
  });
});
