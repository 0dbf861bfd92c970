import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSandbox } from "@data-import/agents";
import { createDatabase } from "@data-import/checks/database";
import {
  createFolderBlobs,
  createService,
  type FoundedAccount,
  openPostgres,
  openSqlite,
  type Storage,
  startServer,
} from "@data-import/service";
import type { Recorder } from "./recorder.ts";

/** The processes of a service, in one process: two on PostgreSQL, one on SQLite. */
export interface Nodes {
  readonly account: FoundedAccount;
  /** The addresses; each ends with `/v1`. */
  readonly urls: readonly string[];
  readonly storage: Storage;
  close(): Promise<void>;
}

/** @param server the address of a PostgreSQL server; SQLite without it */
export async function startNodes(server: string | undefined, recorder: Recorder): Promise<Nodes> {
  const folder = mkdtempSync(join(tmpdir(), "meetings-"));
  const database = server === undefined ? undefined : await createDatabase(server);
  const open = () =>
    database === undefined
      ? openSqlite({ folder: ":memory:" })
      : openPostgres({ url: database.url, connections: 4 });
  const blobs = await createFolderBlobs({ folder });
  const storages = database === undefined ? [open()] : [open(), open()];
  const services = [];
  for (const storage of storages)
    services.push(await createService({ storage, blobs, agents: { sandbox: createSandbox() } }));
  const [first] = services;
  const [storage] = storages;
  if (first === undefined || storage === undefined) throw new Error("There is no node.");
  const account = await first.createAccount({ name: "Harbour", email: `${randomUUID()}@harbour.example` });
  const servers = await Promise.all(services.map((service) => startServer(recorder.watch(service))));
  return {
    account,
    storage,
    urls: servers.map(({ url }) => url),
    async close() {
      await Promise.all(servers.map((running) => running.stop()));
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
