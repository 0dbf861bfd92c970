import type { HttpResponse } from "@data-import/front";
import type { Authenticator } from "../auth/authenticator.ts";
import { type Dependencies, readFor } from "../context/dependencies.ts";
import type { RunRead, WrittenJson } from "../context/written-json.ts";
import type { WrittenFile } from "../exports/written-file.ts";
import { checkAccess } from "./access.ts";
import { type Admitted, createCaller } from "./admitted.ts";
import { authenticateAgain } from "./authenticate-again.ts";
import { describeFile } from "./download.ts";

/** Whether an operation returned a file that is written while it is sent. */
export function isWrittenFile(output: unknown): output is WrittenFile {
  return typeof (output as Partial<WrittenFile>).write === "function";
}

/** What the reads of a response need. */
type Tools = Dependencies & { readonly authenticator: Authenticator };

/** The response that writes a file as fast as its caller reads it. */
export function streamFile(tools: Tools, admitted: Admitted, { fileName, write }: WrittenFile): HttpResponse {
  const headers = { "content-type": "application/octet-stream", ...describeFile(fileName) };
  return stream(admitted, headers, write(createRun(tools, admitted)));
}

/** The response that writes JSON as fast as its caller reads it. */
export function streamJson(tools: Tools, admitted: Admitted, { write }: WrittenJson): HttpResponse {
  const headers = { "content-type": "application/json" };
  return stream(admitted, headers, encode(write(createRun(tools, admitted))));
}

async function* encode(texts: AsyncIterable<string>): AsyncIterable<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text);
}

function stream(
  { reading }: Admitted,
  headers: HttpResponse["headers"],
  pieces: AsyncIterable<Uint8Array>,
): HttpResponse {
  // A response to HEAD has no reader.
  return { status: 200, headers, body: reading.call.method === "HEAD" ? null : ReadableStream.from(pieces) };
}

/** Runs the reads of the caller, if it still has the right to them. */
function createRun(tools: Tools, admitted: Admitted): RunRead {
  const { authenticator, storage, clock } = tools;
  const { route, reading } = admitted;
  return async (read) => {
    const now = clock();
    const principal = await authenticateAgain(authenticator, admitted, now, { isRead: true });
    const caller = createCaller({ ...admitted, principal, now, access: checkAccess(route, principal) });
    const work = () => readFor(tools, caller, route.operationId, read);
    return (await storage.runFor(reading.call, work)).result;
  };
}
