import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { sweepKeys } from "../src/http/idempotency.ts";
import { createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("idempotency keys", (engine) => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());

  const create = (token: string, key: string, name: string) =>
    test.request("POST", "/environments", {
      token,
      body: { name, isProd: false },
      headers: { "idempotency-key": key },
    });
  const count = async (token: string) =>
    (await test.request("GET", "/environments", { token })).body.pagination.totalCount;

  it("return the same response to the same request, and run it once", async () => {
    const { token } = await test.createAccount();
    const first = await create(token, "key", "rehearsal");
    const second = await create(token, "key", "rehearsal");
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get("idempotency-replayed")).toBe("true");
    expect(await count(token)).toBe(3);
  });

  it("reject another request with the same key", async () => {
    const { token } = await test.createAccount();
    await create(token, "key", "rehearsal");
    const other = await create(token, "key", "training");
    expect(other.status).toBe(409);
    expect(other.body.errors[0]).toMatchObject({ key: "Idempotency-Key", code: "idempotency_key_reused" });
  });

  it("run a request once if it arrives many times at once", async () => {
    const { token } = await test.createAccount();
    const responses = await Promise.all(Array.from({ length: 5 }, () => create(token, "key", "rehearsal")));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(responses.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await count(token)).toBe(3);
  });

  it("store no failures", async () => {
    const { token } = await test.createAccount();
    expect((await create(token, "key", "production")).status).toBe(409);
    expect((await create(token, "key", "rehearsal")).status).toBe(200);
  });

  it("are deleted after a day, and belong to one caller", async () => {
    const { token } = await test.createAccount();
    const other = await test.createAccount();
    await create(token, "key", "rehearsal");
    expect((await create(other.token, "key", "training")).status).toBe(200);
    test.wait(25 * 60 * 60 * 1000);
    expect((await create(token, "key", "training")).status).toBe(200);
  });

  it("hold for every process of a service", async () => {
    const { token } = await test.createAccount();
    const body = { name: "rehearsal", isProd: false };
    const headers = { "idempotency-key": "key" };
    const nodes = [test.request, await test.startNode()];
    const responses = await Promise.all(
      [...nodes, ...nodes].map((request) => request("POST", "/environments", { token, body, headers })),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(responses.map(({ body }) => body.data.id)).size).toBe(1);
    const replayed = responses.map((response) => response.headers.get("idempotency-replayed"));
    expect(replayed.filter((value) => value === "true")).toHaveLength(3);
    expect(await count(token)).toBe(3);
  });

  it("return responses of any length, such as those to many records", async () => {
    const { sheets } = await createCatalogue(test);
    const sheetId = sheets["products"];
    const insert = () =>
      test.request("POST", `/sheets/${sheetId}/records`, {
        body: Array.from({ length: 500 }, (_, row) => ({ sku: { value: `CUP-${row}` } })),
        headers: { "idempotency-key": "rows" },
      });
    const [first, second] = [await insert(), await insert()];
    expect(first.body.data.records).toHaveLength(500);
    expect(second.body).toEqual(first.body);
    const { body } = await test.request("GET", `/sheets/${sheetId}/records?pageSize=1&includeCounts=true`);
    expect(body.data.counts.total).toBe(500);
  });

  it("of an insert show its records as they are now, on every process", async () => {
    const { sheets } = await createCatalogue(test);
    const path = `/sheets/${sheets["products"]}/records`;
    const nodes = [test.request, await test.startNode()];
    const headers = { "idempotency-key": "three-rows" };
    const body = ["CUP-1", "CUP-2", "CUP-3"].map((value) => ({ sku: { value } }));
    const first = (await test.request("POST", path, { body, headers })).body.data;
    const [{ id: changed }, { id: deleted }, { id: same }] = first.records;
    const repeat = async () => {
      const responses = [];
      for (const request of nodes) responses.push(await request("POST", path, { body, headers }));
      const replayed = responses.map((response) => response.headers.get("idempotency-replayed"));
      expect(replayed).toEqual(["true", "true"]);
      expect(responses[1]?.body).toEqual(responses[0]?.body);
      return responses[0]?.body.data;
    };
    expect(await repeat()).toEqual(first);

    await test.send("PUT", path, [{ id: changed, values: { sku: { value: "CUP-4" } } }]);
    await test.send("DELETE", `${path}?ids=${deleted}`);
    const { records, ...rest } = await repeat();
    expect({ ...rest, records: first.records }).toEqual(first);
    expect(
      records.map(({ id, values }: { id: string; values: Record<string, { value: unknown }> }) => [
        id,
        values["sku"]?.value,
      ]),
    ).toEqual([
      [changed, "CUP-4"],
      [same, "CUP-3"],
    ]);

    await test.send("DELETE", `/sheets/${sheets["products"]}`);
    expect(await repeat()).toEqual({ ...rest, records: [] });
  });

  describe("of a change in steps", () => {
    const rows = 1500;
    const start = async () => {
      const { sheets } = await createCatalogue(test);
      const path = `/sheets/${sheets["products"]}`;
      const body = Array.from({ length: rows }, () => ({ name: { value: "a" } }));
      await test.send("POST", `${path}/records`, body);
      const list = async () => {
        const values: string[] = [];
        for (const page of [1, 2]) {
          const { records } = await test.send("GET", `${path}/records?pageSize=1000&pageNumber=${page}`);
          values.push(
            ...records.map(({ values: { name } }: { values: { name: { value: string } } }) => name.value),
          );
        }
        return values;
      };
      const replace = (request = test.request) =>
        request("PUT", `${path}/find-replace`, {
          body: { fieldKey: "name", find: "a", replace: "aa" },
          headers: { "idempotency-key": `replace-in-${sheets["products"]}` },
        });
      return { list, replace };
    };

    it("do each step once, on every process", async () => {
      const { list, replace } = await start();
      const nodes = [test.request, await test.startNode()];
      const responses = await Promise.all([...nodes, ...nodes].map((request) => replace(request)));
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const [first] = responses;
      expect(first?.body.data).toMatchObject({ updated: rows });
      expect(first?.body.data.commitIds).toHaveLength(2);
      for (const { body } of responses) expect(body).toEqual(first?.body);
      const last = await replace();
      expect([last.headers.get("idempotency-replayed"), last.body]).toEqual(["true", first?.body]);
      expect(new Set(await list())).toEqual(new Set(["aa"]));
    });

    it("continue behind the last step after a failure", async () => {
      const { list, replace } = await start();
      const { transaction } = test.storage;
      const isReplaced = async () => (await list()).some((value) => value === "aa");
      let failures = 0;
      const failing = vi.spyOn(test.storage, "transaction").mockImplementation(async (...given) => {
        // Work in the background has transactions of its own.
        const isOfRequest = given[1]?.listSpaces !== undefined;
        if (isOfRequest && failures === 0 && (await isReplaced())) {
          failures += 1;
          throw new Error("The second step fails.");
        }
        return transaction(...given);
      });
      const failed = await replace();
      failing.mockRestore();
      expect([failures, failed.status]).toEqual([1, 500]);
      expect((await list()).filter((value) => value === "aa")).toHaveLength(1000);
      const { status, body } = await replace();
      expect([status, body.data.updated, body.data.commitIds.length]).toEqual([200, rows, 2]);
      expect(new Set(await list())).toEqual(new Set(["aa"]));
    });
  });

  it("of an invitation give the same token again, although it is used", async () => {
    const invited = await test.send("POST", "/users/invite", { name: "Ines", email: "ines@harbour.example" });
    const { token } = invited.invitation;
    const exchange = (key: string) =>
      test.request("POST", "/invitations/exchange", {
        token: null,
        body: { token },
        headers: { "idempotency-key": key },
      });
    expect(await exchange("short")).toMatchObject({
      status: 400,
      body: { errors: [{ key: "Idempotency-Key" }] },
    });
    const [first, second] = [await exchange("5f1c2a34-exchange"), await exchange("5f1c2a34-exchange")];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect((await exchange("another-key-of-16")).status).toBe(404);
  });

  it("of a change of a name do not write over a later change of somebody else", async () => {
    const { spaceId } = await createCatalogue(test);
    const rename = (name: string, headers: Record<string, string> = {}) =>
      test.request("PATCH", `/spaces/${spaceId}`, { body: { name }, headers });
    const first = await rename("Spring", { "idempotency-key": "rename" });
    await rename("Summer");
    expect((await rename("Spring", { "idempotency-key": "rename" })).body).toEqual(first.body);
    expect((await test.send("GET", `/spaces/${spaceId}`)).name).toBe("Summer");
  });

  it("of an insert keep at most 20 bytes for each record", async () => {
    const { sheets } = await createCatalogue(test);
    const body = Array.from({ length: 100 }, (_, row) => ({ sku: { value: `CUP-${row}` } }));
    const headers = { "idempotency-key": "hundred-rows-0001" };
    const insert = () => test.request("POST", `/sheets/${sheets["products"]}/records`, { body, headers });
    const list = () => test.storage.db.selectFrom("idempotency_keys").selectAll().execute();
    const before = (await list()).length;
    const first = await insert();
    const row = (await list())[before];
    expect(Object.values(row ?? {}).join("").length).toBeLessThan(100 * 20);
    expect(JSON.stringify(row)).not.toContain(first.body.data.commitId);
  });

  it("are deleted when their time is over", async () => {
    const { token, userId } = await test.createAccount();
    await create(token, "key", "rehearsal");
    const keys = () =>
      test.storage.db.selectFrom("idempotency_keys").select("key").where("actor_id", "=", userId).execute();
    await sweepKeys(test.storage, new Date());
    expect(await keys()).toHaveLength(1);
    await sweepKeys(test.storage, new Date(Date.now() + 60 * 60 * 60 * 1000));
    expect(await keys()).toEqual([]);
  });

  it("protect kept secrets: only who knows the key can read the response", async () => {
    const { token } = await test.createAccount();
    const make = (key: string) =>
      test.request("POST", "/auth/personal-access-tokens", {
        token,
        body: { name: "laptop" },
        headers: { "idempotency-key": key },
      });
    const key = "0f8d2c61-laptop-0001";
    const [first, second] = [await make(key), await make(key)];
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    const rows = JSON.stringify(await test.storage.db.selectFrom("idempotency_keys").selectAll().execute());
    expect(rows).not.toContain(key);
    expect(rows).not.toContain(first.body.data.token);
    expect(rows).not.toContain("laptop");
    // A short key could be guessed.
    expect(await make("key")).toMatchObject({ status: 400, body: { errors: [{ key: "Idempotency-Key" }] } });
  });

  it("of a publishable key create one space, which the same token opens", async () => {
    const made = await test.request(
      "POST",
      `/auth/api-key?environmentId=${test.environments.development}&type=PUBLISHABLE`,
    );
    const { rawKey: token } = made.body.data[0];
    const open = (key: string) =>
      test.request("POST", "/spaces", { token, body: {}, headers: { "idempotency-key": key } });
    const [first, second] = [await open("visit-4711-0815-42"), await open("visit-4711-0815-42")];
    expect(second.body).toEqual(first.body);
    const { id, accessToken } = second.body.data;
    expect((await test.request("GET", `/spaces/${id}`, { token: accessToken })).status).toBe(200);
    expect((await open("once")).status).toBe(400);
  });

  it("of a sign-in are accepted, and each request gets another token", async () => {
    const key = await test.request(
      "POST",
      `/auth/api-key?environmentId=${test.environments.development}&type=SECRET`,
    );
    const { id: clientId, secret } = key.body.data[0];
    const signIn = () =>
      test.request("POST", "/auth", {
        token: null,
        body: { type: "apiCredentials", clientId, secret },
        headers: { "idempotency-key": "sign-in-0001-0002" },
      });
    const [first, second] = [await signIn(), await signIn()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.accessToken).not.toBe(first.body.accessToken);
  });

  it("must have from 1 to 255 characters of ASCII, without spaces", async () => {
    const { token } = await test.createAccount();
    for (const key of ["", "k".repeat(256), "schlüssel", "a key"]) {
      const response = await create(token, key, "rehearsal");
      expect(response).toMatchObject({ status: 400, body: { errors: [{ key: "Idempotency-Key" }] } });
    }
    expect((await create(token, "k".repeat(255), "rehearsal")).status).toBe(200);
  });
});
