import { OptionError } from "@data-import/front/command";
import { type Backend, createBackend } from "../service/backend.ts";
import { shareWork } from "../service/share-work.ts";
import {
  hasOneProcess,
  holdsThreads,
  openReadingStorage,
  openStorage,
} from "../storage/engines/open-storage.ts";
import type { Storage } from "../storage/storage.ts";
import { openBlobs } from "./blobs.ts";
import { describeJobFailure } from "./log.ts";
import { type CommandOptions, locateStorage, readLimits } from "./options.ts";
import { startThread } from "./start-thread.ts";

/** A backend, and the storage in which this thread reads. */
export interface OpenedBackend {
  readonly backend: Backend;
  readonly storage: Storage;
}

/** Opens the storage and starts what works on it, in threads of its own if its statements hold a thread. */
export async function openBackend(options: CommandOptions): Promise<OpenedBackend> {
  const place = locateStorage(options);
  if (hasOneProcess(place) && options.roles.length < 2) {
    throw new OptionError(
      "With SQLite, one process has all roles. Name PostgreSQL with --database-url or DATABASE_URL, or leave out --roles.",
    );
  }
  return holdsThreads(place) ? openInThreads(options) : openInOne(options);
}

async function openInOne(options: CommandOptions): Promise<OpenedBackend> {
  const storage = openStorage(locateStorage(options));
  try {
    const blobs = await openBlobs(options.data, process.env, { isOwner: true });
    await storage.migrate();
    const backend = createBackend({
      ...{ storage, blobs, ...readLimits(options), runsJobs: options.roles.includes("jobs") },
      onJobFailure: (jobId, error) => console.error(describeJobFailure(jobId, error, new Date())),
    });
    return { storage, backend };
  } catch (error) {
    await storage.close();
    throw error;
  }
}

async function openInThreads(options: CommandOptions): Promise<OpenedBackend> {
  const writer = await startThread({ role: "writer", options });
  try {
    const storage = openReadingStorage(locateStorage(options));
    const blobs = await openBlobs(options.data, process.env, { isOwner: false });
    const reader = createBackend({
      ...{ storage, blobs, ...readLimits(options), runsJobs: false },
      onJobFailure: () => {},
    });
    const startScanner = () => startThread({ role: "scanner", options });
    return { storage, backend: shareWork({ reader, writer, startScanner }) };
  } catch (error) {
    await writer.close();
    throw error;
  }
}
