import { showProgress } from "../../progress.ts";
import { describeRates, findShare, formatRate } from "../../rates.ts";
import type { Row } from "../../table.ts";
import { openBarePostgres } from "../setup/bare-postgres.ts";
import { createDatabase } from "../setup/database.ts";
import type { Filled } from "../setup/filled.ts";
import {
  createRow,
  formatCount,
  formatFactor,
  formatMicroseconds,
  formatShare,
  formatStatements,
} from "../setup/rows.ts";
import { writeBatches, writeRecords } from "../setup/sheet.ts";
import { openPlace, type Place, type Scale, shortResponse } from "../setup/stage.ts";
import { counted, countStatements } from "../setup/statements.ts";
import { measureGets, startProgram } from "./get.ts";

/** What was measured before inserts and reads were made faster, beside the same bare programs. */
const former = {
  /** The CPU of PostgreSQL for an insert, as a multiple of that of the bare insert. */
  insert: 4.8,
  /** The rate of small GETs, as a share of that of the bare server. */
  get: 0.11,
};

/** Inserts with short responses on PostgreSQL; gives the filled sheet, whose service the caller closes. */
export async function* measurePostgresInsert({ records }: Scale): AsyncGenerator<Row, Filled> {
  const place = await openPlace("PostgreSQL");
  try {
    return yield* measureBatches(place, records);
  } catch (error) {
    await place.close();
    throw error;
  }
}

async function* measureBatches(place: Place, records: number): AsyncGenerator<Row, Filled> {
  const sheet = await place.createSheet();
  const database = await createDatabase(process.env["DATABASE_URL"] ?? "");
  const bare = await openBarePostgres(database.url);
  const times = { service: 0, database: 0, bare: 0 };
  let done = 0;
  try {
    for (const rows of writeBatches(0, records)) {
      showProgress(`insert on PostgreSQL, ${formatCount(done)} of ${formatCount(records)} records`);
      const body = writeRecords(rows);
      const start = { service: place.readCost().cpu, database: place.readDatabaseCost().cpu };
      await place.service.request("POST", `${sheet.path}/records`, body, shortResponse);
      const middle = place.readDatabaseCost().cpu;
      times.service += place.readCost().cpu - start.service;
      times.database += middle - start.database;
      await bare.insert(rows);
      times.bare += place.readDatabaseCost().cpu - middle;
      done += rows.length;
    }
  } finally {
    await bare.close();
    await database.drop();
  }
  const detail = `${formatCount(records)} records in batches of 10,000, short responses`;
  yield createRow({
    claim: "insert, PostgreSQL, CPU of the service a record",
    value: times.service / records,
    format: formatMicroseconds,
    detail,
    most: 0.01,
  });
  yield createRow({
    claim: "insert, PostgreSQL, CPU of PostgreSQL a record",
    value: times.database / times.bare,
    format: formatFactor,
    detail: `of a bare insert of the same values; ${formatMicroseconds(times.database / records)}, bare ${formatMicroseconds(times.bare / records)}; with checkpoints and autovacuum`,
    most: 0.75 * former.insert,
  });
  return { place, sheet, records };
}

/** Reads of a space on PostgreSQL, beside Node's own server that reads one row with a named statement. */
export async function* measurePostgresGet({ round }: Scale): AsyncGenerator<Row> {
  const place = await openPlace("PostgreSQL");
  const database = await createDatabase(process.env["DATABASE_URL"] ?? "");
  const bare = await startProgram("serve-row.ts", database.url);
  try {
    showProgress("small GET on PostgreSQL");
    yield* compare(place, bare, round);
  } finally {
    bare.stop();
    await place.close();
    await database.drop();
  }
  const statements = await countStatements(
    "PostgreSQL",
    async ({ service, spaceId }) =>
      () =>
        service.request("GET", `/spaces/${spaceId}`),
  );
  yield createRow({
    claim: "small GET, PostgreSQL, statements",
    value: statements,
    format: formatStatements,
    detail: `median of ${counted} requests`,
    most: 1,
  });
}

async function* compare(
  place: Place,
  bare: { readonly pid: number; readonly port: number },
  round: number,
): AsyncGenerator<Row> {
  const [bareRates, rates] = await measureGets(place, bare, round);
  yield {
    claim: "small GET, PostgreSQL, bare node:http with one named statement",
    value: formatRate(bareRates),
    detail: describeRates(bareRates),
  };
  yield createRow({
    claim: "small GET, PostgreSQL, share of that rate",
    value: findShare(rates, bareRates),
    format: formatShare,
    detail: `${formatRate(rates)}, ${describeRates(rates)}`,
    least: 3 * former.get,
  });
}
