import { randomBytes } from "node:crypto";
import { cells } from "./catalogue.ts";
import { change, digest, type Ledger } from "./ledger.ts";

/** A running service, and the sheet to write to. */
export interface Target {
  readonly url: string;
  readonly token: string;
  readonly accountId: string;
  readonly environmentId: string;
  readonly spaceId: string;
  readonly sheetId: string;
}

// biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape.
type Data = any;

/** Sends a request and returns the `data` of its response; rejects if the service has ended or rejects the request. */
export async function call(
  target: Pick<Target, "url" | "token">,
  path: string,
  init: Init = {},
): Promise<Data> {
  const { method = "GET", json, form, key } = init;
  const response = await fetch(target.url + path, {
    method,
    headers: {
      authorization: `Bearer ${target.token}`,
      "x-disable-hooks": "true",
      ...(json !== undefined && { "content-type": "application/json" }),
      ...(key !== undefined && { "idempotency-key": key }),
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
    ...(form !== undefined && { body: form }),
  });
  const text = await response.text();
  if (!response.ok) throw new Refused(`${method} ${path}: ${response.status} ${text}`);
  return JSON.parse(text).data;
}

interface Init {
  readonly method?: string;
  readonly json?: unknown;
  readonly form?: FormData;
  readonly key?: string;
}

/** A response with an error: the service was running, so this is not an effect of the crash. */
export class Refused extends Error {}

/** Writers at work. */
export interface Writing {
  /** Resolves when this number of writes was acknowledged. */
  awaitCount(count: number): Promise<void>;
  /** Resolves when an upload was acknowledged. */
  readonly uploaded: Promise<void>;
  /** Resolves when the service has ended; rejects if it rejects a request, or ends without being killed. */
  readonly ended: Promise<unknown>;
}

/** Writes as fast as it can until the service has ended. Before `killed` is aborted, its end is a failure. */
export function writeUntilGone(target: Target, ledger: Ledger, round: string, killed: AbortSignal): Writing {
  let acknowledged = 0;
  const waiting: { readonly count: number; reached(): void }[] = [];
  const { promise: uploaded, resolve: noteUpload } = Promise.withResolvers<void>();
  const singles = Array.from({ length: 16 }, () => writeRecord);
  const all = [writeRecords, writeRecords, writeEvents, writeFiles, ...singles];
  const writers = all.map(async (write, index) => {
    for (let count = 0; ; count += 1) {
      try {
        await write(target, ledger, `${round}-${index}-${count}`);
      } catch (error) {
        if (error instanceof Refused || !killed.aborted) throw error;
        return;
      }
      if (write === writeFiles) noteUpload();
      acknowledged += 1;
      for (const { count, reached } of waiting) if (acknowledged >= count) reached();
    }
  });
  return {
    awaitCount: (count) =>
      new Promise((resolve) => {
        if (acknowledged >= count) resolve();
        else waiting.push({ count, reached: resolve });
      }),
    uploaded,
    ended: Promise.all(writers),
  };
}

/** Inserts a batch, changes each of its records, and deletes every third batch. */
async function writeRecords(target: Target, ledger: Ledger, name: string): Promise<void> {
  const size = 20 + Math.floor(Math.random() * 80);
  const path = `/sheets/${target.sheetId}/records`;
  let ids: string[] = [];
  await change(ledger, name, { size, from: "absent", to: 0 }, async () => {
    const json = Array.from({ length: size }, (_, index) => cells({ batch: name, index, mark: 0 }));
    const { records, commitId } = await call(target, path, { method: "POST", json });
    ids = records.map(({ id }: { id: string }) => id);
    return commitId;
  });
  await change(ledger, name, { size, from: 0, to: 1 }, async () => {
    const json = ids.map((id) => ({ id, values: cells({ mark: 1 }) }));
    return (await call(target, path, { method: "PUT", json })).commitId;
  });
  if (Math.random() > 0.3) return;
  await change(ledger, name, { size, from: 1, to: "absent" }, async () => {
    await call(target, `${path}?${ids.map((id) => `ids=${id}`).join("&")}`, { method: "DELETE" });
    return undefined;
  });
}

/** Inserts one record with a key. */
async function writeRecord(target: Target, ledger: Ledger, batch: string): Promise<void> {
  const body = [cells({ batch, index: 0, mark: 0 })];
  await change(ledger, batch, { size: 1, from: "absent", to: 0 }, async () => {
    ledger.inserts.set(`key-${batch}`, { batch, body, data: undefined });
    const data = await insertOnce(target, `key-${batch}`, body);
    ledger.inserts.set(`key-${batch}`, { batch, body, data });
    return data.commitId;
  });
}

/** Inserts with a key. A second time, it changes nothing and returns the same. */
export function insertOnce(target: Target, key: string, json: unknown): Promise<Data> {
  return call(target, `/sheets/${target.sheetId}/records`, { method: "POST", json, key });
}

async function writeEvents(target: Target, ledger: Ledger, note: string): Promise<void> {
  const { accountId, environmentId, spaceId } = target;
  const { id } = await call(target, "/events", {
    method: "POST",
    json: {
      topic: "space:updated",
      domain: "space",
      payload: { note },
      context: { accountId, environmentId, spaceId },
    },
  });
  ledger.events.set(id, note);
}

async function writeFiles(target: Target, ledger: Ledger, name: string): Promise<void> {
  const bytes = randomBytes(100_000 + Math.floor(Math.random() * 1_000_000));
  const sha256 = digest(bytes);
  ledger.files.set(`${name}.bin`, { sha256 });
  const id = await uploadBytes(target, `${name}.bin`, bytes);
  ledger.files.set(`${name}.bin`, { sha256, id });
}

/** Uploads a file into the space of the target; returns its id. */
export async function uploadBytes(
  target: Pick<Target, "url" | "token" | "spaceId" | "environmentId">,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const form = new FormData();
  form.append("spaceId", target.spaceId);
  form.append("environmentId", target.environmentId);
  form.append("file", new File([bytes], name));
  return (await call(target, "/files", { method: "POST", form })).id;
}
