import { HttpError } from "@data-import/front";
import { shortenText } from "@data-import/tables/basics";
import { readBlob } from "../../blobs/reuse-buffer.ts";
import { type Dependencies, transact } from "../../context/dependencies.ts";
import { countAudit } from "../../context/note-audit.ts";
import type { ErrorCode } from "../../domain/errors.ts";
import {
  type FileScanSettings,
  type InfectedFile,
  readScannerPlace,
  type ScanCounter,
  type ScannerPlace,
  type ScanVerdict,
} from "../../domain/file-scans.ts";
import type { TakeTurn } from "../../domain/turns.ts";
import { checkNewFile } from "../../files/files.ts";
import type { UploadedFile } from "../../operations/handler.ts";
import { type Admitted, createCaller } from "../admitted.ts";
import { scanWithClamd } from "./clamd.ts";

/** What is needed to have files scanned. */
export interface FileScanOptions extends FileScanSettings {
  readonly takeTurn: TakeTurn;
  readonly counter: ScanCounter;
  /** Called with each file in which the scanner found something. */
  onInfectedFile(file: InfectedFile): void;
  /** Called if the scanner has no result. */
  onFailure(error: ScanFailed): void;
}

/** Lets a virus scanner look at a stored file of a request; rejects unless it finds nothing. */
export type ScanUpload = (
  dependencies: Dependencies,
  admitted: Admitted,
  file: UploadedFile,
) => Promise<void>;

/** The scanner has no result. The message is for the operator. */
export class ScanFailed extends Error {
  override readonly name = "ScanFailed";
}

/** The scanner does not let a file pass, at no attempt. */
export class FileRefused extends HttpError<ErrorCode> {}

/** The usual limit of a scan, in seconds. */
const defaultScanSeconds = 120;

/** Creates the function that has files scanned; throws a `TypeError` if nothing can have the address. */
export function createScanUpload(options: FileScanOptions): ScanUpload {
  const { address, seconds = defaultScanSeconds, takeTurn, counter } = options;
  const place = readScannerPlace(address);
  if (place === undefined) throw new TypeError(`${address} must look like tcp://clamav:3310.`);

  async function scan({ blobs }: Dependencies, { reading, principal }: Admitted, file: UploadedFile) {
    const { signal: left } = reading.call;
    const late = AbortSignal.timeout(seconds * 1000);
    const signal = left === undefined ? late : AbortSignal.any([left, late]);
    const { environmentId, accountId } = principal.actor;
    const turn = takeTurn(environmentId ?? accountId);
    try {
      await waitFor(turn, signal);
      // The scanner may be away before the first piece, and these open nothing until it is read.
      const pieces = readBlob(blobs, file.key);
      return await scanWithClamd(place as ScannerPlace, { size: file.size, pieces }, signal);
    } catch (error) {
      if (left?.aborted === true) throw error;
      const reason = late.aborted ? `It took longer than ${seconds} seconds.` : String(error);
      throw new ScanFailed(`The virus scanner at ${address} has no result. ${reason}`, { cause: error });
    } finally {
      void turn.then((end) => end());
    }
  }

  async function count(work: Promise<ScanVerdict>): Promise<ScanVerdict> {
    const started = performance.now();
    try {
      const verdict = await work;
      counter.count(verdict.result, performance.now() - started);
      return verdict;
    } catch (error) {
      if (error instanceof ScanFailed) {
        counter.count("failed", performance.now() - started);
        options.onFailure(error);
      }
      throw error;
    }
  }

  return async (dependencies, admitted, file) => {
    const verdict = await count(scan(dependencies, admitted, file));
    if (verdict.result === "clean") return;
    if (verdict.result !== "infected") throw refuseLarge(file);
    const { size: sizeBytes, sha256 } = file;
    const signature = shortenText(verdict.signature, 200);
    const spaceId = await noteInfected(dependencies, admitted, file);
    options.onInfectedFile({ signature, actorId: admitted.principal.actor.id, spaceId, sizeBytes, sha256 });
    throw refuseInfected(signature);
  };
}

/** Rejects with the reason of the signal if it is aborted first. */
async function waitFor(work: Promise<unknown>, signal: AbortSignal): Promise<void> {
  const stop = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener("abort", () => reject(signal.reason as Error), { signal: stop.signal });
  });
  try {
    await Promise.race([work, aborted]);
  } finally {
    stop.abort();
  }
}

/**
 * Writes the entry of the audit log, and returns the id of the space. A caller who may not upload there gets that error
 * instead.
 */
async function noteInfected(
  dependencies: Dependencies,
  admitted: Admitted,
  { size, fileName }: UploadedFile,
): Promise<string> {
  const fields = admitted.reading.json as { readonly spaceId: string; readonly environmentId?: string };
  const write = () =>
    transact(dependencies, createCaller(admitted), async (context) => {
      const space = await checkNewFile(context, { ...fields, size, fileName });
      const { id: spaceId, environment_id: environmentId } = space;
      await countAudit(context, { action: "file:rejected", spaceId, environmentId });
      return spaceId;
    });
  // Also if the caller leaves meanwhile.
  return dependencies.storage.runFor({}, write);
}

function refuseInfected(signature: string): FileRefused {
  const message = `The virus scanner of the service found \`${signature}\` in the file, so it was not stored.`;
  return new FileRefused(400, [{ message, key: "file", code: "file_infected" }]);
}

function refuseLarge({ size }: UploadedFile): FileRefused {
  const message = `The file has ${size} bytes, which is more than the virus scanner of the service takes.`;
  return new FileRefused(413, [{ message, key: "file", code: "body_too_large" }]);
}
