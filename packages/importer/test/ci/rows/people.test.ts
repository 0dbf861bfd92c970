import { type Client, createClient } from "@data-import/client";
import type { RecordId, Record as SheetRecord } from "@data-import/types";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectRows } from "../../../src/rows/client-service.ts";
import { followRows } from "../../../src/rows/follow-rows.ts";
import { RecordRows } from "../../../src/rows/record-rows.ts";
import type { CellWrite, RowService } from "../../../src/rows/row-service.ts";
import type { RowNotice } from "../../../src/rows/row-state.ts";
import { type CreatedSheet, type RunningService, startService } from "../support/start-service.ts";

/** The full proof: `STEPS=1000`. Another seed is another course of events. */
const steps = Number(process.env["STEPS"] ?? 120);
const seed = Number(process.env["SEED"] ?? 7);

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(async () => {
  await service?.close();
});

test("two people and a hook change a sheet: each sees what the service has, and nothing is lost in silence", async () => {
  const fields = [
    { key: "name", type: "string" as const },
    { key: "code", type: "string" as const, constraints: [{ type: "unique" as const }] },
  ];
  const records = Array.from({ length: 300 }, (_, index) => ({
    name: { value: `n${index}` },
    code: { value: `c${index}` },
  }));
  const sheet = await service.createSheet(fields, records);
  const people = [joinSheet(sheet, "a", seed), joinSheet(sheet, "b", seed + 1)];
  const hook = startHook(sheet);
  await Promise.all(people.map(({ settle }) => settle()));
  await Promise.all(people.map((person) => person.work(steps)));
  await hook.settle();
  for (const person of people) await person.settle();

  const stored = await readAll(sheet);
  for (const person of people) {
    expect(await person.see()).toEqual(stored.map(describeRecord));
    expect(person.rows.state.total).toBe(stored.length);
    expect(person.unexplained(), "cells without a response and without a notice").toEqual([]);
  }
  expect(hook.count()).toBeGreaterThan(0);
  for (const person of people) person.stop();
  hook.stop();
});

interface Person {
  readonly rows: RecordRows;
  work(steps: number): Promise<void>;
  settle(): Promise<void>;
  see(): Promise<string[]>;
  unexplained(): string[];
  stop(): void;
}

/** A person of their own connection, which breaks now and then. */
function joinSheet({ space, sheetId }: CreatedSheet, name: string, ownSeed: number): Person {
  const random = createRandom(ownSeed);
  let isOffline = false;
  const client = createClient({
    baseUrl: `${service.url}/v1`,
    token: service.token,
    retry: false,
    fetch: (request) => (isOffline ? Promise.reject(new TypeError("no connection")) : fetch(request)),
  });
  const asked = new Set<string>();
  const explained = new Set<string>();
  const explain = (cell: Pick<CellWrite, "recordId" | "key" | "value">) =>
    void explained.add(`${cell.recordId} ${cell.key} ${cell.value}`);
  const connected = connectRows(client, sheetId);
  const watched: RowService = {
    ...connected,
    async write(cells, key) {
      const written = await connected.write(cells, key);
      // A hook may have been faster than the response, but only after the change.
      for (const cell of cells) explain(cell);
      return written;
    },
  };
  const onNotice = (notice: RowNotice) => {
    if (notice.kind === "conflict")
      for (const cell of notice.conflicts) explain({ ...cell, value: cell.mine });
    if (notice.kind === "failed") failures += 1;
  };
  let failures = 0;
  let edits = 0;
  const rows = new RecordRows({ service: watched, sheetId, onChange: () => {}, onNotice });
  const stopped = new AbortController();
  const online = createClient({ baseUrl: `${service.url}/v1`, token: service.token });
  void followRows(online, space.id, stopped.signal, {
    onConnect: () => rows.reconnect(),
    onEvent: (event) => rows.receive(event),
    onEnd: () => {},
  });
  rows.setQuery({});

  /** Settles whether an edit that the service refused was told; a notice names no cells. */
  const edit = async (cells: { recordId: RecordId; key: string; value: string }[]) => {
    const before = failures;
    for (const cell of cells) asked.add(`${cell.recordId} ${cell.key} ${cell.value}`);
    const isDone = await rows.edits.edit(cells);
    if (!isDone && failures > before) for (const cell of cells) explain(cell);
  };
  const pick = (): SheetRecord | undefined => rows.getRow(Math.floor(random() * (rows.state.total ?? 0)));
  const step = async (): Promise<void> => {
    const kind = random();
    const first = Math.floor(random() * (rows.state.total ?? 1));
    rows.list.want(first, first + 30);
    edits += 1;
    const value = `${name} ${edits}`;
    if (kind < 0.5) {
      const record = pick();
      const key = random() < 0.7 ? "name" : "code";
      const written = key === "code" ? `c${Math.floor(random() * 300)}` : value;
      const now = record?.values[key]?.value;
      if (record !== undefined && now !== written) await edit([{ recordId: record.id, key, value: written }]);
    } else if (kind < 0.6) {
      const some = [pick(), pick(), pick()].filter((record) => record !== undefined);
      const each = new Map(some.map((record) => [record.id, record]));
      await edit([...each.keys()].map((recordId) => ({ recordId, key: "name", value })));
    } else if (kind < 0.68) await rows.writeBlock(rows.state.total ?? 0, [new Map([["name", value]])]);
    else if (kind < 0.74) {
      const record = pick();
      if (record !== undefined) await rows.edits.remove([record.id]);
    } else if (kind < 0.88) await rows.edits.turn("undo");
    else if (kind < 0.96) await rows.edits.turn("redo");
    else {
      isOffline = true;
      const record = pick();
      const waiting = record && edit([{ recordId: record.id, key: "name", value: `${value} later` }]);
      await pause(30);
      isOffline = false;
      rows.setOnline(false);
      rows.setOnline(true);
      await waiting;
    }
  };
  return {
    rows,
    async work(count) {
      for (let done = 0; done < count; done += 1) await step().catch(ignoreRead);
    },
    async settle() {
      let quiet = 0;
      await expect
        .poll(
          () => {
            quiet = rows.isBusy ? 0 : quiet + 1;
            return quiet;
          },
          { interval: 50 },
        )
        .toBeGreaterThan(10);
    },
    async see() {
      const seen: string[] = [];
      for (let index = 0; index < (rows.state.total ?? 0); index += 1) {
        if (index % 100 === 0) {
          rows.list.want(index, index + 100);
          await expect.poll(() => rows.isBusy).toBe(false);
        }
        const record = rows.getRow(index);
        seen.push(record === undefined ? "not read" : describeRecord(record));
      }
      return seen;
    },
    unexplained: () => [...asked].filter((cell) => !explained.has(cell)),
    stop() {
      stopped.abort();
      rows.stop();
    },
  };
}

/** A record is read again while the connection breaks: the rows do not cause it. */
function ignoreRead(error: unknown): void {
  if (!(error instanceof Error) || !/no connection/i.test(error.message)) throw error;
}

/** A program that writes an exclamation mark behind some names. */
function startHook({ space, sheetId }: CreatedSheet) {
  const client: Client = createClient({ baseUrl: `${service.url}/v1`, token: service.token });
  const stopped = new AbortController();
  let running = 0;
  let count = 0;
  const handle = async (commitId: `${string}_vr_${string}`) => {
    running += 1;
    const { records } = await client.records.get(sheetId, { commitId });
    const changed = records.flatMap((record) => {
      const name = String(record.values["name"]?.value ?? "");
      if (record.judged === true || !/[05]$/.test(name)) return [];
      return [{ id: record.id, values: { name: { value: `${name}!` } }, ifCommitId: record.commitId }];
    });
    count += changed.length;
    const headers = { "X-Hook-Name": "mark", "X-Hook-Commit": commitId };
    if (changed.length > 0) await client.records.update(sheetId, changed, {}, { headers }).catch(() => {});
    running -= 1;
  };
  void followRows(client, space.id, stopped.signal, {
    onConnect: () => {},
    onEvent({ topic, context }) {
      if (topic === "commit:created" && context.commitId != null) void handle(context.commitId as never);
    },
    onEnd: () => {},
  });
  return {
    count: () => count,
    async settle() {
      let quiet = 0;
      await expect.poll(() => (quiet = running > 0 ? 0 : quiet + 1), { interval: 50 }).toBeGreaterThan(10);
    },
    stop: () => stopped.abort(),
  };
}

async function readAll({ sheetId }: CreatedSheet): Promise<SheetRecord[]> {
  const { records } = await service.client.records.get(sheetId, { includeMessages: true });
  return records;
}

const describeRecord = ({ id, values, valid, commitId }: SheetRecord): string =>
  JSON.stringify([
    id,
    values["name"]?.value,
    values["code"]?.value,
    values["code"]?.messages?.length,
    valid,
    commitId,
  ]);

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Numbers from 0 up to, but without, 1; the same ones for a seed. */
function createRandom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
