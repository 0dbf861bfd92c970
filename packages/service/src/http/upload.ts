import {
  checkBody,
  checkOffer,
  checkParameters,
  decodeForm,
  findMediaType,
  HttpError,
  type HttpResponse,
  limitJson,
  type Model,
  type PathMatch,
  type RequestReading,
  type Route,
  resolveSchema,
  takeKnown,
} from "@data-import/front";
import { removeLooseBlob, storeLooseBlob } from "../blobs/loose-blobs.ts";
import type { Dependencies } from "../context/dependencies.ts";
import { DomainError } from "../domain/errors.ts";
import type { Admitted } from "./admitted.ts";
import { type FileStore, type ReadForm, readFormStream } from "./form.ts";
import type { ScanUpload } from "./scan/scan-upload.ts";

/** What is needed to receive uploads. */
export interface UploadTools extends Dependencies {
  readonly model: Model;
  /** The maximum size of the JSON in a part of a form, in bytes. */
  readonly bodyLimit: number;
  /** The maximum size of a file, in bytes. */
  readonly fileLimit: number;
  /** Whether unknown names are left out of requests. */
  readonly lenient?: boolean | undefined;
  /** Lets a virus scanner look at files. Without it, none does. */
  readonly scanUpload?: ScanUpload | undefined;
}

/** A request with a body that is read as a stream. */
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
  upload: Admitted,
  match: PathMatch,
  operate: () => Promise<HttpResponse>,
): Promise<HttpResponse> {
  const { model, clock, fileLimit, lenient } = tools;
  const { reading, route } = upload;
  checkOffer(reading.call, route);
  const failures = checkParameters(model, { strict: true, lenient }, reading, match, route);
  await requireMediaType(upload);
  const store: FileStore = {
    write: (chunks) => storeLooseBlob(tools, chunks, clock()),
    remove: (key) => removeLooseBlob(tools, key),
  };
  const form = await readFormStream(reading.call, store, fileLimit);
  return operateOnForm(tools, upload, { ...form, failures }, operate);
}

/** A form whose file is stored, and the errors in the rest of its request. */
export interface ReceivedForm extends ReadForm {
  readonly failures?: HttpError["failures"];
}

/**
 * Validates a form, stores it in the reading, has its file scanned and runs the operation. Removes the bytes of the file if
 * the operation does not use them.
 */
export async function operateOnForm(
  tools: UploadTools,
  upload: Admitted,
  { failures = [], ...form }: ReceivedForm,
  operate: () => Promise<HttpResponse>,
): Promise<HttpResponse> {
  let isTaken = false;
  try {
    checkForm(tools, upload, form, failures);
    if (form.file !== undefined) await tools.scanUpload?.(tools, upload, form.file);
    isTaken = true;
    const reply = await operate();
    isTaken = reply.headers["idempotency-replayed"] === undefined;
    return reply;
  } catch (error) {
    // After any other error of the operation it is unknown what was committed. If no file has the bytes, the sweep removes
    // them.
    isTaken &&= !(error instanceof HttpError || error instanceof DomainError);
    throw error;
  } finally {
    if (form.file !== undefined && !isTaken) await removeLooseBlob(tools, form.file.key);
  }
}

/** Stores a decoded form in the reading; throws an `HttpError` with all errors if it has some. */
export function checkForm(
  tools: UploadTools,
  upload: Upload,
  form: ReadForm,
  failures: HttpError["failures"] = [],
): void {
  const found = [...failures, ...readParts(tools, upload, form)];
  if (found.length > 0) throw new HttpError(400, found);
}

/** Rejects a request without a body, or with another media type than those of its operation. */
export async function requireMediaType({ reading: { call }, route }: Upload): Promise<void> {
  const { requestBody, operationId } = route;
  const given = call.headers["content-type"] ?? "";
  if (given === "") {
    const { done } = await call.openBody()[Symbol.asyncIterator]().next();
    if (done === true)
      throw new HttpError(400, [{ message: `${operationId} needs a request body.`, code: "value_missing" }]);
  }
  if (requestBody !== undefined) findMediaType(requestBody, given);
}

/** Stores the decoded form in the reading, and returns its errors. */
function readParts(
  { model, bodyLimit, lenient }: UploadTools,
  { reading, route }: Upload,
  { parts, file }: ReadForm,
): HttpError["failures"] {
  const { description, strict } = model;
  const schema = resolveSchema(description, route.requestBody?.value.content[formType]?.schema);
  const form = { value: decodeForm(description, schema, parts, limitJson(bodyLimit)), mediaType: formType };
  const value = takeKnown(model, { strict: true, lenient }, reading, route, form) as typeof form.value;
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
  return [...failures, { message, key: "file", code: "wrong_type" }];
}
