import { AsyncLocalStorage } from "node:async_hooks";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createFolderBlobs, createId, createService, type Service, type Storage } from "@data-import/service";
import { buildWorld, createExampleIds } from "@data-import/world";
import { openDatabases } from "./service-databases.ts";
import { giveExampleSecret } from "./service-target.ts";

/** The world of the examples, for one test alone. */
export interface WorldCopy {
  readonly service: Service;
  readonly storage: Storage;
  /** The token of its administrator. */
  readonly token: string;
  /** Sends a request, and tells its time on the clock of the service, which no other request and no job has. */
  fetch(request: Request): Promise<{ readonly response: Response; readonly time: string }>;
  close(): Promise<void>;
}

/** Makes copies of a world that is built once. */
export interface WorldCopies {
  open(): Promise<WorldCopy>;
  close(): Promise<void>;
}

/** What one request learns of the time: when the service first asked for it. */
interface Moment {
  time?: string;
}

/** Builds the world on SQLite, or on a PostgreSQL server where its address is given. */
export async function openWorldCopies(server?: string): Promise<WorldCopies> {
  const folder = mkdtempSync(join(tmpdir(), "data-import-worlds-"));
  const databases = await openDatabases(folder, server);
  const openBlobs = (name: string) => createFolderBlobs({ folder: join(folder, name, "files") });
  const expected = createExampleIds(createId);
  const builder = await createService({
    storage: databases.open("world"),
    blobs: await openBlobs("world"),
    ids: expected.newId,
  });
  const { token } = await buildWorld(builder, expected);
  await builder.close();
  await giveExampleSecret(databases.open("world"));

  const moments = new AsyncLocalStorage<Moment>();
  let latest = 0;
  const clock = (): Date => {
    latest = Math.max(Date.now(), latest + 1);
    const now = new Date(latest);
    const moment = moments.getStore();
    if (moment !== undefined) moment.time ??= now.toISOString();
    return now;
  };

  let count = 0;
  return {
    async open() {
      count += 1;
      const name = `copy${count}`;
      cpSync(join(folder, "world"), join(folder, name), { recursive: true });
      await databases.copy("world", name);
      const storage = databases.open(name);
      const service = await createService({ storage, blobs: await openBlobs(name), clock });
      return {
        ...{ service, storage, token },
        async fetch(request) {
          const moment: Moment = {};
          const response = await moments.run(moment, () => service.fetch(request));
          return { response, time: moment.time ?? "" };
        },
        async close() {
          await service.close();
          await databases.remove(name);
          rmSync(join(folder, name), { recursive: true, force: true });
        },
      };
    },
    async close() {
      await databases.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
