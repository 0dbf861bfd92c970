import { setTimeout as sleep } from "node:timers/promises";
import { findPercentile } from "../../measure.ts";
import { showProgress } from "../../progress.ts";
import { formatTime, type Row } from "../../table.ts";
import type { HookedSheets } from "../setup/hooked-sheets.ts";
import { createRow, formatCount } from "../setup/rows.ts";
import type { Place, Sheet } from "../setup/stage.ts";

const commitsPerSecond = 50;
const durationMs = 30_000;
/** How long the last commits may wait for their corrections. */
const mostWaitMs = 15_000;
/** How many inserts may be open. With more, the service does not follow, and the pace waits for it. */
const mostOpen = 50;
const mostMs = 1000;
/** Which share of the commits the service must take at their pace. */
const leastShare = 0.98;

/** A commit of a person, and how long it waited for the commit that corrects it. */
interface Wait {
  readonly waitMs: number;
  readonly isCorrected: boolean;
}

/**
 * How far a hook is behind while records arrive at a pace: as the metric says it, and as the times of the commits say it.
 * Ends also if the service does not follow; the lines say so.
 */
export async function* measureHookLag(hooked: HookedSheets): AsyncGenerator<Row> {
  const { place, engine } = hooked;
  showProgress(`lag of a hook on ${engine}`);
  const since = new Date().toISOString();
  const metric = watchLag(place);
  const sent = await insertAtPace(hooked);
  const waits = await waitForCorrections(hooked, since, sent);
  const lagMs = await metric.end();
  const late = waits.filter(({ isCorrected }) => !isCorrected).length;
  const due = (commitsPerSecond * durationMs) / 1000;
  const follows = late === 0 && sent >= due * leastShare;
  const missing = `; ${formatCount(late)} were not corrected ${formatTime(mostWaitMs)} after the last one`;
  const detail = `${formatCount(sent)} of ${formatCount(due)} commits in ${formatTime(durationMs)}, in ${hooked.sheets.length} sheets${late > 0 ? missing : ""}`;
  const pace = `${commitsPerSecond} commits a second, ${engine}`;
  const times = waits.map(({ waitMs }) => waitMs);
  const rows = [
    createRow({
      claim: `highest lag of the metric at ${pace}`,
      value: lagMs,
      format: formatTime,
      detail,
      most: mostMs,
    }),
    createRow({
      claim: `commit until its correction at ${pace}, p99`,
      value: findPercentile(times, 0.99),
      format: formatTime,
      detail: `p50 ${formatTime(findPercentile(times, 0.5))}; ${detail}`,
      most: mostMs,
    }),
  ];
  for (const row of rows) yield { ...row, ok: row.ok === true && follows };
}

/** Inserts records one by one, in the sheets in turn; returns how many it could. */
async function insertAtPace({ sheets, insert }: HookedSheets): Promise<number> {
  const started = performance.now();
  const open = new Set<Promise<void>>();
  let failure: { readonly error: unknown } | undefined;
  let sent = 0;
  for (let due = 0; due < durationMs; due += 1000 / commitsPerSecond) {
    await sleep(Math.max(0, due - (performance.now() - started)));
    while (open.size >= mostOpen) await Promise.race(open);
    if (performance.now() - started >= durationMs || failure !== undefined) break;
    const sheet = sheets[sent % sheets.length];
    if (sheet === undefined) break;
    const request = insert(sheet, sent)
      .catch((error: unknown) => {
        failure = { error };
      })
      .finally(() => open.delete(request));
    open.add(request);
    sent += 1;
  }
  await Promise.all(open);
  if (failure !== undefined) throw failure.error;
  return sent;
}

/** Reads the metric each second; the end returns the highest value, in milliseconds. */
function watchLag({ service }: Place): { end(): Promise<number> } {
  const ending = new AbortController();
  let most = Number.NaN;
  const read = async () => {
    const text = await (await fetch(new URL("/metrics", service.url))).text();
    const [, seconds] = /^data_import_agents_lag_seconds (\S+)$/m.exec(text) ?? [];
    most = Math.max(Number.isNaN(most) ? 0 : most, Number(seconds) * 1000);
  };
  const watching = (async () => {
    for (; !ending.signal.aborted; await sleep(1000)) await read();
  })();
  return {
    async end() {
      ending.abort();
      await watching;
      return most;
    },
  };
}

/** Waits until each commit is corrected, but not for ever. */
async function waitForCorrections(
  { place, sheets }: HookedSheets,
  since: string,
  sent: number,
): Promise<Wait[]> {
  const started = performance.now();
  for (;;) {
    const waits = listWaits(sheets, await listCommits(place, since));
    const isDone = waits.length >= sent && waits.every(({ isCorrected }) => isCorrected);
    if (isDone || performance.now() - started > mostWaitMs) return waits;
    await sleep(500);
  }
}

/** An event about a commit. */
interface CommitEvent {
  readonly createdAt: string;
  readonly context: { readonly sheetId: string };
  /** Only a hook sets it here. */
  readonly hooksDisabled?: boolean;
}

/** In a sheet, the hook handles one commit after the other, so the first correction is that of the first commit. */
function listWaits(sheets: readonly Sheet[], events: readonly CommitEvent[]): Wait[] {
  return sheets.flatMap(({ id }) => {
    const all = events.filter(({ context }) => context.sheetId === id);
    const corrections = all.filter(({ hooksDisabled }) => hooksDisabled === true);
    const commits = all.filter(({ hooksDisabled }) => hooksDisabled !== true);
    return commits.map(({ createdAt }, index) => {
      const correction = corrections[index];
      const end = correction === undefined ? Date.now() : Date.parse(correction.createdAt);
      return { waitMs: end - Date.parse(createdAt), isCorrected: correction !== undefined };
    });
  });
}

/** The events of all commits since a time, in their order. */
async function listCommits({ service, spaceId }: Place, since: string): Promise<CommitEvent[]> {
  const query = new URLSearchParams({ spaceId, since, topic: "commit:created", pageSize: "1000" });
  const events: CommitEvent[] = [];
  for (let after = "start"; ; ) {
    query.set("after", after);
    const { data, cursor } = JSON.parse(await service.request("GET", `/events?${query}`));
    if (data.length === 0) return events;
    events.push(...data);
    after = cursor;
  }
}
