import type { CallOptions, HookedOptions, ResponseInfo } from "../core/types.ts";

/** A stream of bytes with the facts that are needed before it is read. */
export interface SizedStream {
  /** The bytes. If it is a function that opens a new stream, a failed upload can be retried. */
  readonly stream: ReadableStream<Uint8Array> | (() => ReadableStream<Uint8Array>);
  /** The number of bytes, if known. An upload fails if the number differs. */
  readonly size?: number | undefined;
  /** The name of the file. */
  readonly name: string;
  /** The media type of the file. */
  readonly type?: string | undefined;
}

/** A source that can be uploaded. For a file on disk use `fromPath` of `@data-import/client/node`. */
export type UploadSource = Blob | File | Uint8Array | ArrayBuffer | SizedStream;

/**
 * JSON lines: text or bytes that have them, or objects, each of which becomes a line. A generator or a stream is read
 * while it is sent, and the call is not retried.
 */
export type LinesSource =
  | string
  | Blob
  | Uint8Array
  | ReadableStream<Uint8Array>
  | Iterable<object>
  | AsyncIterable<object>;

/** The progress of a transfer. */
export interface Progress {
  /** Bytes of the file so far. A retried upload begins at 0 again, except for a file of more than 64 MiB. */
  readonly bytes: number;
  /** Bytes of the whole file, if known. */
  readonly total: number | undefined;
}

/** The options of an upload. */
export interface UploadOptions extends HookedOptions {
  /**
   * Called at the start and then with the number of bytes that were passed to the connection. A browser sends the file
   * with XMLHttpRequest to count them. Without it (in a service worker, or with your own `fetch`), this is called only
   * at the start and when the response arrives.
   */
  onProgress?: ((progress: Progress) => void) | undefined;
  /** The name of the file. The default is the name of the source, or "file" if it has none. */
  name?: string | undefined;
  /** The media type of the file. The default is the type of the source. */
  type?: string | undefined;
}

/** A started download: its headers are here, its bytes come when they are read. Read it or cancel `body`. */
export interface Download extends ResponseInfo {
  /** The file name of the response, without any folder. */
  readonly fileName: string | undefined;
  /** The media type of the file. */
  readonly type: string | undefined;
  /** The number of bytes of `body`, if the response has it. */
  readonly size: number | undefined;
  /** The bytes, which are not read yet. */
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Reads the rest into memory. */
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
  /** Reads the rest into a blob of the same type. */
  blob(): Promise<Blob>;
  /** Reads the rest as UTF-8. */
  text(): Promise<string>;
  /** Writes the rest to a stream and closes it. */
  pipeTo(target: WritableStream<Uint8Array>): Promise<void>;
}

/** The options of a download. */
export interface DownloadOptions extends CallOptions {
  /** Called after each chunk that is read. */
  onProgress?: ((progress: Progress) => void) | undefined;
  /** Whether to request the rest if the connection breaks; the service must serve ranges. */
  resume?: boolean | undefined;
  /** The first and the last byte to read, counted from 0. The call fails if the service sends the whole file. */
  range?: { readonly from: number; readonly to?: number | undefined } | undefined;
}
