import type { SizedStream, UploadSource } from "./types.ts";

/** A source of any kind in one form. */
export interface ReadSource {
  readonly name: string;
  readonly type: string;
  readonly size: number | undefined;
  /** Whether the bytes can be read more than once. */
  readonly replayable: boolean;
  /** The bytes as a blob, if the source is in memory; then no stream is needed. */
  readonly blob: Blob | undefined;
  open(): ReadableStream<Uint8Array>;
}

/** Reads the facts of a source. Throws a TypeError if it cannot be uploaded. */
export function readSource(
  source: UploadSource,
  given: { readonly name?: string | undefined; readonly type?: string | undefined },
): ReadSource {
  const { name, type } = source as Partial<SizedStream>;
  const facts = {
    name: given.name || name || "file",
    type: given.type || type || "application/octet-stream",
  };
  if (source instanceof Blob || source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
    const blob =
      source instanceof Blob ? source : new Blob([source as Uint8Array<ArrayBuffer> | ArrayBuffer]);
    return { ...facts, size: blob.size, replayable: true, blob, open: () => blob.stream() };
  }
  const stream = source?.stream;
  if (typeof stream === "function") {
    return { ...facts, size: source.size, replayable: true, blob: undefined, open: stream };
  }
  if (stream instanceof ReadableStream) {
    return { ...facts, size: source.size, replayable: false, blob: undefined, open: () => stream };
  }
  throw new TypeError(
    "An upload takes a Blob, a File, a Uint8Array, an ArrayBuffer or { stream, name }; " +
      "for a file on disk use fromPath() of @data-import/client/node.",
  );
}
