import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { expect } from "vitest";
import { cells } from "./catalogue.ts";
import { call, type Target } from "./crash-writers.ts";

/** How many records one request inserts. */
const batchSize = 5;

/** Where clients write, and where the files go that they upload. */
export type SteadyTarget = Pick<Target, "url" | "token" | "environmentId" | "spaceId" | "sheetId"> & {
  readonly importSpaceId: string;
};

/** Makes a sheet and a space for steady clients. */
export async function prepareTarget(account: Pick<Target, "url" | "token">): Promise<SteadyTarget> {
  const [{ id: environmentId }] = await call(account, "/environments");
  const createSpace = async (name: string) =>
    (await call(account, "/spaces", { method: "POST", json: { name, environmentId } })).id as string;
  const spaceId = await createSpace("Written to");
  const sheets = [{ name: "Batches", slug: "batches", fields: [{ key: "batch", type: "string" }] }];
  const json = { name: "Book", spaceId, environmentId, sheets };
  const workbook = await call(account, "/workbooks", { method: "POST", json });
  const importSpaceId = await createSpace("Imported to");
  return { ...account, environmentId, spaceId, sheetId: workbook.sheets[0].id, importSpaceId };
}

/** Programs that write, read and upload until they are told to stop, and repeat what failed, as the client does. */
export interface SteadyClients {
  /** How often a request had to be sent again, by the reason: `503 with Retry-After`, `502`, `no response`. */
  readonly failures: Map<string, number>;
  /** Resolves when so many more batches and reads, and one more file, have their response. */
  awaitMore(count: number): Promise<void>;
  /**
   * Stops the clients at the end of their requests. Then reads everything: each batch exists once, each file has all its
   * bytes, and each import has all its rows.
   */
  stop(): Promise<void>;
}

/** Starts three programs that write, two that read and one that uploads files. */
export function startSteadyClients(target: SteadyTarget): SteadyClients {
  const written: string[] = [];
  const files = new Map<string, string>();
  const failures = new Map<string, number>();
  const reads = { count: 0 };
  let isOver = false;
  /** Responses after which nobody sends a request again. */
  const unexpected: string[] = [];

  function note(failure: string): void {
    failures.set(failure, (failures.get(failure) ?? 0) + 1);
  }

  /** Sends a request until it has a response; a request that changes something has a key. */
  async function send(path: string, write?: () => string | FormData): Promise<Response> {
    const key = randomUUID();
    for (;;) {
      const body = write?.();
      const sent = fetch(target.url + path, {
        headers: {
          authorization: `Bearer ${target.token}`,
          ...(body !== undefined && { "idempotency-key": key }),
          ...(typeof body === "string" && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { method: "POST", body }),
      });
      const response = await sent
        .then(
          async (got) => new Response(await got.arrayBuffer(), { status: got.status, headers: got.headers }),
        )
        .catch(() => undefined);
      if (response?.status === 200) return response;
      const { status, headers } = response ?? {};
      if (status === undefined) note("no response");
      else if (status === 503 && headers?.has("retry-after")) note("503 with Retry-After");
      else if (status === 502 || status === 503 || status === 504) note(String(status));
      else throw new Error(`${path}: ${status} ${await response?.text()}`);
      await setTimeout(20);
    }
  }

  async function write(name: string): Promise<void> {
    const records = Array.from({ length: batchSize }, () => cells({ batch: name }));
    await send(`/sheets/${target.sheetId}/records`, () => JSON.stringify(records));
    written.push(name);
  }

  async function read(): Promise<void> {
    await send(`/sheets/${target.sheetId}/records?pageSize=20`);
    reads.count += 1;
  }

  async function upload(name: string): Promise<void> {
    const text = `number\n${Array.from({ length: 200 }, (_, index) => `${name}-${index}`).join("\n")}\n`;
    const response = await send("/files", () => {
      const form = new FormData();
      form.append("spaceId", target.importSpaceId);
      form.append("environmentId", target.environmentId);
      form.append("file", new File([text], `${name}.csv`));
      return form;
    });
    const { data } = (await response.json()) as { readonly data: { readonly id: string } };
    files.set(data.id, text);
  }

  const work = [write, write, write, read, read, upload].map(async (act, index) => {
    for (let count = 0; !isOver; count += 1) {
      try {
        await act(`${index}-${count}`);
      } catch (error) {
        unexpected.push(String(error));
        return;
      }
      // Files are imported, which takes longer than an upload.
      if (act === upload) await setTimeout(100);
    }
  });

  async function readAll(): Promise<void> {
    const found: string[] = [];
    for (let page = 1; found.length === (page - 1) * 10_000; page += 1) {
      const path = `/sheets/${target.sheetId}/records?pageSize=10000&pageNumber=${page}`;
      for (const { values } of (await call(target, path)).records) found.push(values.batch.value);
    }
    const expected = written.flatMap((name) => Array.from({ length: batchSize }, () => name));
    expect(found.sort()).toEqual(expected.sort());
    const listed = await call(target, `/files?spaceId=${target.importSpaceId}&pageSize=1000`);
    expect(listed.map(({ id }: { id: string }) => id).sort()).toEqual([...files.keys()].sort());
    for (const [id, text] of files) {
      const headers = { authorization: `Bearer ${target.token}` };
      const download = await fetch(`${target.url}/files/${id}/download`, { headers });
      expect(await download.text()).toBe(text);
      const readJob = async () => (await call(target, `/jobs?fileId=${id}`))[0];
      await expect
        .poll(readJob, { interval: 100 })
        .toMatchObject({ status: "complete", info: expect.stringMatching(/^200 records in 1 sheet/) });
    }
  }

  return {
    failures,
    async awaitMore(count) {
      const [batches, others, uploads] = [written.length, reads.count, files.size];
      const isReached = () =>
        unexpected.length > 0 ||
        (written.length >= batches + count && reads.count >= others + count && files.size > uploads);
      await expect.poll(isReached, { interval: 20 }).toBe(true);
    },
    async stop() {
      isOver = true;
      await Promise.all(work);
      expect(unexpected).toEqual([]);
      await readAll();
    },
  };
}
