import { readFileSync } from "node:fs";
import { findMedian } from "../measure.ts";
import { writeLines, writeValues } from "../service/setup/sheet.ts";
import type { Forwarding } from "./compose.ts";

/** Runs a statement on one connection; gives its rows. */
// biome-ignore lint/suspicious/noExplicitAny: the columns are those of the statement.
type Ask = (text: string, values?: unknown[]) => Promise<any[]>;

/** How often each statement is repeated, and its rows. */
const repeated = {
  statements: 300,
  pages: { times: 60, rows: 100 },
  batches: { times: 10, rows: 1000 },
};

/** Other work on the machine disturbs some of the rounds. */
const rounds = 11;

/** The CPU time that gives one event its place in the order of its account, if so many wait, in milliseconds. */
export async function measurePlace(ask: Ask, events: number): Promise<number> {
  const pid = await findBackend(ask);
  // Nobody else sees the rows of an open transaction, so the service does not give them their places.
  await ask("begin");
  await ask(
    `insert into events (id, account_id, created_at, environment_id, space_id, topic, domain, payload, context)
      select 'measured_' || place, account_id, created_at, environment_id, space_id, topic, domain, payload, context
        from generate_series(1, $1::int) as place
        cross join (select * from events order by sequence desc limit 1) as one`,
    [events],
  );
  const before = readBackendMs(pid);
  await ask("select place_events((select account_id from events order by sequence desc limit 1))");
  const spent = readBackendMs(pid) - before;
  const [{ placed }] = await ask(
    "select count(position)::float8 as placed from events where id like 'measured_%'",
  );
  await ask("rollback");
  if (placed !== events) throw new Error(`${placed} of ${events} events have a place.`);
  return spent / events;
}

/** What a server costs that gets statements, and sends them to another one. The database is both here. */
export async function measureForwarding(ask: Ask, url: string, sheetId: string): Promise<Forwarding> {
  const pid = await findBackend(ask);
  await ask("select dblink_connect('worker', $1)", [url]);
  const [{ worker }] = await ask(
    "select worker from dblink('worker', 'select pg_backend_pid()') as t (worker int)",
  );
  const empty = () => ask("select x from dblink('worker', 'select 1') as t (x int)");
  const emptyMs = await repeat(worker, repeated.statements, empty);
  const statementMs = await repeat(pid, repeated.statements, empty);
  const { pages, batches } = repeated;
  const pageMs = await repeat(pid, pages.times, () =>
    ask(
      `select * from dblink('worker', $1)
        as t (position int, id text, cells jsonb, messages jsonb, errors text, changed jsonb)`,
      [
        `select position, id, cells, messages, errors, changed from records
          where sheet_id = '${sheetId}' order by position limit ${pages.rows}`,
      ],
    ),
  );
  const lines = writeLines(Array.from({ length: batches.rows }, (_, index) => writeValues(index + 1)));
  const batchMs = await repeat(pid, batches.times, () =>
    ask("select x from dblink('worker', 'select length(' || quote_literal($1::text) || ')') as t (x int)", [
      lines,
    ]),
  );
  await ask("select dblink_disconnect('worker')");
  return {
    emptyMs,
    statementMs,
    rowReadMs: (pageMs - statementMs) / pages.rows,
    rowWrittenMs: (batchMs - statementMs) / batches.rows,
  };
}

async function findBackend(ask: Ask): Promise<number> {
  const [{ pid }] = await ask("select pg_backend_pid() as pid");
  return pid;
}

/** The CPU time of a process while work is repeated, for each repetition: the median of rounds. */
async function repeat(pid: number, times: number, work: () => Promise<unknown>): Promise<number> {
  const spent: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const before = readBackendMs(pid);
    for (let time = 0; time < times; time += 1) await work();
    if (round >= 0) spent.push((readBackendMs(pid) - before) / times);
  }
  return findMedian(spent);
}

/** The CPU time of a process, from its scheduler: one statement is less than a hundredth of a second. */
function readBackendMs(pid: number): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ");
  return Number(nanoseconds) / 1e6;
}
