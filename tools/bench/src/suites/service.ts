import { measureAgents } from "../service/lines/agents.ts";
import { measureBulk } from "../service/lines/bulk.ts";
import { measureCurve } from "../service/lines/curve.ts";
import { measureEvents } from "../service/lines/events.ts";
import { measureExport } from "../service/lines/export.ts";
import { measureFiles, measureGigabyte } from "../service/lines/files.ts";
import { measureFirstReads } from "../service/lines/first-reads.ts";
import { measureGet } from "../service/lines/get.ts";
import { measureHooks } from "../service/lines/hooks.ts";
import { measureImports } from "../service/lines/imports.ts";
import { measureInsert } from "../service/lines/insert.ts";
import { measureInsertLines } from "../service/lines/insert-lines.ts";
import { measureKeys } from "../service/lines/keys.ts";
import { measurePeers } from "../service/lines/peers.ts";
import { measurePeople } from "../service/lines/people.ts";
import { measurePost } from "../service/lines/post.ts";
import { measurePostgresGet, measurePostgresInsert } from "../service/lines/postgres.ts";
import { measureQuery } from "../service/lines/query.ts";
import { measureReaders } from "../service/lines/readers.ts";
import { measureStarts } from "../service/lines/starts.ts";
import { type Filled, fillLargeSheet } from "../service/setup/filled.ts";
import type { Scale } from "../service/setup/stage.ts";
import type { Row } from "../table.ts";

const usual: Scale = { records: 1_000_000, round: 400, starts: 7, events: 100, sizes: [0.1, 1, 2.5, 5] };

/** The lines of the table, by the part that measures them, in the order of a run. */
const groups: Readonly<Record<string, (scale: Scale) => AsyncGenerator<Row>>> = {
  start: measureStarts,
  get: measureGet,
  post: (scale) => measurePost("SQLite", scale),
  insert: measureInserts,
  sheet: measureSheet,
  readers: measureReaders,
  events: measureEvents,
  agents: measureAgentsOnBoth,
  hooks: measureHooksOnBoth,
  files: measureFiles,
  imports: measureImports,
  first: measureFirstOnBoth,
  postgres: measurePostgres,
  peers: measurePeers,
};

/** What takes long runs only if it is named. */
const named: Readonly<Record<string, (scale: Scale) => AsyncGenerator<Row>>> = {
  keys: measureKeys,
  curve: measureCurves,
  gigabyte: measureGigabyte,
  people: measurePeopleOnBoth,
};

export const parts: readonly string[] = [...Object.keys(groups), ...Object.keys(named)];

/**
 * The service on both engines against its budgets, compared with bare Node, bare engines and other products in the same
 * run. After a failure of one part, the others are still measured.
 */
export async function* measure(asked: readonly string[], scale: Partial<Scale> = {}): AsyncGenerator<Row> {
  const all = { ...groups, ...named };
  for (const part of asked.length > 0 ? asked : Object.keys(groups)) {
    try {
      yield* all[part]?.({ ...usual, ...scale }) ?? [];
    } catch (error) {
      const { message, cause } = error instanceof Error ? error : new Error(String(error));
      const detail = [message, ...(cause instanceof Error ? [cause.message] : [])]
        .join(": ")
        .replaceAll("\n", " ");
      yield { claim: `the part ${part}`, value: "failed", detail, budget: "no failure", ok: false };
    }
  }
}

async function* measureInserts(scale: Scale): AsyncGenerator<Row> {
  yield* measureInsert(scale);
  yield* measureInsertLines(scale);
}

/** Reads of a large sheet on SQLite, then changes of all of its records. */
async function* measureSheet({ records }: Scale): AsyncGenerator<Row> {
  yield* measureLarge(await fillLargeSheet("SQLite", records));
}

async function* measureLarge(filled: Filled): AsyncGenerator<Row> {
  try {
    yield* measureQuery(filled);
    yield* measureExport(filled);
    yield* measureBulk(filled);
  } finally {
    await filled.place.close();
  }
}

async function* measurePostgres(scale: Scale): AsyncGenerator<Row> {
  if (isMissing()) return yield skipPostgres;
  yield* measurePostgresGet(scale);
  yield* measurePost("PostgreSQL", scale);
  yield* measureLarge(yield* measurePostgresInsert(scale));
}

async function* measureAgentsOnBoth(scale: Scale): AsyncGenerator<Row> {
  yield* measureAgents("SQLite", scale);
  if (isMissing()) yield skipPostgres;
  else yield* measureAgents("PostgreSQL", scale);
}

async function* measureHooksOnBoth(): AsyncGenerator<Row> {
  yield* measureHooks("SQLite");
  if (isMissing()) yield skipPostgres;
  else yield* measureHooks("PostgreSQL");
}

async function* measureFirstOnBoth(scale: Scale): AsyncGenerator<Row> {
  yield* measureFirstReads("SQLite", scale);
  if (isMissing()) yield skipPostgres;
  else yield* measureFirstReads("PostgreSQL", scale);
}

async function* measureCurves(scale: Scale): AsyncGenerator<Row> {
  yield* measureCurve("SQLite", scale);
  if (isMissing()) yield skipPostgres;
  else yield* measureCurve("PostgreSQL", scale);
}

async function* measurePeopleOnBoth(scale: Scale): AsyncGenerator<Row> {
  yield* measurePeople("SQLite", scale);
  if (isMissing()) yield skipPostgres;
  else yield* measurePeople("PostgreSQL", scale);
}

const skipPostgres: Row = {
  claim: "PostgreSQL",
  value: "skipped",
  detail: "DATABASE_URL does not name a server",
};

function isMissing(): boolean {
  return process.env["DATABASE_URL"] === undefined;
}
