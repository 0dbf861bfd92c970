import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@data-import/client";
import { createFolderBlobs, createService, type Service } from "@data-import/service";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeServers } from "./support/describe-servers.ts";
import { type Databases, openDatabases } from "./support/service-databases.ts";

const baseUrl = "http://service.localhost/v1";
const writers = 8;
const writesEach = 6;

describeServers("events that the client follows", (server) => {
  let folder: string;
  let databases: Databases;
  let nodes: Service[];
  let token: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "data-import-follow-"));
    databases = await openDatabases(folder, server);
    const start = async () =>
      createService({
        storage: databases.open("world"),
        blobs: await createFolderBlobs({ folder: join(folder, "files") }),
      });
    // Only one process at a time may use the folder of SQLite.
    nodes = server === undefined ? [await start()] : [await start(), await start()];
    ({ token } = await (nodes[0] as Service).createAccount({ name: "Reader", email: "reader@example.org" }));
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await databases.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Sends each request to the next node. */
  function sendToAll(): typeof fetch {
    let sent = 0;
    return (input, init) => {
      sent += 1;
      return (nodes[sent % nodes.length] as Service).fetch(input, init);
    };
  }

  /** The same, but every third request fails. */
  function sendBadly(): typeof fetch {
    const send = sendToAll();
    let sent = 0;
    return async (input, init) => {
      sent += 1;
      if (sent % 3 !== 0) return send(input, init);
      if (sent % 2 !== 0) throw new TypeError("The connection was lost.");
      return Response.json({ errors: [{ message: "Too busy." }] }, { status: 503 });
    };
  }

  test("come once and in order, while eight writers write and requests fail", async () => {
    const api = createClient({ baseUrl, token, fetch: sendToAll() });
    const follower = createClient({ baseUrl, token, fetch: sendBadly(), retry: false });
    const [environment] = (await api.environments.list()).data;
    if (environment === undefined) throw new Error("The account has no environment.");
    const { accountId, id: environmentId } = environment;
    const space = await api.spaces.create({ name: "Followed", environmentId });
    const { cursor = "" } = await api.events.list({ pageSize: 1 });

    const stopping = new AbortController();
    const query = { environmentId, after: cursor, includeAcknowledged: true, interval: 1 };
    const followed: string[] = [];
    const following = (async () => {
      const { signal } = stopping;
      for await (const { id } of follower.events.follow({ ...query, signal })) followed.push(id);
    })();

    await Promise.all(
      Array.from({ length: writers }, async (_, writer) => {
        for (let count = 0; count < writesEach; count += 1) {
          const name = `${writer}-${count}`;
          await api.documents.create(space.id, { title: name, body: name });
          await api.events.create({
            topic: "workbook:updated",
            domain: "workbook",
            payload: { name },
            context: { accountId, environmentId, spaceId: space.id },
          });
        }
      }),
    );
    const { after, includeAcknowledged } = query;
    const recorded = await api.events
      .list({ environmentId, after, includeAcknowledged, pageSize: 50 })
      .toArray({ limit: 1_000 });
    expect(recorded).toHaveLength(writers * writesEach * 2);
    const ids = recorded.map(({ id }) => id);
    await expect.poll(() => followed.length).toBe(ids.length);
    expect(followed).toEqual(ids);

    const rest: string[] = [];
    const last = { ...query, after: ids[89] };
    for await (const { id } of follower.events.follow(last)) if (rest.push(id) === 6) break;
    expect(rest).toEqual(ids.slice(90));
    stopping.abort();
    await following;
  });
});
