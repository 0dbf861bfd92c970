import { operations } from "../../mock/samples.ts";
import { showProgress } from "../../progress.ts";
import type { Row } from "../../table.ts";
import { openBareSqlite } from "../setup/bare-sqlite.ts";
import { measureCost, readPeak } from "../setup/cost.ts";
import {
  createRow,
  formatBytes,
  formatCount,
  formatMegabytes,
  formatMicroseconds,
  formatShare,
} from "../setup/rows.ts";
import { writeBatches, writeLines } from "../setup/sheet.ts";
import { openPlace, type Scale, shortResponse } from "../setup/stage.ts";

const leastShare = 0.35;

/** The operation that inserts records of a sheet as JSON lines; undefined if the description has none. */
function findOperation(): { readonly path: string; readonly contentType: string } | undefined {
  const inserts = operations.filter(
    ({ method, path }) => method === "POST" && path.startsWith("/sheets/{sheetId}/records"),
  );
  return inserts
    .flatMap(({ path, content, requests }) =>
      [content, ...requests].map((body) => ({ path, contentType: body?.contentType ?? "" })),
    )
    .find(({ contentType }) => /jsonl|ndjson/.test(contentType));
}

/** One request that streams all records as JSON lines on SQLite, beside `node:sqlite` that inserts the same records. */
export async function* measureInsertLines({ records }: Scale): AsyncGenerator<Row> {
  const claim = "insert, a stream of JSON lines, share of bare node:sqlite";
  const operation = findOperation();
  if (operation === undefined) {
    const detail = "The description has no operation that inserts JSON lines.";
    yield { claim, value: "missing", detail, budget: `≥ ${formatShare(leastShare)}`, ok: false };
    return;
  }
  const place = await openPlace("SQLite");
  const bare = openBareSqlite();
  try {
    const sheet = await place.createSheet();
    const path = operation.path.replace("{sheetId}", sheet.id);
    const batches = writeBatches(0, records);
    let bareTime = 0;
    let done = 0;
    let halfPeak = Number.NaN;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const { value: rows } = batches.next();
        if (rows === undefined) return controller.close();
        showProgress(`insert of JSON lines, ${formatCount(done)} of ${formatCount(records)} records`);
        controller.enqueue(Buffer.from(writeLines(rows)));
        bareTime += bare.insert(rows);
        done += rows.length;
        if (done <= Math.max(10_000, records / 2)) halfPeak = readPeak(place.service.pid);
      },
    });
    const { cpu, written } = await measureCost(place.readCost, () =>
      place.service.request("POST", path, body, { ...shortResponse, "content-type": operation.contentType }),
    );
    yield createRow({
      claim,
      value: bareTime / cpu,
      format: formatShare,
      detail: `${formatMicroseconds(cpu / records)} CPU a record, ${formatBytes(written / records)} written; ${formatCount(records)} records in one request`,
      least: leastShare,
    });
    yield createRow({
      claim: "insert, a stream of JSON lines, memory at most",
      value: readPeak(place.service.pid),
      format: formatMegabytes,
      detail: `${formatMegabytes(halfPeak)} after half of the records`,
      most: 250,
    });
  } finally {
    bare.close();
    await place.close();
  }
}
