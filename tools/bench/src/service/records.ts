import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { findMedian } from "../measure.ts";
import { showProgress } from "../progress.ts";
import { formatTime, type Row } from "../table.ts";
import type { RunningService } from "./start-service.ts";

const records = 1_000_000;
const batch = 10_000;
const fields = 10;
const pageSize = 1000;
const lastPage = 1000;
const asked = 15;

const field = (key: string, type: string) => ({ key, type, constraints: [{ type: "required" }] });

/** Fields for text, numbers and booleans in turn; every value is required. */
const sheet = {
  name: "Measured",
  fields: Array.from({ length: fields }, (_, index) =>
    field(`field${index}`, ["string", "number", "boolean"][index % 3] ?? "string"),
  ),
};

type Values = readonly (string | number | boolean | null)[];

/** The values of a record; every hundredth misses a value, so that there are pages of invalid records. */
function writeValues(position: number): Values {
  return Array.from({ length: fields }, (_, index) => {
    if (index === 0) return position % 100 === 0 ? null : `Article ${position}`;
    if (index % 3 === 0) return `word ${(position * (index + 7)) % 5003}`;
    return index % 3 === 1 ? ((position * (index + 3)) % 100_003) / 100 : (position + index) % 2 === 0;
  });
}

/** Inserts many records, compared with SQLite, which inserts the same rows without checks; then reads them. */
export async function* measureRecords(service: RunningService, spaceId: string): AsyncGenerator<Row> {
  const workbook = await service.request(
    "POST",
    "/workbooks",
    JSON.stringify({ name: "Measured", spaceId, sheets: [sheet] }),
  );
  const path = `/sheets/${JSON.parse(workbook).data.sheets[0].id}`;
  const batches = records / batch;
  let ours = 0;
  let bulk = 0;
  const ceiling = openCeiling();
  const peaks: number[] = [];
  for (let index = 0; index < batches; index += 1) {
    showProgress(`records, ${(index * batch).toLocaleString("en")} of ${records.toLocaleString("en")}`);
    const rows = Array.from({ length: batch }, (_, position) => writeValues(index * batch + position));
    const body = writeBatch(rows);
    ours += await takeTime(() => service.request("POST", `${path}/records`, body));
    bulk += await takeTime(() => ceiling.insert(rows));
    peaks.push(readPeak(service.pid));
  }
  ceiling.close();
  const share = bulk / ours;
  const batchWords = `${records.toLocaleString("en")} records of ${fields} fields in batches of ${batch.toLocaleString("en")}`;
  yield { claim: "insert, bare SQLite", value: formatRate(bulk), detail: batchWords };
  yield {
    claim: "insert over HTTP, validated",
    value: `${(share * 100).toFixed(0)} % of bare`,
    detail: `${formatRate(ours)}, ${batchWords}`,
    budget: "≥ 50 %",
    ok: share >= 0.5,
  };
  const peak = peaks.at(-1) ?? Number.NaN;
  yield {
    claim: "memory of the process, at most",
    value: `${peak.toFixed(0)} MB`,
    detail: `${peaks[Math.floor(batches / 2)]?.toFixed(0)} MB after half of the records`,
    budget: "≤ 400 MB",
    ok: peak <= 400,
  };
  yield* measureReading(service, path);
}

async function* measureReading(service: RunningService, path: string): AsyncGenerator<Row> {
  const time = async (query: string) => {
    await service.request("GET", path + query);
    const times: number[] = [];
    while (times.length < asked) times.push(await takeTime(() => service.request("GET", path + query)));
    return findMedian(times);
  };
  const detail = `median of ${asked} requests, at ${records.toLocaleString("en")} records`;
  const calculations = await time("/calculations");
  yield {
    claim: "calculations of every field",
    value: formatTime(calculations),
    detail,
    budget: "≤ 5.0 ms",
    ok: calculations <= 5,
  };
  const first = await time(`/records?pageSize=${pageSize}&pageNumber=1`);
  const last = await time(`/records?pageSize=${pageSize}&pageNumber=${lastPage}`);
  yield { claim: `page 1 of ${pageSize} records`, value: formatTime(first), detail };
  yield {
    claim: `page ${lastPage} of ${pageSize} records`,
    value: `${(last / first).toFixed(2)} × page 1`,
    detail: `${formatTime(last)}, ${detail}`,
    budget: "≤ 2 ×",
    ok: last <= 2 * first,
  };
  const wrong = await time(`/records?pageSize=${pageSize}&pageNumber=10&filter=error`);
  yield { claim: `page 10 of ${pageSize} records with an error`, value: formatTime(wrong), detail };
}

function writeBatch(rows: readonly Values[]): string {
  const cells = (values: Values) =>
    Object.fromEntries(values.map((value, index) => [`field${index}`, { value }]));
  return JSON.stringify(rows.map(cells));
}

/** A table with a column for each field, in a database with the same durability as that of the service. */
function openCeiling() {
  const folder = mkdtempSync(join(tmpdir(), "bench-sqlite-"));
  const database = new DatabaseSync(join(folder, "bare.db"));
  const columns = Array.from({ length: fields }, (_, index) => `field${index}`);
  database.exec("pragma journal_mode = wal; pragma synchronous = full");
  database.exec(`create table records (id text primary key, ${columns.join(", ")})`);
  const statement = database.prepare(`insert into records values (?, ${columns.map(() => "?").join(", ")})`);
  let count = 0;
  return {
    insert(rows: readonly Values[]) {
      database.exec("begin");
      for (const values of rows) {
        count += 1;
        statement.run(
          `us_rc_${count}`,
          ...values.map((value) => (typeof value === "boolean" ? Number(value) : value)),
        );
      }
      database.exec("commit");
    },
    close() {
      database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function takeTime(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function formatRate(milliseconds: number): string {
  return `${Math.round((records * 1000) / milliseconds).toLocaleString("en")} records/s`;
}

/** The highest memory of a process so far, in megabytes; NaN if the system does not report it. */
function readPeak(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return (Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024) / 1e6;
  } catch {
    return Number.NaN;
  }
}
