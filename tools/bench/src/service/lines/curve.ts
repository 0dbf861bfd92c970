import { setTimeout as sleep } from "node:timers/promises";
import { findMedian } from "../../measure.ts";
import { showProgress } from "../../progress.ts";
import { formatTime, type Row } from "../../table.ts";
import { measureCost } from "../setup/cost.ts";
import type { Filled } from "../setup/filled.ts";
import { createRow, formatBytes, formatCount, formatMicroseconds } from "../setup/rows.ts";
import { type Engine, fillSheet, openPlace, readAllCosts, type Scale } from "../setup/stage.ts";
import { waitForJob } from "../setup/wait-for-job.ts";
import { deleteAll } from "./bulk.ts";

const asked = 5;
/** The first request is slow if it takes longer. Then the others wait for columns, at most `patience` milliseconds. */
const slow = 200;
const patience = 90_000;

/** What is measured at each size. */
interface Point {
  readonly records: number;
  readonly values: Readonly<Record<string, number>>;
}

const measures: readonly (readonly [claim: string, format: (value: number) => string])[] = [
  ["insert, CPU a record", formatMicroseconds],
  ["bytes written a record", formatBytes],
  ["last page of 100", formatTime],
  ["sort, last page of 100", formatTime],
  ["`q`, deep page of 100", formatTime],
  ["calculations with `q`", formatTime],
  ["delete all, CPU a record", formatMicroseconds],
];

/**
 * Every kind of work on one sheet that grows to five times the usual size. CPU times include the database server. After a
 * failure, the sizes that are already measured are still shown.
 */
export async function* measureCurve(engine: Engine, scale: Scale): AsyncGenerator<Row> {
  const points: Point[] = [];
  try {
    for await (const point of measurePoints(engine, scale)) points.push(point);
  } finally {
    for (const [claim, format] of measures) {
      const values = points.map((point) => [point.records, point.values[claim] ?? Number.NaN] as const);
      const [size, value] = values.at(-1) ?? [0, Number.NaN];
      yield createRow({
        claim: `${claim}, ${formatCount(size)} records, ${engine}`,
        value,
        format,
        detail: values.map(([count, each]) => `${formatCount(count)}: ${format(each)}`).join(" · "),
      });
    }
  }
}

async function* measurePoints(engine: Engine, scale: Scale): AsyncGenerator<Point> {
  const sizes = scale.sizes.map((factor) => Math.ceil(scale.records * factor));
  const place = await openPlace(engine);
  try {
    const sheet = await place.createSheet();
    let start = 0;
    for (const size of sizes) {
      showProgress(`curve on ${engine}: inserting up to ${formatCount(size)} records`);
      const from = start;
      const { cpu, written } = await measureCost(
        () => readAllCosts(place),
        () => fillSheet(place, sheet, { start: from, end: size }),
      );
      start = size;
      showProgress(`curve on ${engine}: reading ${formatCount(size)} records`);
      const large = { place, sheet, records: size };
      const values = {
        "insert, CPU a record": cpu / (size - from),
        "bytes written a record": written / (size - from),
        ...(await measureReads(large)),
        "delete all, CPU a record": await measureDelete(
          engine,
          size,
          size === sizes.at(-1) ? large : undefined,
        ),
      };
      yield { records: size, values };
    }
  } finally {
    await place.close();
  }
}

async function measureReads({ place, sheet, records }: Filled): Promise<Record<string, number>> {
  const last = Math.max(asked + 3, Math.floor(records / 100));
  const q = (index: number) => `q=${encodeURIComponent(`field1 gt ${500 + index / 100}`)}`;
  const sort = "sortField=field3&sortDirection=asc";
  const paths: Record<string, (index: number) => string> = {
    "last page of 100": (index) => `/records?pageSize=100&pageNumber=${last - index}`,
    "sort, last page of 100": (index) => `/records?${sort}&pageSize=100&pageNumber=${last - index}`,
    "`q`, deep page of 100": (index) =>
      `/records?${q(index)}&pageSize=100&pageNumber=${Math.max(1, Math.floor(last / 2) - index - 2)}`,
    "calculations with `q`": (index) => `/calculations?${q(index)}`,
  };
  const values: Record<string, number> = {};
  const time = async (path: string) => {
    const started = performance.now();
    await place.service.request("GET", sheet.path + path);
    return performance.now() - started;
  };
  for (const [claim, path] of Object.entries(paths)) {
    // The first request asks for columns, which the service builds in the background.
    const first = await time(path(asked));
    const end = performance.now() + patience;
    while (first > slow && (await time(path(asked))) > first / 4 && performance.now() < end)
      await sleep(1000);
    const times: number[] = [];
    for (let index = 0; index < asked; index += 1) times.push(await time(path(index)));
    values[claim] = findMedian(times);
  }
  return values;
}

/** Deletes all of a sheet of this size: of a new one, so that the large sheet can grow, or of the large one at the end. */
async function measureDelete(engine: Engine, records: number, large: Filled | undefined): Promise<number> {
  showProgress(`curve on ${engine}: deleting ${formatCount(records)} records`);
  const place = large?.place ?? (await openPlace(engine));
  try {
    const sheet = large?.sheet ?? (await place.createSheet());
    if (large === undefined) await fillSheet(place, sheet, { end: records });
    const { cpu } = await measureCost(
      () => readAllCosts(place),
      async () => waitForJob(place.service, await deleteAll({ place, sheet, records })),
    );
    return cpu / records;
  } finally {
    if (large === undefined) await place.close();
  }
}
