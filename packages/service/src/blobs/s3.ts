import { createHash } from "node:crypto";
import { notePassed } from "@data-import/tables/reading";
import { createRandomText } from "../domain/ids.ts";
import { type Blobs, BlobsError, type ByteRange } from "./blobs.ts";
import { type Bucket, type BucketOptions, openBucket, readElement } from "./bucket.ts";

export type { BucketOptions };

/** How many bytes one request sends. An object may have 10,000 parts, each of 5 MiB or more. */
const partBytes = 8_388_608;

/** How often a download that received no new bytes is resumed. */
const mostAttempts = 5;

/**
 * Stores each blob as an object in a bucket of an S3 API, so that several nodes share them. Rejects with a `BlobsError`
 * if the bucket cannot be used.
 */
export async function createS3Blobs(options: BucketOptions): Promise<Blobs> {
  const bucket = openBucket(options);
  await bucket.send({ method: "HEAD" }, [200]);
  return {
    async write(chunks, key = createRandomText(24)) {
      const hash = createHash("sha256");
      let size = 0;
      const writer = createWriter(bucket, key);
      try {
        for await (const chunk of chunks) {
          hash.update(chunk);
          size += chunk.byteLength;
          await writer.add(chunk);
        }
        await writer.end();
      } catch (error) {
        // Report the failure of the stream. If the cleanup fails, the lifecycle rules of the bucket remove the parts.
        await writer.abort().catch(() => {});
        throw error;
      }
      return { key, size, sha256: hash.digest("hex") };
    },
    async read(key, range) {
      const headers = range && { range: `bytes=${range.start}-${range.end}` };
      const response = await bucket.send({ method: "GET", key, ...(headers && { headers }) }, [
        headers ? 206 : 200,
      ]);
      return ReadableStream.from(readOn(bucket, key, response, range)) as ReadableStream<Uint8Array>;
    },
    async remove(key) {
      await bucket.send({ method: "DELETE", key }, [200, 204, 404]);
    },
    async close() {},
  };
}

/** Sends small content in one request, and larger content in parts. */
function createWriter(bucket: Bucket, key: string) {
  // One buffer for all parts: keeping the chunks until a part is full would use more memory.
  const part = Buffer.allocUnsafeSlow(partBytes);
  let length = 0;
  let uploadId: string | undefined;
  const tags: string[] = [];

  async function sendPart(body: Uint8Array<ArrayBuffer>): Promise<void> {
    uploadId ??= await beginUpload(bucket, key);
    const query = { partNumber: String(tags.length + 1), uploadId };
    const response = await bucket.send({ method: "PUT", key, query, body }, [200]);
    tags.push(response.headers.get("etag") ?? "");
    notePassed(body.byteLength);
  }

  return {
    async add(chunk: Uint8Array): Promise<void> {
      for (let start = 0; start < chunk.byteLength; ) {
        const end = Math.min(chunk.byteLength, start + partBytes - length);
        part.set(chunk.subarray(start, end), length);
        length += end - start;
        start = end;
        if (length < partBytes) continue;
        await sendPart(part);
        length = 0;
      }
    },
    async end(): Promise<void> {
      const rest = part.subarray(0, length);
      if (uploadId === undefined) {
        await bucket.send({ method: "PUT", key, body: rest }, [200]);
        return;
      }
      if (length > 0) await sendPart(rest);
      await completeUpload(bucket, key, uploadId, tags);
    },
    async abort(): Promise<void> {
      if (uploadId !== undefined)
        await bucket.send({ method: "DELETE", key, query: { uploadId } }, [200, 204, 404]);
    },
  };
}

async function beginUpload(bucket: Bucket, key: string): Promise<string> {
  const response = await bucket.send({ method: "POST", key, query: { uploads: "" } }, [200]);
  const uploadId = readElement(await response.text(), "UploadId");
  if (uploadId === undefined) throw new BlobsError("The bucket started an upload without an UploadId.");
  return uploadId;
}

async function completeUpload(
  bucket: Bucket,
  key: string,
  uploadId: string,
  tags: readonly string[],
): Promise<void> {
  const parts = tags.map(
    (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
  );
  const body = Buffer.from(`<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`);
  const response = await bucket.send({ method: "POST", key, query: { uploadId }, body }, [200]);
  // The store sends the status before it joins the parts, so an error can also have the status 200.
  const text = await response.text();
  if (!text.includes("<Error>")) return;
  throw new BlobsError(
    `The bucket could not join the parts: ${readElement(text, "Code") ?? "unknown error"}.`,
  );
}

/** Reads an object to its end. A slow reader may lose connections; the download then continues on a new connection. */
async function* readOn(
  bucket: Bucket,
  key: string,
  first: Response,
  range?: ByteRange,
): AsyncGenerator<Uint8Array> {
  const etag = first.headers.get("etag");
  let response = first;
  let at = range?.start ?? 0;
  for (let attempts = 0; ; ) {
    try {
      for await (const chunk of response.body ?? []) {
        at += chunk.byteLength;
        attempts = 0;
        yield chunk;
      }
      return;
    } catch (error) {
      attempts += 1;
      if (attempts > mostAttempts) throw error;
    }
    const headers = { range: `bytes=${at}-${range?.end ?? ""}`, ...(etag !== null && { "if-match": etag }) };
    response = await bucket.send({ method: "GET", key, headers }, [206]);
  }
}
