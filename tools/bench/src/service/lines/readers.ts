import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { findPercentile } from "../../measure.ts";
import { showProgress } from "../../progress.ts";
import { formatTime, type Row } from "../../table.ts";
import type { Filled } from "../setup/filled.ts";
import { type Durations, readDuring, readerCount, readerPause } from "../setup/readers.ts";
import { createRow, formatCount, formatShare } from "../setup/rows.ts";
import { fillSheet, openPlace, type Place, type Scale, type Sheet } from "../setup/stage.ts";
import { waitForJob } from "../setup/wait-for-job.ts";
import { deleteAll, flagAll, mutateFlags } from "./bulk.ts";

/** The time of reads on SQLite while an import or a job runs. */
export async function* measureReaders({ records, round }: Scale): AsyncGenerator<Row> {
  const place = await openPlace("SQLite");
  try {
    const read = await place.createSheet();
    await fillSheet(place, read, { end: Math.min(10_000, records) });
    const sheet = await place.createSheet();
    showProgress("readers, while nothing else runs");
    yield* describe("while nothing else runs", await readDuring(place, read, sleep(5 * round)), {});
    yield* measureImport(place, { read, sheet, records });
    for (const [name, work] of listWork({ place, sheet, records })) {
      showProgress(`readers, ${name}`);
      yield* describe(name, await readDuring(place, read, work()), { p99: 100 });
    }
  } finally {
    await place.close();
  }
}

/** The readers run from a tenth of the import to two thirds; its rate with them is compared with the rest. */
async function* measureImport(
  place: Place,
  { read, sheet, records }: { readonly read: Sheet; readonly sheet: Sheet; readonly records: number },
): AsyncGenerator<Row> {
  const marks: [done: number, time: number][] = [];
  const lines = drive("import", place, sheet, records);
  const next = async () => {
    const { value } = await lines.next();
    if (value === undefined) return false;
    marks.push([value, performance.now()]);
    showProgress(`readers, while an import runs, ${formatCount(value)} of ${formatCount(records)}`);
    return true;
  };
  const until = async (done: number) => {
    while ((marks.at(-1)?.[0] ?? 0) < done && (await next()));
  };
  await until(records / 10);
  const first = marks.length - 1;
  const durations = await readDuring(place, read, until((records * 2) / 3));
  const last = marks.length - 1;
  await until(Number.POSITIVE_INFINITY);
  const rate = (from: number, to: number) => {
    const [[a, start], [b, end]] = [marks[from] ?? [0, 0], marks[to] ?? [0, 0]];
    return (b - a) / (end - start);
  };
  yield* describe(`while ${formatCount(records)} records are imported`, durations, { p50: 3, p99: 100 });
  const alone = rate(last, marks.length - 1);
  yield createRow({
    claim: "rate of the import with readers",
    value: rate(first, last) / alone,
    format: formatShare,
    detail: `of ${formatCount(Math.round(alone * 1000))} records/s without them; the readers' client shares the processors`,
    least: 0.8,
  });
}

function listWork(filled: Filled): [name: string, work: () => Promise<unknown>][] {
  const { place, sheet, records } = filled;
  const { service } = place;
  const job = (start: Promise<string>) => start.then((id) => waitForJob(service, id));
  // No record matches, so that the snapshot is all of the work.
  const snapshot = { operation: "apply", slug: "seen", query: "field1 gt 100000", snapshotLabel: "Measured" };
  return [
    ["while a snapshot is taken", () => job(mutateFlags(filled, snapshot))],
    ["while all records get a flag", () => job(flagAll(filled))],
    ["while all records are validated again", () => service.request("POST", `${sheet.path}/validate`)],
    ["while all pages of 10,000 are read", () => drain(drive("export", place, sheet, records))],
    ["while all records are deleted", () => job(deleteAll(filled))],
  ];
}

/** A row for each kind of request and each percentile with a budget; the detail has both percentiles. */
function* describe(
  name: string,
  durations: Durations,
  budgets: { readonly p50?: number; readonly p99?: number },
): Generator<Row> {
  for (const [kind, words] of [
    ["small", "small GET"],
    ["page", "page of 100"],
  ] as const) {
    const find = (share: number) => findPercentile(durations[kind], share);
    const detail = `SQLite; p50 ${formatTime(find(0.5))}, p99 ${formatTime(find(0.99))}, at most ${formatTime(find(1))}; ${formatCount(durations[kind].length)} requests of ${readerCount} readers with pauses of ${readerPause} ms`;
    for (const [percentile, share] of [
      ["p50", 0.5],
      ["p99", 0.99],
    ] as const) {
      const most = budgets[percentile];
      if (most === undefined && (percentile === "p50" || "p99" in budgets)) continue;
      const claim = `${words} ${name}, ${percentile}`;
      yield createRow({ claim, value: find(share), format: formatTime, detail, most });
    }
  }
}

/** Runs `programs/drive.ts`; gives the number of records that are done, after each batch. */
async function* drive(
  what: "import" | "export",
  { service }: Place,
  sheet: Sheet,
  records: number,
): AsyncGenerator<number, undefined> {
  const script = fileURLToPath(new URL("../programs/drive.ts", import.meta.url));
  const args = [script, what, service.url + sheet.path, service.token, String(records)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  let done = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    done = Number(line);
    yield done;
  }
  if (done < records) throw new Error(`The ${what} ended after ${done} of ${records} records.`);
  return undefined;
}

async function drain(lines: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of lines);
}
