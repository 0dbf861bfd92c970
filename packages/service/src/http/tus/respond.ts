import { HttpError, type HttpRequest, type HttpResponse } from "@data-import/front";
import { storeLooseBlob } from "../../blobs/loose-blobs.ts";
import { readFor } from "../../context/dependencies.ts";
import { createNotFound } from "../../domain/errors.ts";
import { createRandomText } from "../../domain/ids.ts";
import { checkNewFile } from "../../files/files.ts";
import {
  beginUpload,
  endUpload,
  findUpload,
  listParts,
  refuseOffset,
  type Upload,
} from "../../files/uploads.ts";
import type { UploadedFile } from "../../operations/handler.ts";
import { type Admitted, createCaller } from "../admitted.ts";
import type { ReadForm } from "../form.ts";
import { type OperateOptions, operate } from "../operate.ts";
import { FileRefused } from "../scan/scan-upload.ts";
import { checkForm, operateOnForm, type UploadTools } from "../upload.ts";
import {
  readByteCount,
  readMetadata,
  requireVersion,
  type UploadPath,
  writeTusResponse,
  writeUploadPath,
} from "./protocol.ts";
import { receiveParts, refuseLonger } from "./receive-parts.ts";

type Tools = UploadTools & OperateOptions;

const partType = "application/offset+octet-stream";

/** Responds to a request of the tus protocol. When all bytes are there, it runs the operation of uploads in one request. */
export async function respondToTus(
  tools: Tools,
  admitted: Admitted,
  { id }: UploadPath,
): Promise<HttpResponse> {
  const { call } = admitted.reading;
  const { method } = call;
  const allowed = id === undefined ? ["POST"] : ["HEAD", "PATCH", "DELETE"];
  if (!allowed.includes(method)) {
    const allow = allowed.join(", ");
    throw new HttpError(
      405,
      [{ message: `${method} is not a method of this path; it has ${allow}.`, code: "method_not_allowed" }],
      {
        allow,
      },
    );
  }
  requireVersion(call);
  if (id === undefined) return create(tools, admitted);
  const upload = await requireUpload(tools, admitted, id);
  if (method === "DELETE") {
    await endUpload(tools, upload, admitted.now);
    return writeTusResponse(204, {});
  }
  if (method === "HEAD") {
    // The process may have ended behind the last byte, before there was a file.
    const complete = await finish(tools, admitted, upload);
    return writeTusResponse(200, {
      ...describeUpload(complete),
      "upload-length": String(upload.size),
      "upload-metadata": upload.metadata,
    });
  }
  return writeTusResponse(
    204,
    describeUpload(await finish(tools, admitted, await goOn(tools, call, upload))),
  );
}

async function create(tools: Tools, admitted: Admitted): Promise<HttpResponse> {
  const { reading, principal, route, now } = admitted;
  const size = readByteCount(reading.call, "Upload-Length");
  if (size > tools.fileLimit) {
    const message = `The file is too large: the limit is ${tools.fileLimit} bytes.`;
    throw new HttpError(413, [{ message, key: "Upload-Length", code: "body_too_large" }]);
  }
  const metadata = reading.call.headers["upload-metadata"] ?? "";
  // Errors in the fields are found before the bytes are sent.
  const form = readForm(metadata, { key: "", size, sha256: "" });
  checkForm(tools, admitted, form);
  const fields = reading.json as { readonly spaceId: string; readonly environmentId?: string };
  await readFor(tools, createCaller(admitted), route.operationId, (context) =>
    checkNewFile(context, { ...fields, fileName: form.file.fileName, size }),
  );
  const { accountId, id: actorId } = principal.actor;
  const upload = await tools.storage.transaction((db) =>
    beginUpload(
      db,
      { id: createRandomText(24), account_id: accountId, actor_id: actorId, metadata, size },
      now,
    ),
  );
  const begun = await finish(tools, admitted, upload);
  return writeTusResponse(201, { ...describeUpload(begun), location: writeUploadPath(upload.id) });
}

async function goOn(tools: Tools, call: HttpRequest, upload: Upload): Promise<Upload> {
  const { headers } = call;
  if (headers["content-type"] !== partType || (headers["content-encoding"] ?? "identity") !== "identity") {
    const message = `The body must be \`${partType}\`, and not compressed.`;
    throw new HttpError(415, [{ message, key: "Content-Type", code: "content_type_unsupported" }]);
  }
  if (readByteCount(call, "Upload-Offset") !== upload.received) throw refuseOffset();
  if (upload.received + Number(headers["content-length"] ?? 0) > upload.size) throw refuseLonger(upload.size);
  return receiveParts(tools, call, upload);
}

/** Makes sure that an upload whose bytes are all there has its file. */
async function finish(tools: Tools, admitted: Admitted, upload: Upload): Promise<Upload> {
  if (upload.file_id !== null || upload.received < upload.size) return upload;
  try {
    return await createFile(tools, admitted, upload);
  } catch (error) {
    if (error instanceof FileRefused) {
      await endUpload(tools, upload, tools.clock());
      throw error;
    }
    // Another request may have created the file meanwhile, and removed the parts.
    const now = await requireUpload(tools, admitted, upload.id);
    if (now.file_id === null) throw error;
    return now;
  }
}

/** Creates the file of an upload. Only the first time: its key makes every other one the same. */
async function createFile(tools: Tools, admitted: Admitted, upload: Upload): Promise<Upload> {
  const parts = await listParts(tools.storage.db, upload.id);
  async function* join(): AsyncIterable<Uint8Array> {
    for (const { blob_key: key } of parts) yield* (await tools.blobs.read(key)) as AsyncIterable<Uint8Array>;
  }
  const blob = await storeLooseBlob(tools, join(), tools.clock());
  const { reading: given, route } = admitted;
  const { call } = given;
  const reading = {
    ...given,
    call: {
      ...call,
      method: route.method,
      headers: { ...call.headers, "idempotency-key": `upload-${upload.id}` },
    },
  };
  const one = { ...admitted, reading };
  const reply = await operateOnForm(tools, one, readForm(upload.metadata, blob), () => operate(tools, one));
  const { data } = (await new Response(reply.body as string).json()) as { data: { id: string } };
  await endUpload(tools, upload, tools.clock(), data.id);
  return { ...upload, file_id: data.id };
}

/** The metadata of an upload as the parts of a form. */
function readForm(
  text: string,
  blob: Pick<UploadedFile, "key" | "size" | "sha256">,
): ReadForm & { readonly file: UploadedFile } {
  const metadata = readMetadata(text);
  const fileName = metadata.get("filename");
  if (fileName === undefined || metadata.has("file")) {
    const message =
      "`Upload-Metadata` must have the `filename`, and the other parts of the form, but no `file`.";
    throw new HttpError(400, [{ message, key: "Upload-Metadata", code: "value_invalid" }]);
  }
  const file = {
    ...blob,
    fileName,
    type: metadata.get("filetype") ?? "application/octet-stream",
    encoding: "binary",
  };
  const parts = new Map<string, readonly (string | { fileName: string })[]>([["file", [{ fileName }]]]);
  for (const [name, value] of metadata) if (!/^file(name|type)$/.test(name)) parts.set(name, [value]);
  return { parts, file };
}

async function requireUpload({ storage }: Tools, { principal, now }: Admitted, id: string): Promise<Upload> {
  const { accountId, id: actorId } = principal.actor;
  const upload = await findUpload(storage.db, { id, accountId, actorId }, now);
  if (upload === undefined) throw createNotFound("upload", id, "uploadId");
  return upload;
}

function describeUpload({
  received,
  file_id: fileId,
  expires_at: expiresAt,
}: Upload): Record<string, string> {
  return {
    "upload-offset": String(received),
    "upload-expires": new Date(expiresAt).toUTCString(),
    ...(fileId !== null && { "x-file-id": fileId }),
  };
}
