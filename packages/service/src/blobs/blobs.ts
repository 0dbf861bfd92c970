/** What is known of stored bytes. */
export interface StoredBlob {
  /** Finds the bytes again; says nothing about them. */
  readonly key: string;
  readonly size: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

/** A store of bytes that cannot be used, said in one sentence that a person can act on. */
export class BlobsError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "BlobsError";
  }
}

/** A part of stored bytes that is there. */
export interface ByteRange {
  readonly start: number;
  /** The last one that belongs to it. */
  readonly end: number;
}

/** Keeps bytes of any size, a file in a folder or an object in a bucket. */
export interface Blobs {
  /** Stores a stream under a new key; nothing is left behind when the stream fails. */
  write(chunks: AsyncIterable<Uint8Array>): Promise<StoredBlob>;
  /** Reads stored bytes, or a part of them; rejects where there are none under this key. */
  read(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>;
  /** Forgets stored bytes; does nothing where there are none. */
  remove(key: string): Promise<void>;
  close(): Promise<void>;
}
