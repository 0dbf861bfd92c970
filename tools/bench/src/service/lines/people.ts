import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { showProgress } from "../../progress.ts";
import { formatTime, type Row } from "../../table.ts";
import { addCosts, type Cost, readPeak } from "../setup/cost.ts";
import { createRow, formatBytes, formatCount, formatMegabytes } from "../setup/rows.ts";
import { writeRecords, writeValues } from "../setup/sheet.ts";
import { type Engine, fillSheet, openPlace, type Place, type Scale, type Sheet } from "../setup/stage.ts";

/** How many minutes of a person are measured, after as many that are not. */
const minutes = 30;

/** What one person sends in a minute of work at the table of a sheet: much more than most people do. */
const perMinute = { pages: 20, filters: 4, changes: 6 };

/** What a machine needs for people who work at the page: memory, disk, and CPU for each of them. */
export async function* measurePeople(engine: Engine, { records }: Scale): AsyncGenerator<Row> {
  const place = await openPlace(engine);
  const { service } = place;
  try {
    const atStart = readPeak(service.pid);
    const emptyBytes = await readDisk(place);
    const sheet = await place.createSheet();
    showProgress(`filling a sheet on ${engine} with ${formatCount(records)} records`);
    await fillSheet(place, sheet, { end: records });
    const bytes = (await readDisk(place)) - emptyBytes;
    await work(place, sheet, records);
    const before = [place.readCost(), place.readDatabaseCost()] as const;
    await work(place, sheet, records);
    const [own, database] = [
      subtract(place.readCost(), before[0]),
      subtract(place.readDatabaseCost(), before[1]),
    ];
    const { cpu } = addCosts(own, database);
    const share = engine === "SQLite" ? "" : `; ${formatTime(database.cpu / minutes)} of it in PostgreSQL`;
    const of = `${engine}, ${formatCount(records)} records`;
    yield createRow({
      claim: `${of}: memory of the service`,
      value: readPeak(service.pid),
      format: formatMegabytes,
      detail: `the highest; ${formatMegabytes(atStart)} after the start`,
    });
    yield createRow({
      claim: `${of}: disk for a record of ten fields`,
      value: bytes / records,
      format: formatBytes,
      detail: `with indexes; ${formatMegabytes(bytes / 1e6)} together`,
    });
    yield createRow({
      claim: `${of}: a minute of a person, CPU`,
      value: cpu / minutes,
      format: formatTime,
      detail: `${perMinute.pages} pages, ${perMinute.filters} filters, ${perMinute.changes} changes${share}`,
    });
    // The server of PostgreSQL also writes what was inserted before.
    if (engine === "PostgreSQL") return;
    yield createRow({
      claim: `${of}: written for a change`,
      value: own.written / minutes / perMinute.changes,
      format: formatBytes,
      detail: "each change waits for the disk once",
    });
  } finally {
    await place.close();
  }
}

/** Minutes of a person: each looks at other places of the sheet. */
async function work({ service }: Place, { path }: Sheet, records: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    const position = Math.floor((records * (minute + 0.5)) / minutes);
    for (let page = 0; page < perMinute.pages; page += 1) {
      const number = Math.max(1, Math.floor(position / 100) - page);
      await service.request("GET", `${path}/records?pageSize=100&pageNumber=${number}`);
    }
    for (let filter = 0; filter < perMinute.filters; filter += 1) {
      const q = encodeURIComponent(`field1 gt ${(position * (filter + 1)) % 1000}`);
      await service.request("GET", `${path}/records?pageSize=100&q=${q}`);
    }
    for (let change = 0; change < perMinute.changes; change += 1) {
      await service.request("POST", `${path}/records`, writeRecords([writeValues(position + change)]));
    }
  }
}

/** The bytes of the data on the disk. */
async function readDisk({ engine, folder, databaseUrl }: Place): Promise<number> {
  if (engine === "SQLite") {
    const files = readdirSync(join(folder, "data"), { recursive: true, withFileTypes: true });
    return files
      .filter((file) => file.isFile())
      .reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query("select pg_database_size(current_database())::float8 as bytes");
    return rows[0].bytes;
  } finally {
    await client.end();
  }
}

function subtract(after: Cost, before: Cost): Cost {
  return { cpu: after.cpu - before.cpu, written: after.written - before.written };
}
