import { listen } from "@data-import/front/node";
import type { Service } from "@data-import/service";
import { operations } from "../../src/description.ts";
import type { Target } from "../../src/index.ts";
import { openBuiltWorld, type WorldService } from "./built-world.ts";
import { digestChanges, digestTables, noteDigest } from "./digest-tables.ts";
import { needsPreparation, prepareOperation } from "./prepare-operation.ts";

/** A service as a target of the contract. */
export interface ServiceTarget {
  readonly inProcess: Target;
  readonly overHttp: Target;
  /** The current service; a reset replaces it. */
  readonly current: () => Service;
  /** The digest of the target, but reads all tables, whatever was known before. */
  readTables(): Promise<Record<string, string>>;
  close(): Promise<void>;
}

/** A form may have 16 MiB in addition to its file. */
const formLimit = 17_825_792;

/** Large enough for all valid bodies of the contract. */
export const bodyLimit = 1_048_576;

/** Operations with the method GET that change data. */
const changing = new Set(operations.filter((each) => each.hasSideEffect).map((each) => each.operationId));

/** Builds the world of the examples once; each reset replaces it with a new copy. */
export async function openServiceTarget(server?: string): Promise<ServiceTarget> {
  let isChanged = true;
  const built = await openBuiltWorld(server, {
    onResponse({ method, operationId, status }) {
      const isReading = ["GET", "HEAD", "OPTIONS"].includes(method) && !changing.has(operationId ?? "");
      isChanged ||= status < 400 && !isReading;
    },
    limits: { bodyBytes: bodyLimit, fileBytes: bodyLimit },
  });

  let copy: WorldService | undefined;
  let original: Record<string, string> | undefined;
  const forget = async (): Promise<void> => {
    await copy?.close();
    copy = undefined;
  };
  const reset = async (operationId?: string): Promise<void> => {
    // If requests only read or were rejected, nothing has changed.
    if (!isChanged && !needsPreparation(operationId)) return;
    await forget();
    // All copies have the same rows, so their tables are read once.
    copy = await built.copy(async (storage) => {
      original ??= await digestTables(storage);
      await noteDigest(storage, built.counter, original);
    });
    isChanged = false;
    await prepareOperation(copy.service, built.world.token, operationId);
  };
  await reset();
  const find = (): WorldService => {
    if (copy === undefined) throw new Error("The service is being reset.");
    return copy;
  };
  const current = () => find().service;
  const listening = await listen((call) => current().respond(call), { port: 0, host: "127.0.0.1" });
  const common = { level: "behaviour", auth: built.world, bodyLimit, formLimit, reset } as const;
  return {
    current,
    readTables: () => digestTables(find().storage),
    inProcess: {
      ...common,
      baseUrl: "http://service.localhost/v1",
      fetch: (request) => current().fetch(request),
      digest: () => digestChanges(find().storage, built.counter),
    },
    overHttp: {
      ...common,
      baseUrl: `${listening.origin}/v1`,
    },
    async close() {
      await listening.close();
      await forget();
      await built.close();
    },
  };
}
