import { once } from "node:events";
import { parentPort } from "node:worker_threads";
import { OptionError } from "@data-import/front/command";
import { createBackend } from "../service/backend.ts";
import { serveBackend } from "../service/threads/serve-backend.ts";
import { openReadingStorage, openStorage } from "../storage/engines/open-storage.ts";
import { setSpaceQuota } from "../storage/space-quota.ts";
import { openAgents } from "./agents.ts";
import { openBlobs } from "./blobs.ts";
import { explainFailure } from "./failure.ts";
import { openGuestAccess } from "./guest-access.ts";
import { reportChoreFailure, reportInfectedFile, reportJobEnd, reportJobFailure } from "./log.ts";
import { lowerPriority } from "./lower-priority.ts";
import { noteFaults, throwAgain } from "./note-faults.ts";
import { type CommandOptions, locateStorage, readLimits } from "./options.ts";
import { openSecretKeys } from "./secret-keys.ts";
import { openTracing } from "./tracing.ts";

/** What a thread gets as its first message. */
export interface ThreadTask {
  /** The writer also runs jobs. A scanner only reads, what takes long. */
  readonly role: "writer" | "scanner";
  readonly options: CommandOptions;
  /** What all threads share that use the data. */
  readonly memory: SharedArrayBuffer;
}

/** The first message of a thread: it works, or the reason why it cannot. */
export type ThreadStart =
  | { readonly isStarted: true }
  | { readonly isStarted: false; readonly reason: string; readonly isAboutOption: boolean };

/** Works in a thread of the command until the thread that started it says that it ends. */
export async function work(): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error("This program runs only in a thread of the command.");
  const [{ role, options, memory }] = (await once(port, "message")) as [ThreadTask];
  // Without this, the thread would end if it waited for nothing but the next message.
  port.ref();
  const isWriter = role === "writer";
  lowerPriority();
  const place = locateStorage(options);
  try {
    const storage = isWriter ? openStorage(place, memory) : openReadingStorage(place, memory);
    const blobs = await openBlobs(options.data, process.env, { isOwner: isWriter });
    const secretKeys = openSecretKeys(options.data, process.env);
    const guestAccess = await openGuestAccess(process.env, options);
    if (isWriter) {
      await storage.migrate();
      await setSpaceQuota(storage, options.spaceQuota);
    }
    const backend = createBackend({
      storage,
      blobs,
      secretKeys,
      guestAccess,
      ...readLimits(options),
      runsJobs: isWriter,
      // The thread that listens warns.
      tracer: await openTracing(options, process.env, () => {}),
      agents: isWriter ? await openAgents(options, process.env) : undefined,
      onJobEnd: reportJobEnd(options),
      onJobFailure: reportJobFailure,
      onInfectedFile: reportInfectedFile,
      onChoreFailure: reportChoreFailure,
    });
    noteFaults(backend, throwAgain);
    // Ends this thread only.
    serveBackend(port, backend, () => process.exit(0));
    port.postMessage({ isStarted: true } satisfies ThreadStart);
  } catch (error) {
    const isAboutOption = error instanceof OptionError;
    port.postMessage({
      isStarted: false,
      reason: explainFailure(error),
      isAboutOption,
    } satisfies ThreadStart);
    port.close();
  }
}
