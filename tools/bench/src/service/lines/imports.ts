import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findMedian } from "../../measure.ts";
import { showProgress } from "../../progress.ts";
import type { Row } from "../../table.ts";
import { readPeak } from "../setup/cost.ts";
import { createRow, formatCount, formatMegabytes, formatMicroseconds, formatShare } from "../setup/rows.ts";
import { type RanImport, runImport } from "../setup/run-import.ts";
import { fillSheet, openPlace, type Place, type Scale } from "../setup/stage.ts";
import { waitForJob } from "../setup/wait-for-job.ts";
import { writeCsv, writeSpreadsheet } from "../setup/write-files.ts";

/** A kind of file. */
interface Source {
  readonly name: string;
  readonly records: number;
  readonly write: (path: string, records: number) => Promise<void>;
  /** The least share of inserts that its whole import, and its job `map`, have by CPU. To read a spreadsheet takes more. */
  readonly leastCpu?: number;
  /** How often it is imported. A second that something else takes is a large part of a short import. */
  readonly rounds: number;
}

/** What rows cost. */
interface Effort {
  /** The CPU time of the service for each of them, in milliseconds. */
  readonly cpu: number;
  /** How many there were in a second of the clock. */
  readonly rate: number;
}

const mostMemory = 400;
/** The service is still if it works for less than this in such a time. */
const [leastWorkMs, stillMs] = [20, 300];
const warmRecords = 10_000;

/**
 * One command brings the rows of a file into a sheet that waits for them: it uploads the file, the service reads a sample
 * for the plan, and a job maps all rows of the file. Beside the same records by requests that insert them.
 */
export async function* measureImports({ records }: Scale): AsyncGenerator<Row> {
  yield* measureCommand({ name: "measured.csv", records, write: writeCsv, leastCpu: 0.6, rounds: 1 });
  yield* measureCommand({
    name: "measured.xlsx",
    records: Math.ceil(records / 10),
    write: writeSpreadsheet,
    rounds: 5,
  });
}

async function* measureCommand({ name, records, write, leastCpu, rounds }: Source): AsyncGenerator<Row> {
  const place = await openPlace("SQLite");
  try {
    const path = join(place.folder, name);
    const kind = name.replace(/^.*\./, "").toUpperCase();
    const claim = `${kind} import by one command, ${formatCount(records)} rows`;
    let ran: RanImport | undefined;
    let serviceMemory: number | undefined;
    showProgress(`writing ${name} with ${formatCount(records)} rows`);
    await write(path, records);
    await warmUp(place, name, write, Math.min(records, warmRecords));
    const wholes: Effort[] = [];
    const behind: number[] = [];
    const inserts: Effort[] = [];
    for (let round = 0; round < rounds; round += 1) {
      showProgress(`${claim}, round ${round + 1}`);
      const waiting = await place.createSheet();
      const [whole, result] = await measure(place, records, () => runImport(place, path, waiting));
      wholes.push(whole);
      behind.push((await waitUntilStill(place)) / records);
      ran = result;
      if (ran.counts.added !== records) throw new Error(`${ran.counts.added} of ${records} rows were added.`);
      serviceMemory ??= readPeak(place.service.pid);
      showProgress(`${claim}: the same records by requests, round ${round + 1}`);
      const inserted = await place.createSheet();
      const [insert] = await measure(place, records, () => fillSheet(place, inserted, { end: records }));
      inserts.push(insert);
    }
    if (ran === undefined || serviceMemory === undefined) throw new Error("Nothing was measured.");
    const { counts, memory, cost } = ran;
    const [whole, insert] = [findMedianEffort(wholes), findMedianEffort(inserts)];
    showProgress(`${claim}: the job map alone`);
    const [map] = await measure(place, records, () => mapAgain(place, counts.fileId));

    const describe = ({ cpu }: Effort) => `${formatMicroseconds(cpu)} CPU of the service a row`;
    const beside = `inserts ${formatMicroseconds(insert.cpu)}`;
    yield createRow({
      claim: `${claim}, share of inserts by the clock`,
      value: whole.rate / insert.rate,
      format: formatShare,
      detail: `${formatRate(whole.rate)} with upload and reading; requests that insert: ${formatRate(insert.rate)}; ${rounds === 1 ? "one run" : `medians of ${rounds} runs`}`,
      least: 0.6,
    });
    yield createRow({
      claim: `${claim}, share of inserts by CPU`,
      value: insert.cpu / whole.cpu,
      format: formatShare,
      detail: `${describe(whole)}, and ${formatMicroseconds(findMedian(behind))} behind it for columns; ${beside}`,
      least: leastCpu,
    });
    yield createRow({
      claim: `${kind} import, its job map alone, share of inserts by CPU`,
      value: insert.cpu / map.cpu,
      format: formatShare,
      detail: `${describe(map)}, ${beside}`,
      least: leastCpu,
    });
    yield* compareMemory(claim, serviceMemory, memory, cost.cpu / records);
  } finally {
    await place.close();
  }
}

/** The first insert and the first import compile more than later ones. */
async function warmUp(place: Place, name: string, write: Source["write"], records: number): Promise<void> {
  await fillSheet(place, await place.createSheet(), { end: records });
  const path = join(place.folder, `warm-${name}`);
  await write(path, records);
  await runImport(place, path, await place.createSheet());
}

/** @param commandCpu of the command for each row, in milliseconds */
function* compareMemory(claim: string, service: number, command: number, commandCpu: number): Generator<Row> {
  yield createRow({
    claim: `${claim}, memory of the service at most`,
    value: service,
    format: formatMegabytes,
    detail: "the highest of the process",
    most: mostMemory,
  });
  yield createRow({
    claim: `${claim}, memory of the command at most`,
    value: command,
    format: formatMegabytes,
    detail: `${formatMicroseconds(commandCpu)} CPU of the command a row`,
    most: mostMemory,
  });
}

function findMedianEffort(efforts: readonly Effort[]): Effort {
  return {
    cpu: findMedian(efforts.map(({ cpu }) => cpu)),
    rate: findMedian(efforts.map(({ rate }) => rate)),
  };
}

/**
 * Waits until the service has no work any more, such as the columns that it builds behind an import: they would be
 * counted with what follows. Returns the CPU time until then, in milliseconds.
 */
async function waitUntilStill({ readCost }: Place): Promise<number> {
  const first = readCost().cpu;
  for (let before = first; ; ) {
    await sleep(stillMs);
    const { cpu } = readCost();
    if (!(cpu - before >= leastWorkMs)) return cpu - first;
    before = cpu;
  }
}

async function measure<Result>(
  place: Place,
  records: number,
  work: () => Promise<Result>,
): Promise<[Effort, Result]> {
  await waitUntilStill(place);
  const { readCost } = place;
  const started = performance.now();
  const before = readCost();
  const result = await work();
  const { cpu } = readCost();
  const seconds = (performance.now() - started) / 1000;
  return [{ cpu: (cpu - before.cpu) / records, rate: records / seconds }, result];
}

/** Maps an imported file once more, to another sheet. */
async function mapAgain({ service, createSheet }: Place, fileId: unknown): Promise<void> {
  const { workbookId } = JSON.parse(await service.request("GET", `/files/${fileId}`)).data;
  const [source] = JSON.parse(await service.request("GET", `/sheets?workbookId=${workbookId}`)).data;
  const config = { sourceSheetId: source.id, destinationSheetId: (await createSheet()).id };
  const job = { type: "workbook", operation: "map", source: workbookId, trigger: "immediate", config };
  const { id } = JSON.parse(await service.request("POST", "/jobs", JSON.stringify(job))).data;
  await waitForJob(service, id);
}

function formatRate(rate: number): string {
  return `${formatCount(Math.round(rate))} rows/s`;
}
