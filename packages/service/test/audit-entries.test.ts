import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { listHousekeeping } from "../src/chores/housekeeping.ts";
import type { FoundedAccount } from "../src/index.ts";
import { issueToken, resetPassword } from "../src/lifecycle/administer.ts";
import { cheapenPasswords } from "./support/cheap-passwords.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

const hour = 3_600_000;

interface Entry {
  readonly action: string;
  readonly actorId?: string;
  readonly targetId?: string;
  readonly relatedId?: string;
  readonly times: number;
  readonly createdAt: string;
  readonly lastAt: string;
  readonly address?: string;
}

describeEngines("the audit log", (engine) => {
  let test: TestService;
  let restorePasswords: () => void;
  let account: FoundedAccount;
  let environmentId: string;
  let administratorId: string;
  beforeAll(async () => {
    restorePasswords = cheapenPasswords();
    test = await startTestService(engine, { proxies: 1 });
  });
  afterAll(async () => {
    restorePasswords();
    await test.close();
  });
  beforeEach(async () => {
    account = await test.createAccount();
    environmentId = account.environments.development;
    administratorId = (await send("GET", "/users"))[0].id;
  });

  const send = (method: string, path: string, body?: unknown, token = account.token) =>
    test.send(method, path, body, token);
  const request = (method: string, path: string, body?: unknown, token = account.token) =>
    test.request(method, path, { token, ...(body !== undefined && { body }) });
  const list = (query = ""): Promise<Entry[]> => send("GET", `/audit-entries${query}`);
  /** What was done to whom, oldest first. */
  const tell = async (query = "") =>
    (await list(query)).reverse().map(({ action, targetId, relatedId }) => [action, targetId, relatedId]);
  const write = () => ({ name: "Ines", email: `ines.${randomUUID()}@harbour.example` });
  const findRole = async (name: string): Promise<string> =>
    (await send("GET", "/roles")).find((role: { name: string }) => role.name === name).id;
  const createSpace = async (): Promise<string> =>
    (await send("POST", "/spaces", { name: "Pier", environmentId })).id;
  const createGuest = async (spaceId: string) => {
    const guest = { ...write(), environmentId, spaces: [{ id: spaceId }] };
    const [{ id }] = await send("POST", "/guests", [guest]);
    return id as string;
  };
  const signIn = (body: object) => test.request("POST", "/auth", { token: null, body });

  it("tells who changed users, invitations and roles, and to what", async () => {
    const roleId = await findRole("Editor");
    const role = { roleId, resourceId: environmentId };
    const { id, actorRoles } = await send("POST", "/users/invite", { ...write(), actorRoles: [role] });
    await send("PATCH", `/users/${id}`, { name: "Ines H." });
    // Nothing changes.
    await send("PATCH", `/users/${id}`, { name: "Ines H." });
    await send("POST", `/users/${id}/roles`, role);
    await send("POST", `/users/${id}/resend-invite`);
    await send("DELETE", `/users/${id}/roles/${actorRoles[0].id}`);
    await send("DELETE", `/users/${id}`);
    expect(await tell()).toEqual([
      ["user:created", id, undefined],
      ["role:assigned", id, roleId],
      ["invitation:created", id, undefined],
      ["user:updated", id, undefined],
      ["invitation:created", id, undefined],
      ["role:removed", id, roleId],
      ["user:deleted", id, undefined],
    ]);
    const [entry] = await list("?action=role:assigned");
    expect(entry).toEqual({
      id: expect.stringMatching(/^us_au_/),
      action: "role:assigned",
      actorId: administratorId,
      targetId: id,
      relatedId: roleId,
      environmentId,
      times: 1,
      createdAt: expect.any(String),
      lastAt: entry?.createdAt,
    });
  });

  it("tells who changed tokens, and whose", async () => {
    const [{ id: keyId }] = await send("POST", `/auth/api-key?environmentId=${environmentId}&type=SECRET`);
    await send("DELETE", `/auth/api-key?environmentId=${environmentId}&key=${keyId}`);
    const { personalAccessToken } = await send("POST", "/auth/personal-access-tokens", { name: "Nightly" });
    await send("DELETE", `/auth/personal-access-tokens/${personalAccessToken.id}`);
    const api = `/users/${administratorId}/api-token`;
    const { clientId } = await send("POST", `${api}?tenantId=${account.accountId}`);
    await send("DELETE", `${api}/${clientId}`);
    const guestId = await createGuest(await createSpace());
    await send("GET", `/guests/${guestId}/token`);
    await send("DELETE", `/guests/${guestId}`);
    expect(await tell()).toEqual([
      ["token:created", keyId, undefined],
      ["token:deleted", keyId, undefined],
      ["token:created", administratorId, personalAccessToken.id],
      ["token:deleted", administratorId, personalAccessToken.id],
      ["token:created", administratorId, clientId],
      ["token:deleted", administratorId, clientId],
      ["token:created", guestId, expect.stringMatching(/^us_tok_/)],
      ["guest:deleted", guestId, undefined],
    ]);
  });

  it("tells who stored, read and deleted secrets, and never has a value", async () => {
    const value = `value-${randomUUID()}`;
    const [{ id }] = await send("POST", "/secrets", { name: "KEY", value, environmentId });
    await send("GET", "/secrets");
    await send("DELETE", `/secrets/${id}`);
    const [{ rawKey }] = await send("POST", `/auth/api-key?environmentId=${environmentId}&type=SECRET`);
    expect((await tell()).slice(0, 3)).toEqual([
      ["secret:stored", id, undefined],
      ["secret:read", id, undefined],
      ["secret:deleted", id, undefined],
    ]);
    const rows = JSON.stringify(await test.storage.db.selectFrom("audit_entries").selectAll().execute());
    for (const text of [value, rawKey, account.token, "@harbour.example"]) expect(rows).not.toContain(text);
  });

  it("has no entry for a secret whose value the caller did not get", async () => {
    await send("POST", "/secrets", { name: "KEY", value: "1", environmentId });
    const actorRoles = [{ roleId: await findRole("Viewer"), resourceId: account.accountId }];
    const { invitation } = await send("POST", "/users/invite", { ...write(), actorRoles });
    const exchanged = await test.request("POST", "/invitations/exchange", {
      token: null,
      body: { token: invitation.token },
    });
    const { token } = exchanged.body.data;
    expect(await send("GET", "/secrets", undefined, token)).toMatchObject([{ value: "********" }]);
    expect(await list("?action=secret:read")).toEqual([]);
  });

  it("tells who signed in, and who tried to", async () => {
    const email = `${randomUUID()}@harbour.example`;
    account = await test.service.createAccount({ name: "Harbour", email, password: "correct horse" });
    environmentId = account.environments.development;
    const [{ id: userId }] = await send("GET", "/users");
    expect((await signIn({ type: "userCredentials", email, password: "wrong horse" })).status).toBe(401);
    expect((await signIn({ type: "userCredentials", email, password: "correct horse" })).status).toBe(200);
    const other = `${randomUUID()}@harbour.example`;
    expect((await signIn({ type: "userCredentials", email: other, password: "wrong" })).status).toBe(401);
    const [{ id: clientId, rawKey }] = await send(
      "POST",
      `/auth/api-key?environmentId=${environmentId}&type=SECRET`,
    );
    expect((await signIn({ type: "apiCredentials", clientId, secret: "wrong" })).status).toBe(401);
    expect((await signIn({ type: "apiCredentials", clientId, secret: rawKey })).status).toBe(200);
    const spaceId = await createSpace();
    const guestId = await createGuest(spaceId);
    const { invitations } = (await request("POST", "/invitations", [{ guestId, spaceId }])).body.data;
    const body = { token: invitations[0].token };
    expect((await test.request("POST", "/invitations/exchange", { token: null, body })).status).toBe(200);
    const entries = (await list()).reverse().filter(({ action }) => action.startsWith("sign-in:"));
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
      ["sign-in:rejected", userId],
      ["sign-in:accepted", userId],
      ["sign-in:rejected", clientId],
      ["sign-in:accepted", clientId],
      ["sign-in:accepted", guestId],
    ]);
  });

  it("has the network address of those who sign in", async () => {
    const email = `${randomUUID()}@harbour.example`;
    account = await test.service.createAccount({ name: "Harbour", email, password: "correct horse" });
    const body = { type: "userCredentials", email, password: "correct horse" };
    const headers = { "x-forwarded-for": "192.0.2.17" };
    expect((await test.request("POST", "/auth", { token: null, body, headers })).status).toBe(200);
    expect(await list("?action=sign-in:accepted")).toMatchObject([{ address: "192.0.2.17" }]);
  });

  it("counts within an hour what can be repeated often", async () => {
    await send("POST", "/secrets", { name: "KEY", value: "1", environmentId });
    for (let count = 0; count < 3; count++) await send("GET", "/secrets");
    const [first, ...others] = await list("?action=secret:read");
    expect([first?.times, others]).toEqual([3, []]);
    expect((first?.lastAt ?? "") >= (first?.createdAt ?? "")).toBe(true);
    test.wait(hour + 1);
    await send("GET", "/secrets");
    expect((await list("?action=secret:read")).map(({ times }) => times)).toEqual([1, 3]);
  });

  it("has no entry for a change that did not happen", async () => {
    const actorRoles = [{ roleId: "us_rol_unknown", resourceId: environmentId }];
    expect((await request("POST", "/users/invite", { ...write(), actorRoles })).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  it("has one entry for a request that is repeated with its key", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const body = write();
    for (let count = 0; count < 2; count++) {
      const { status } = await test.request("POST", "/users/invite", { token: account.token, headers, body });
      expect(status).toBe(200);
    }
    expect((await tell()).map(([action]) => action)).toEqual(["user:created", "invitation:created"]);
  });

  it("tells what the operator did with a command, without an actor", async () => {
    const email = (await send("GET", "/users"))[0].email;
    await issueToken(test.storage, test.clock, email);
    await resetPassword(test.storage, test.clock, "correct horse", email);
    const entries = await list();
    expect(entries.map(({ action, actorId, targetId }) => [action, actorId, targetId])).toEqual([
      ["user:updated", undefined, administratorId],
      ["token:created", undefined, administratorId],
    ]);
  });

  it("is read in pages with cursors, and by action, actor, target and time", async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count++) ids.push((await send("POST", "/users/invite", write())).id);
    const created = await list("?action=user:created");
    expect(created.map(({ targetId }) => targetId)).toEqual([...ids].reverse());
    const seen: (string | undefined)[] = [];
    let cursor = "";
    do {
      const query = `?action=user:created&pageSize=2${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
      const { body } = await request("GET", `/audit-entries${query}`);
      expect(body.pagination.totalCount).toBe(5);
      seen.push(...body.data.map(({ targetId }: Entry) => targetId));
      cursor = body.pagination.nextCursor ?? "";
    } while (cursor !== "");
    expect(seen).toEqual([...ids].reverse());
    expect(await tell(`?targetId=${ids[1]}`)).toEqual([
      ["user:created", ids[1], undefined],
      ["invitation:created", ids[1], undefined],
    ]);
    expect(await list(`?actorId=${administratorId}`)).toHaveLength(10);
    expect(await list("?actorId=us_usr_nobody")).toEqual([]);
    const at = created.at(-2)?.createdAt ?? "";
    const before = created.filter(({ createdAt }) => createdAt < at).map(({ targetId }) => targetId);
    const [since, until] = [await list(`?action=user:created&since=${at}`), await list(`?until=${at}`)];
    expect(since).toHaveLength(5 - before.length);
    expect(until.flatMap(({ action, targetId }) => (action === "user:created" ? [targetId] : []))).toEqual(
      before,
    );
  });

  it("is for administrators of the whole account only", async () => {
    const open = async (roleName: string, resourceId: string) => {
      const actorRoles = [{ roleId: await findRole(roleName), resourceId }];
      const { invitation } = await send("POST", "/users/invite", { ...write(), actorRoles });
      const body = { token: invitation.token };
      return (await test.request("POST", "/invitations/exchange", { token: null, body })).body.data.token;
    };
    const read = async (token: string) => (await request("GET", "/audit-entries", undefined, token)).status;
    expect(await read(await open("Editor", account.accountId))).toBe(403);
    expect(await read(await open("Viewer", account.accountId))).toBe(403);
    expect(await read(await open("Administrator", environmentId))).toBe(403);
    expect(await read(await open("Administrator", account.accountId))).toBe(200);
    const [{ rawKey }] = await send("POST", `/auth/api-key?environmentId=${environmentId}&type=SECRET`);
    expect(await read(rawKey)).toBe(403);
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      expect((await request(method, "/audit-entries")).status).toBe(405);
    }
    const other = await test.createAccount();
    expect(await send("GET", "/audit-entries", undefined, other.token)).toEqual([]);
  });

  it("tells of downloads: of sheets, of files, and of sheets that a job writes to a file", async () => {
    const spaceId = await createSpace();
    const sheets = [{ name: "Crates", slug: "crates", fields: [{ key: "code", type: "string" }] }];
    const workbook = await send("POST", "/workbooks", { name: "Stock", environmentId, spaceId, sheets });
    const [{ id: sheetId }] = workbook.sheets;
    const form = new FormData();
    form.append("spaceId", spaceId);
    form.append("environmentId", environmentId);
    form.append("file", new File(["a,b\n1,2\n"], "stock.bin"));
    const uploaded = await test.service.fetch("http://localhost/v1/files", {
      method: "POST",
      body: form,
      headers: { authorization: `Bearer ${account.token}` },
    });
    const { id: fileId } = ((await uploaded.json()) as { data: { id: string } }).data;
    for (const path of [`/sheets/${sheetId}/download`, `/files/${fileId}/download`]) {
      expect((await request("GET", path)).status).toBe(200);
    }
    const entries = await list();
    expect(entries.map(({ action, targetId, times }) => [action, targetId, times])).toEqual([
      ["file:downloaded", fileId, 1],
      ["sheet:exported", sheetId, 1],
    ]);
    expect(entries).toMatchObject([
      { spaceId, environmentId },
      { spaceId, environmentId },
    ]);
    const job = await send("POST", "/jobs", {
      type: "sheet",
      operation: "export",
      source: sheetId,
      trigger: "immediate",
      config: { options: {} },
    });
    await expect.poll(async () => (await send("GET", `/jobs/${job.id}`)).status).toBe("complete");
    expect((await list(`?action=sheet:exported&targetId=${sheetId}`)).map(({ times }) => times)).toEqual([2]);
    expect((await request("GET", `/v2-alpha/records.jsonl?sheetId=${sheetId}`)).status).toBe(200);
    expect((await list(`?action=sheet:exported&targetId=${sheetId}`)).map(({ times }) => times)).toEqual([3]);
  });
});

/** Makes the next entry fail as on a full disk. */
async function fill({ storage }: TestService, engine: string): Promise<void> {
  const run = (statement: string) =>
    storage.transaction((db) => sql.raw<{ page_count: number }>(statement).execute(db));
  if (engine === "PostgreSQL") {
    const raise = "begin raise 'No space' using errcode = '53100'; end";
    await run(`create function fail() returns trigger language plpgsql as $$ ${raise} $$`);
    await run("create trigger fail before insert on audit_entries for each row execute function fail()");
    return;
  }
  const pages = (await run("pragma page_count")).rows[0]?.page_count ?? 0;
  await run("create table filler (bytes blob)");
  await run(`pragma max_page_count = ${pages + 50}`);
  const tooMuch = "insert into filler values (zeroblob(10000000))";
  await run(`create trigger fail before insert on audit_entries begin ${tooMuch}; end`);
}

describeEngines("the audit log without space", (engine) => {
  it("does not block reads", async () => {
    const test = await startTestService(engine);
    const { development: environmentId } = test.environments;
    await test.send("POST", "/secrets", { name: "KEY", value: "1", environmentId });
    await fill(test, engine.name);
    expect(await test.send("GET", "/secrets")).toMatchObject([{ value: "1" }]);
    expect(await test.send("GET", "/audit-entries?action=secret:read")).toEqual([]);
    // Databases are used again by other tests.
    const drop = sql`drop function if exists fail cascade`;
    if (engine.name === "PostgreSQL") await drop.execute(test.storage.db);
    await test.close();
  });
});

describeEngines("old entries of the audit log", (engine) => {
  it("are removed after 365 days, or after as many as the operator says", async () => {
    for (const auditDays of [undefined, 30]) {
      const test = await startTestService(engine, {
        ...(auditDays !== undefined && { limits: { auditDays } }),
        runsJobs: false,
      });
      const invite = () =>
        test.send("POST", "/users/invite", { name: "Ines", email: `${randomUUID()}@harbour.example` });
      await invite();
      const chores = listHousekeeping(test.dependencies, { auditDays });
      const sweep = chores.find(({ name }) => name === "remove-audit-entries");
      const count = async () => (await test.send("GET", "/audit-entries?action=user:created")).length;
      const run = () => sweep?.work(new AbortController().signal);
      test.wait(((auditDays ?? 365) - 1) * 24 * hour);
      await invite();
      await run();
      expect(await count()).toBe(2);
      test.wait(2 * 24 * hour);
      await run();
      expect(await count()).toBe(1);
      await test.close();
    }
  });
});
