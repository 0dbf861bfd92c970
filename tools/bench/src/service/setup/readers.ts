import { setTimeout as sleep } from "node:timers/promises";
import { openConnection, writeWire } from "../../load.ts";
import type { Place, Sheet } from "./stage.ts";
import { writeHeaders } from "./start-service.ts";

/** The durations of requests, in milliseconds. */
export interface Durations {
  /** Reads of a space. */
  readonly small: number[];
  /** Reads of a page of 100 records. */
  readonly page: number[];
}

/** How many readers send requests at the same time. */
export const readerCount = 16;
/** The pause of a reader after each response, in milliseconds. */
export const readerPause = 20;

/**
 * Readers with a connection each, until the work has ended. Each reads the space and a page of a sheet in turn; each
 * reader has its own page.
 */
export async function readDuring(
  { service, spaceId }: Place,
  sheet: Sheet,
  work: Promise<unknown>,
): Promise<Durations> {
  const durations: Durations = { small: [], page: [] };
  let isOver = false;
  const end = work.finally(() => {
    isOver = true;
  });
  const headers = writeHeaders(service.token);
  const wire = (path: string) => writeWire({ method: "GET", path: `/v1${path}`, headers }, service.port);
  const small = wire(`/spaces/${spaceId}`);
  const readers = Array.from({ length: readerCount }, async (_, index) => {
    const page = wire(`${sheet.path}/records?pageSize=100&pageNumber=${index + 1}`);
    const connection = await openConnection(service.port);
    while (!isOver) {
      for (const [kind, request] of [
        ["small", small],
        ["page", page],
      ] as const) {
        const started = performance.now();
        await connection.send(request);
        durations[kind].push(performance.now() - started);
        await sleep(readerPause);
      }
    }
    connection.close();
  });
  await Promise.all([end, ...readers]);
  return durations;
}
