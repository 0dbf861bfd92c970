import { randomBytes } from "node:crypto";
import { cells } from "./catalogue.ts";
import { change, digest, type Ledger } from "./ledger.ts";

/** A running service, and where to write to. */
export interface Target {
  readonly url: string;
  readonly token: string;
  readonly accountId: string;
  readonly environmentId: string;
  readonly spaceId: string;
  readonly sheetId: string;
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
type Data = any;

/** Sends a request and gives the `data` of its answer; rejects where the service is gone, or refuses it. */
export async function call(
  target: Pick<Target, "url" | "token">,
  path: string,
  init: Init = {},
): Promise<Data> {
  const { method = "GET", json, form } = init;
  const response = await fetch(target.url + path, {
    method,
    headers: {
      authorization: `Bearer ${target.token}`,
      "x-disable-hooks": "true",
      ...(json !== undefined && { "content-type": "application/json" }),
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
}

/** An answer that is no success: the service was there, so it is no matter of a crash. */
export class Refused extends Error {}

/** Writers at work. */
export interface Writing {
  /** Resolves when so many of their writes were acknowledged. */
  awaitCount(count: number): Promise<void>;
  /** Resolves when the service is gone; rejects where it refuses something, or leaves by itself. */
  readonly ended: Promise<unknown>;
}

/** Writes as fast as it can until the service is gone, which is a failure before `killed` is aborted. */
export function writeUntilGone(target: Target, ledger: Ledger, round: string, killed: AbortSignal): Writing {
  let acknowledged = 0;
  const waiting: { readonly count: number; reached(): void }[] = [];
  const writers = [writeRecords, writeRecords, writeEvents, writeFiles].map(async (write, index) => {
    for (let count = 0; ; count += 1) {
      try {
        await write(target, ledger, `${round}-${index}-${count}`);
      } catch (error) {
        if (error instanceof Refused || !killed.aborted) throw error;
        return;
      }
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

/** Uploads a file into the space of the target; gives its id. */
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
