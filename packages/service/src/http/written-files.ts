import type { Reply } from "@data-import/front";
import type { Authenticator } from "../auth/authenticator.ts";
import { type Dependencies, readFor } from "../context/dependencies.ts";
import type { WrittenFile } from "../exports/written-file.ts";
import type { RunRead } from "../records/read-in-pages.ts";
import { checkAccess } from "./access.ts";
import { type Admitted, createCaller } from "./admitted.ts";
import { authenticateAgain } from "./authenticate-again.ts";
import { describeFile } from "./download.ts";

/** Whether an operation returned a file that is written while it is sent. */
export function isWrittenFile(output: unknown): output is WrittenFile {
  return typeof (output as Partial<WrittenFile>).write === "function";
}

/** The response that writes a file as fast as its caller reads it. */
export function streamFile(
  dependencies: Dependencies & { readonly authenticator: Authenticator },
  admitted: Admitted,
  { fileName, write }: WrittenFile,
): Reply {
  return {
    status: 200,
    headers: { "content-type": "application/octet-stream", ...describeFile(fileName) },
    // A response to HEAD has no reader.
    body: admitted.reading.call.method === "HEAD" ? null : ReadableStream.from(write(createRun())),
  };

  /** Runs the reads of the caller, if it still has the right to them. */
  function createRun(): RunRead {
    const { authenticator, storage, clock } = dependencies;
    const { route, reading } = admitted;
    return async (read) => {
      const now = clock();
      const principal = await authenticateAgain(authenticator, admitted, now, { isRead: true });
      const caller = createCaller({ ...admitted, principal, now, access: checkAccess(route, principal) });
      const work = () => readFor(dependencies, caller, route.operationId, read);
      return (await storage.runFor(reading.call, work)).result;
    };
  }
}
