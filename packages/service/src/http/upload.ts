import {
  checkBody,
  checkOffer,
  checkParameters,
  decodeForm,
  findMediaType,
  limitJson,
  type Model,
  type PathMatch,
  Refusal,
  type Reply,
  type RequestReading,
  type Route,
  resolveSchema,
} from "@data-import/front";
import { type BlobStorage, removeLooseBlob, storeLooseBlob } from "../blobs/loose-blobs.ts";
import type { Clock } from "../domain/clock.ts";
import { DomainError } from "../domain/errors.ts";
import { type FileStore, type ReadForm, readFormStream } from "./form.ts";

/** What is needed to receive uploads. */
export interface UploadTools extends BlobStorage {
  readonly model: Model;
  readonly clock: Clock;
  /** The maximum size of the JSON in a part of a form, in bytes. */
  readonly bodyLimit: number;
  /** The maximum size of a file, in bytes. */
  readonly fileLimit: number;
}

/** A request with a file. */
export interface Upload {
  readonly reading: RequestReading;
  readonly route: Route;
}

const formType = "multipart/form-data";

/** Whether an operation accepts a form, which may have a large file. */
export function takesForm({ requestBody }: Route): boolean {
  return requestBody?.value.content[formType] !== undefined;
}

/**
 * Validates a request with a file, as `checkRequest` does for other requests, and stores the decoded form in the reading.
 * Then runs the operation. The bytes are stored before it starts, and removed if the operation does not use them.
 */
export async function receiveUpload(
  tools: UploadTools,
  upload: Upload,
  match: PathMatch,
  operate: () => Promise<Reply>,
): Promise<Reply> {
  const { model, clock, fileLimit } = tools;
  const { reading, route } = upload;
  checkOffer(reading.call, route);
  const failures = checkParameters(model, { strict: true }, reading, match, route);
  await requireForm(upload);
  const store: FileStore = {
    write: (chunks) => storeLooseBlob(tools, chunks, clock()),
    remove: (key) => removeLooseBlob(tools, key),
  };
  const form = await readFormStream(reading.call, store, fileLimit);
  let isTaken = false;
  try {
    failures.push(...readParts(tools, upload, form));
    if (failures.length > 0) throw new Refusal(400, failures);
    const reply = await operate();
    isTaken = reply.headers["idempotency-replayed"] === undefined;
    return reply;
  } catch (error) {
    // After any other error it is unknown what was committed. If no file has the bytes, the sweep removes them.
    isTaken = !(error instanceof Refusal || error instanceof DomainError);
    throw error;
  } finally {
    if (form.file !== undefined && !isTaken) await store.remove(form.file.key);
  }
}

async function requireForm({ reading: { call }, route }: Upload): Promise<void> {
  const { requestBody, operationId } = route;
  const given = call.headers["content-type"] ?? "";
  if (given === "") {
    const { done } = await call.openBody()[Symbol.asyncIterator]().next();
    if (done === true) throw new Refusal(400, [{ message: `${operationId} needs a request body.` }]);
  }
  if (requestBody !== undefined) findMediaType(requestBody, given);
}

/** Stores the decoded form in the reading, and returns its errors. */
function readParts(
  { model: { description, strict }, bodyLimit }: UploadTools,
  { reading, route }: Upload,
  { parts, file }: ReadForm,
): Refusal["failures"] {
  const schema = resolveSchema(description, route.requestBody?.value.content[formType]?.schema);
  const value = decodeForm(description, schema, parts, limitJson(bodyLimit));
  // Replaces the bytes, because those of the file are no longer in memory. Equal forms have equal bytes here.
  reading.bytes = Buffer.from(
    JSON.stringify({ ...value, file: file && [file.fileName, file.type, file.sha256] }),
  );
  reading.json = { ...value, file };
  const failures = checkBody(route, { value, mediaType: formType }, strict);
  if (file !== undefined || value["file"] === undefined || failures.some(({ key }) => key === "file")) {
    return failures;
  }
  const message = "`file` must be a file: its part needs a `filename`.";
  return [...failures, { message, key: "file" }];
}
