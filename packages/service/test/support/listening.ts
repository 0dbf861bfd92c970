import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type Blobs,
  createFolderBlobs,
  createService,
  type FoundedAccount,
  type Limits,
  type Server,
  startServer,
} from "../../src/index.ts";
import { openMigratedMemory } from "./migrated-sqlite.ts";

/** A service on a port, with an account. */
export interface ListeningService {
  readonly server: Server;
  readonly account: FoundedAccount;
  readonly blobs: Blobs;
  /** The folder for the bytes of files. */
  readonly folder: string;
  stop(): Promise<void>;
}

/** Starts a service with its data in memory and its files in a folder that is deleted at its end. */
export async function startListening(limits: Limits): Promise<ListeningService> {
  const folder = await mkdtemp(join(tmpdir(), "listening-test-"));
  const blobs = await createFolderBlobs({ folder });
  const service = await createService({
    storage: await openMigratedMemory(),
    blobs,
    limits,
  });
  const account = await service.createAccount({ name: "Harbour", email: "keeper@harbour.example" });
  const server = await startServer(service);
  return {
    server,
    account,
    blobs,
    folder,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}
