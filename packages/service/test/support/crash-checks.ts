import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect } from "vitest";
import { call, insertOnce, type Target } from "./crash-writers.ts";
import { digest, type Ledger, validateBatch } from "./ledger.ts";

/** True for every record, but a query without stored calculations, so that the service scans. */
const everything = encodeURIComponent("mark gte 0 or mark lt 0");

/** Checks the file of SQLite after a crash, with the SQLite of the service; does nothing if there is none. */
export function checkIntegrity(folder: string): void {
  const path = join(folder, "data-import.sqlite");
  if (!existsSync(path)) return;
  const database = new DatabaseSync(path);
  try {
    expect(database.prepare("pragma integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
  } finally {
    database.close();
  }
}

/** Checks that all acknowledged changes exist, and that every change is complete or absent. */
export async function checkLedger(target: Target, ledger: Ledger): Promise<void> {
  const total = await checkBatches(target, ledger);
  await checkCalculations(target, total);
  await checkCommits(target, ledger);
  await checkFiles(target, ledger);
}

/**
 * Sends every insert with a key again. An acknowledged one returns the same; any other is done now, if it was not before.
 */
export async function repeatInserts(target: Target, ledger: Ledger): Promise<void> {
  for (const [key, { batch, body, data }] of ledger.inserts) {
    const repeated = await insertOnce(target, key, body);
    if (data !== undefined) expect(repeated).toEqual(data);
    expect(repeated.records).toHaveLength(1);
    ledger.batches.set(batch, { size: 1, states: [0] });
    ledger.commits.add(repeated.commitId);
  }
  ledger.inserts.clear();
}

async function checkBatches(target: Target, ledger: Ledger): Promise<number> {
  const marks = new Map<string, number[]>();
  let total = 0;
  for (let page = 1; ; page += 1) {
    const { records } = await call(target, `/sheets/${target.sheetId}/records?pageNumber=${page}`);
    for (const { values } of records) {
      const batch = values.batch.value;
      const known = marks.get(batch) ?? [];
      known.push(values.mark.value);
      marks.set(batch, known);
    }
    total += records.length;
    if (records.length < 10_000) break;
  }
  const wrong: string[] = [...marks.keys()].filter((name) => !ledger.batches.has(name));
  for (const [name, { size, states }] of ledger.batches) {
    const found = validateBatch(size, marks.get(name) ?? []);
    if (!states.includes(found as never)) wrong.push(`${name}: ${found} instead of ${states.join(" or ")}`);
    // The found state is committed, so it must not change any more.
    else ledger.batches.set(name, { size, states: [found as (typeof states)[number]] });
  }
  expect(wrong).toEqual([]);
  return total;
}

/** The stored calculations must equal those of a scan. */
async function checkCalculations(target: Target, total: number): Promise<void> {
  const sheet = `/sheets/${target.sheetId}`;
  const kept = await call(target, `${sheet}/counts?byField=true`);
  expect(kept.counts.total).toBe(total);
  expect(kept).toEqual(await call(target, `${sheet}/counts?byField=true&q=${everything}`));
  expect(await call(target, `${sheet}/calculations`)).toEqual(
    await call(target, `${sheet}/calculations?q=${everything}`),
  );
}

/** Every commit has its event, and there is no event for a commit that does not exist. */
async function checkCommits(target: Target, ledger: Ledger): Promise<void> {
  const commits = (await call(target, `/sheets/${target.sheetId}/commits`)).map(
    ({ id }: { id: string }) => id,
  );
  expect([...ledger.commits].filter((id) => !commits.includes(id))).toEqual([]);
  const told: string[] = [];
  const notes = new Map<string, string>();
  for (let page = 1; ; page += 1) {
    const events = await call(target, `/events?spaceId=${target.spaceId}&pageSize=1000&pageNumber=${page}`);
    for (const { id, topic, context, payload } of events) {
      if (topic === "commit:created") told.push(context.commitId);
      if (topic === "space:updated") notes.set(id, payload.note);
    }
    if (events.length < 1000) break;
  }
  expect(told.sort()).toEqual(commits.sort());
  expect([...ledger.events].filter(([id, note]) => notes.get(id) !== note)).toEqual([]);
}

/** Every acknowledged upload exists, and every existing one can be read. */
async function checkFiles(target: Target, ledger: Ledger): Promise<void> {
  const ids = new Set<string>();
  for (let page = 1; ; page += 1) {
    const files = await call(target, `/files?spaceId=${target.spaceId}&pageSize=1000&pageNumber=${page}`);
    for (const { id, name } of files) {
      ids.add(id);
      const expected = ledger.files.get(name);
      if (expected?.isChecked === true) continue;
      const response = await fetch(`${target.url}/files/${id}/download`, {
        headers: { authorization: `Bearer ${target.token}` },
      });
      expect(`${name} ${digest(await response.bytes())}`).toBe(`${name} ${expected?.sha256}`);
      ledger.files.set(name, { sha256: "", ...expected, id, isChecked: true });
    }
    if (files.length < 1000) break;
  }
  expect([...ledger.files.values()].filter(({ id }) => id !== undefined && !ids.has(id))).toEqual([]);
}
