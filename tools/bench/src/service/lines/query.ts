import { setTimeout } from "node:timers/promises";
import { findMedian } from "../../measure.ts";
import { showProgress } from "../../progress.ts";
import { formatTime, type Row } from "../../table.ts";
import type { Filled } from "../setup/filled.ts";
import { createRow, formatCount, formatFactor, formatMicroseconds } from "../setup/rows.ts";
import { writeName } from "../setup/sheet.ts";
import { readAllCosts } from "../setup/stage.ts";

const asked = 7;
/** After this many milliseconds, a slow request is not repeated any more. */
const patience = 6000;
const pageSize = 100;

/** A kind of request; `index` makes each one different, so that none gets a response that the service keeps. */
interface Question {
  readonly claim: string;
  readonly path: (index: number) => string;
  readonly most?: number;
  /** Whether one record changes before each request. */
  readonly afterWrite?: boolean;
}

/** A request that takes so long has read all records, in milliseconds. */
const scan = 100;
/** How long columns may take, and the time between two requests that ask for them, in milliseconds. */
const longestBuild = 30_000;
const pause = 500;

/** Reads of a large sheet: pages, sorted pages, queries, searches and calculations. */
export async function* measureQuery(filled: Filled): AsyncGenerator<Row> {
  yield* measurePages(filled);
  for (const question of listQuestions(filled.records, await readIds(filled))) {
    const { median, detail } = await measureQuestion(filled, question);
    yield createRow({
      claim: `${question.claim}, ${filled.place.engine}`,
      value: median,
      format: formatTime,
      detail,
      most: question.most,
    });
  }
  yield await measureExtreme(filled);
}

/** Pages of a thousand records: the last one, compared with the first one. */
async function* measurePages(filled: Filled): AsyncGenerator<Row> {
  const { engine } = filled.place;
  const size = Math.min(1000, Math.ceil(filled.records / 20));
  const last = Math.floor(filled.records / size);
  const path = (pageNumber: number) => `/records?pageSize=${size}&pageNumber=${pageNumber}`;
  const claim = `page of ${formatCount(size)} records`;
  const first = await measureQuestion(filled, { claim, path: (index) => path(1 + index) });
  yield { claim: `${claim}, the first, ${engine}`, value: formatTime(first.median), detail: first.detail };
  const deep = await measureQuestion(filled, { claim, path: (index) => path(last - index) });
  yield createRow({
    claim: `${claim}, the last, ${engine}`,
    value: deep.median / first.median,
    format: formatFactor,
    detail: `of the first; ${formatTime(deep.median)}, ${deep.detail}`,
    most: 2,
  });
}

/** The ids of one record for each request, from the middle of the sheet. */
async function readIds({ place, sheet, records }: Filled): Promise<string[]> {
  const size = asked + 1;
  const path = `${sheet.path}/records?pageSize=${size}&pageNumber=${Math.ceil(records / size / 2)}`;
  const page: { data: { records: { id: string }[] } } = JSON.parse(await place.service.request("GET", path));
  return page.data.records.map(({ id }) => id);
}

function listQuestions(records: number, ids: readonly string[]): Question[] {
  const last = Math.max(1, Math.floor(records / pageSize));
  // Half of the records match.
  const q = (index: number) => `q=${encodeURIComponent(`field1 gt ${500 + index / 100}`)}`;
  const page = (pageNumber: number, size = pageSize) =>
    `pageSize=${size}&pageNumber=${Math.max(1, pageNumber)}`;
  const sort = "sortField=field3&sortDirection=asc";
  const sorted: Question[] = [
    {
      claim: "sort by a field, first page",
      path: (index) => `/records?${sort}&${page(1, pageSize + index)}`,
      most: 20,
    },
    {
      claim: "sort by a field, deep page",
      path: (index) => `/records?${sort}&${page(last - index)}`,
      most: 50,
    },
    {
      claim: "`q` on a field, deep page",
      path: (index) => `/records?${q(index)}&${page(Math.floor(last / 2) - index - 2)}`,
      most: 30,
    },
  ];
  return [
    { claim: "calculations of every field", path: () => "/calculations", most: 5 },
    {
      claim: "page 10 of the records with an error",
      path: (index) => `/records?filter=error&${page(10 + index)}`,
    },
    ...sorted,
    ...sorted.map((question) => ({
      ...question,
      claim: `${question.claim}, after a change`,
      afterWrite: true,
    })),
    {
      claim: "search for one record",
      path: (index) =>
        `/records?searchValue=${encodeURIComponent(writeName(Math.floor(records * 0.7) + index * 2 + 1))}`,
      most: 100,
    },
    {
      claim: "search for digits",
      path: (index) => `/records?searchValue=${12_345 + index}`,
      most: 100,
    },
    ...(["field2", "field1", "field3", "field0"] as const).map((key, index) => ({
      claim: `values of a field, ${["2", "100,003 numbers", "5,003 texts", "all different texts"][index]}`,
      path: (page: number) => `/cells?distinct=true&includeCounts=true&fieldKey=${key}&pageSize=${20 + page}`,
      // For texts that all differ, there are as many counts as records.
      ...(index < 3 && { most: 30 }),
    })),
    {
      claim: "place of a record in a sorted list",
      path: (index) => `/records/indices?${sort}&ids=${ids[index]}`,
      most: 30,
    },
    {
      claim: "place of a record in the list of a `q`",
      path: (index) => `/records/indices?${q(index)}&ids=${ids[index]}`,
      most: 30,
    },
    { claim: "calculations with `q`", path: (index) => `/calculations?${q(index)}`, most: 500 },
  ];
}

async function measureQuestion(
  filled: Filled,
  { claim, path, afterWrite = false }: Question,
): Promise<{ readonly median: number; readonly detail: string }> {
  const { place, sheet, records } = filled;
  showProgress(`${claim} on ${place.engine}`);
  const get = (index: number) => place.service.request("GET", sheet.path + path(index));
  const [, first] = await time(() => get(asked));
  const built = await waitForColumns(first, () => get(asked));
  const times: number[] = [];
  let cpu = 0;
  const started = performance.now();
  while (times.length < asked && (times.length < 3 || performance.now() - started < patience)) {
    if (afterWrite) await changeRecord(filled, times.length);
    const before = readAllCosts(place).cpu;
    times.push((await time(() => get(times.length)))[1]);
    cpu += readAllCosts(place).cpu - before;
  }
  const detail = `median of ${times.length} different requests at ${formatCount(records)} records; ${formatMicroseconds(cpu / times.length)} CPU each; the first took ${formatTime(first)}${built === undefined ? "" : `, and they were fast after ${formatTime(built)}`}`;
  return { median: findMedian(times), detail };
}

/**
 * Asks again until the service has built the columns that it reads instead of all records; gives how long this took.
 * Undefined if the first request was fast, or if no request becomes fast: then there is nothing to wait for.
 */
async function waitForColumns(first: number, ask: () => Promise<unknown>): Promise<number | undefined> {
  if (first < scan) return undefined;
  const started = performance.now();
  while (performance.now() - started < longestBuild) {
    await setTimeout(pause);
    const [, again] = await time(ask);
    if (again < first / 3) return performance.now() - started;
  }
  return undefined;
}

/** Changes the sorted and the queried field of one record. */
async function changeRecord({ place, sheet }: Filled, index: number): Promise<void> {
  const page = await place.service.request("GET", `${sheet.path}/records?pageSize=1&pageNumber=${index + 1}`);
  const [{ id }] = JSON.parse(page).data.records;
  const values = { field3: { value: `word ${index}` }, field1: { value: index } };
  await place.service.request("PUT", `${sheet.path}/records`, JSON.stringify([{ id, values }]));
}

/** Lowers the greatest value of a field; the service then has to find the next one. */
async function measureExtreme({ place, sheet, records }: Filled): Promise<Row> {
  showProgress(`update of the record with the greatest value on ${place.engine}`);
  const times: number[] = [];
  let cpu = 0;
  while (times.length < asked) {
    const query = "sortField=field4&sortDirection=desc&pageSize=1&pageNumber=1";
    const page = await place.service.request("GET", `${sheet.path}/records?${query}`);
    const [{ id }] = JSON.parse(page).data.records;
    const body = JSON.stringify([{ id, values: { field4: { value: 0 } } }]);
    const before = readAllCosts(place).cpu;
    const [, taken] = await time(() => place.service.request("PUT", `${sheet.path}/records`, body));
    times.push(taken);
    cpu += readAllCosts(place).cpu - before;
  }
  return createRow({
    claim: `update of the record with the maximum of a field, ${place.engine}`,
    value: findMedian(times),
    format: formatTime,
    detail: `median of ${times.length} at ${formatCount(records)} records; ${formatMicroseconds(cpu / times.length)} CPU each`,
    most: 60,
  });
}

async function time<Result>(work: () => Promise<Result>): Promise<[Result, milliseconds: number]> {
  const started = performance.now();
  const result = await work();
  return [result, performance.now() - started];
}
