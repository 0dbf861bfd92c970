import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { FoundedAccount, Mail } from "../src/index.ts";
import type { Table } from "../src/storage/rows/define-table.ts";
import { tables } from "../src/storage/rows/tables.ts";
import { cheapenPasswords } from "./support/cheap-passwords.ts";
import { describeEngines } from "./support/databases.ts";
import { openStream } from "./support/event-stream.ts";
import { startTestService, type TestService } from "./support/start.ts";

const address = "192.0.2.77";

interface Part {
  readonly table: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly nextCursor?: string;
}

describeEngines("the data of a person", (engine) => {
  let test: TestService;
  let node: TestService["request"];
  let restorePasswords: () => void;
  let account: FoundedAccount;
  let environmentId: string;
  let spaceId: string;
  beforeAll(async () => {
    restorePasswords = cheapenPasswords();
    test = await startTestService(engine, { proxies: 1 });
    node = await test.startNode();
  });
  afterAll(async () => {
    restorePasswords();
    await test.close();
  });
  beforeEach(async () => {
    account = await test.createAccount();
    environmentId = account.environments.development;
    spaceId = (await send("POST", "/spaces", { name: "Pier", environmentId })).id;
  });

  const send = (method: string, path: string, body?: unknown, token = account.token) =>
    test.send(method, path, body, token);
  const request = (method: string, path: string, token: string | null = account.token, body?: unknown) =>
    test.request(method, path, { token, ...(body !== undefined && { body }) });
  const erase = (id: string, token = account.token) => node("DELETE", `/personal-data/${id}`, { token });
  const read = async (id: string, query = ""): Promise<{ parts: Part[] } & Record<string, unknown>> => {
    const { tables: parts, ...person } = await send("GET", `/personal-data/${id}${query}`);
    return { ...person, parts: parts as Part[] };
  };
  const rowsOf = (parts: readonly Part[], table: string) =>
    parts.find((part) => part.table === table)?.rows ?? [];
  const listAudit = (query: string) => send("GET", `/audit-entries${query}`);
  const findRole = async (name: string): Promise<string> =>
    (await send("GET", "/roles")).find((role: { name: string }) => role.name === name).id;
  const exchange = (token: string) =>
    test.request("POST", "/invitations/exchange", {
      token: null,
      body: { token },
      headers: { "x-forwarded-for": address },
    });

  /** A person with a name and a mail address that nobody else has. */
  const write = () => {
    const name = `Zenobia ${randomUUID()}`;
    return { name, email: `${name.replace(" ", ".").toLowerCase()}@harbour.example` };
  };

  async function createUser(role = "Editor", resourceId = account.accountId) {
    const person = write();
    const actorRoles = [{ roleId: await findRole(role), resourceId }];
    const { id, invitation } = await send("POST", "/users/invite", { ...person, actorRoles });
    const { token } = (await exchange(invitation.token)).body.data;
    return { ...person, id: id as string, token: token as string };
  }

  async function createGuest() {
    const person = write();
    const [{ id }] = await send("POST", "/guests", [{ ...person, environmentId, spaces: [{ id: spaceId }] }]);
    const { invitations } = (await request("POST", "/invitations", account.token, [{ guestId: id, spaceId }]))
      .body.data;
    const { token } = (await exchange(invitations[0].token)).body.data;
    return { ...person, id: id as string, token: token as string, link: invitations[0].token as string };
  }

  async function createSheet(token = account.token): Promise<string> {
    const sheets = [{ name: "Crates", slug: "crates", fields: [{ key: "code", type: "string" }] }];
    const workbook = await send(
      "POST",
      "/workbooks",
      { name: "Stock", environmentId, spaceId, sheets },
      token,
    );
    return workbook.sheets[0].id;
  }

  const insert = (sheetId: string, token: string) =>
    send("POST", `/sheets/${sheetId}/records`, [{ code: { value: "a" } }], token);

  /** Where a text is in the database: `guests.email`. */
  async function search(text: string): Promise<string[]> {
    const found: string[] = [];
    for (const { name, columns, placement } of tables as readonly Table[]) {
      // Parts of records, which are data of the account.
      if (placement === "distributed") continue;
      for (const [column, { type }] of Object.entries(columns)) {
        if (type !== "text" && type !== "json") continue;
        const query = sql`select 1 from ${sql.table(name)} where cast(${sql.ref(column)} as text) like ${`%${text}%`} limit 1`;
        if ((await query.execute(test.storage.db)).rows.length > 0) found.push(`${name}.${column}`);
      }
    }
    return found;
  }

  it("is what a user is, has and did, without secrets and without what others have", async () => {
    const user = await createUser();
    const sheetId = await createSheet();
    await insert(sheetId, user.token);
    await insert(sheetId, account.token);
    const { clientId, secret } = await send(
      "POST",
      `/users/${user.id}/api-token?tenantId=${account.accountId}`,
    );
    const { parts, ...person } = await read(user.id);
    expect(person).toEqual({ personId: user.id, kind: "user", exists: true });
    expect(rowsOf(parts, "users")).toEqual([
      {
        id: user.id,
        email: user.email,
        name: user.name,
        metadata: {},
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        lastSeenAt: expect.any(String),
      },
    ]);
    expect(rowsOf(parts, "tokens").map(({ kind, id }) => [kind, id])).toEqual([
      ["api", clientId],
      ["personal", expect.stringMatching(/^us_pat_/)],
    ]);
    expect(rowsOf(parts, "actor_roles")).toMatchObject([{ actorId: user.id, resourceId: account.accountId }]);
    expect(rowsOf(parts, "commits")).toMatchObject([{ createdBy: user.id, sheetId }]);
    expect(rowsOf(parts, "events").map(({ topic }) => topic)).toContain("commit:created");
    const entries = rowsOf(parts, "audit_entries");
    expect(entries.find(({ action }) => action === "sign-in:accepted")).toMatchObject({
      actorId: user.id,
      address,
    });
    expect(entries.map(({ action }) => action)).toContain("user:created");
    const text = JSON.stringify(parts);
    for (const hidden of [user.token, secret, "hash", "password", account.token])
      expect(text).not.toContain(hidden);
  });

  it("is what a guest is, has and did", async () => {
    const guest = await createGuest();
    const sheetId = await createSheet();
    await insert(sheetId, guest.token);
    const { parts, ...person } = await read(guest.id);
    expect(person).toEqual({ personId: guest.id, kind: "guest", exists: true });
    expect(rowsOf(parts, "guests")).toMatchObject([{ email: guest.email, name: guest.name, environmentId }]);
    expect(rowsOf(parts, "guest_spaces")).toMatchObject([{ guestId: guest.id, spaceId }]);
    expect(rowsOf(parts, "invitations")).toMatchObject([{ actorId: guest.id, resourceId: spaceId }]);
    expect(rowsOf(parts, "commits")).toMatchObject([{ createdBy: guest.id }]);
    expect(JSON.stringify(parts)).not.toContain(guest.link);
  });

  it("comes in parts of 500 rows of each table, behind cursors", async () => {
    const user = await createUser();
    const created = Array.from({ length: 1001 }, (_, index) => ({
      id: `us_au_${account.accountId}${index}`,
      account_id: account.accountId,
      action: "secret:read" as const,
      created_at: "2026-01-01T00:00:00.000Z",
      updated_at: "2026-01-01T00:00:00.000Z",
      times: 1,
      actor_id: user.id,
    }));
    for (let start = 0; start < created.length; start += 100) {
      await test.storage.transaction((db) =>
        db
          .insertInto("audit_entries")
          .values(created.slice(start, start + 100))
          .execute(),
      );
    }
    const seen: unknown[] = [];
    let { parts } = await read(user.id);
    for (;;) {
      const part = parts.find(({ table }) => table === "audit_entries");
      expect((part?.rows.length ?? 0) <= 500).toBe(true);
      seen.push(...(part?.rows ?? []).map(({ id }) => id));
      if (part?.nextCursor === undefined) break;
      ({ parts } = await read(user.id, `?table=audit_entries&cursor=${part.nextCursor}`));
      expect(parts.map(({ table }) => table)).toEqual(["audit_entries"]);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(created.map(({ id }) => id)));
    expect(await request("GET", `/personal-data/${user.id}?table=nothing`)).toMatchObject({ status: 400 });
    expect(await request("GET", `/personal-data/${user.id}?cursor=a`)).toMatchObject({ status: 400 });
    expect(await request("GET", `/personal-data/${user.id}?table=commits&cursor=a`)).toMatchObject({
      status: 400,
    });
  });

  it("is counted in the audit log when somebody reads it", async () => {
    const user = await createUser();
    await read(user.id);
    await read(user.id);
    expect(await listAudit("?action=person:exported")).toMatchObject([{ targetId: user.id, times: 2 }]);
  });

  it("is only for those who may erase the person", async () => {
    const [user, guest] = [await createUser(), await createGuest()];
    const manager = await createUser("Administrator", environmentId);
    const viewer = await createUser("Viewer");
    for (const method of ["GET", "DELETE"]) {
      const attempt = async (id: string, token: string) =>
        (await request(method, `/personal-data/${id}`, token)).status;
      for (const { token } of [user, viewer, guest]) {
        expect([await attempt(user.id, token), await attempt(guest.id, token)]).toEqual([403, 403]);
      }
      expect(await attempt(user.id, manager.token)).toBe(403);
      const other = await test.createAccount();
      for (const { id } of [user, guest]) expect(await attempt(id, other.token)).toBe(404);
    }
    expect((await request("GET", `/personal-data/${guest.id}`, manager.token)).status).toBe(200);
    expect((await erase(guest.id, manager.token)).status).toBe(200);
  });

  it("is nowhere any more after an erasure, except the id where it says who did something", async () => {
    const [user, guest] = [await createUser(), await createGuest()];
    const sheetId = await createSheet();
    for (const { id, token, name, email } of [user, guest]) {
      await insert(sheetId, token);
      await insert(sheetId, token);
      expect((await erase(id)).status).toBe(200);
      expect(await search(name)).toEqual([]);
      expect(await search(email)).toEqual([]);
      const left = new Set(await search(id));
      for (const column of ["commits.created_by", "events.context", "audit_entries.target_id"])
        expect(left).toContain(column);
      const mayStay = new Set(["actor", "target", "context"]);
      const declared = [...left].filter((place) => mayStay.has(findMark(place) ?? ""));
      // The events about the guest name it by its id.
      expect([...left].filter((place) => !declared.includes(place) && place !== "events.payload")).toEqual(
        [],
      );
      expect((await request("GET", "/auth/current", token)).status).toBe(401);
      const { parts, ...person } = await read(id);
      expect(person).toMatchObject({ exists: false });
      expect(rowsOf(parts, "commits")).toHaveLength(2);
      const [entry] = await listAudit(`?action=person:erased&targetId=${id}`);
      expect(entry).toMatchObject({ targetId: id, actorId: expect.stringMatching(/_usr_/) });
      expect(rowsOf(parts, "audit_entries").filter((row) => "address" in row)).toEqual([]);
    }
    const records = await send("GET", `/sheets/${sheetId}/records`);
    expect(records.records).toHaveLength(4);
  });

  it("leaves the addresses of others in the audit log", async () => {
    const [user, other] = [await createUser(), await createUser()];
    await erase(user.id);
    expect(await listAudit(`?action=sign-in:accepted&actorId=${other.id}`)).toMatchObject([{ address }]);
  });

  it("can be erased twice, by two at once, and after the person was deleted", async () => {
    const [user, guest] = [await createUser(), await createGuest()];
    for (const { id } of [user, guest]) {
      const statuses = (await Promise.all([erase(id), erase(id)])).map(({ status }) => status);
      expect([...statuses, (await erase(id)).status]).toEqual([200, 200, 200]);
      expect(await listAudit(`?action=person:erased&targetId=${id}`)).toHaveLength(1);
    }
    const deleted = await createUser();
    await send("DELETE", `/users/${deleted.id}`);
    expect(await listAudit(`?action=sign-in:accepted&actorId=${deleted.id}`)).toMatchObject([{ address }]);
    expect((await erase(deleted.id)).status).toBe(200);
    const [entry] = await listAudit(`?action=sign-in:accepted&actorId=${deleted.id}`);
    expect(entry.address).toBeUndefined();
    for (const id of ["us_usr_nobody", "us_g_nobody", "us_ag_nobody"]) {
      expect((await erase(id)).status).toBe(404);
      expect((await request("GET", `/personal-data/${id}`)).status).toBe(404);
    }
  });

  it("of the last administrator is not erased; another one can erase itself", async () => {
    const [{ id }] = await send("GET", "/users");
    expect(await erase(id)).toMatchObject({
      status: 409,
      body: { errors: [{ code: "last_administrator" }] },
    });
    const other = await createUser("Administrator");
    expect((await erase(other.id, other.token)).status).toBe(200);
    expect((await request("GET", "/auth/current", other.token)).status).toBe(401);
    expect(await search(other.email)).toEqual([]);
  });

  it("takes open streams, sessions and invitations with it", async () => {
    const guest = await createGuest();
    const stream = await openStream(test.service, guest.token);
    await stream.next();
    const { invitations } = (
      await request("POST", "/invitations", account.token, [{ guestId: guest.id, spaceId }])
    ).body.data;
    const { id, invitation } = await send("POST", "/users/invite", write());
    for (const one of [guest.id, id]) expect((await erase(one)).status).toBe(200);
    for (;;) if ((await stream.next()) === undefined) break;
    for (const link of [invitations[0].token, invitation.token])
      expect((await exchange(link)).status).toBe(404);
  });

  it("of a guest is erased also from an archived space, and its events say so", async () => {
    const guest = await createGuest();
    await send("POST", `/spaces/${spaceId}/archive`);
    expect((await erase(guest.id)).status).toBe(200);
    const [event] = await send("GET", "/events?topic=space:guestRemoved");
    expect(event.payload).toEqual({ guestId: guest.id });
  });

  it("is declared in every column that has it", async () => {
    const person = await createUser("Administrator");
    const guest = await createGuest();
    const sheetId = await createSheet(person.token);
    for (const { token } of [person, guest]) await insert(sheetId, token);
    for (const text of [person.name, person.email, guest.name, guest.email, address]) {
      for (const place of await search(text))
        expect([place, findMark(place)]).not.toEqual([place, undefined]);
    }
    const events = new Set(["events.payload"]);
    for (const { id } of [person, guest]) {
      const places = (await search(id)).filter((place) => !events.has(place));
      for (const place of places) expect([place, findMark(place)]).not.toEqual([place, undefined]);
    }
  });
});

describeEngines("a person to whom a mail is on its way", (engine) => {
  it("is erased, and the link of the mail does not work", async () => {
    const mails: Mail[] = [];
    let send: () => void = () => {};
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    let take: () => void = () => {};
    const taken = new Promise<void>((resolve) => {
      take = resolve;
    });
    const mailer = {
      close() {},
      send: (mail: Mail) => {
        mails.push(mail);
        take();
        return sent;
      },
    };
    const test = await startTestService(engine, { mailer, guestPage: "https://import.example/import/" });
    const email = `${randomUUID()}@harbour.example`;
    const inviting = test.request("POST", "/users/invite", { body: { name: "Ines", email } });
    await taken;
    const [{ id }] = await test.send("GET", `/users?email=${email}`);
    await test.send("DELETE", `/personal-data/${id}`);
    send();
    expect((await inviting).status).toBe(200);
    const token = mails[0]?.text.match(/#(\w+)/)?.[1];
    const exchanged = await test.request("POST", "/invitations/exchange", { token: null, body: { token } });
    expect(exchanged.status).toBe(404);
    await test.close();
  });
});

/** What a column is marked with: `mail` for `guests.email`. */
function findMark(place: string): string | undefined {
  const [table = "", column = ""] = place.split(".");
  return (tables as readonly Table[]).find(({ name }) => name === table)?.columns[column]?.personal;
}
