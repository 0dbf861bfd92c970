import { loadModel } from "@data-import/front";
import { OptionError } from "@data-import/front/command";
import type { Tracer } from "../domain/trace.ts";
import { type Backend, createBackend } from "../service/backend.ts";
import { shareWork } from "../service/share-work.ts";
import {
  createSharedMemory,
  hasOneProcess,
  holdsThreads,
  openReadingStorage,
  openStorage,
} from "../storage/engines/open-storage.ts";
import { setSpaceQuota } from "../storage/space-quota.ts";
import type { Storage } from "../storage/storage.ts";
import { openAgents } from "./agents.ts";
import { openBlobs } from "./blobs.ts";
import { openGuestAccess } from "./guest-access.ts";
import {
  reportChoreFailure,
  reportInfectedFile,
  reportJobEnd,
  reportJobFailure,
  reportWarning,
} from "./log.ts";
import { noteFaults } from "./note-faults.ts";
import { type CommandOptions, locateStorage, readLimits } from "./options.ts";
import { openSecretKeys } from "./secret-keys.ts";
import { startThread } from "./start-thread.ts";
import { openTracing } from "./tracing.ts";

/** A backend, and the storage in which this thread reads. */
export interface OpenedBackend {
  readonly backend: Backend;
  readonly storage: Storage;
  /** Takes the spans of this thread. */
  readonly tracer: Tracer | undefined;
}

/** Opens the storage and starts what works on it, in threads of its own if its statements hold a thread. */
export async function openBackend(options: CommandOptions): Promise<OpenedBackend> {
  const place = locateStorage(options);
  const { roles } = options;
  if (hasOneProcess(place) && !(roles.includes("http") && roles.includes("jobs"))) {
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
    const secretKeys = openSecretKeys(options.data, process.env);
    const guestAccess = await openGuestAccess(process.env, options);
    await storage.migrate();
    await setSpaceQuota(storage, options.spaceQuota);
    const tracer = await openTracing(options, process.env, reportWarning);
    const backend = createBackend({
      storage,
      blobs,
      secretKeys,
      guestAccess,
      ...readLimits(options),
      runsJobs: options.roles.includes("jobs"),
      tracer,
      agents: await openAgents(options, process.env),
      onJobEnd: reportJobEnd(options),
      onJobFailure: reportJobFailure,
      onInfectedFile: reportInfectedFile,
      onChoreFailure: reportChoreFailure,
    });
    noteFaults(backend, endProcess);
    return { storage, backend, tracer };
  } catch (error) {
    await storage.close();
    throw error;
  }
}

/** The state of this process is not known any more. What was acknowledged is committed; the next start continues the jobs. */
function endProcess(fault: unknown): never {
  const reason = (fault instanceof Error && fault.stack) || String(fault);
  console.error(`The service ends, because something failed that nothing has caught: ${reason}`);
  process.exit(1);
}

async function openInThreads(options: CommandOptions): Promise<OpenedBackend> {
  const memory = createSharedMemory();
  const starting = startThread({ role: "writer", options, memory });
  // The reader needs it, too, but not the data that the writer prepares now.
  loadModel();
  const writer = await starting;
  try {
    const storage = openReadingStorage(locateStorage(options), memory);
    const blobs = await openBlobs(options.data, process.env, { isOwner: false });
    const secretKeys = openSecretKeys(options.data, process.env);
    const guestAccess = await openGuestAccess(process.env, options);
    const tracer = await openTracing(options, process.env, reportWarning);
    const reader = createBackend({
      tracer,
      storage,
      blobs,
      secretKeys,
      guestAccess,
      ...readLimits(options),
      runsJobs: false,
      onJobEnd: reportJobEnd(options),
      onJobFailure: reportJobFailure,
      onInfectedFile: reportInfectedFile,
      onChoreFailure: reportChoreFailure,
    });
    const startScanner = () => startThread({ role: "scanner", options, memory });
    return { storage, backend: shareWork({ reader, writer, startScanner }), tracer };
  } catch (error) {
    await writer.close();
    throw error;
  }
}
