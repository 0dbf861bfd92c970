import { showProgress } from "../../progress.ts";
import type { Row } from "../../table.ts";
import { measureCost, readPeak } from "../setup/cost.ts";
import type { Filled } from "../setup/filled.ts";
import { createRow, formatCount, formatMegabytes, formatMicroseconds, formatShare } from "../setup/rows.ts";
import { readAllCosts } from "../setup/stage.ts";

const formats = ["csv", "jsonl", "xlsx", "parquet"] as const;

/** Downloads all records of a sheet in each format, beside `getRecords` that reads the same records page by page. */
export async function* measureExport({ place, sheet, records }: Filled): AsyncGenerator<Row> {
  const { engine, service } = place;
  const measure = async (work: () => Promise<unknown>) =>
    (await measureCost(() => readAllCosts(place), work)).cpu / records;
  const before = readPeak(service.pid);
  const times: number[] = [];
  for (const format of formats) {
    showProgress(`download as ${format} on ${engine}`);
    times.push(await measure(() => service.request("GET", `${sheet.path}/download?format=${format}`)));
  }
  const after = readPeak(service.pid);
  showProgress(`reading all records on ${engine}`);
  const read = await measure(() => readAll({ place, sheet }));
  for (const [index, format] of formats.entries()) {
    const time = times[index] ?? Number.NaN;
    yield createRow({
      claim: `download as ${format}, ${engine}, share of getRecords`,
      value: read / time,
      format: formatShare,
      detail: `by CPU; ${formatMicroseconds(time)} a record, getRecords ${formatMicroseconds(read)}; ${formatCount(records)} records`,
      least: 0.5,
    });
  }
  yield createRow({
    claim: `download, ${engine}, memory added`,
    value: after - before,
    format: formatMegabytes,
    detail: `to the highest memory of the process so far, which was ${formatMegabytes(before)}`,
    // The thread for long reads starts with the first download. More records need no more.
    most: 300,
  });
}

/** Follows the cursors to the end of the sheet. */
async function readAll({ place, sheet }: Pick<Filled, "place" | "sheet">): Promise<void> {
  let cursor: string | undefined;
  do {
    const behind = cursor === undefined ? "" : `&cursor=${encodeURIComponent(cursor)}`;
    const page = await place.service.request("GET", `${sheet.path}/records?pageSize=10000${behind}`);
    // Without a parser: it would take longer than the service.
    cursor = /"nextCursor":"([^"]*)"/.exec(page.slice(-2000))?.[1];
  } while (cursor !== undefined);
}
