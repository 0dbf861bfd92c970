import { openAsBlob, statSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { showProgress } from "../../progress.ts";
import { formatSize, type Row } from "../../table.ts";
import { measureCost, readPeak } from "../setup/cost.ts";
import { createRow, formatCount, formatMegabytes, formatMicroseconds } from "../setup/rows.ts";
import { openPlace, type Place, type Scale } from "../setup/stage.ts";
import { waitForJob } from "../setup/wait-for-job.ts";
import { writeCsv, writeSpreadsheet } from "../setup/write-files.ts";

/** A kind of file, and the budgets of its import. */
interface Source {
  readonly name: string;
  readonly type: string;
  readonly records: number;
  readonly write: (path: string, records: number) => Promise<void>;
  /** CPU a row, in milliseconds. */
  readonly most: number;
}

/** Megabytes. The thread for long reads, which starts with the first job, takes 40 of them. */
const mostMemory = 290;

/** The imports of a CSV file and of a spreadsheet. */
export async function* measureFiles({ records }: Scale): AsyncGenerator<Row> {
  yield* measureImport({
    name: "measured.csv",
    type: "text/csv",
    records,
    write: writeCsv,
    most: 0.009,
  });
  yield* measureImport({
    name: "measured.xlsx",
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    records: Math.ceil(records / 10),
    write: writeSpreadsheet,
    most: 0.02,
  });
}

/** The import of a CSV file of about a gigabyte. */
export async function* measureGigabyte({ records }: Scale): AsyncGenerator<Row> {
  const rows = 12.5 * records;
  yield* measureImport({
    name: "measured.csv",
    type: "text/csv",
    records: rows,
    write: writeCsv,
    most: 0.009,
  });
}

async function* measureImport(source: Source): AsyncGenerator<Row> {
  const place = await openPlace("SQLite");
  try {
    const path = join(place.folder, source.name);
    showProgress(`writing ${source.name} with ${formatCount(source.records)} rows`);
    await source.write(path, source.records);
    showProgress(`importing ${source.name} with ${formatCount(source.records)} rows`);
    const { cpu } = await measureCost(place.readCost, () => importFile(place, path, source.type));
    const words = `${formatCount(source.records)} rows, ${formatSize(statSync(path).size)}`;
    const kind = source.name.replace(/^.*\./, "").toUpperCase();
    yield createRow({
      claim: `${kind} import, ${formatCount(source.records)} rows, CPU a row`,
      value: cpu / source.records,
      format: formatMicroseconds,
      detail: `SQLite; upload and extraction, ${words}`,
      most: source.most,
    });
    yield createRow({
      claim: `${kind} import, ${formatCount(source.records)} rows, memory at most`,
      value: readPeak(place.service.pid),
      format: formatMegabytes,
      detail: words,
      most: mostMemory,
    });
  } finally {
    await place.close();
  }
}

/** Uploads a file and waits until its records are in a sheet. */
async function importFile(place: Place, path: string, type: string): Promise<void> {
  const { service, spaceId, environmentId } = place;
  const form = new FormData();
  for (const [key, value] of Object.entries({ spaceId, environmentId, mode: "import" }))
    form.append(key, value);
  form.append("file", await openAsBlob(path, { type }), basename(path));
  const { id } = JSON.parse(await service.request("POST", "/files", form)).data;
  for (;;) {
    const [job] = JSON.parse(await service.request("GET", `/jobs?fileId=${id}`)).data;
    if (job !== undefined) return waitForJob(service, job.id);
    await sleep(50);
  }
}
