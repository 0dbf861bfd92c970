import { MessageChannel } from "node:worker_threads";
import { limits } from "@data-import/types";
import { noGuestAccess } from "../../src/domain/guest-access.ts";
import { createSecretKey, createSecretKeys, readSecretKeys } from "../../src/domain/secret-keys.ts";
import type { Service, ServiceOptions } from "../../src/index.ts";
import { type Backend, createBackend } from "../../src/service/backend.ts";
import { composeService } from "../../src/service/create-service.ts";
import { shareWork } from "../../src/service/share-work.ts";
import { createRemoteBackend } from "../../src/service/threads/remote-backend.ts";
import { serveBackend } from "../../src/service/threads/serve-backend.ts";
import {
  createSharedMemory,
  openReadingStorage,
  openStorage,
} from "../../src/storage/engines/open-storage.ts";
import type { Storage } from "../../src/storage/storage.ts";

/** A service as the command composes it on SQLite, but all of its parts are in this thread. */
export interface SharedService {
  readonly service: Service;
  /** The storage of the backend that writes. */
  readonly storage: Storage;
  /** The backends that calls were given to. */
  readonly used: ("reader" | "writer" | "scanner")[];
}

/** Creates the service in a folder. Its parts talk over channels, as threads do. */
export async function createSharedService(
  folder: string,
  options: Omit<ServiceOptions, "storage">,
): Promise<SharedService> {
  const { blobs, clock, limits: own = {} } = options;
  const bodyLimit = own.bodyBytes ?? limits.bodyBytes;
  const fileLimit = own.fileBytes ?? limits.fileBytes;
  const key = createSecretKey();
  const secretKeys = createSecretKeys(() => readSecretKeys([key]));
  const used: SharedService["used"] = [];
  const open = (opened: Storage, runsJobs: boolean) =>
    createBackend({
      storage: opened,
      blobs,
      clock,
      secretKeys,
      guestAccess: noGuestAccess,
      bodyLimit,
      fileLimit,
      contentLimit: own.contentBytes,
      runsJobs,
      onJobFailure: () => {},
      onChoreFailure: (chore, error) => options.onChoreFailure?.(chore, error),
    });
  const note = (backend: Backend, name: SharedService["used"][number]): Backend => ({
    ...backend,
    perform(admitted) {
      used.push(name);
      return backend.perform(admitted);
    },
  });
  const connect = (backend: Backend) => {
    const { port1, port2 } = new MessageChannel();
    serveBackend(port2, backend, () => port2.close());
    return createRemoteBackend(port1, { bodyLimit, fileLimit });
  };
  const memory = createSharedMemory();
  const place = { folder, databaseUrl: undefined };
  const storage = openStorage(place, memory);
  await storage.migrate();
  const reading = openReadingStorage(place, memory);
  const backend = shareWork({
    writer: note(connect(open(storage, true)), "writer"),
    reader: note(open(reading, false), "reader"),
    startScanner: async () => note(connect(open(openReadingStorage(place, memory), false)), "scanner"),
  });
  return { storage, used, service: composeService(backend, { ...options, storage: reading }) };
}
