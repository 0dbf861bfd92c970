import { HttpError, type HttpRequest, type HttpResponse, respondToOptions } from "@data-import/front";
import type { ErrorCode } from "../../domain/errors.ts";

const path = "/v1/uploads";
const version = "1.0.0";
const versions = { "tus-version": version };

/** Every response of the protocol has it, also an error. */
export const tusVersion = { "tus-resumable": version };

/** Where an upload is requested: all of them without an id. */
export interface UploadPath {
  readonly id: string | undefined;
}

/** Reads a path of the protocol; undefined for all other paths. */
export function findUploadPath(pathname: string): UploadPath | undefined {
  if (!pathname.startsWith(path)) return undefined;
  const [, rest = ""] = /^\/?([^/]*)$/.exec(pathname.slice(path.length)) ?? [];
  if (pathname === path || pathname === `${path}/`) return { id: undefined };
  return pathname === `${path}/${rest}` ? { id: rest } : undefined;
}

/** The path of an upload. */
export function writeUploadPath(id: string): string {
  return `${path}/${id}`;
}

/** What the service can do, and the response to a preflight. */
export function respondToTusOptions(call: HttpRequest, { id }: UploadPath): HttpResponse {
  const reply = respondToOptions(call, id === undefined ? "POST, OPTIONS" : "HEAD, PATCH, DELETE, OPTIONS");
  return {
    ...reply,
    headers: { ...reply.headers, ...versions, "tus-extension": "creation,expiration,termination" },
  };
}

/** A response of the protocol, whose content is in its headers. */
export function writeTusResponse(status: number, headers: Readonly<Record<string, string>>): HttpResponse {
  return { status, headers, body: null };
}

/** Rejects a request of another version of the protocol. */
export function requireVersion({ headers }: HttpRequest): void {
  if (headers["tus-resumable"] === version) return;
  const message = `\`Tus-Resumable\` must be ${version}, the version of the tus protocol that the service uses.`;
  throw new HttpError<ErrorCode>(412, [{ message, key: "Tus-Resumable", code: "upload_version" }], versions);
}

/** A number of bytes in a header. */
export function readByteCount({ headers }: HttpRequest, key: "Upload-Length" | "Upload-Offset"): number {
  const text = headers[key.toLowerCase()] ?? "";
  const count = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isSafeInteger(count)) return count;
  throw new HttpError(400, [
    { message: `\`${key}\` must be a number of bytes.`, key, code: "value_malformed" },
  ]);
}

/** The values of `Upload-Metadata`, by their names: `filename ZmlsZS5jc3Y=,spaceId dXNfc3A=`. */
export function readMetadata(text: string): Map<string, string> {
  const metadata = new Map<string, string>();
  for (const entry of text.split(",")) {
    const [key = "", value = "", ...more] = entry.trim().split(" ");
    const isWritten = /^[\x21-\x7e]+$/.test(key) && /^[A-Za-z\d+/]*={0,2}$/.test(value) && more.length === 0;
    if (!isWritten || metadata.has(key)) {
      const message =
        "`Upload-Metadata` must have names with values in base 64, separated by commas, each name once.";
      throw new HttpError(400, [{ message, key: "Upload-Metadata", code: "value_malformed" }]);
    }
    metadata.set(key, Buffer.from(value, "base64").toString());
  }
  return metadata;
}
