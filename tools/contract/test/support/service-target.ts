import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listen } from "@data-import/front/node";
import { createFolderBlobs, createId, createService, type Service, type Storage } from "@data-import/service";
import { buildWorld, createExampleIds } from "@data-import/world";
import { findById, operations } from "../../src/description.ts";
import type { Target } from "../../src/index.ts";
import { needsPreparation, prepareOperation } from "./prepare-operation.ts";
import { openDatabases } from "./service-databases.ts";

/** A service that the contract can be held against. */
export interface ServiceTarget {
  readonly inProcess: Target;
  readonly overHttp: Target;
  /** The service as it is at this moment. */
  readonly current: () => Service;
  close(): Promise<void>;
}

/** Beside its file a form may hold 16 MiB. */
const formLimit = 17_825_792;

/** The bodies that are probed are large enough for what the contract sends. */
export const bodyLimit = 1_048_576;

/** Operations that change something although they are asked with GET. */
const changing = new Set(operations.filter((each) => each.hasSideEffect).map((each) => each.operationId));

/** Builds the world of the examples once; each reset goes on with a copy of it. */
export async function openServiceTarget(server?: string): Promise<ServiceTarget> {
  const folder = mkdtempSync(join(tmpdir(), "data-import-contract-"));
  const databases = await openDatabases(folder, server);
  let isChanged = true;
  const open = async (name: string, ids = createId): Promise<Service> =>
    createService({
      onAnswer({ method, operationId, status }) {
        const isReading = ["GET", "HEAD", "OPTIONS"].includes(method) && !changing.has(operationId ?? "");
        isChanged ||= status < 400 && !isReading;
      },
      storage: databases.open(name),
      blobs: await createFolderBlobs({ folder: join(folder, name, "files") }),
      ids,
      limits: { bodyBytes: bodyLimit, fileBytes: bodyLimit },
    });
  const expected = createExampleIds(createId);
  const builder = await open("world", expected.newId);
  const tokens = await buildWorld(builder, expected);
  await builder.close();
  await giveExampleSecret(databases.open("world"));

  let count = 0;
  let service: Service | undefined;
  const forget = async (): Promise<void> => {
    await service?.close();
    service = undefined;
    await databases.remove(`copy${count}`);
    rmSync(join(folder, `copy${count}`), { recursive: true, force: true });
  };
  const reset = async (operationId?: string): Promise<void> => {
    // What was only read, or refused, is still as it was.
    if (!isChanged && !needsPreparation(operationId)) return;
    await forget();
    count += 1;
    cpSync(join(folder, "world"), join(folder, `copy${count}`), { recursive: true });
    await databases.copy("world", `copy${count}`);
    service = await open(`copy${count}`);
    isChanged = false;
    await prepareOperation(service, tokens.token, operationId);
  };
  await reset();
  const current = (): Service => {
    if (service === undefined) throw new Error("The service is being reset.");
    return service;
  };
  const listening = await listen((call) => current().answer(call), { port: 0, host: "127.0.0.1" });
  const common = { level: "behaviour", auth: tokens, bodyLimit, formLimit, reset } as const;
  return {
    current,
    inProcess: {
      ...common,
      baseUrl: "http://service.localhost/v1",
      fetch: (request) => current().fetch(request),
    },
    overHttp: {
      ...common,
      baseUrl: `${listening.origin}/v1`,
    },
    async close() {
      await listening.close();
      await forget();
      await databases.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The secret of a key is random and shown once; that of the examples' key is to be the one that they show. */
export async function giveExampleSecret(storage: Storage): Promise<void> {
  const [, request] = findById("createAccessToken").requests;
  const { clientId = "", secret = "" } = (request?.value ?? {}) as { clientId?: string; secret?: string };
  const hash = createHash("sha256").update(secret).digest("hex");
  await storage.transaction((db) =>
    db.updateTable("tokens").set({ hash }).where("id", "=", clientId).execute(),
  );
  await storage.close();
}
