/** The properties of stored bytes. */
export interface StoredBlob {
  /** Identifies the bytes; random. */
  readonly key: string;
  readonly size: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

/** The store of bytes cannot be used. The message says why, in one sentence that a person can act on. */
export class BlobsError extends Error {
  /** Whether the same request can succeed later: the store was not reached, or is busy. */
  readonly isTemporary: boolean;

  constructor(message: string, options: ErrorOptions & { readonly isTemporary?: boolean } = {}) {
    super(message, options);
    this.name = "BlobsError";
    this.isTemporary = options.isTemporary ?? false;
  }
}

/** A part of stored bytes. */
export interface ByteRange {
  readonly start: number;
  /** Inclusive. */
  readonly end: number;
}

/** Stores bytes of any size, each blob as a file in a folder or an object in a bucket. */
export interface Blobs {
  /**
   * Stores a stream. If the stream fails, nothing stays stored.
   * @param key a new one; the default is random
   */
  write(chunks: AsyncIterable<Uint8Array>, key?: string): Promise<StoredBlob>;
  /** Reads stored bytes, or a part of them; rejects if there are none under this key. */
  read(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>;
  /** Deletes stored bytes; does nothing if there are none. */
  remove(key: string): Promise<void>;
  close(): Promise<void>;
}
