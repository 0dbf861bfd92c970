import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Event } from "@data-import/types";
import { afterEach, beforeEach, expect, it } from "vitest";
import { endProcesses, findToken, findUrl, startProcess } from "../support/command.ts";
import { createEnvironment, type DatabaseEnvironment, describeEngines } from "../support/databases.ts";
import { type EventPoller, pollByCursor, pollByTime } from "../support/event-pollers.ts";

const program = join(import.meta.dirname, "../support/crashing-service.ts");
const writers = 8;
const writesEach = 40;
/** How many records an insert has. A large one takes longer than many small ones. */
const sizes = [1, 1, 20, 1, 1, 3000];

describeEngines("events under load", (engine) => {
  let folder: string;
  let database: DatabaseEnvironment;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "event-pollers-"));
    database = await createEnvironment(engine);
  });
  afterEach(async () => {
    await endProcesses();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  /** Starts processes one after the other; the first one shows the token. SQLite has only one process. */
  async function startNodes(): Promise<{ readonly urls: readonly string[]; readonly token: string }> {
    const urls: string[] = [];
    let token: string | undefined;
    for (let count = 0; count < (engine.name === "SQLite" ? 1 : 2); count += 1) {
      const args = ["--conditions=@data-import/source", program, folder];
      const greeting = await startProcess(args, database.environment, "ready").ready;
      urls.push(findUrl(greeting));
      token ??= findToken(greeting);
    }
    return { urls, token: token ?? "" };
  }

  it("are all read by a cursor, each once, and by their times, while eight writers write", async () => {
    const { urls, token } = await startNodes();
    // biome-ignore lint/suspicious/noExplicitAny: the test reads responses of several shapes.
    const call = async (node: number, method: string, path: string, json?: unknown): Promise<any> => {
      const response = await fetch(`${urls[node % urls.length]}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        ...(json !== undefined && { body: JSON.stringify(json) }),
      });
      const body = await response.json();
      if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(body)}`);
      return body;
    };
    const [{ id: environmentId, accountId }] = (await call(0, "GET", "/environments")).data;
    const space = (await call(0, "POST", "/spaces", { name: "Written to", environmentId })).data;
    const sheets = Array.from({ length: writers }, (_, index) => ({
      name: `Sheet ${index}`,
      slug: `sheet-${index}`,
      fields: [{ key: "number", type: "number" }],
    }));
    const created = await call(0, "POST", "/workbooks", {
      name: "W",
      spaceId: space.id,
      environmentId,
      sheets,
    });
    const sheetIds: string[] = created.data.sheets.map(({ id }: { id: string }) => id);

    const commits: string[] = [];
    const sent: string[] = [];
    let areWriting = true;
    const writing = Promise.all(
      sheetIds.map(async (sheetId, writer) => {
        for (let count = 0; count < writesEach; count += 1) {
          const size = sizes[(writer + count) % sizes.length] ?? 1;
          const records = Array.from({ length: size }, (_, number) => ({ number: { value: number } }));
          const { data } = await call(writer + count, "POST", `/sheets/${sheetId}/records`, records);
          commits.push(data.commitId);
          if (count % 4 !== 0) continue;
          const { data: event } = await call(writer + count, "POST", "/events", {
            topic: "space:updated",
            domain: "space",
            payload: {},
            context: { accountId, environmentId, spaceId: space.id },
          });
          sent.push(event.id);
        }
      }),
    ).finally(() => {
      areWriting = false;
    });
    let reads = 0;
    const read = async (query: string) => ({ body: await call(reads++, "GET", `/events?${query}`) });
    const pollers = [pollByCursor(read), pollByTime(read)];
    /** Polls without a pause, and once more after the last write. */
    const follow = async ({ poll }: EventPoller) => {
      const events: Event[] = [];
      for (let isLast = false; !isLast; await setImmediate()) {
        isLast = !areWriting;
        events.push(...(await poll()));
      }
      return events;
    };
    const [byCursor = [], byTime = []] = await Promise.all(pollers.map(follow));
    await writing;

    const ids = byCursor.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(byTime.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect((await pollByCursor(read).poll()).map(({ id }) => id)).toEqual(ids);
    const times = byCursor.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted());
    const told = byCursor.filter(({ topic }) => topic === "commit:created");
    expect(told.map(({ context }) => context.commitId).toSorted()).toEqual(commits.toSorted());
    expect(commits).toHaveLength(writers * writesEach);
    const known = new Set<string>(ids);
    expect(sent.filter((id) => !known.has(id))).toEqual([]);
  });
});
