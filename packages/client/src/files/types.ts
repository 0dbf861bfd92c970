import type { CallOptions, HookedOptions, ResponseInfo } from "../core/types.ts";

/** Bytes that come one after the other, with what has to be known about them before they do. */
export interface SizedStream {
  /** The bytes; as a function that opens them anew, so that a failed upload can be sent again. */
  readonly stream: ReadableStream<Uint8Array> | (() => ReadableStream<Uint8Array>);
  /** How many bytes there are, where that is known. An upload fails when there turn out to be more or fewer. */
  readonly size?: number | undefined;
  /** The name of the file. */
  readonly name: string;
  /** The media type of the file. */
  readonly type?: string | undefined;
}

/** What can be uploaded. For a file on disk there is `fromPath` in `@data-import/client/node`. */
export type UploadSource = Blob | File | Uint8Array | ArrayBuffer | SizedStream;

/** How far a transfer is. */
export interface Progress {
  /** Bytes of the file so far. An upload that is sent again begins at 0 again. */
  readonly bytes: number;
  /** Bytes of the whole file, where that is known. */
  readonly total: number | undefined;
}

/** The options of an upload. */
export interface UploadOptions extends HookedOptions {
  /**
   * Told how much of the file was handed to the connection. Where the runtime cannot stream a request, which is
   * so in browsers, it is told at the start and at the end only.
   */
  onProgress?: ((progress: Progress) => void) | undefined;
  /** The name of the file, instead of the one that the source has; "file" where neither is there. */
  name?: string | undefined;
  /** The media type of the file, instead of the one that the source has. */
  type?: string | undefined;
}

/** A file on its way: its head is here, its bytes come as they are read. Read it or cancel `body`. */
export interface Download extends ResponseInfo {
  /** The name that the service proposes, without any folder. */
  readonly fileName: string | undefined;
  /** The media type of the file. */
  readonly type: string | undefined;
  /** How many bytes `body` has, where the service says so. */
  readonly size: number | undefined;
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
  /** Told about each chunk as it is read. */
  onProgress?: ((progress: Progress) => void) | undefined;
  /** Asks for the rest when the connection breaks, where the service serves parts of a file. */
  resume?: boolean | undefined;
  /** The bytes to read, both counted from 0 and included; fails where the service sends the whole file instead. */
  range?: { readonly from: number; readonly to?: number | undefined } | undefined;
}
