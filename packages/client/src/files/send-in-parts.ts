import type { ReadSource } from "./read-source.ts";
import type { Progress } from "./types.ts";

// Loaded by `upload` for large files only. It uses other code of the client only through its arguments.

/** How far an upload has come. A retried attempt goes on there. */
export interface PartsState {
  /** The address of the upload; undefined before it has begun. */
  url?: string;
}

/** An upload in parts. */
export interface PartsUpload {
  readonly fetch: (request: Request) => Promise<Response>;
  /** The request of the whole upload: its address, headers and signal are used. */
  readonly request: Request;
  readonly source: ReadSource & { readonly size: number };
  readonly fields: Readonly<Record<string, unknown>>;
  readonly state: PartsState;
  readonly onProgress: ((progress: Progress) => void) | undefined;
}

/** How many bytes one request sends. They are in memory, if the source is a stream. */
const pieceBytes = 16_777_216;

/**
 * Sends a file with the tus protocol: after a break, the upload goes on where the service has its bytes. Returns the file
 * as `getFile` does, or the response that ended the upload; undefined if the service does not know the protocol.
 */
export async function sendInParts(upload: PartsUpload): Promise<Response | undefined> {
  const reader = createReader(upload.source);
  let isWhole = false;
  try {
    const response = await goOn(upload, reader);
    isWhole = response === undefined;
    return response;
  } finally {
    reader.close();
    // The body of the whole request has opened the source, too.
    if (!isWhole) upload.request.body?.cancel().catch(() => {});
  }
}

async function goOn(upload: PartsUpload, reader: PieceReader): Promise<Response | undefined> {
  const { source, state, onProgress } = upload;
  const { size } = source;
  let response: Response;
  let { url } = state;
  if (url === undefined) {
    const created = await send(upload, "POST", `${readBase(upload)}/uploads`, {
      "upload-length": String(size),
      "upload-metadata": writeMetadata(upload),
    });
    // Every response of the protocol has this header. Others are of a program that does not know it, or of a proxy.
    const isTus = created.headers.has("tus-resumable");
    if (!created.ok && (isTus || created.status >= 500 || created.status === 429)) return created;
    await discard(created);
    if (!isTus) return undefined;
    url = new URL(created.headers.get("location") ?? "", upload.request.url).href;
    state.url = url;
    response = created;
  } else {
    response = await send(upload, "HEAD", url);
    if (response.status === 404) {
      // The service keeps an unfinished upload for a day.
      delete state.url;
      return goOn(upload, reader);
    }
    if (!response.ok) return response;
  }
  let offset = readOffset(response);
  onProgress?.({ bytes: offset, total: size });
  while (offset < size) {
    const before = offset;
    const headers = { "content-type": "application/offset+octet-stream", "upload-offset": String(offset) };
    const piece = await reader.read(offset);
    try {
      response = await send(upload, "PATCH", url, headers, piece);
      if (!response.ok && response.status !== 409) return response;
    } catch (error) {
      response = await send(upload, "HEAD", url);
      if (!response.ok || readOffset(response) === before) throw error;
    }
    if (response.status === 409) {
      await discard(response);
      response = await send(upload, "HEAD", url);
    }
    if (!response.ok) return response;
    offset = readOffset(response);
    if (offset <= before)
      throw new TypeError("The service stored nothing of an upload, and reported no error.");
    onProgress?.({ bytes: offset, total: size });
  }
  return send(upload, "GET", `${readBase(upload)}/files/${response.headers.get("x-file-id")}`);
}

/** Only the headers of a response are needed. A body that nobody reads would keep its connection, and the process with it. */
async function discard({ body }: Response): Promise<void> {
  await body?.cancel();
}

function readBase({ request }: PartsUpload): string {
  return request.url.slice(0, request.url.lastIndexOf("/files"));
}

function readOffset({ headers }: Response): number {
  return Number(headers.get("upload-offset"));
}

function send(
  { fetch, request }: PartsUpload,
  method: string,
  url: string,
  more: Readonly<Record<string, string>> = {},
  body: Blob | null = null,
): Promise<Response> {
  const headers = new Headers(request.headers);
  for (const name of ["content-type", "content-length", "idempotency-key"]) headers.delete(name);
  for (const [name, value] of Object.entries({ "tus-resumable": "1.0.0", ...more })) headers.set(name, value);
  const { signal, credentials, redirect } = request;
  return fetch(new Request(url, { method, headers, body, signal, credentials, redirect }));
}

/** The fields of the form, as `Upload-Metadata` has them. */
function writeMetadata({ source, fields }: PartsUpload): string {
  const encoder = new TextEncoder();
  return Object.entries({ ...fields, filename: source.name, filetype: source.type })
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => {
      const bytes = encoder.encode(typeof value === "object" ? JSON.stringify(value) : String(value));
      return `${name} ${btoa(String.fromCharCode(...bytes))}`;
    })
    .join();
}

/** Reads pieces from positions. A stream is read on if it is there, and otherwise opened again. */
interface PieceReader {
  read(start: number): Promise<Blob>;
  close(): void;
}

function createReader({ blob, size, open }: PartsUpload["source"]): PieceReader {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  let [at, rest] = [0, new Uint8Array()];

  /** The next bytes of the stream, at most so many; none at its end. */
  async function take(most: number): Promise<Uint8Array<ArrayBuffer>> {
    while (rest.length === 0) {
      const { done, value } = (await reader?.read()) ?? {};
      if (done !== false) return rest;
      rest = value as Uint8Array<ArrayBuffer>;
    }
    const taken = rest.slice(0, most);
    rest = rest.subarray(most);
    at += taken.length;
    return taken;
  }

  async function takeAll(end: number): Promise<Uint8Array<ArrayBuffer>[]> {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    while (at < end) {
      const chunk = await take(end - at);
      if (chunk.length === 0) throw new RangeError(`The file should have ${size} bytes, but it has ${at}.`);
      chunks.push(chunk);
    }
    return chunks;
  }

  function close(): void {
    reader?.cancel().catch(() => {});
  }

  return {
    async read(start) {
      const end = Math.min(start + pieceBytes, size);
      if (blob) return blob.slice(start, end);
      if (!reader || at !== start) {
        close();
        reader = open().getReader();
        [at, rest] = [0, new Uint8Array()];
        while (at < start) await takeAll(Math.min(start, at + pieceBytes));
      }
      const chunks = await takeAll(end);
      if (end === size && (await take(1)).length > 0) {
        throw new RangeError(`The file should have ${size} bytes, but it has more.`);
      }
      return new Blob(chunks);
    },
    close,
  };
}
