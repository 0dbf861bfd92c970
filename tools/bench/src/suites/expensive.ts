import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Description, readOperationCases } from "@data-import/spec/read";
import { type CallerName, callers, createToken } from "../expensive/callers.ts";
import { type Form, isDestructive, makeForms, makeSpecialForms } from "../expensive/make-forms.ts";
import { buildStage, type Stage, send } from "../expensive/stage.ts";
import { showProgress } from "../progress.ts";
import type { Scale } from "../run-suites.ts";
import { createDatabase } from "../service/setup/database.ts";
import { startService } from "../service/setup/start-service.ts";
import type { Row } from "../table.ts";

/** The CPU time that a thread may be held without a turn of its event loop, in milliseconds. */
const longestHoldMs = 250;

/** The memory that a request may cost: this many times its size, or this many bytes, whichever is more. */
const memoryTimes = 8;
const memoryBytes = 100 * 1024 * 1024;

const shown = 10;

export const onlyWhenNamed = true;

const description: Description = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve("@data-import/spec/openapi.json")), "utf8"),
);
const operations = readOperationCases(description);

/** Each operation, each engine, and each caller can be measured alone. */
export const parts: readonly string[] = [
  ...operations.map(({ operationId }) => operationId),
  ...["sqlite", "postgres", ...callers],
];

/** PostgreSQL runs if the environment names a server. */
const engines = ["sqlite", ...(process.env["DATABASE_URL"] === undefined ? [] : ["postgres"])];

/** Whose requests are measured, unless the run names others. */
const usualCallers: readonly CallerName[] = ["guest", "editor"];

interface Measured extends Form {
  readonly status: number;
  readonly holdMs: number;
  /** By how much the memory of the process grew at most, in bytes. */
  readonly grownBytes: number;
  readonly allowedBytes: number;
  /** How long requests of another environment took at most meanwhile, in milliseconds. */
  readonly besideMs: number;
}

/**
 * The most expensive request that the description allows, for each operation, as a guest and as an Editor, on each engine:
 * how long a thread was held, how much memory it took, and how long others waited.
 */
export async function* measure(asked: readonly string[], { records = 100_000 }: Scale): AsyncGenerator<Row> {
  const pick = <Name extends string>(all: readonly Name[], usual: readonly Name[]) => {
    const named = all.filter((name) => asked.includes(name));
    return named.length > 0 ? named : usual;
  };
  const ids = asked.filter((name) => operations.some(({ operationId }) => operationId === name));
  for (const engine of pick(engines, engines)) {
    for (const caller of pick(callers, usualCallers)) {
      for (const row of await measureAs(engine, caller, ids, records)) {
        yield { ...row, claim: `${engine}, ${caller}: ${row.claim}` };
      }
    }
  }
}

/** All forms on a service of their own, so that what one caller changes does not change what the next one costs. */
async function measureAs(
  engine: string,
  caller: CallerName,
  ids: readonly string[],
  records: number,
): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "bench-expensive-"));
  const holds = join(folder, "holds");
  const database = engine === "sqlite" ? undefined : await createDatabase(process.env["DATABASE_URL"] ?? "");
  try {
    const service = await startService(folder, {
      ...(database && { databaseUrl: database.url }),
      preload: fileURLToPath(new URL("../expensive/watch-threads.mjs", import.meta.url)),
      environment: { BENCH_HOLDS: holds },
    });
    try {
      const stage = await buildStage(service, operations, records);
      const others = await createOthers(stage);
      const token = await createToken(stage, caller);
      const forms = operations
        .flatMap((operation) => [...makeSpecialForms(operation), ...makeForms(description, operation)])
        .filter(({ operationId }) => ids.length === 0 || ids.includes(operationId))
        .toSorted((a, b) => Number(isDestructive(a)) - Number(isDestructive(b)));
      const measured: Measured[] = [];
      for (const [index, form] of forms.entries()) {
        showProgress(`${engine}, ${caller}, ${index} of ${forms.length}: ${form.operationId}, ${form.what}`);
        measured.push(await measureForm({ stage, token, holds, others }, form));
      }
      showProgress();
      return [...describeWorst(measured)];
    } finally {
      await service.stop();
    }
  } finally {
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A sheet in the other environment, that an insert and a read use. */
async function createOthers({ service }: Stage): Promise<() => Promise<number>> {
  const { data } = JSON.parse(await service.request("GET", "/environments"));
  const environmentId = data.at(-1).id;
  const create = async (path: string, body: object) =>
    JSON.parse(await service.request("POST", path, JSON.stringify(body))).data;
  const { id: spaceId } = await create("/spaces", { name: "Beside", environmentId });
  const sheet = { name: "Notes", slug: "notes", fields: [{ key: "text", type: "string" }] };
  const { sheets } = await create("/workbooks", { name: "Beside", spaceId, environmentId, sheets: [sheet] });
  const path = `/sheets/${sheets[0].id}/records`;
  const health = service.url.replace(/\/v1$/, "/health");
  /** The longest of an insert, a read and `/health`. */
  return async () => {
    const started = performance.now();
    await Promise.all([
      send(service, "POST", path, JSON.stringify([{ text: { value: "a" } }])),
      send(service, "GET", `${path}?pageSize=10`),
      fetch(health).then((response) => response.arrayBuffer()),
    ]);
    return performance.now() - started;
  };
}

/** What the requests of a caller are measured with. */
interface Place {
  readonly stage: Stage;
  readonly token: string;
  /** The file to which the service writes how long its threads were held. */
  readonly holds: string;
  /** Sends requests of another environment; returns how long they took. */
  others(): Promise<number>;
}

async function measureForm(
  { stage: { service, replaceIds }, token, holds, others }: Place,
  form: Form,
): Promise<Measured> {
  await others();
  writeFileSync(holds, "");
  const before = resetMemory(service.pid);
  let isDone = false;
  const watching = watch();
  const body = form.body === undefined ? undefined : replaceIds(form.body);
  const started = Date.now();
  const { status, bytes } = await send(
    { ...service, token },
    form.method,
    replaceIds(form.target),
    body,
    form.headers,
  ).catch(() => ({
    status: 0,
    bytes: 0,
  }));
  isDone = true;
  const besideMs = await watching;
  // What a thread did at the end is written after its next turn.
  await new Promise((resolve) => setTimeout(resolve, 30));
  const lines = readFileSync(holds, "utf8").split("\n").filter(Boolean);
  const found: { at: number; cpuMs: number }[] = lines.map((line) => JSON.parse(line));
  const size = Math.max(bytes, body?.length ?? 0);
  return {
    ...form,
    status,
    holdMs: Math.max(0, ...found.filter(({ at }) => at >= started).map(({ cpuMs }) => cpuMs)),
    grownBytes: Math.max(0, readPeak(service.pid) - before),
    allowedBytes: Math.max(memoryBytes, memoryTimes * size),
    besideMs,
  };

  async function watch(): Promise<number> {
    let longest = 0;
    while (!isDone) {
      longest = Math.max(longest, await others());
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return longest;
  }
}

/** Forgets the peak of the memory of a process; gives what it has now, in bytes. */
function resetMemory(pid: number): number {
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
  return readStatus(pid, "VmRSS");
}

const readPeak = (pid: number) => readStatus(pid, "VmHWM");

function readStatus(pid: number, name: string): number {
  const text = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(text)?.[1] ?? Number.NaN) * 1024;
}

function* describeWorst(measured: readonly Measured[]): Generator<Row> {
  const accepted = measured.filter(({ status }) => status >= 200 && status < 300).length;
  yield {
    claim: "requests",
    value: String(measured.length),
    detail: `${accepted} succeeded, ${measured.filter(isFailed).length} failed in the service`,
  };
  for (const { operationId, what, status } of measured.filter(isFailed)) {
    const value = status === 0 ? "no response within a minute" : `status ${status}`;
    yield {
      claim: `${operationId}: ${what}`,
      value,
      detail: "",
      budget: "a response of the description",
      ok: false,
    };
  }
  // Threads that were held so briefly that nobody noted it have 0.
  const worst = measured.filter(({ holdMs }) => holdMs > 0).toSorted((a, b) => b.holdMs - a.holdMs);
  for (const one of worst.slice(0, shown)) {
    yield {
      claim: `${one.operationId}: ${one.what}`,
      value: `${one.holdMs.toFixed(0)} ms held`,
      detail: `status ${one.status}, ${toMegabytes(one.grownBytes)} more memory, others waited ${one.besideMs.toFixed(0)} ms`,
      budget: `≤ ${longestHoldMs} ms`,
      ok: one.holdMs <= longestHoldMs,
    };
  }
  const byMemory = measured.toSorted((a, b) => b.grownBytes / b.allowedBytes - a.grownBytes / a.allowedBytes);
  for (const one of byMemory.slice(0, 3)) {
    yield {
      claim: `${one.operationId}: ${one.what}`,
      value: `${toMegabytes(one.grownBytes)} more memory`,
      detail: `status ${one.status}, ${toMegabytes(one.body?.length ?? 0)} sent`,
      budget: `≤ ${toMegabytes(one.allowedBytes)}`,
      ok: one.grownBytes <= one.allowedBytes,
    };
  }
}

const isFailed = ({ status }: Measured) => status >= 500 || status === 0;

const toMegabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
